public import Chess
public import Openings
public import Training

/// The moves of a position that the engine evaluates before anybody asks, the most useful first: the main prepared
/// move, with which every deviation is compared, then the moves most likely to be played instead.
public struct LookAheadPlan: Hashable, Sendable {
    /// The number of likely deviations for each position. Of 586 moves of players rated 1500 to 2000 that the bundled
    /// repertoires do not prepare, 68 % were among the first three moves of 90,000 master games, 75 % among four, 79 %
    /// among five; each further one adds some 3 %.
    public static let maximumDeviations = 5
    /// The number of the engine's own choices that are evaluated, too.
    static let rivals = 3

    public let position: Position
    /// The prepared moves, the main one first.
    public let prepared: [Move]
    /// Moves that are not prepared, the most likely first, at most `maximumDeviations`.
    public let deviations: [Move]

    /// Plans the moves of a card: first the learner's own wrong moves, those of the log, the most frequent first, of
    /// equally frequent ones the latest; then the moves played in the games, the most frequent first.
    ///
    /// - Parameters:
    ///   - position: the position of the card.
    ///   - prepared: the card's prepared moves, the main one first.
    ///   - log: the card's events, oldest first.
    ///   - games: the moves played in the position by the games of a database; nil without any.
    public init(at position: Position, prepared: [Move], log: [LoggedEvent], games: PlayedMoves?) {
        self.position = position
        self.prepared = prepared
        let own = log.ownDeviations.compactMap { position.move(uci: $0) }
        let others = games?.moves.map(\.move) ?? []
        var planned: [Move] = []
        for move in own + others where planned.count < Self.maximumDeviations {
            guard !prepared.contains(move), !planned.contains(move) else { continue }
            planned.append(move)
        }
        deviations = planned
    }

    /// The greatest number of searches, with those for the engine's own choices and one that finds them.
    var maximumSearches: Int { prepared.count + deviations.count + Self.rivals + 1 }
}

extension [LoggedEvent] {
    /// The wrong moves of a card in UCI form, the most frequent first, of equally frequent ones the latest: wrong tries
    /// that were not undone, and moves of the learner's games that made the card due.
    fileprivate var ownDeviations: [String] {
        var tallies: [String: (count: Int, latest: Int64)] = [:]
        for logged in standing {
            guard let played = logged.event.deviation ?? logged.event.deviationInGame else { continue }
            tallies[played] = ((tallies[played]?.count ?? 0) + 1, logged.id)
        }
        return tallies.sorted { ($0.value.count, $0.value.latest) > ($1.value.count, $1.value.latest) }.map(\.key)
    }
}

extension ReviewEvent {
    /// The wrong move of a game that made the card due; nil for every other event.
    fileprivate var deviationInGame: String? {
        if case .madeDue(_, let played) = self { played } else { nil }
    }
}
