import Chess

/// `allows mate in 2`, `allows a forced mate`, `is mate`: forced mates, by the end of the line, the engine's score and, up
/// to two moves, a search.
enum MateClaims: PredicateFamily {
    static func proves(_ claim: Claim) throws(Disproof) -> Bool {
        if let match = claim.words.wholeMatch(of: /allows (?:mate in (\d+)|mate at once|(a forced mate)): (\d+\.[^ ]+)/)
        {
            let moves = try number(match.1, isUncounted: match.2 != nil, claim.judged.answer.played)
            try require(try claim.reply(match.3) == 1, "\(match.3) is not the reply")
            try require(!claim.isAboutExpected, "the words are about the wrong move")
            try prove(in: moves, score: claim.judged.answer.played.mate, claim.judged.afterPlayed, claim.line, from: 1)
            try require(claim.judged.answer.expected.mate.map { $0 > 0 } ?? true, "the expected move is mated too")
            return true
        }
        if let match = claim.words.wholeMatch(of: /mates in (\d+)|is mate|(forces mate)/) {
            let moves = try number(match.1, isUncounted: match.2 != nil, claim.judged.answer.expected)
            try require(claim.isAboutExpected, "the words are about the wrong move")
            try prove(in: moves, score: claim.judged.answer.expected.mate, claim.judged.start, claim.line, from: 0)
            try require((claim.judged.answer.played.mate ?? 0) <= 0, "the played move mates too")
            return true
        }
        return false
    }

    /// Returns the named number of moves to mate; one if it is mate at once, and of a mate that has no number, because it is
    /// long, the engine's.
    private static func number(
        _ name: Substring?, isUncounted: Bool, _ move: ProgramAnswer.Evaluated
    ) throws(Disproof) -> Int {
        if let name, let number = Int(name) { return number }
        guard isUncounted else { return 1 }
        let moves = move.mate.map { abs($0) } ?? 0
        try require(moves > 4, "a mate in \(moves) moves has a number")
        return moves
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
