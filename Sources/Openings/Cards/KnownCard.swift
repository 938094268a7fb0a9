/// A stored card, to be compared with a repertoire that is imported again.
public struct KnownCard: Hashable, Sendable {
    public let key: CardKey
    /// The main move, in UCI form.
    public let main: String
    /// All prepared moves, in UCI form.
    public let prepared: [String]
    /// See `Card.remarks`.
    public let remarks: UInt64
    /// Whether its position is in a repertoire; false for an archived card.
    public let isActive: Bool

    public init(key: CardKey, main: String, prepared: [String], remarks: UInt64, isActive: Bool) {
        self.key = key
        self.main = main
        self.prepared = prepared
        self.remarks = remarks
        self.isActive = isActive
    }

    /// A card of a repertoire. Nil for a card without a prepared move.
    public init?(_ card: Card) {
        guard let main = card.prepared.first else { return nil }
        self.init(
            key: card.key, main: main.uci, prepared: card.prepared.map(\.uci), remarks: card.remarks, isActive: true)
    }
}
