import Chess

/// The only defender of something is taken, drawn or driven away, overloaded, or must stay because of mate.
enum DefenderClaims: PredicateFamily {
    static func proves(_ claim: Claim) throws(Disproof) -> Bool {
        guard let tactic = try NamedTactic(claim) else { return false }
        let (before, after, side) = (tactic.before, tactic.after, tactic.learner)
        if let match = tactic.words.wholeMatch(of: /takes the only defender of (.+)/) {
            let target = try claim.piece(match.1, of: side, in: before)
            let defenders = before.attackers(of: target, by: side)
            try require(
                defenders.contains(tactic.move.to) && defenders.count == 1,
                "\(tactic.move.to) is not the only defender of \(target)")
            try requireCapture(of: target, tactic)
        } else if let match = tactic.words.wholeMatch(of: /(draws|drives) (.+) away from (.+)/) {
            let defender = try claim.piece(match.2, of: side, in: before)
            let target = try claim.piece(match.3, of: side, in: before)
            try requireGuard(defender, of: target, before)
            guard tactic.ply + 1 < tactic.line.moves.count else { throw Disproof("the line ends too early") }
            let answer = tactic.line.moves[tactic.ply + 1]
            try require(answer.from == defender, "the defender does not move")
            let isCapture = after.captured(by: answer) != nil
            try require(isCapture || match.1 == "drives", "the defender is not drawn anywhere")
            try require(
                !tactic.line.positions[tactic.ply + 2].attacks(answer.destination, target), "it still guards \(target)")
            try requireCapture(of: target, tactic)
        } else if let match = tactic.words.wholeMatch(of: /overloads (.+), which also has to guard (.+)/) {
            let defender = try claim.piece(match.1, of: side, in: before)
            let target = try claim.piece(match.2, of: side, in: before)
            try requireGuard(defender, of: target, before)
            try require(before.attacks(defender, tactic.move.to), "\(defender) does not guard \(tactic.move.to)")
            try requireCapture(of: target, tactic)
        } else if let match = tactic.words.wholeMatch(
            of: /attacks (.+), and (.+) may not take because of mate on ([a-h][1-8])/)
        {
            let target = try claim.piece(match.1, of: side, in: after)
            let guarding = try claim.piece(match.2, of: side, in: after)
            let attacker = tactic.move.destination
            try require(after.attacks(attacker, target), "\(target) is not attacked")
            guard let capture = after.legalMoves().first(where: { $0.from == guarding && $0.to == attacker }) else {
                throw Disproof("\(guarding) cannot take at all")
            }
            try require(
                after.playing(capture).mates.contains { $0.destination.description == match.3 }, "no mate on \(match.3)"
            )
        } else {
            return false
        }
        try tactic.requireGain()
        return true
    }

    private static func requireGuard(_ defender: Square, of target: Square, _ position: Position) throws(Disproof) {
        try require(position.attacks(defender, target), "\(defender) does not guard \(target)")
    }

    /// Requires that the target is captured later in the line, or can be won at once.
    private static func requireCapture(of target: Square, _ tactic: NamedTactic) throws(Disproof) {
        let isTaken = tactic.line.capture(ofPieceOn: target, after: tactic.ply) != nil
        try require(isTaken || tactic.line.end.danger(to: tactic.learner, on: target) >= 1, "\(target) is not lost")
    }
}
