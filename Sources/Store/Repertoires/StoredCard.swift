public import Openings
public import Training

/// A card as it is stored, without its repertoire.
public struct StoredCard: Hashable, Sendable {
    public let id: CardID
    public let key: CardKey
    /// The main move, UCI.
    public let main: String
    /// All prepared moves, UCI, the main one first.
    public let prepared: [String]
    /// Whether an active repertoire contains it.
    public let isQueued: Bool
    public let state: CardState
    /// The newest event of the card, 0 when it has none.
    public let newestEvent: Int64
}
