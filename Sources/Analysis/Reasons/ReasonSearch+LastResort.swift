import Chess

extension ReasonSearch {
    /// The reason where nothing else is found: what the moved piece does without need, or a disadvantage that is proved
    /// for a shorter time; then the small reasons of `leastReason`. Of a blunder only what `leastOfBlunder` finds.
    var lastResort: Finding? {
        guard lines.comparison.band < .blunder else { return leastOfBlunder }
        let searches: [(Self) -> Finding?] = [
            { $0.wentForNothing },
            { $0.shortDamage },
            { SpaceGiven.retreat(in: $0.played, expected: $0.expected).map(Finding.passive) },
            { $0.smallTempo }, { $0.pointForNow },
        ]
        return searches.lazy.compactMap { $0(self) }.first ?? leastReason
    }

    /// The piece that goes back of its own will, unless something is lost meanwhile.
    private var wentForNothing: Finding? {
        guard isTimeAll else { return nil }
        return TempoLost.wentForNothing(in: played, expected: expected).map(Finding.tempo)
    }

    /// Doubled pawns of the next moves that are still doubled twelve plies later, or an isolated pawn, which explains no
    /// mistake.
    private var shortDamage: Finding? {
        guard !lines.isBehindInPlayed, let damage = PawnDamage(in: played, expected: expected, isLasting: false),
            damage.weakness != .isolated && isDoubledAtEnd(damage)
                || damage.weakness == .isolated && lines.comparison.band < .mistake
        else { return nil }
        return .structure(damage)
    }

    /// Returns the pawns that are doubled when a pawn takes back after the reply. That explains a blunder only where nothing
    /// else is found.
    /// - Parameter isLasting: Whether the file must be weak at the end of the engine's line too.
    func damageByReply(isLasting: Bool) -> Finding? {
        guard let damage = PawnDamage(in: played, expected: expected, isLasting: isLasting),
            damage.weakness != .isolated, damage.ply == 1, isDoubledAtEnd(damage)
        else { return nil }
        return .structure(damage)
    }

    /// Returns whether the pawns are still doubled as far as a line is ever shown.
    private func isDoubledAtEnd(_ damage: PawnDamage) -> Bool {
        guard let file = damage.pawns.first?.file, let end = played.positions.prefix(Explanation.longest + 1).last
        else {
            return false
        }
        return end.hasDoubledPawns(of: played.learner, onFile: file)
    }

    /// The tempo that a piece loses by a second move, or a move loses that nothing asks for. A mistake costs more than
    /// that, and so does material; a move of the king or a rook pawn is only slightly worse.
    private var smallTempo: Finding? {
        guard lines.comparison.band < .mistake, !lines.losesInPlayed else { return nil }
        let lost =
            TempoLost.movesOn(in: played, expected: expected) ?? TempoLost.driven(in: played, expected: expected)
            ?? TempoLost.waiting(in: played, expected: expected)
        // Where no other move is as good, it is not time that is lost.
        if lines.comparison.isOneOfFew, lines.comparison.others.isEmpty { return nil }
        guard let lost, lost.cause != .waiting || lines.comparison.outcome == .slightlyWorse else { return nil }
        return .tempo(lost)
    }

    /// A small thing that the expected move does, although the played line may lead to it later. A mistake costs more, but
    /// for a pawn taken before it goes on, and a blunder too much. An exchange must not come with one of the learner's next two moves, nor
    /// castling unless the played move is one of a pawn. An exchange of pawns is beside the point more often than
    /// not.
    private var pointForNow: Finding? {
        guard lines.comparison.band < .mistake else { return pointSearch.pawnTakenFirst.map(finding) }
        let point = foundPoints.first {
            switch $0 {
            case .exchanges(let square):
                switch played.start[square]?.kind {
                case .pawn: false
                case .queen: !lines.isExchangedInPlayed(square)
                default: !lines.isExpectedPlayedInTwo && !lines.isExchangedInPlayed(square, within: 6)
                }
            case .supports: !lines.isExpectedPlayedNext
            case .castles:
                !lines.isExpectedPlayedInTwo || played.start[played.moves[0].from]?.kind == .pawn
            case .frees: !lines.isExpectedPlayedNext || !played.isExchange(at: 0)
            case .takesCentre, .presses, .covers: true
            default: false
            }
        }
        return (point ?? pointSearch.lastPoints.first { !isContradicted($0) }).map(finding)
    }
}
