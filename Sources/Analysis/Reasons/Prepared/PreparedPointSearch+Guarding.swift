import Chess

extension PreparedPointSearch {
    // MARK: Guarding

    /// `supported`, of a pawn that the opponent wins with one of the next two moves of the played line; or what says more
    /// about the same guard.
    var supportedInNeed: PreparedPoint? {
        guard let point = supported, case .supports(let square, _) = point else { return nil }
        let isLost = [1, 3].contains {
            $0 < line.moves.count && line.moves[$0].to == square && line.positions[$0][square] == start[square]
                && line.positions[$0].exchange(on: square) > 0
        }
        return isLost ? guarded ?? defended ?? point : nil
    }

    /// A piece or pawn that the opponent captures in the played line, newly guarded by the moved piece. After the move
    /// it cannot be won. A pawn that a pawn guards is `supports`.
    var covered: PreparedPoint? {
        guard !after.isCheck, start.captured(by: move) == nil, !move.isCastling, start[move.from]?.kind != .king,
            !isTakenBack
        else { return nil }
        let isPawn = start[move.from]?.kind == .pawn
        for ply in stride(from: 1, to: min(line.moves.count, 6), by: 2) {
            let square = line.moves[ply].to
            guard line.positions[ply].captured(by: line.moves[ply]) != nil, let kind = start[square]?.kind,
                start[square]?.side == learner, kind != .queen, !isPawn || kind != .pawn,
                line.positions[ply].exchange(on: square) > 0 || kind != .pawn && !isWellGuarded(square, atPly: ply),
                line.positions[1...ply].allSatisfy({ $0[square] == start[square] }), square != move.from,
                after.attackers(of: square, by: learner).contains(move.to),
                !start.attackers(of: square, by: learner).contains(move.from),
                !other.attackers(of: square, by: learner).contains(line.moves[0].to),
                after.exchange(on: square) == 0, !isTakenUnanswered(square)
            else { continue }
            return .covers(square, isTaken: true)
        }
        return nil
    }

    /// Returns whether the reply takes what is on a square all the same, and the learner does not take back.
    func isTakenUnanswered(_ square: Square) -> Bool {
        best.moves.count > 2 && best.moves[1].to == square && after[square] != nil && best.moves[2].to != square
    }

    /// Returns whether a pawn on a square moves on with the learner's next move, or what is there takes something: then it needs
    /// no guard.
    func isMovedNext(_ square: Square) -> Bool {
        guard best.moves.count > 2, best.moves[2].from == square else { return false }
        return start[square]?.kind == .pawn || best.positions[2].captured(by: best.moves[2]) != nil
    }

    /// Returns whether what is on a square of the played line has two guards more than attackers: then another guard says
    /// nothing.
    private func isWellGuarded(_ square: Square, atPly ply: Int) -> Bool {
        let position = line.positions[ply]
        return position.attackers(of: square, by: learner).count
            > position.attackers(of: square, by: learner.opponent).count + 1
    }

    /// A piece or pawn that one of the opponent's next moves in the played line attacks, newly guarded by the moved
    /// piece.
    var coveredLater: PreparedPoint? {
        guard !after.isCheck, start.captured(by: move) == nil, !move.isCastling, start[move.from]?.kind != .king,
            !isTakenBack
        else { return nil }
        for ply in stride(from: 1, to: min(line.moves.count, 4), by: 2) {
            let reply = line.moves[ply]
            let target = line.positions[ply + 1].attacks(from: reply.to).sorted().first { square in
                guard let piece = start[square], piece.side == learner, piece.kind != .king, piece.kind != .queen,
                    // A guard does not help a piece against one that is worth less.
                    line.positions[ply].value(of: reply.from) >= piece.kind.value,
                    isWonNext(square, afterPly: ply),
                    line.positions[1...ply].allSatisfy({ $0[square] == start[square] }), square != move.from
                else { return false }
                return !start.attacks(from: reply.from).contains(square)
                    && after.attackers(of: square, by: learner).contains(move.to)
                    && !start.attackers(of: square, by: learner).contains(move.from)
                    && !other.attackers(of: square, by: learner).contains(line.moves[0].to)
                    && !start.attackers(of: square, by: learner).contains { start[$0]?.kind == .pawn }
                    && !isCapturing(square, beforePly: ply + 4) && !isTakenUnanswered(square)
            }
            if let target { return .covers(target, isTaken: false) }
        }
        return nil
    }

    /// Returns whether the learner's piece on a square takes something in the played line before a ply: then it needs no
    /// guard.
    private func isCapturing(_ square: Square, beforePly end: Int) -> Bool {
        stride(from: 2, to: min(line.moves.count, end), by: 2).contains {
            line.moves[$0].from == square && line.positions[$0].captured(by: line.moves[$0]) != nil
        }
    }

    /// Returns whether the opponent could win what is on a square of the played line with the next move, or does so
    /// later.
    private func isWonNext(_ square: Square, afterPly ply: Int) -> Bool {
        let isAttackerTaken = ply + 1 < line.moves.count && line.moves[ply + 1].to == line.moves[ply].to
        if !isAttackerTaken, (line.positions[ply + 1].playingNull()?.exchange(on: square) ?? 0) > 0 { return true }
        return stride(from: ply + 2, to: min(line.moves.count, Explanation.plies), by: 2).contains {
            line.moves[$0].to == square && line.positions[$0].exchange(on: square) > 0
        }
    }

    /// The reply to the played move is possible after the expected one too, but loses more than a pawn there to a
    /// capture on another square, which wins nothing without it. The expected move captures nothing.
    var answered: PreparedPoint? {
        guard line.moves.count > 1, best.moves.count > 1, !after.isCheck, start.captured(by: move) == nil,
            let passed = after.playingNull()
        else { return nil }
        let reply = line.moves[1]
        guard best.moves[1] != reply, reply.to != line.moves[0].to, after[reply.from] == other[reply.from],
            after.isLegal(reply), !line.positions[2].isCheck,
            // It is a move that does something.
            other.captured(by: reply) != nil
                || line.positions[2].attacks(from: reply.to).contains(where: { other[$0]?.side == learner })
        else { return nil }
        let next = after.playing(reply)
        let taken = after.captured(by: reply)?.value ?? 0
        guard !next.isCheck, let gain = MaterialSearch.gain(in: next, plies: 3), gain.points > taken + 1,
            next.captured(by: gain.moves[0]) != nil, gain.moves[0].to != reply.to,
            line.moves.count < 3 || line.moves[2] != gain.moves[0],
            MaterialSearch.keeps(gain, in: next),
            // Else it is a threat of its own.
            !passed.isLegal(gain.moves[0]) || !MaterialSearch.wins(by: gain.moves[0], in: passed),
            (MaterialSearch.gain(in: line.positions[2], plies: 3)?.points ?? 0) < gain.points - 1
        else { return nil }
        return .answers(reply, with: gain.moves[0])
    }

    /// The pawn newly guards a square to which a piece of the opponent goes with a later move of the played line, and
    /// not in the expected one.
    var keptFrom: PreparedPoint? {
        guard pawnMove, start.captured(by: move) == nil, !isTakenBack else { return nil }
        for ply in [3, 5] where ply < line.moves.count && !attacksNewPawn(atPly: ply) {
            let reply = line.moves[ply]
            guard let kind = line.positions[ply][reply.from]?.kind, kind != .pawn, kind != .king,
                line.positions[ply].captured(by: reply) == nil, start[reply.to] == nil,
                after.attacks(from: move.to).contains(reply.to),
                !start.isAttackedByPawn(reply.to, of: learner), !other.isAttackedByPawn(reply.to, of: learner),
                !goes(kind, to: reply.to, in: best), !kind.isSlider || isReached(reply.to, by: kind),
                // Where it is possible at once, the piece must be lost there: the pawn may be pinned.
                !after.isLegal(reply) || after.playing(reply).exchange(on: reply.to) > 0
            else { continue }
            return .keepsFrom(reply.to, kind)
        }
        return nil
    }

    /// Returns whether a piece of that kind of the opponent attacks a square after the expected move: else it is not
    /// kept from there.
    private func isReached(_ square: Square, by kind: PieceKind) -> Bool {
        after.attackers(of: square, by: learner.opponent).contains { after[$0]?.kind == kind }
    }

    /// Returns whether a piece of that kind goes to a square with one of the opponent's moves in a line.
    private func goes(_ kind: PieceKind, to square: Square, in line: Refutation) -> Bool {
        stride(from: 1, to: line.moves.count, by: 2).contains {
            line.moves[$0].to == square && line.positions[$0][line.moves[$0].from]?.kind == kind
        }
    }

    /// The learner, who is behind in material, exchanges the queens within the shown plies of the played line; the
    /// expected one keeps them to its end, and the opponent's next move cannot exchange them.
    var keepsQueens: PreparedPoint? {
        let hasQueens = { (position: Position) in
            !position.pieces(.white, .queen).isEmpty && !position.pieces(.black, .queen).isEmpty
        }
        let shown = line.positions.prefix(Explanation.plies + 1)
        // The learner need not exchange them.
        let first = line.moves.indices.first { line.positions[$0].captured(by: line.moves[$0]) == .queen }
        guard start.balance(for: learner) < 0, let first, [1, 3].contains(first), let end = shown.last,
            best.positions.count >= shown.count,
            best.positions.allSatisfy(hasQueens),
            end.pieces(.white, .queen).isEmpty, end.pieces(.black, .queen).isEmpty,
            !after.legalMoves().contains(where: {
                after[$0.from]?.kind == .queen && after.captured(by: $0) == .queen
            })
        else { return nil }
        return .keepsQueens
    }

    /// Returns whether a piece of the same kind, not a pawn, goes to the same square in the longest shown line all the same.
    private func goesLater(_ reply: Move) -> Bool {
        guard let kind = after[reply.from]?.kind, kind != .pawn else { return false }
        return stride(from: 1, to: min(best.moves.count, Explanation.longest), by: 2).contains {
            best.moves[$0].to == reply.to && best.positions[$0][best.moves[$0].from]?.kind == kind
        }
    }

    /// Returns whether a reply to the expected move loses more than it takes, proved by a search of all moves.
    private func loses(_ reply: Move, besides taken: Int) -> Bool {
        let next = after.playing(reply)
        guard let gain = MaterialSearch.gain(in: next, plies: 3) else { return false }
        // Nor may a fork by a pawn win it back.
        return gain.points > taken && MaterialSearch.keeps(gain, in: next)
            && !allowsPawnFork(next.playing(gain.moves[0]))
    }

    /// Returns whether the side to move can attack two pieces with a pawn that cannot be taken for nothing.
    private func allowsPawnFork(_ position: Position) -> Bool {
        position.legalMoves().contains {
            guard position[$0.from]?.kind == .pawn, position.captured(by: $0) == nil else { return false }
            let next = position.playing($0)
            return next.forksPieces(from: $0.to) && next.exchange(on: $0.to) <= 0
        }
    }

    /// Returns whether a reply would lose the moving piece, or another one, before the move too.
    private func isLost(_ passed: Position, by reply: Move, besides taken: Int) -> Bool {
        passed[reply.from] == after[reply.from] && passed.isLegal(reply)
            && (passed.playing(reply).exchange(on: reply.to) > taken || losesPiece(passed, by: reply))
    }

    /// The reply to the played move is legal, but would lose the moving piece. What takes the moved piece where it stood
    /// has nothing to take there.
    var guarded: PreparedPoint? {
        guard line.moves.count > 1, best.moves.count > 1, after.isLegal(line.moves[1]), !line.moves[1].isCastling,
            line.moves[1].to != line.moves[0].to, line.moves[1].to != move.from
        else { return nil }
        let reply = line.moves[1]
        // What guarded the square before is not the merit of the move, not even the pawn that the played move takes
        // away.
        let guards = after.attackers(of: reply.to, by: learner)
        let isOwnPawn = start[line.moves[0].from]?.kind == .pawn
        guard !isOwnPawn || !start.attackers(of: reply.to, by: learner).contains(line.moves[0].from) else { return nil }
        guard guards.contains(move.to), !start.attackers(of: reply.to, by: learner).contains(move.from) else {
            return nil
        }
        let taken = after.captured(by: reply)?.value ?? 0
        guard after[reply.from] == other[reply.from], after[reply.from]?.kind != .king,
            after[reply.from]?.kind == .pawn || after[reply.from]?.kind.isMinor == true
                || after[move.to]?.kind == .pawn,
            after.playing(reply).exchange(on: reply.to) > taken, line.positions[2].exchange(on: reply.to) == 0,
            // What is won there may be lost again, as in the line itself.
            best.moves[1] != reply, !isTakenBack,
            taken > 0 || !goesLater(reply),
            !(start.playingNull().map { isLost($0, by: reply, besides: taken) } ?? false),
            after[reply.from]?.kind != .pawn || !isPlayedLater(reply, plies: Explanation.longest),
            loses(reply, besides: taken)
        else { return nil }
        return .guards(reply)
    }
}
