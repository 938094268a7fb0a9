import Chess

/// The bishop pair given up.
enum BishopClaims: PredicateFamily {
    static func proves(_ claim: Claim) throws(Disproof) -> Bool {
        guard
            let match = claim.words.wholeMatch(
                of:
                    /gives up the bishop pair(?: with (\d+\.[^ ]+))?|lets (\d+\.[^ ]+) take the bishop, and with it the bishop pair/
            )
        else { return false }
        let (line, judged) = (claim.line, claim.judged)
        let ply: Int
        if let name = match.2 { ply = try claim.reply(name) } else { ply = try match.1.map(claim.ply) ?? 0 }
        let (before, move) = (line.positions[ply], line.moves[ply])
        let isLearners = ply % 2 == 0
        // The bishop may be offered, and the knight taken afterwards.
        let isOffered =
            ply == 0 && before.captured(by: move) == nil && line.moves.count > 2
            && line.positions[1].captured(by: line.moves[1]) == .bishop
            && line.positions[1][line.moves[1].from]?.kind != .knight
            && line.positions[2].captured(by: line.moves[2]) == .knight
        try require(isOffered || before[move.from]?.kind == (isLearners ? .bishop : .knight), "no such exchange")
        try require(isOffered || before.captured(by: move) == (isLearners ? .knight : .bishop), "no such exchange")
        let bishops = { (position: Position, side: Side) in position.pieces(side, .bishop).count }
        try require(bishops(line.start, judged.learner) >= 2, "there was no bishop pair")
        try require(bishops(line.end, judged.learner) < 2, "the bishop is not exchanged")
        try require(
            bishops(line.end, judged.opponent) >= bishops(line.start, judged.opponent), "the opponent lost a bishop too"
        )
        let same =
            bishops(claim.other.end, judged.learner) < 2
            && bishops(claim.other.end, judged.opponent) >= bishops(line.end, judged.opponent)
        try require(!same, "the expected move's line gives it up too")
        return true
    }
}
