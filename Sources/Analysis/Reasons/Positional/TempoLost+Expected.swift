import Chess

/// Time lost compared with the expected move.
extension TempoLost {
    /// Returns the tempo the learner loses because the piece goes in two moves where the expected move brings it in
    /// one.
    static func late(in line: Refutation, expected: Refutation) -> TempoLost? {
        let (first, best) = (line.moves[0], expected.moves[0])
        guard first.from == best.from, first.to != best.to, !first.isCastling, line.start.captured(by: first) == nil,
            let kind = line.start[first.from]?.kind, kind != .pawn, kind != .king
        else { return nil }
        for ply in [2, 4] where ply < line.moves.count && line.moves[ply].from == first.to {
            guard line.moves[ply].to == best.to, line.positions[ply].captured(by: line.moves[ply]) == nil else {
                return nil
            }
            return TempoLost(.goesOn(to: best.to, atPly: ply), kind, first.to)
        }
        return nil
    }

    /// Returns the tempo the learner loses because a developed knight or bishop goes back to one of its first squares,
    /// where the expected move keeps it developed.
    static func wentHome(in line: Refutation, expected: Refutation) -> TempoLost? {
        guard let found = idle(in: line, expected: expected), case .movedBack = found.cause, found.piece.isMinor else {
            return nil
        }
        return found
    }
}

extension Position {
    /// Returns whether what is on a square attacks two pieces of the side to move.
    func forksPieces(from square: Square) -> Bool {
        attacks(from: square).count { self[$0]?.side == sideToMove && self[$0]?.kind != .pawn } > 1
    }
}
