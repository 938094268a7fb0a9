import Chess

/// Pins in the played line.
enum PinClaims: PredicateFamily {
    static func proves(_ claim: Claim) throws(Disproof) -> Bool {
        guard let tactic = try NamedTactic(claim) else { return false }
        let (before, after, side) = (tactic.before, tactic.after, tactic.learner)
        if let match = tactic.words.wholeMatch(of: /takes (.+), to which (.+) was pinned/) {
            let behind = try claim.piece(match.1, of: side, in: before)
            let pinned = try claim.piece(match.2, of: side, in: tactic.line.start)
            try require(behind == tactic.move.to, "the move does not capture \(match.1)")
            try prove(pinned, to: behind, by: tactic.opponent, in: tactic.line.start)
            try require(claim.judged.playedMove.from == pinned, "the pinned piece did not move")
        } else if let match = tactic.words.wholeMatch(of: /pins (.+) to (.+)/) {
            let pinned = try claim.piece(match.1, of: side, in: after)
            let behind = try claim.piece(match.2, of: side, in: after)
            try prove(pinned, to: behind, by: tactic.opponent, in: after)
            try require(
                before.pinners(tactic.opponent, pinning: pinned, to: behind).isEmpty, "\(pinned) was pinned before")
        } else if let match = tactic.words.wholeMatch(of: /attacks (.+), which is pinned to (.+)/) {
            let pinned = try claim.piece(match.1, of: side, in: after)
            try prove(
                pinned, to: try claim.piece(match.2, of: side, in: after), by: tactic.opponent, in: after)
            let attackers = after.attackers(of: pinned, by: tactic.opponent)
            try require(
                attackers.contains { !before.attacks($0, pinned) || $0 == tactic.move.destination },
                "the move does not attack \(pinned)")
        } else if let match = tactic.words.wholeMatch(
            of: /takes (.+): (.+) is pinned to (.+) and (cannot take back|taking back would lose more)/)
        {
            let taken = try claim.piece(match.1, of: side, in: before)
            try require(taken == tactic.move.to, "the move does not capture \(match.1)")
            let pinned = try claim.piece(match.2, of: side, in: after)
            try prove(
                pinned, to: try claim.piece(match.3, of: side, in: after), by: tactic.opponent, in: after)
            try require(after.attacks(pinned, taken), "\(pinned) does not guard \(taken)")
            let back = after.legalMoves().first { $0.from == pinned && $0.to == taken }
            if match.4 == "cannot take back" {
                try require(back == nil, "\(pinned) can take back")
            } else {
                guard let back else { throw Disproof("\(pinned) cannot take back at all") }
                try require(CaptureSearch.gain(of: back, in: after) < 0, "taking back loses nothing")
            }
        } else {
            return false
        }
        try tactic.requireGain()
        return true
    }

    /// Requires that a piece is pinned to a more valuable one.
    static func prove(
        _ front: Square, to back: Square, by side: Side, in position: Position
    ) throws(Disproof) {
        try require(!position.pinners(side, pinning: front, to: back).isEmpty, "\(front) is not pinned to \(back)")
        try require(position.points(on: back) > position.points(on: front), "\(back) is worth no more than \(front)")
    }
}
