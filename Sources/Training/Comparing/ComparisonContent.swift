public import Openings

/// What is stored about the games of a comparison, before it.
public struct ComparisonContent: Sendable {
    /// A card that an active repertoire asks.
    public struct AskedCard: Sendable {
        public let id: CardID
        public let state: CardState

        public init(id: CardID, state: CardState) {
            self.id = id
            self.state = state
        }
    }

    /// A compared game in which the learner left the book. Games are ordered by when they were played, then by when
    /// they were compared.
    public struct Departure: Hashable, Sendable, Comparable {
        public let played: String
        /// The number of the compared game, ascending.
        public let number: Int64

        public init(played: String, number: Int64) {
            self.played = played
            self.number = number
        }

        public static func < (a: Departure, b: Departure) -> Bool { (a.played, a.number) < (b.played, b.number) }
    }

    /// The cards of the games' positions that are asked.
    public var cards: [CardKey: AskedCard]
    /// The numbers of those games that were compared before.
    public var games: [GameDigest: Int64]
    /// The departures of all compared games at the positions where a game of this comparison departs, ascending.
    public var departures: [CardKey: [Departure]]
    /// The number of the newest compared game; 0 when there is none.
    public var newest: Int64

    public init(
        cards: [CardKey: AskedCard] = [:], games: [GameDigest: Int64] = [:],
        departures: [CardKey: [Departure]] = [:], newest: Int64 = 0
    ) {
        self.cards = cards
        self.games = games
        self.departures = departures
        self.newest = newest
    }
}
