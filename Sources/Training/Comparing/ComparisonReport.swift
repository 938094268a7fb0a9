public import Openings

/// What a comparison of games with the repertoire does to the cards, or would do.
public struct ComparisonReport: Sendable {
    /// What is known of one game.
    public struct Standing: Sendable, Hashable {
        /// Whether the game was never compared before. Only such a game changes cards.
        public let isNew: Bool
        /// How many earlier games left the book at the same position, by a move of the learner's.
        public let departuresBefore: Int
    }

    /// One for each game, in their order.
    public internal(set) var standings: [Standing] = []
    /// The states, after the comparison, of the cards at which a game left the book by the learner's own move. A
    /// position that is not asked has none.
    public internal(set) var cards: [CardKey: CardState] = [:]
    /// How many cards are due today because they were forgotten in a new game.
    public internal(set) var due = 0
    /// How many cards were remembered in a new game.
    public internal(set) var seen = 0
    /// For how many of those that counts as a review.
    public internal(set) var reviewed = 0
    /// How many cards of a departure were never learnt. They do not change.
    public internal(set) var notLearnt = 0
    /// How many cards of a departure are suspended. They do not change.
    public internal(set) var suspended = 0

    /// How many games were never compared before.
    public var newGames: Int { standings.count { $0.isNew } }
}
