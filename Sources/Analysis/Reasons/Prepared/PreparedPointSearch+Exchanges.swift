import Chess

extension PreparedPointSearch {
    // MARK: Exchanges

    var takesBack: PreparedPoint? {
        guard let taken = start.captured(by: move), start.balance(for: learner) < 0,
            start.balance(for: learner) + taken.value == 0, line.moves[0].to != move.to, !takesLater,
            !isLostAgain,
            // In the end the learner must be better off.
            MaterialBalance.lastDeficit(of: learner, along: line.line)
                > MaterialBalance.lastDeficit(of: learner, along: best.line)
        else { return nil }
        return .takesBack(on: move.to)
    }

    /// Whether the reply takes something elsewhere that is not taken back, and the material is not level in the end.
    private var isLostAgain: Bool {
        guard best.moves.count > 2, after.captured(by: best.moves[1]) != nil else { return false }
        return ![best.moves[2].to, move.to].contains(best.moves[1].to)
            && MaterialBalance.medianDeficit(of: learner, along: best.line) > start.balance(for: learner)
    }

    /// Whether the played line takes the same piece or pawn with the learner's next move: then nothing is missed but
    /// time.
    private var takesLater: Bool {
        line.moves.count > 2 && line.moves[2].to == move.to && line.positions[2][move.to] == start[move.to]
    }

    /// Whether the same piece or pawn takes it with the next move of the played line.
    private var isTakenByItLater: Bool { takesLater && line.moves[2].from == move.from }

    var captured: PreparedPoint? {
        guard let taken = start.captured(by: move), start[move.to] != nil, line.moves[0].to != move.to,
            taken == .pawn
                ? !takesLater && !takesPawnAlike && !isPawnExchanged
                : !isTakenByItLater && (start.captured(by: line.moves[0])?.value ?? 0) < taken.value
        else { return nil }
        // What could be taken back is not, because it would lose more.
        let isKept =
            best.moves.count > 2 && best.moves[1].to != move.to
            && best.positions[3].settled.balance(for: learner) >= start.balance(for: learner) + taken.value
        guard start.exchange(on: move.to) > 0 || isKept, taken != .pawn || !isPawnRetaken,
            taken == .pawn || attackedNext(worthMoreThan: taken) != nil || !isAnswered(worth: taken) && isWon(taken)
        else { return nil }
        // The pawn attacks the piece that takes it.
        if taken == .pawn, line.moves.count > 1, line.moves[1].from == move.to, line.moves[1].to == move.from,
            start.value(of: move.from) > taken.value, other[move.from] == start[move.from]
        {
            return .capturesFirst(line.moves[1], isCapture: true)
        }
        return .captures(
            on: move.to, attacking: attackedNext(worthMoreThan: taken), isGivenBack: taken == .pawn && !isBetterOff)
    }

    /// Whether the reply takes back, and no pawn is won in the end.
    private var isPawnExchanged: Bool {
        best.moves.count > 1 && best.moves[1].to == move.to
            && MaterialBalance.lastDeficit(of: learner, along: best.line) >= 0
    }

    /// Whether the played move takes a pawn too, which is not taken back, and is no worse in the end.
    private var takesPawnAlike: Bool {
        start.captured(by: line.moves[0]) == .pawn && !line.isExchange(at: 0)
            && MaterialBalance.lastDeficit(of: learner, along: line.line)
                <= MaterialBalance.lastDeficit(of: learner, along: best.line)
    }

    /// Returns whether the opponent takes as much, there or with the reply elsewhere, and the line wins no piece: then it
    /// is an exchange.
    private func isAnswered(worth taken: PieceKind) -> Bool {
        guard best.moves.count > 1 else { return false }
        let isRetaken =
            best.moves.count > 3 && best.moves[3].to == move.to && best.positions[3][move.to] == after[move.to]
        let answer = max(after.captured(by: best.moves[1])?.value ?? 0, isRetaken ? after.value(of: move.to) : 0)
        let won =
            MaterialBalance.lastDeficit(of: learner, along: line.line)
            - MaterialBalance.lastDeficit(of: learner, along: best.line)
        return answer >= taken.value && won < taken.value - 1
    }

    /// Returns whether the learner is better off at the end of the shown line, by as much as a piece is worth more than the
    /// one that takes it: else they are exchanged in the end.
    func isWon(_ taken: PieceKind) -> Bool {
        -MaterialBalance.lastDeficit(of: learner, along: best.line) >= max(1, taken.value - start.value(of: move.from))
    }

    /// Whether the opponent takes the capturing pawn on its square soon, and nothing is won.
    private var isPawnRetaken: Bool {
        pawnMove && !isBetterOff
            && [3, 5].contains {
                $0 < best.moves.count && best.moves[$0].to == move.to && best.positions[$0][move.to] == after[move.to]
            }
    }

    /// Whether the learner is better off in material at the end of the shown line than in the played one: else a pawn
    /// is given back, and a later capture is as good.
    private var isBetterOff: Bool {
        MaterialBalance.lastDeficit(of: learner, along: best.line)
            < min(0, MaterialBalance.lastDeficit(of: learner, along: line.line))
            && MaterialBalance.endDeficit(of: learner, along: best.line)
                < MaterialBalance.endDeficit(of: learner, along: line.line)
    }

    /// Returns what the capturing piece attacks from its new square, if the reply moves it or the learner takes it
    /// next.
    private func attackedNext(worthMoreThan taken: PieceKind) -> Square? {
        guard best.moves.count > 2 else { return nil }
        return targets.first {
            after.value(of: $0) > taken.value
                && (best.moves[1].from == $0 || best.moves[2].from == move.to && best.moves[2].to == $0)
        }
    }

    /// The knight that moves takes a bishop with its next move, and is taken back.
    private var huntsBishop: Bool {
        guard best.moves.count > 3, after[move.to]?.kind == .knight, best.moves[2].from == move.to,
            best.positions[2].captured(by: best.moves[2]) == .bishop, best.moves[3].to == best.moves[2].to,
            start.captured(by: move) == nil,
            // The played line wins it too.
            !line.positions.contains(where: { $0.pieces(learner.opponent, .bishop).count < 2 })
        else { return false }
        return start.pieces(learner.opponent, .bishop).count == 2 && isBishopPair(best.positions[4])
    }

    /// Whether the learner has both bishops and the opponent at most one, in the position and at the end of the shown
    /// line.
    private func isBishopPair(_ position: Position) -> Bool {
        [position, best.positions.prefix(Explanation.plies + 1).last ?? position].allSatisfy {
            $0.pieces(learner, .bishop).count == 2 && $0.pieces(learner.opponent, .bishop).count <= 1
        }
    }

    /// Whether the played line leads to the bishop pair too.
    private var isPairWonAnyway: Bool {
        line.positions.suffix(from: min(Explanation.plies, line.moves.count)).contains {
            $0.pieces(learner, .bishop).count == 2 && $0.pieces(learner.opponent, .bishop).count < 2
        }
    }

    /// A piece takes one of the same value and is taken back.
    var exchanged: PreparedPoint? {
        guard let taken = start.captured(by: move), taken != .pawn, best.line.beginsWithExchange,
            start.captured(by: line.moves[0]) == nil,
            // The opponent does not exchange the same pieces in reply.
            line.moves.count < 2 || line.moves[1].from != move.to || line.moves[1].to != move.from
        else { return nil }
        return .exchanges(on: move.to)
    }

    /// The moved piece attacks a guarded one of its kind, which the played move does not, and they take each other within
    /// the next three plies and are taken back. In the shown line of the played move no such exchange comes.
    var offeredExchange: PreparedPoint? { offeredExchange(of: [.bishop, .queen]) }

    /// The same for knights: that says less.
    var offeredKnights: PreparedPoint? { offeredExchange(of: [.knight]) }

    private func offeredExchange(of kinds: [PieceKind]) -> PreparedPoint? {
        guard start.captured(by: move) == nil, let kind = start[move.from]?.kind, kinds.contains(kind) else {
            return nil
        }
        let target = after.attacks(from: move.to).sorted().first { square in
            after[square] == Piece(learner.opponent, kind) && !start.attacks(from: move.from).contains(square)
                && !(other[line.moves[0].to]?.kind == kind && other.attacks(from: line.moves[0].to).contains(square))
                && (1...3).contains { isExchange(of: square, at: $0) }
        }
        let end = line.positions.prefix(Explanation.plies + 1).last ?? line.start
        let isGone = { (side: Side) in end.pieces(side, kind).count < start.pieces(side, kind).count }
        guard let target, !isGone(learner) || !isGone(learner.opponent) else { return nil }
        return .offersExchange(with: target)
    }

    /// Returns whether the moved piece and the one on a square are exchanged at a ply.
    private func isExchange(of square: Square, at ply: Int) -> Bool {
        guard ply + 1 < best.moves.count, best.moves[ply + 1].to == best.moves[ply].to else { return false }
        let (from, to) = (best.moves[ply].from, best.moves[ply].to)
        return from == square && to == move.to || from == move.to && to == square
    }

    /// A pawn takes a pawn and is taken back; the played move takes nothing.
    var pawnsExchanged: PreparedPoint? {
        guard start.captured(by: move) == .pawn, start[move.to] != nil, start[move.from]?.kind == .pawn, isTakenBack,
            start.captured(by: line.moves[0]) == nil,
            // The opponent's pawn does not take instead.
            line.moves.count < 2 || line.moves[1].from != move.to,
            start.balance(for: learner) == best.positions[2].balance(for: learner)
        else { return nil }
        return .exchanges(on: move.to)
    }

    var exchange: PreparedPoint? {
        if huntsBishop { return .winsBishopPair }
        guard let taken = start.captured(by: move), isTakenBack, let mine = start[move.from]?.kind else { return nil }
        let end = best.positions[2]
        let reply = best.moves[1]
        let isDoubled = { (position: Position) in
            position.hasDoubledPawns(of: learner.opponent, onFile: reply.to.file)
        }
        if after[reply.from]?.kind == .pawn, reply.from.file != reply.to.file,
            // A rook pawn takes towards the centre, and the rook gets a file.
            ![0, 7].contains(reply.from.file),
            // The played move does not lead to them too.
            !line.positions.prefix(Explanation.plies + 1).contains(where: isDoubled),
            // They are not straightened out in the shown line.
            [end, best.positions.prefix(Explanation.plies + 1).last ?? end].allSatisfy(isDoubled)
        {
            return .doublesPawns(file: reply.to.file)
        }
        guard mine == .knight, taken == .bishop, isBishopPair(end), !isPairWonAnyway else { return nil }
        return .winsBishopPair
    }
}
