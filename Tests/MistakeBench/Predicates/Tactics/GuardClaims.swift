import Chess

/// `stops guarding the pawn on d4: 8...Nxd4`, `opens the line to the pawn on g2: 15...Bxg2`: the played piece guarded or shielded
/// something that the reply takes.
enum GuardClaims: PredicateFamily {
    static func proves(_ claim: Claim) throws(Disproof) -> Bool {
        let judged = claim.judged
        if let match = claim.words.wholeMatch(of: /cuts off (the [^:]+?) from (the [^:]+): (\d+\.[^ ]+)/) {
            let (start, played) = (judged.start, judged.afterPlayed)
            let guardian = try claim.piece(match.1, of: judged.learner, in: start)
            let square = try claim.piece(match.2, of: judged.learner, in: played)
            try require(try claim.reply(match.3) == 1 && claim.line.moves[1].to == square, "it is not taken at once")
            try require(start.attacks(guardian, square), "\(match.1) did not guard \(square)")
            try require(!played.attacks(guardian, square), "\(match.1) still guards \(square)")
            try require(played.danger(to: judged.learner, on: square) >= 1, "it is still guarded well enough")
            try require(
                judged.afterExpected.danger(to: judged.learner, on: square) == 0, "the other move leaves it too")
            return true
        }
        guard
            let match = claim.words.wholeMatch(
                of: /(stops guarding|opens the line to) (the [^:]+): (\d+\.[^ ]+)/)
        else { return false }
        let (start, played, expected) = (judged.start, judged.afterPlayed, judged.afterExpected)
        let (move, learner) = (judged.playedMove, judged.learner)
        try require(!claim.isAboutExpected, "the words are about the wrong move")
        let square = try claim.piece(match.2, of: learner, in: played)
        let ply = try claim.reply(match.3)
        try require(ply == 1 && claim.line.moves[1].to == square, "\(match.3) does not take it at once")
        if match.1 == "opens the line to" {
            let path = Position.between(claim.line.moves[1].from, square) ?? []
            try require(path.contains(move.from), "the piece was not between \(square) and the one that takes")
        } else {
            try require(start.attacks(move.from, square), "the piece did not guard \(square)")
            try require(!played.attacks(move.destination, square), "the piece still guards \(square)")
        }
        try require(start.danger(to: learner, on: square) == 0, "it could be taken before")
        try require(played.danger(to: learner, on: square) >= 1, "it is still guarded well enough")
        try require(expected.danger(to: learner, on: square) == 0, "it can be taken after the prepared move too")
        return true
    }
}
