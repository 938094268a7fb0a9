import Chess

/// `allows mate in 2`, `is mate`: forced mates, by the end of the line, the engine's score and, up to two moves, a search.
enum MateClaims: PredicateFamily {
    static func proves(_ claim: Claim) throws(Disproof) -> Bool {
        if let match = claim.words.wholeMatch(of: /allows mate (?:in (\d+)|at once): (\d+\.[^ ]+)/) {
            let moves = match.1.flatMap { Int($0) } ?? 1
            try require(try claim.reply(match.2) == 1, "\(match.2) is not the reply")
            try require(!claim.isAboutExpected, "the words are about the wrong move")
            try prove(in: moves, score: claim.judged.answer.played.mate, claim.judged.afterPlayed, claim.line, from: 1)
            try require(claim.judged.answer.expected.mate.map { $0 > 0 } ?? true, "the expected move is mated too")
            return true
        }
        if let match = claim.words.wholeMatch(of: /mates in (\d+)|is mate/) {
            let moves = match.1.flatMap { Int($0) } ?? 1
            try require(claim.isAboutExpected, "the words are about the wrong move")
            try prove(in: moves, score: claim.judged.answer.expected.mate, claim.judged.start, claim.line, from: 0)
            try require((claim.judged.answer.played.mate ?? 0) <= 0, "the played move mates too")
            return true
        }
        return false
    }

    /// Requires that the engine saw mate in that number of moves of the side to move, and that the line shows it as far as it goes.
    private static func prove(
        in moves: Int, score: Int?, _ position: Position, _ line: Line, from ply: Int
    ) throws(Disproof) {
        let plies = ply + 2 * moves - 1
        if plies <= line.moves.count {
            try require(line.positions[plies].isCheckmate, "the line is not mate after \(moves) moves")
        } else {
            try require(score?.magnitude == UInt(moves), "the engine's mate is not in \(moves) moves")
        }
        if moves == 1 {
            try require(!position.mates.isEmpty, "there is no mate in one")
        } else {
            try require(position.mates.isEmpty, "there is mate in one")
        }
    }
}
