import Chess

/// The right to castle lost.
enum CastlingClaims: PredicateFamily {
    static func proves(_ claim: Claim) throws(Disproof) -> Bool {
        let (line, other, learner) = (claim.line, claim.other, claim.judged.learner)
        if let match = claim.words.wholeMatch(
            of: /gives up the right to castle(?: (kingside|queenside))?(?: with (\d+\.[^ ]+))?/)
        {
            let ply = try match.2.map(claim.ply) ?? 0
            let isKingside = match.1.map { $0 == "kingside" }
            try require(ply % 2 == 0, "it is not the learner's move")
            try require(line.positions[ply].mayCastle(learner, kingside: isKingside), "there was no such right")
            try require(!line.moves.prefix(ply + 1).contains { $0.isCastling }, "the learner castles")
            try require(!line.positions[ply + 1].mayCastle(learner, kingside: isKingside), "the right remains")
            try require(keepsRight(other, plies: ply + 1, kingside: isKingside), "the other move gives it up too")
            return true
        }
        if let match = claim.words.wholeMatch(of: /loses the right to castle after (\d+\.[^ ]+)/) {
            let ply = try claim.reply(match.1)
            let after = line.position(ply + 2)
            try require(line.positions[ply].mayCastle(learner), "there was no right before \(match.1)")
            try require(!after.mayCastle(learner), "the right remains after \(match.1)")
            try require(!line.moves.prefix(ply + 2).contains { $0.isCastling }, "the learner castles")
            try require(keepsRight(other, plies: ply + 2), "it is lost after the other move too")
            return true
        }
        return false
    }

    /// Returns whether the side of a line may still castle, or has castled, after `plies` plies: on the king's side or the
    /// queen's, on either for nil.
    private static func keepsRight(_ line: Line, plies: Int, kingside: Bool? = nil) -> Bool {
        line.position(plies).mayCastle(line.side, kingside: kingside)
            || line.moves.prefix(plies).enumerated().contains { offset, move in
                offset % 2 == 0 && move.isCastling
                    && (kingside == nil || (move.to.file > move.from.file) == kingside)
            }
    }
}
