import Chess

/// A move of the opponent's in the played line, and what a sentence says that it does.
struct NamedTactic {
    let ply: Int
    let words: Substring
    let claim: Claim

    /// Reads `runs into 5...Qa5+, which forks …` or `5...Qa5+ forks …`; nil for other words.
    init?(_ claim: Claim) throws(Disproof) {
        guard
            let match = claim.words.wholeMatch(of: /(?:runs into (\d+\.[^ ]+), which|(\d+\.[^ ]+)) (.+)/),
            let name = match.1 ?? match.2
        else { return nil }
        try require(!claim.isAboutExpected, "the words are about the wrong move")
        ply = try claim.reply(name)
        words = match.3
        self.claim = claim
    }

    var line: Line { claim.line }
    var move: Move { line.moves[ply] }
    var before: Position { line.positions[ply] }
    var after: Position { line.positions[ply + 1] }
    var learner: Side { line.side }
    var opponent: Side { line.side.opponent }

    /// Requires that the opponent has won material at the end of the line, or wins it by force after the move, and that
    /// the expected move's line does not lose as much.
    func requireGain() throws(Disproof) {
        let now = CaptureSearch.lead(of: learner, in: after) - line.start.lead(of: learner)
        let result = min(now, line.worstResult)
        try require(result <= -1, "the opponent wins nothing: \(now) by search, \(line.worstResult) in the line")
        let other = claim.other.bestResult
        try require(other > result, "the expected move's line loses as much: \(other)")
    }
}
