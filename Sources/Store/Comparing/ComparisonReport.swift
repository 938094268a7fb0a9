public import Openings
public import Training

/// What a comparison of games does to the cards, or would do.
public struct ComparisonReport: Sendable {
    /// What the file knows of one game.
    public struct Standing: Sendable, Hashable {
        /// Never compared before: only such a game touches cards.
        public let isNew: Bool
        /// How many games played earlier left the book at the same position, by a move of the learner's.
        public let departuresBefore: Int
    }

    /// One for each game, in their order.
    public internal(set) var standings: [Standing] = []
    /// The cards of all positions at which a game left the book by the learner's own move, as they stand afterwards. A
    /// position beyond what is asked has none.
    public internal(set) var cards: [CardKey: CardState] = [:]
    /// Cards due today since a new game has shown them forgotten.
    public internal(set) var due = 0
    /// Cards that a new game has shown remembered.
    public internal(set) var seen = 0
    /// Those of them for which that counts as a review.
    public internal(set) var reviewed = 0
    /// Cards of a departure that were never learnt, and are left alone.
    public internal(set) var notLearnt = 0
    /// Cards of a departure that are suspended, and are left alone.
    public internal(set) var suspended = 0

    /// Games that were never compared before.
    public var newGames: Int { standings.count { $0.isNew } }
}
