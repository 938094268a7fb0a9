import Chess

extension PreparedPointSearch {
    // MARK: Defence

    /// The learner's pieces and pawns that could be won before the move, and still after the played one, most valuable
    /// first.
    private var endangered: [Square] {
        guard let passed = start.playingNull() else { return [] }
        let lost = start.pieces(learner).filter { square in
            start[square]?.kind != .king && passed.exchange(on: square) > 0
                && (line.moves[0].from == square
                    ? other.exchange(on: line.moves[0].to) > (start.captured(by: line.moves[0])?.value ?? 0)
                    : other.exchange(on: square) > 0)
        }
        return start.mostValuableFirst(lost)
    }

    /// Returns whether one of the opponent's first two moves in the played line takes what is on a square at the start.
    private func isTakenSoon(_ square: Square) -> Bool {
        let place = line.moves[0].from == square ? line.moves[0].to : square
        return [1, 3].contains { ply in
            ply < line.moves.count && line.moves[ply].to == place
                && line.positions[ply][place]?.side == learner
                && line.positions[ply].captured(by: line.moves[ply]) != nil
        }
    }

    /// Whether the learner moves the same piece away with the next move of the played line.
    private var isSavedNext: Bool {
        line.moves.count > 2 && line.moves[2].from == move.from && line.positions[2][move.from] == start[move.from]
    }

    /// The played line must show the danger: it takes the piece, or loses material.
    var saved: PreparedPoint? {
        guard !after.isCheck, !move.isCastling, endangered.contains(move.from), start[move.from]?.kind != .pawn,
            isTakenSoon(move.from) || line.material != nil && !isSavedNext
        else { return nil }
        if after.exchange(on: move.to) == 0 {
            guard !isMovedAnyway else { return nil }
            // That it takes a piece says more.
            return start.captured(by: move)?.value ?? 0 < 3 ? .saves(from: move.from) : nil
        }
        let isTraded = after.exchange(on: move.to) <= (start.captured(by: move)?.value ?? 0)
        return isTraded && !isTradedAnyway ? .trades(from: move.from) : nil
    }

    /// Whether the played move moves the same piece too, to a square where it is exchanged.
    private var isMovedAnyway: Bool {
        line.moves[0].from == move.from && other.exchange(on: line.moves[0].to) <= 1
    }

    /// Whether the same piece is exchanged after the played move too: the reply takes it and is taken.
    private var isTradedAnyway: Bool {
        line.moves.count > 2 && line.moves[1].to == move.from && line.moves[2].to == move.from
            && other.exchange(on: move.from) <= 0
    }

    /// What could be won and is safe after the move, which captures nothing.
    private var secured: [Square] {
        guard !after.isCheck, start.captured(by: move) == nil else { return [] }
        return endangered.filter { square in
            square != move.from && square != line.moves[0].from && after[square] == start[square]
                && after.exchange(on: square) == 0 && !isTakenLater(square)
                && (takenFirst == nil || takenFirst == square)
        }
    }

    /// The square of what the reply to the played move takes; nil if it takes nothing, or takes back without winning
    /// anything.
    private var takenFirst: Square? {
        guard line.moves.count > 1, other.captured(by: line.moves[1]) != nil,
            line.moves[1].to != line.moves[0].to
                || other.exchange(on: line.moves[1].to) > start.captured(by: line.moves[0])?.value ?? 0
        else { return nil }
        return line.moves[1].to
    }

    /// Returns whether the opponent takes a piece or pawn on its square in the shown line of the expected move all the
    /// same, and the learner is then behind.
    private func isTakenLater(_ square: Square) -> Bool {
        let plies = stride(from: 1, to: min(best.moves.count - 1, Explanation.plies), by: 2)
        return plies.contains { ply in
            best.moves[ply].to == square && best.positions[1...ply].allSatisfy { $0[square] == start[square] }
                && best.positions[ply + 2].balance(for: learner) < start.balance(for: learner)
        }
    }

    var defended: PreparedPoint? {
        secured.first {
            (after[$0]?.kind != .pawn || isTakenSoon($0) || line.material != nil)
                && after.attackers(of: $0, by: learner).count > start.attackers(of: $0, by: learner).count
                && shield(of: $0) == nil
        }.map(PreparedPoint.defends)
    }

    var shielded: PreparedPoint? {
        for square in secured {
            if let slider = shield(of: square) { return .shields(square, from: slider) }
        }
        return nil
    }

    /// The captured piece makes the reply to the played move, or a capture with its next move. A reply that does
    /// nothing is not named.
    var capturedFirst: PreparedPoint? {
        guard start.captured(by: move) != nil, line.moves.count > 1, !after.isCheck,
            line.moves[1].to != line.moves[0].to, !isReplaced
        else { return nil }
        if line.moves[1].from == move.to {
            let isQuiet =
                other.captured(by: line.moves[1]) == nil && !line.positions[2].isCheck
                && line.positions[2].forkTargets(from: line.moves[1].to, of: learner).isEmpty
            if !isQuiet {
                let isEven = other.captured(by: line.moves[1]) != nil && other.exchange(on: line.moves[1].to) == 0
                return isEven
                    ? nil : .capturesFirst(line.moves[1], isCapture: other.captured(by: line.moves[1]) != nil)
            }
            // Where it would go does not matter.
            return isTakenBack || start.captured(by: move).map { $0 != .pawn && !isWon($0) } ?? false
                ? nil : .captures(on: move.to, attacking: nil, isGivenBack: false)
        }
        guard line.moves.count > 3, line.moves[3].from == move.to, line.moves[1].to != move.to,
            start[move.to] == line.positions[3][move.to],
            line.positions[3].captured(by: line.moves[3]) != nil
                && line.positions[3].exchange(on: line.moves[3].to) > 0
                || line.positions[4].forkTargets(from: line.moves[3].to, of: learner).count > 1,
            line.positions[4].exchange(on: line.moves[3].to) == 0 || line.positions[4].isCheck
        else { return nil }
        return .capturesFirst(line.moves[3], isCapture: line.positions[3].captured(by: line.moves[3]) != nil)
    }

    /// Whether a pawn takes back that can do what the captured one does in the played line: it can make the same capture,
    /// advances to the same square in the shown line, or is where a captured pawn would only have advanced. Then nothing is
    /// prevented.
    var isReplaced: Bool {
        guard isTakenBack, best.positions[2][move.to]?.kind == .pawn, line.moves.count > 1 else { return false }
        let advances = stride(from: 3, to: min(best.moves.count, Explanation.plies), by: 2).contains {
            best.moves[$0].from == move.to && best.moves[$0].to == line.moves[1].to
        }
        let pushes = start[move.to]?.kind == .pawn && line.moves[1].to.file == move.to.file
        if line.moves[1].from == move.to, advances || pushes { return true }
        return [1, 3].contains {
            $0 < line.moves.count && line.moves[$0].from == move.to
                && line.positions[$0].captured(by: line.moves[$0]) != nil
                && best.positions[2].attacks(from: move.to).contains(line.moves[$0].to)
                && start[line.moves[$0].to] != nil
                && best.positions[2][line.moves[$0].to] == start[line.moves[$0].to]
        }
    }

    var stopped: PreparedPoint? {
        guard line.moves.count > 1, !after.isCheck, line.moves[1].to != line.moves[0].to else { return nil }
        let reply = line.moves[1]
        let isMate = line.positions[2].isCheckmate
        // What is stopped takes what stops it.
        if !isMate, best.moves.count > 1, best.moves[1].to == move.to, best.moves[1].from == reply.from { return nil }
        let isPossible = after.isLegal(reply)
        guard isMate ? !(isPossible && after.playing(reply).isCheckmate) : !isPossible,
            isMate
                ? isMateAtOnce(reply)
                : other.captured(by: reply) == nil && line.positions[2].exchange(on: reply.to) == 0
                    && isSensible(reply) && !isPlayedLater(reply),
            !(reply.isCastling && opponentCastles),
            // The moving piece must still exist: a captured piece does not count as stopped.
            after[reply.from] == other[reply.from]
        else { return nil }
        return .stops(reply, isMate: isMate)
    }

    /// Whether the opponent castles in the line of the expected move.
    private var opponentCastles: Bool {
        zip(best.moves, best.positions).contains { $0.isCastling && $1.sideToMove == learner.opponent }
    }

    /// Returns whether the opponent could already mate with a move: else the played move allows it, and nothing is
    /// prevented.
    private func isMateAtOnce(_ reply: Move) -> Bool {
        guard let passed = start.playingNull(), passed.isLegal(reply) else { return false }
        return passed.playing(reply).isCheckmate
    }

    /// Returns whether the opponent could play a move at once without losing the piece, or another one: else nothing
    /// needs to be prevented.
    private func isSensible(_ reply: Move) -> Bool {
        guard let passed = start.playingNull(), passed.isLegal(reply) else { return false }
        return (passed[reply.from]?.kind == .pawn || passed.playing(reply).exchange(on: reply.to) == 0)
            && !losesPiece(passed, by: reply)
    }

    /// Returns whether a move that captures nothing lets the learner win at least three pawns' worth at once, and more than
    /// before.
    func losesPiece(_ passed: Position, by reply: Move) -> Bool {
        let before = MaterialSearch.gain(in: start, plies: 1)?.points ?? 0
        let gain = MaterialSearch.gain(in: passed.playing(reply), plies: 1)?.points ?? 0
        return passed.captured(by: reply) == nil && gain > 2 && gain > before
    }

    /// Returns whether the opponent plays a move all the same in the shown line of the expected move.
    func isPlayedLater(_ reply: Move, plies: Int = Explanation.plies) -> Bool {
        zip(best.moves, best.positions).prefix(plies).contains { move, position in
            position.sideToMove == learner.opponent && move.from == reply.from && move.to == reply.to
                && position[move.from] == after[reply.from]
        }
    }
}
