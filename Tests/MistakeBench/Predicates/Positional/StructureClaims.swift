import Chess

/// Lasting weaknesses of the learner's pawns.
enum StructureClaims: PredicateFamily {
    static func proves(_ claim: Claim) throws(Disproof) -> Bool {
        guard
            let match = claim.words.wholeMatch(
                of:
                    /leaves (doubled, isolated pawns on the|doubled pawns on the|an isolated pawn on|a backward pawn on) ([a-h])(-file|[1-8])(?: after (\d+\.[^ ]+))?/
            ),
            let file = Square.file(match.2)
        else { return false }
        let (line, other, learner) = (claim.line, claim.other, claim.judged.learner)
        let pawn = Square(match.2 + match.3)
        func isWeak(_ position: Position) -> Bool {
            switch match.1 {
            case "doubled, isolated pawns on the":
                position.isDoubled(learner, file: file) && position.isIsolated(learner, file: file)
            case "doubled pawns on the": position.isDoubled(learner, file: file)
            case "an isolated pawn on":
                position.isIsolated(learner, file: file)
                    && pawn.map { position[$0] == Piece(learner, .pawn) } ?? false
            default: pawn.map { position[$0]?.side == learner && position.isBackward($0) } ?? false
            }
        }
        let cause = try match.4.map { name throws(Disproof) in try claim.reply(name) + 2 } ?? 1
        try require(cause < line.positions.count, "the line ends before the damage is done")
        try require(!isWeak(line.start), "the weakness was there before")
        try require(isWeak(line.positions[cause]), "there is no such weakness then")
        try require(isWeak(line.end), "the weakness does not last")
        try require(!isWeak(other.end), "the expected move's line leads to the same weakness")
        try require(line.bestResult >= -1, "material is lost at the same time")
        return true
    }
}
