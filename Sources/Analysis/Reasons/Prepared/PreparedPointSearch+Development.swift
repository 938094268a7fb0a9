import Chess

extension PreparedPointSearch {
    // MARK: Development

    /// Whether a pawn moves and stays a pawn.
    var pawnMove: Bool { start[move.from]?.kind == .pawn && move.promotion == nil }

    /// Returns whether a first move brings a pawn to one of the four squares in the middle.
    private func isCentral(_ first: Move) -> Bool {
        start[first.from]?.kind == .pawn && isCentralSquare(first.to)
    }

    func isCentralSquare(_ square: Square) -> Bool {
        [3, 4].contains(square.file) && [3, 4].contains(square.rank)
    }

    var centre: PreparedPoint? {
        guard pawnMove, isCentral(move), let beside = Square(file: move.to.file == 3 ? 4 : 3, rank: move.to.rank),
            after[beside] == Piece(learner, .pawn), !isTakenBack,
            [move.to, beside].allSatisfy({ after.exchange(on: $0) == 0 }),
            // A pawn that is taken must be replaced by a pawn.
            [move.to, beside].allSatisfy({
                !after.isAttackedByPawn($0, of: learner.opponent) || after.isAttackedByPawn($0, of: learner)
            }), standsToEnd([move.to, beside]),
            // Taking back after the played move does not build it too.
            !(line.isExchange(at: 0)
                && [move.to, beside].allSatisfy { line.positions[min(3, line.moves.count)][$0] == after[$0] })
        else { return nil }
        return .buildsCentre([move.to, beside].sorted())
    }

    /// Returns whether no piece of the opponent takes on one of these squares and stays there in the shown line.
    private func standsToEnd(_ squares: [Square]) -> Bool {
        let last = min(best.moves.count, Explanation.plies) - 1
        return !stride(from: 1, through: last, by: 2).contains { ply in
            squares.contains(best.moves[ply].to) && best.positions[ply].captured(by: best.moves[ply]) == .pawn
                && (ply + 1 >= best.moves.count || best.moves[ply + 1].to != best.moves[ply].to)
        }
    }

    /// Whether the moved pawn is taken on its square within the next six plies.
    private var isSoonTaken: Bool {
        (1..<max(1, min(best.moves.count, 7))).contains {
            best.moves[$0].to == move.to && best.positions[$0][move.to] == after[move.to]
        }
    }

    /// The pawn attacks an opponent's pawn on c4 to f5, or another one with which it is exchanged in the shown line.
    var strike: PreparedPoint? {
        guard pawnMove, start.captured(by: move) == nil, !isTakenEnPassant, !isLostAtOnce else { return nil }
        let target = after.attacks(from: move.to).filter { square in
            after[square] == Piece(learner.opponent, .pawn)
                && ((2...5).contains(square.file) && (3...4).contains(square.rank) || isExchanged(on: square)
                    || best.moves.count > 1 && best.moves[1].from == square)
        }.sorted { abs(2 * $0.file - 7) < abs(2 * $1.file - 7) }.first
        guard let target,
            line.start[line.moves[0].from]?.kind != .pawn || !other.attacks(from: line.moves[0].to).contains(target),
            // The played line does not take it.
            !(line.moves.count > 2 && line.moves[2].to == target && line.positions[2][target] == start[target])
        else { return nil }
        return .strikes(at: target)
    }

    /// Whether a piece takes the moved pawn with the reply, and the learner does not take back.
    private var isLostAtOnce: Bool {
        isTakenBack && after[best.moves[1].from]?.kind != .pawn && best.moves.count > 2 && best.moves[2].to != move.to
    }

    private var isTakenEnPassant: Bool {
        best.moves.count > 1 && best.positions[2][move.to] != after[move.to] && best.moves[1].to != move.to
    }

    /// Returns whether the pawn on a square takes the moved one, or is taken by it, before another move of either.
    private func isExchanged(on square: Square) -> Bool {
        let next = best.moves.prefix(Explanation.plies).dropFirst().first {
            [$0.from, $0.to].contains(square) || [$0.from, $0.to].contains(move.to)
        }
        return next.map { $0.from == square && $0.to == move.to || $0.from == move.to && $0.to == square } ?? false
    }

    var centrePawn: PreparedPoint? {
        guard pawnMove, isCentral(move), start.captured(by: move) == nil, other[move.to] != after[move.to],
            !isTakenBack,
            !start.isEnding, !isCentral(line.moves[0]),
            // A pawn that one of the opponent attacks challenges that one instead.
            !after.isAttackedByPawn(move.to, of: learner.opponent), !isSoonTaken
        else { return nil }
        return .takesCentre(move.to)
    }

    /// The pawn newly guards a centre pawn. The played move does not, or with a piece, and the reply then takes the
    /// pawn.
    var supported: PreparedPoint? {
        guard pawnMove else { return nil }
        let centre = after.attacks(from: move.to).filter { square in
            after[square] == Piece(learner, .pawn) && isCentralSquare(square) && square != line.moves[0].from
                && !start.attacks(from: move.from).contains(square)
                && isAttackedSoon(square)
        }.sorted()
        let played = line.moves[0]
        let guardedAnyway = other.attacks(from: played.to)
        if let square = centre.first(where: { !guardedAnyway.contains($0) }) {
            return .supports(square, withPawnInstead: false)
        }
        guard start[played.from]?.kind != .pawn, line.moves.count > 1,
            let square = centre.first(where: { $0 == line.moves[1].to }), other[square] == after[square]
        else { return nil }
        return .supports(square, withPawnInstead: true)
    }

    /// Returns whether the opponent attacks a square as often as it was guarded, now or with one of the next two moves
    /// of either line.
    private func isAttackedSoon(_ square: Square) -> Bool {
        (best.positions.prefix(5).dropFirst() + line.positions.prefix(5).dropFirst()).contains {
            let attackers = $0.attackers(of: square, by: learner.opponent)
            return !attackers.isEmpty && attackers.count >= start.attackers(of: square, by: learner).count
                || start.isAttackedByPawn(square, of: learner.opponent)
        }
    }

    /// A pawn goes to a centre square with one of the next two moves of the line, guarded by the moved piece or pawn, which
    /// takes no piece; on the wings only by a pawn that takes nothing.
    var prepared: PreparedPoint? {
        guard start.captured(by: move)?.value ?? 0 < 3 else { return nil }
        let files = pawnMove && start.captured(by: move) == nil ? 1...6 : 3...4
        for ply in stride(from: 2, to: min(best.moves.count, 5), by: 2) {
            let advance = best.moves[ply]
            guard best.positions[ply][advance.from]?.kind == .pawn, start[advance.from]?.kind == .pawn,
                files.contains(advance.to.file),
                [3, 4].contains(advance.to.rank), best.positions[ply].captured(by: advance) == nil,
                best.positions[ply].attacks(from: move.to).contains(advance.to),
                !line.moves.prefix(7).contains(where: { $0.to == advance.to && $0.from == advance.from }),
                advance.from != move.to, !isSafe(advance), !guardsAdvance(advance)
            else { continue }
            return .prepares(advance.to)
        }
        return nil
    }

    /// Returns whether the played piece guards the square to which a pawn advances, also from behind the pawn.
    private func guardsAdvance(_ advance: Move) -> Bool {
        guard let passed = other.playingNull(), passed.isLegal(advance) else {
            return other.attacks(from: line.moves[0].to).contains(advance.to)
        }
        return passed.playing(advance).attackers(of: advance.to, by: learner).contains(line.moves[0].to)
    }

    /// The pawn advances once more with the next move, safely, and the piece it then attacks moves away without a
    /// capture; the played line has no such advance. The piece must be there from the start: else the advance is not
    /// the plan.
    var preparedAdvance: PreparedPoint? {
        guard pawnMove, best.moves.count > 3, best.moves[2].from == move.to,
            best.positions[2].captured(by: best.moves[2]) == nil, best.moves[2].promotion == nil,
            best.positions[3].captured(by: best.moves[3]) == nil, best.positions[3].exchange(on: best.moves[2].to) == 0,
            best.positions[2][best.moves[3].from] == start[best.moves[3].from],
            let target = after[best.moves[3].from], target.kind != .pawn, target.kind != .king,
            best.positions[3].attacks(from: best.moves[2].to).contains(best.moves[3].from),
            !line.moves.contains(where: { $0.to == best.moves[2].to && $0.from.file == best.moves[2].from.file })
        else { return nil }
        return .preparesAdvance(against: best.moves[3].from)
    }

    /// Returns whether the pawn could advance before the move.
    private func isSafe(_ advance: Move) -> Bool {
        start.isLegal(advance) && start.playing(advance).exchange(on: advance.to) == 0
    }

    /// The pawn leaves a square, capturing nothing, to which a bishop can then go back. The played line attacks it with a
    /// knight, or with a pawn, and the bishop goes back later. The shown line does not take it all the same.
    var retreat: PreparedPoint? {
        guard pawnMove, start.captured(by: move) == nil else { return nil }
        let shown = zip(best.moves, best.positions).prefix(Explanation.plies)
        return after.pieces(learner, .bishop).sorted().first { bishop in
            after.attacks(from: bishop).contains(move.from) && !start.isUndeveloped(bishop)
                && !shown.contains { $0.to == bishop && $1[bishop] == start[bishop] } && isOpen(move.from)
                && (isHunted(bishop, by: .knight) && move.from.isOnRookFile
                    || (isHunted(bishop, by: .knight) || isHunted(bishop, by: .pawn))
                        && shown.contains { $0.0.from == bishop && $0.0.to == move.from })
        }.map { .retreat(from: $0, to: move.from) }
    }

    /// Returns whether no pawn, knight or bishop of the opponent guards a square, before and after the reply.
    private func isOpen(_ square: Square) -> Bool {
        best.positions.prefix(3).dropFirst().allSatisfy { position in
            !position.isAttackedByPawn(square, of: learner.opponent)
                && !position.attackers(of: square, by: learner.opponent).contains { position[$0]?.kind.isMinor == true }
        }
    }

    /// Returns whether a piece of a kind attacks the bishop with one of the first two replies to the played move.
    private func isHunted(_ bishop: Square, by kind: PieceKind) -> Bool {
        [1, 3].contains { ply in
            guard ply < line.moves.count, line.positions[ply][bishop] == start[bishop],
                line.positions[ply][line.moves[ply].from]?.kind == kind
            else { return false }
            let isDriven =
                ply + 1 < line.moves.count && line.moves[ply + 1].from == bishop
                || ply + 2 < line.moves.count && line.moves[ply + 2].to == bishop
            return isDriven && line.positions[ply + 1].attacks(from: line.moves[ply].to).contains(bishop)
        }
    }

    var develops: PreparedPoint? {
        guard best.develops, start.captured(by: move) == nil, !line.develops || line.moves[0].isCastling,
            !move.isCastling
        else { return nil }
        return .develops(move.to)
    }

    /// The knight leaves its first square, as it does with the played move, but not for the edge of the board.
    var developsInwards: PreparedPoint? {
        let played = line.moves[0]
        guard start[move.from]?.kind == .knight, start.isUndeveloped(move.from), played.from == move.from,
            played.to.isOnRookFile, !move.to.isOnRookFile, start.captured(by: move) == nil, !isTakenBack
        else { return nil }
        return .developsInwards
    }

    var freed: PreparedPoint? {
        guard pawnMove else { return nil }
        return start.pieces(learner, .bishop).sorted().first { bishop in
            start.isUndeveloped(bishop) && start.freeSquares(of: bishop) == 0 && after.freeSquares(of: bishop) >= 2
                && stride(from: 2, to: min(best.moves.count, Explanation.longest), by: 2).contains {
                    best.moves[$0].from == bishop
                }
                && (other[bishop] != start[bishop] || other.freeSquares(of: bishop) == 0)
        }.map(PreparedPoint.frees)
    }

    /// The piece leaves the square in front of a pawn without a capture, and the pawn advances with the next move; in the played
    /// line it does not advance with the next two.
    var cleared: PreparedPoint? {
        guard start[move.from]?.kind != .pawn, !move.isCastling, start.captured(by: move) == nil,
            let pawn = Square(file: move.from.file, rank: move.from.rank - (learner == .white ? 1 : -1)),
            start[pawn] == Piece(learner, .pawn), line.moves[0].from != move.from
        else { return nil }
        let advances = { (line: Refutation, end: Int) in
            stride(from: 2, to: min(line.moves.count, end), by: 2).contains {
                line.moves[$0].from == pawn && line.moves[$0].to.file == pawn.file
            }
        }
        return advances(best, 3) && !advances(line, 5) ? .clears(pawn) : nil
    }
}
