public import Chess
public import Openings

/// What a change of repertoires does to their cards.
public struct CardPlan: Sendable {
    /// The new content of one repertoire.
    public struct Members: Sendable {
        public let name: String
        public let side: Side
        /// In the repertoire's order.
        public let cards: [Card]
        /// How many positions the repertoire has.
        public let positions: Int

        public init(name: String, side: Side, cards: [Card], positions: Int) {
            self.name = name
            self.side = side
            self.cards = cards
            self.positions = positions
        }
    }

    /// The repertoires that are rewritten.
    public var members: [Members] = []
    /// The numbers of the repertoires that have no chapter any more.
    public var removed: [Int64] = []
    public var changes: [CardChange] = []

    public init() {}
}
