public import Openings

/// Two positions whose answers were exchanged: in each the learner played the prepared move of the other.
public struct Confusion: Hashable, Sendable {
    /// A position with mistakes, as the search needs it.
    public struct Candidate: Sendable {
        public let card: CardID
        public let key: CardKey
        /// In UCI form.
        public let prepared: [String]
        public let wrongMoves: [PositionMistakes.WrongMove]

        public init(card: CardID, key: CardKey, prepared: [String], wrongMoves: [PositionMistakes.WrongMove]) {
            self.card = card
            self.key = key
            self.prepared = prepared
            self.wrongMoves = wrongMoves
        }
    }

    /// One of the two positions.
    public struct Half: Hashable, Sendable {
        public let card: CardID
        /// The prepared moves of the other position that were played here, the most frequent first.
        public let played: [PositionMistakes.WrongMove]

        public var times: Int { played.reduce(0) { $0 + $1.times } }
    }

    /// The card with the lower number first.
    public let first: Half
    public let second: Half
    /// The number of squares on which the positions differ.
    public let differingSquares: Int
}
