/// The deck, or decks, of a package, and how the package counts days.
public struct AnkiCollectionInfo: Sendable {
    /// The names of the decks; at least one. `::` in a name separates a deck from its subdeck.
    public let decks: [String]
    /// The start of day 0 in seconds since 1970 UTC: due days are counted from it.
    public let created: Int
    /// Minutes west of Greenwich at `created`.
    public let minutesWest: Int
    /// The local hour at which a day begins, 0…23.
    public let rolloverHour: Int
    /// The moment of the export in milliseconds since 1970 UTC. Anki refuses rows with later numbers.
    public let exported: Int64

    public init(decks: [String], created: Int, minutesWest: Int, rolloverHour: Int, exported: Int64) {
        self.decks = decks
        self.created = created
        self.minutesWest = minutesWest
        self.rolloverHour = rolloverHour
        self.exported = exported
    }
}
