import Chess

/// Pins in the played line.
enum PinClaims: PredicateFamily {
    static func proves(_ claim: Claim) throws(Disproof) -> Bool {
        if let match = claim.words.wholeMatch(of: /leaves (.+) pinned to (.+)|lets (\d+\.[^ ]+) pin (.+) to (.+)/) {
            try provePin(
                match.1 ?? match.4 ?? "", to: match.2 ?? match.5 ?? "", afterPly: try match.3.map(claim.reply) ?? 0,
                claim)
            return true
        }
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

    /// Requires that a piece is pinned after a ply, was not before, is not two moves later anywhere in the other line, and
    /// stays pinned while it is there.
    private static func provePin(
        _ front: Substring, to back: Substring, afterPly ply: Int, _ claim: Claim
    ) throws(Disproof) {
        let (judged, after) = (claim.judged, claim.line.positions[ply + 1])
        let pinned = try claim.piece(front, of: judged.learner, in: after)
        let behind = try claim.piece(back, of: judged.learner, in: after)
        try prove(pinned, to: behind, by: judged.opponent, in: after)
        let start = claim.line.start
        let wasThere = start[pinned]?.side == judged.learner && start[behind]?.side == judged.learner
        try require(
            !wasThere || start.pinners(judged.opponent, pinning: pinned, to: behind).isEmpty,
            "\(pinned) was pinned before")
        // The piece that pins may take the other one.
        let places = claim.line.positions.dropFirst(ply + 1).prefix(3).prefix { $0[pinned]?.side == judged.learner }
        try require(places.count > 1, "the piece is gone at once")
        for position in places {
            try require(
                !position.pinners(judged.opponent, pinning: pinned, to: behind).isEmpty, "the pin does not last")
        }
        for position in claim.other.positions.prefix(4) where position[pinned] == after[pinned] {
            try require(
                position.pinners(judged.opponent, pinning: pinned, to: position.king(of: judged.learner)).isEmpty,
                "the pin comes in the other line too")
        }
    }

    /// Requires that a piece is pinned to a more valuable one.
    static func prove(
        _ front: Square, to back: Square, by side: Side, in position: Position
    ) throws(Disproof) {
        try require(!position.pinners(side, pinning: front, to: back).isEmpty, "\(front) is not pinned to \(back)")
        try require(position.points(on: back) > position.points(on: front), "\(back) is worth no more than \(front)")
    }
}
