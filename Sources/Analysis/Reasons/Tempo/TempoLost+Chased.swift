import Chess

/// Time lost because the opponent attacks a piece.
extension TempoLost {
    /// Returns the tempo the opponent gains by attacking a piece with one of the first two replies; nil if there is
    /// none.
    /// - Parameter isPlayed: Whether the piece must have moved in the line. Otherwise it may be any piece, also after
    ///   castling, but the reply itself must attack it, with a pawn or a minor piece.
    static func chased(in line: Refutation, isPlayed: Bool) -> TempoLost? {
        guard !isPlayed || !line.moves[0].isCastling, line.start.fullmoveNumber <= lastMoveNumber else { return nil }
        var places = [line.moves[0].to]
        let count =
            !isPlayed
            ? 1 : line.start[places[0]]?.kind == .queen || line.positions[1][places[0]]?.kind == .queen ? 3 : 2
        for ply in line.replies.prefix(count) where ply + 1 < line.moves.count {
            let reply = line.moves[ply]
            let (before, after) = (line.positions[ply], line.positions[ply + 1])
            places.removeAll { $0 == reply.to }
            let isPawn = before[reply.from]?.kind == .pawn
            if !reply.isCastling, before.captured(by: reply) == nil, !attackerMovesOn(reply, atPly: ply, in: line),
                isPawn || isPlayed && before.isUndeveloped(reply.from)
                    || isPlayed && ply == 1 && before.attacks(from: line.moves[0].to).contains(reply.from)
                    || !isPlayed && before[reply.from]?.kind.isMinor == true,
                let from = retreat(in: line, afterPly: ply, isPawn: isPawn), places.contains(from) == isPlayed,
                !wentFreely(to: from, beforePly: ply, in: line),
                // A fork does more than gain time.
                !isPawn || !after.forksPieces(from: reply.to), !takesOther(than: from, afterPly: ply, in: line),
                after.attacks(from: reply.to).contains(from),
                (after.playingNull()?.exchange(on: from) ?? 0) > 0, let kind = after[from]?.kind
            {
                return TempoLost(.chased(from: from, atPly: ply), kind, from)
            }
            // The piece may go on; other pieces did not lose the time.
            let answer = line.moves[ply + 1]
            places = places.map { $0 == answer.from ? answer.to : $0 }
        }
        return nil
    }

    /// Returns whether the learner has just moved the piece to a square without need, after the first move: then that
    /// move loses the time.
    private static func wentFreely(to square: Square, beforePly ply: Int, in line: Refutation) -> Bool {
        ply > 1 && line.moves[ply - 1].to == square && !line.isForced(at: ply - 1)
            && line.positions[ply - 1].captured(by: line.moves[ply - 1]) == nil
    }

    /// Returns whether the attacking piece takes another one with the opponent's next move, which it attacked too.
    private static func takesOther(than square: Square, afterPly ply: Int, in line: Refutation) -> Bool {
        guard ply + 2 < line.moves.count, line.moves[ply + 2].from == line.moves[ply].to else { return false }
        let target = line.moves[ply + 2].to
        return target != square && line.positions[ply + 1].attacks(from: line.moves[ply].to).contains(target)
            && line.positions[ply + 1].value(of: target) > 1 && line.positions[ply + 1][target]?.side == line.learner
    }

    /// Returns the square from which the learner moves a piece away, without capturing, after the opponent's move at
    /// `ply`: at once, or after an exchange of moves if a pawn attacks it.
    private static func retreat(in line: Refutation, afterPly ply: Int, isPawn: Bool) -> Square? {
        let reply = line.moves[ply]
        let answers = stride(from: ply + 1, to: min(line.moves.count, isPawn ? ply + 6 : ply + 2), by: 2)
        for later in answers {
            let (answer, position) = (line.moves[later], line.positions[later])
            guard let kind = position[answer.from]?.kind, !answer.isCastling else { return nil }
            let isAttacked = line.positions[ply + 1].attacks(from: reply.to).contains(answer.from)
            if kind != .pawn, kind != .king, isAttacked {
                return position.captured(by: answer) == nil ? answer.from : nil
            }
        }
        return nil
    }
}

extension Refutation {
    /// Returns the move by which a chased piece goes away; nil if it stays.
    func answer(to lost: TempoLost) -> Move? {
        moves.indices.first { $0 > lost.ply && $0 % 2 == 0 && moves[$0].from == lost.square }.map { moves[$0] }
    }
}
