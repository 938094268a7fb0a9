/// A chess position as a note with its one card.
public struct AnkiNote: Sendable {
    /// A number of the learner's for the position, from 1: it makes the numbers of the note and its card.
    public let number: Int64
    /// Recognises the note when a later package is imported.
    public let guid: String
    /// An index into the decks of the package.
    public let deck: Int
    /// The values of the fields (`AnkiField`), in HTML; a missing one is empty.
    public let fields: [AnkiField: String]
    public let card: AnkiCard
    public let reviews: [AnkiReview]

    public init(
        number: Int64, guid: String, deck: Int, fields: [AnkiField: String], card: AnkiCard, reviews: [AnkiReview]
    ) {
        self.number = number
        self.guid = guid
        self.deck = deck
        self.fields = fields
        self.card = card
        self.reviews = reviews
    }
}
