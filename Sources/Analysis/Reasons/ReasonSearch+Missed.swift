import Chess

/// Which points of the expected move the played move misses.
extension ReasonSearch {
    /// Returns whether the played move misses a point. What is as good a move later is not missed if the learner makes
    /// the expected move soon after the played one too, and a pawn is not taken if it is given back. Of a move that is
    /// about as good only the latter matters.
    func isMissed(_ point: PreparedPoint) -> Bool {
        if isBesideTactic(point) || isContradicted(point) { return false }
        // Where the played line loses something, space and pressure are small.
        if lines.comparison.band >= .inaccuracy, lines.losesInPlayed || lines.losesInTheEnd, point.isSlightBesideLoss {
            return false
        }
        return switch point {
        case .exchanges where lines.comparison.band >= .mistake: false
        case .exchanges where lines.isExpectedPlayedNext && lines.comparison.outcome != .sound: false
        case .attacks where lines.comparison.band >= .mistake: !pointSearch.attacksMoreInReturn
        case .captures(_, attacking: nil, isGivenBack: true): lines.comparison.outcome != .sound
        case .takesCentre: !lines.isExpectedPlayedLater && lines.comparison.band < .blunder
        case .frees(let bishop): !lines.isExpectedPlayedLater && !lines.isFreedInPlayed(bishop)
        case .castles:
            lines.comparison.outcome == .sound
                || !(lines.losesInTheEnd && lines.comparison.band >= .inaccuracy)
                    && !(lines.comparison.band < .mistake ? lines.isExpectedPlayedNext : lines.isExpectedPlayedInTwo)
                    && !played.positions[lines.comparison.band == .blunder ? min(played.moves.count, 8) : 0]
                        .pieces(played.learner.opponent, .queen).isEmpty
        case .doublesPawns:
            lines.comparison.band < .mistake || lines.comparison.band < .blunder && !played.isReplyCapture
        case .clears: lines.comparison.band < .mistake
        case .strikes: !isTakenInstead
        case .supports where played.moves.count > 1 && played.moves[1].to == expected.moves[0].to: false
        case .captures(let square, _, _) where played.isReplyCapture && played.takesLater(on: square): false
        case .takesFile: !lines.isExpectedPlayedNext && !lines.hasRookOnFileInPlayed
        case .develops where lines.comparison.band == .blunder && lines.isExpectedPlayedLater: false
        case .develops: !lines.isDevelopedAfterExchange && !(lines.isExpectedPlayedNext && lines.isReplyDriven)
        case .exchanges(let square) where lines.isExchangedInPlayed(square): false
        case .exchanges(let square)
        where played.start[square]?.kind != .pawn && lines.comparison.outcome != .sound:
            !lines.isExpectedPlayedSoon || !lines.isBehindInPlayed
        case .exchanges, .supports, .presses, .covers,
            .captures(_, attacking: nil, _)
        where !isPieceTaken(point):
            lines.comparison.outcome == .sound || !lines.isExpectedPlayedSoon
        default: true
        }
    }

    /// Returns whether moves that are as good show that a point is not what matters: none of them takes there, or guards the
    /// same.
    func isContradicted(_ point: PreparedPoint) -> Bool {
        let comparison = lines.comparison
        guard comparison.isOneOfMany, comparison.band >= .inaccuracy else { return false }
        let others = comparison.betterMoves.prefix(3)
        return switch point {
        case .capturesFirst where comparison.band < .mistake: !others.contains { $0.move.to == expected.moves[0].to }
        case .captures(_, attacking: nil, isGivenBack: true):
            !others.contains { $0.move.to == expected.moves[0].to }
        case .guardsMore(let square):
            !others.contains {
                let after = comparison.position.playing($0.move)
                return after.attackers(of: square, by: played.learner).count
                    > played.start.attackers(of: square, by: played.learner).count
            }
        default: false
        }
    }

    /// Whether the reply takes what the expected move moves: then that it goes away is the point.
    var isTakenInstead: Bool { played.isReplyCapture && played.moves[1].to == expected.moves[0].from }

    /// Returns whether the reply to a mistake takes something, or the one to an inaccuracy gives up a piece, and a point is
    /// about other things.
    func isBesideTactic(_ point: PreparedPoint) -> Bool {
        point.isPeaceful
            && (lines.comparison.band >= .mistake && played.isReplyCapture
                || lines.comparison.band >= .inaccuracy && played.isReplySacrifice)
    }
}
