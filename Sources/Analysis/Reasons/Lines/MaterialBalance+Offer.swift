import Chess

extension MaterialBalance {
    /// Returns whether the last thing lost is a pawn that its side has just moved to where it is taken, with a later move
    /// than the first.
    func endsWithOffer(_ line: MoveLine) -> Bool {
        let ply = plies - 1
        guard ply > 2, ply < line.moves.count, line.moves[ply].to == line.moves[ply - 1].to else { return false }
        let (before, offer) = (line.position(before: ply - 1), line.moves[ply - 1])
        return before[offer.from]?.kind == .pawn && before.captured(by: offer) == nil
    }
}
