import Chess

/// Tempi that are lost without a clear gain of the opponent. They are a reason only where nothing else is found.
///
/// Examples:
/// - `loses time: the bishop moves again with 7...Bd7`, of 6...Bf5
/// - `loses time: 7.Ne5 attacks the bishop, which moves again`, of 6...Bg4
/// - `spends a move on the h-pawn`, `spends a move on the king`
extension TempoLost {
    /// Returns the tempo the learner loses by a move of a rook pawn or the king, or by moving a developed piece again.
    /// Nil if the opponent threatened something, the move is used within the shown line, or the expected line has it too
    /// or begins with a move of the kind.
    static func waiting(in line: Refutation, expected: Refutation) -> TempoLost? {
        let (start, first, best) = (line.start, line.moves[0], expected.moves[0])
        guard !start.isChess960, !start.isCheck, !first.isCastling, start.fullmoveNumber <= lastMoveNumber,
            start.captured(by: first) == nil, !line.positions[1].isCheck,
            let kind = start[first.from]?.kind, start[best.from]?.kind != kind,
            !expected.moves.prefix(Explanation.longest).contains(first), !isAttacking(first, in: line),
            start.playingNull().flatMap({ MaterialSearch.gain(in: $0, plies: 1) }) == nil
        else { return nil }
        switch kind {
        case .pawn where first.from.isOnRookFile && !isRookPawnUsed(first, in: line):
            return TempoLost(.waiting, kind, first.to)
        case .king where start.hasCastled(line.learner):
            return TempoLost(.waiting, kind, first.to)
        case .knight, .bishop:
            let undeveloped = start.pieces(line.learner).count { start.isUndeveloped($0) }
            return undeveloped > 0 && start[first.from]?.isAtHome(on: first.from) == false
                && !movesDevelopedPiece(expected)
                ? TempoLost(.movedTwice, kind, first.to) : nil
        default: return nil
        }
    }

    /// Returns whether the expected move moves a developed piece again, without a capture.
    static func movesDevelopedPiece(_ expected: Refutation) -> Bool {
        let (start, best) = (expected.start, expected.moves[0])
        return start[best.from].map { $0.kind != .pawn && !$0.isAtHome(on: best.from) } == true
            && start.captured(by: best) == nil && !best.isCastling
    }

    /// Returns the tempo the learner loses because the piece goes on at once, although nothing attacks it.
    static func movesOn(in line: Refutation, expected: Refutation) -> TempoLost? {
        guard let kind = pieceMovingTwice(in: line, expected) else { return nil }
        let (square, next) = (line.moves[0].to, line.moves[2])
        guard !line.positions[3].isCheck, line.positions[2].exchange(on: square) == 0,
            !line.positions[2].isInDanger(square), !line.positions[3].attacksAnything(from: next.to)
        else { return nil }
        return TempoLost(.movesOn(atPly: 2), kind, square)
    }

    /// Returns the tempo the opponent gains because the piece has to go away from an attack by the reply, of whatever
    /// piece.
    static func driven(in line: Refutation, expected: Refutation) -> TempoLost? {
        guard let kind = pieceMovingTwice(in: line, expected) else { return nil }
        let (square, reply, after) = (line.moves[0].to, line.moves[1], line.positions[2])
        guard line.positions[1].captured(by: reply) == nil, after.attacks(from: reply.to).contains(square),
            (after.playingNull()?.exchange(on: square) ?? 0) > 0
        else { return nil }
        return TempoLost(.chased(from: square, atPly: 1), kind, square)
    }

    /// Returns the kind of the moved piece if it moves again with the learner's next move, and neither move captures or
    /// gives check. Nil if the expected line has the played move, or moves its own piece twice.
    private static func pieceMovingTwice(in line: Refutation, _ expected: Refutation) -> PieceKind? {
        let first = line.moves[0]
        guard line.moves.count > 2, !first.isCastling, line.start.fullmoveNumber <= lastMoveNumber,
            line.start.captured(by: first) == nil, !line.positions[1].isCheck, line.moves[2].from == first.to,
            line.positions[2].captured(by: line.moves[2]) == nil,
            let kind = line.start[first.from]?.kind, kind != .pawn, kind != .king,
            !isMovedAgain(from: expected.moves[0].to, in: expected),
            !expected.moves.prefix(Explanation.plies).contains(first)
        else { return nil }
        return kind
    }

    /// Returns whether the moved piece attacks something that can be won.
    private static func isAttacking(_ first: Move, in line: Refutation) -> Bool {
        guard let passed = line.positions[1].playingNull() else { return false }
        return line.positions[1].attacks(from: first.to).contains {
            passed[$0]?.side == line.learner.opponent && passed.exchange(on: $0) > 0
        }
    }

    /// Returns whether the learner moves the pawn again in the shown line, or the pawn beside it, or a piece behind it.
    private static func isRookPawnUsed(_ first: Move, in line: Refutation) -> Bool {
        stride(from: 2, to: min(line.moves.count, Explanation.plies), by: 2).contains { ply in
            let move = line.moves[ply]
            return line.positions[ply][move.from]?.kind == .pawn && abs(move.from.file - first.from.file) < 2
                || abs(move.to.file - first.from.file) < 1
        }
    }
}

extension Position {
    /// Returns whether a piece attacks a piece or pawn of the other side.
    fileprivate func attacksAnything(from square: Square) -> Bool {
        attacks(from: square).contains { self[$0] != nil && self[$0]?.side != self[square]?.side }
    }

    /// Returns whether a side's king is where castling puts it, beside a rook that has left its corner.
    fileprivate func hasCastled(_ side: Side) -> Bool {
        castlingRooks.isDisjoint(with: pieces(side, .rook))
            && pieces(side, .king).first.map { [1, 2, 6].contains($0.file) } == true
    }
}
