import Chess

/// Hanging and trapped pieces.
enum CaptureClaims: PredicateFamily {
    static func proves(_ claim: Claim) throws(Disproof) -> Bool {
        if let match = claim.words.wholeMatch(
            of: /leaves (the \w+ on [a-h][1-8]) without a safe square after (\d+\.[^ ]+)/)
        {
            try proveNoRetreat(match.1, at: try claim.reply(match.2), claim)
            return true
        }
        if let match = claim.words.wholeMatch(of: /lets (the \w+ on [a-h][1-8]) escape with (\d+\.[^ ]+)/) {
            try proveEscape(match.1, at: try claim.reply(match.2), claim)
            return true
        }
        if let match = claim.words.wholeMatch(of: /lets (\d+\.[^ ]+) trap (the \w+ on [a-h][1-8])/) {
            try proveTrap(of: match.2, at: try claim.reply(match.1), claim)
            return true
        }
        guard let tactic = try NamedTactic(claim) else { return false }
        let (before, after) = (tactic.before, tactic.after)
        if let match = tactic.words.wholeMatch(
            of:
                /takes the (undefended )?(\w+) on ([a-h][1-8])(, which is not defended well enough| for good| with a (\w+))?/
        ) {
            let square = try claim.piece("the \(match.2) on \(match.3)", of: tactic.learner, in: before)
            try require(tactic.move.to == square, "the move does not capture on \(square)")
            let isDefended = after.legalMoves().contains { $0.to == square }
            if match.1 != nil {
                try require(!isDefended, "the piece on \(square) can be taken back")
            } else if match.4 == " for good" {
                try require(!isDefended, "the piece on \(square) can be taken back")
                try require(
                    claim.judged.afterExpected.isLegal(tactic.move)
                        && claim.judged.afterExpected.captured(by: tactic.move) != nil,
                    "it cannot be taken after the expected move")
            } else {
                let isGuarded = isDefended || !before.attackers(of: square, by: tactic.learner).isEmpty
                try require(isGuarded, "the piece on \(square) is not defended at all")
            }
            if let taker = match.5 {
                try require(before[tactic.move.from]?.kind.name == String(taker), "no \(taker) takes")
            }
            try require(before.exchange(on: square) >= 1, "the exchange on \(square) wins nothing")
            try tactic.requireGain()
            return true
        }
        guard let match = tactic.words.wholeMatch(of: /traps (.+)|leaves (.+) without a way out/),
            let name = match.1 ?? match.2
        else { return false }
        let square = try claim.piece(name, of: tactic.learner, in: after)
        // After a chase only the way out counts, which a search finds.
        try requireTrapped(square, name, in: after, plies: match.1 == nil ? 3 : 1)
        try tactic.requireGain()
        return true
    }

    /// Requires that the reply attacks a piece that was safe before, that each of its moves loses material, and so does
    /// every other move.
    private static func proveTrap(of name: some StringProtocol, at ply: Int, _ claim: Claim) throws(Disproof) {
        let (line, learner) = (claim.line, claim.judged.learner)
        let (before, after) = (line.positions[1], line.positions[2])
        let square = try claim.piece(name, of: learner, in: after)
        try require(ply == 1 && before.captured(by: line.moves[1]) == nil, "the reply is no quiet move")
        try require(after.attacks(from: line.moves[1].to).contains(square), "the reply does not attack \(name)")
        try require(before.danger(to: learner, on: square) == 0, "\(name) was in danger before")
        try requireTrapped(square, name, in: after, plies: 1)
        let kept = CaptureSearch.best(after, plies: 2).lead
        try require(kept < line.start.lead(of: learner), "nothing is lost")
        try require(claim.judged.loss >= 8, "the played move loses too little")
    }

    /// Requires that a piece of the side to move is in danger and that each of its moves loses material.
    private static func requireTrapped(
        _ square: Square, _ name: some StringProtocol, in position: Position, plies: Int
    ) throws(Disproof) {
        try require(position[square]?.kind != .king, "the king cannot be trapped")
        try require(position.danger(to: position.sideToMove, on: square) >= 1, "\(name) is not in danger")
        for move in position.legalMoves() where move.from == square {
            let gain = CaptureSearch.gain(of: move, in: position, plies: plies)
            try require(gain <= -1, "\(name) escapes with \(position.san(move))")
        }
    }

    /// Requires that the learner could win a piece of the opponent, and that it goes to a safe square with the reply.
    private static func proveEscape(_ name: some StringProtocol, at ply: Int, _ claim: Claim) throws(Disproof) {
        let (line, judged) = (claim.line, claim.judged)
        let square = try claim.piece(name, of: judged.opponent, in: judged.start)
        try require(ply == 1 && line.moves[1].from == square, "\(name) does not go away")
        try require(judged.start.exchange(on: square) >= 1, "\(name) could not be won")
        try require(line.positions[2].exchange(on: line.moves[1].to) <= 0, "\(name) can be taken where it goes")
        try require(
            claim.other.moves.enumerated().contains { $0.offset % 2 == 0 && $0.element.to == square },
            "the expected line does not take it")
    }

    /// Requires that the played piece is attacked after a move of a pawn, that each of its moves loses material, and that the
    /// figures show it.
    private static func proveNoRetreat(_ name: some StringProtocol, at ply: Int, _ claim: Claim) throws(Disproof) {
        let (line, judged) = (claim.line, claim.judged)
        let after = line.positions[ply + 1]
        let square = try claim.piece(name, of: judged.learner, in: after)
        try require(square == judged.playedMove.destination, "\(name) is not the piece that moved")
        try require(line.positions[ply][line.moves[ply].from]?.kind == .pawn, "no pawn moves")
        try requireTrapped(square, name, in: after, plies: 1)
        try require(judged.loss >= 8, "the played move loses too little")
    }
}
