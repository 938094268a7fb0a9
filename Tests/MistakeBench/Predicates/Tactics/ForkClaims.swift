import Chess

/// Forks, and threats of mate that come with an attack.
enum ForkClaims: PredicateFamily {
    static func proves(_ claim: Claim) throws(Disproof) -> Bool {
        guard let tactic = try NamedTactic(claim) else { return false }
        if let match = tactic.words.wholeMatch(of: /threatens mate on ([a-h][1-8])(?: and attacks (.+))?/) {
            let mates = tactic.after.turn(of: tactic.opponent)?.mates ?? []
            try require(
                mates.contains { $0.destination.description == match.1 }, "no mate on \(match.1) is threatened")
            let sameBefore = claim.judged.expected.position(2).turn(of: tactic.opponent)?.mates ?? []
            try require(
                !sameBefore.contains { $0.destination.description == match.1 }, "the same after the expected move")
            guard let list = match.2 else { return true }
            for square in try claim.pieces(list, of: tactic.learner, in: tactic.after) {
                try require(tactic.after.attacks(tactic.move.destination, square), "\(square) is not attacked")
            }
            try tactic.requireGain()
            return true
        }
        guard let match = tactic.words.wholeMatch(of: /forks (.+)/) else { return false }
        try prove(
            targets: match.1, of: tactic.learner, from: tactic.move.destination, in: tactic.after, claim)
        try tactic.requireGain()
        return true
    }

    /// Requires that a piece attacks at least two pieces, each of which it could win.
    static func prove(
        targets list: Substring, of side: Side, from square: Square, in position: Position, _ claim: Claim
    ) throws(Disproof) {
        let targets = try claim.pieces(list, of: side, in: position)
        try require(targets.count > 1, "a fork of a single piece")
        let value = position.points(on: square)
        for target in targets {
            try require(position.attacks(square, target), "\(target) is not attacked")
            let isDefended = !position.attackers(of: target, by: side).isEmpty
            try require(
                position.points(on: target) > value || !isDefended, "\(target) is defended and worth no more")
        }
    }
}
