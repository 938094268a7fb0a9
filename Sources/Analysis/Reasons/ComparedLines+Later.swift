import Chess

/// What the lines show beside the material that is lost or won by force.
extension ComparedLines {
    /// Whether the shown line of the played move ends with less material for the learner than that of the expected one.
    var isBehindInPlayed: Bool {
        MaterialBalance.lastDeficit(of: played.learner, along: played.line)
            > MaterialBalance.lastDeficit(of: played.learner, along: expected.line)
    }

    /// The same, if the learner also has less than at the start.
    var losesInPlayed: Bool {
        isBehindInPlayed && MaterialBalance.lastDeficit(of: played.learner, along: played.line) > 0
    }

    /// Whether the learner plays the expected move later in the shown line of the played one.
    var isExpectedPlayedLater: Bool { isExpectedPlayed(before: Explanation.plies) }

    /// Whether the learner plays it with one of the next three moves.
    var isExpectedPlayedSoon: Bool { isExpectedPlayed(before: 7) }

    /// Whether the learner plays the expected move right after an exchange that the played move begins: then it costs
    /// no time.
    var isDevelopedAfterExchange: Bool {
        played.isExchange(at: 0) && isExpectedPlayed(before: 3)
    }

    /// Whether the learner plays it in the played line before a ply.
    private func isExpectedPlayed(before end: Int) -> Bool {
        let move = expected.moves[0]
        return stride(from: 2, to: min(played.moves.count, end), by: 2).contains {
            played.moves[$0].from == move.from && played.moves[$0].to == move.to
                && played.positions[$0][move.from] == played.start[move.from]
        }
    }
}
