import Chess

/// Discovered attacks and skewers: tactics along a rank, file or diagonal.
enum LineTacticClaims: PredicateFamily {
    static func proves(_ claim: Claim) throws(Disproof) -> Bool {
        guard let tactic = try NamedTactic(claim) else { return false }
        if let match = tactic.words.wholeMatch(of: /skewers (.+) and (.+)/) {
            let (after, side) = (tactic.after, tactic.learner)
            let front = try claim.piece(match.1, of: side, in: after)
            let behind = try claim.piece(match.2, of: side, in: after)
            let sliders = after.pinners(tactic.opponent, pinning: front, to: behind)
            try require(!sliders.isEmpty, "\(front) and \(behind) are not in line")
            try require(after.points(on: front) >= after.points(on: behind), "the piece in front is worth less")
            try tactic.requireGain()
            return true
        }
        if let match = tactic.words.wholeMatch(of: /uncovers an attack by (the \w+(?: on [a-h][1-8])?) on (the .+)/) {
            try proveDiscovery(tactic, source: match.1, target: match.2)
            try tactic.requireGain()
            return true
        }
        guard
            let match = tactic.words.wholeMatch(
                of:
                    /(?:is a discovered check from (.+?)|uncovers (.+?) against (.+?)), and the (\w+) (takes|attacks) (.+)/
            ),
            let source = match.1 ?? match.2
        else { return false }
        try proveDiscovery(tactic, source: source, target: match.3 ?? "the king")
        let square = tactic.move.destination
        try require(tactic.after[square]?.kind.name == String(match.4), "the moving piece is no \(match.4)")
        if match.5 == "takes" {
            let victim = try claim.piece(match.6, of: tactic.learner, in: tactic.before)
            try require(victim == tactic.move.to, "the move does not capture \(match.6)")
        } else {
            let victim = try claim.piece(match.6, of: tactic.learner, in: tactic.after)
            try require(tactic.after.attacks(square, victim), "\(match.6) is not attacked")
        }
        try tactic.requireGain()
        return true
    }

    /// Requires that the move leaves a line along which the source then attacks the target.
    private static func proveDiscovery(
        _ tactic: NamedTactic, source: Substring, target: Substring
    ) throws(Disproof) {
        let from = try tactic.claim.piece(source, of: tactic.opponent, in: tactic.after)
        let to = try tactic.claim.piece(target, of: tactic.learner, in: tactic.after)
        try require(tactic.after.attacks(from, to), "\(source) does not attack \(target)")
        try require(!tactic.before.attacks(from, to), "\(source) attacked \(target) before")
        try require(
            Position.between(from, to)?.contains(tactic.move.from) ?? false, "the move does not leave their line")
    }
}
