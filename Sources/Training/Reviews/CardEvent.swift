/// Something that happened to a card, before the log gives it a number.
public struct CardEvent: Hashable, Sendable {
    public let card: CardID
    public let moment: Moment
    public let event: ReviewEvent

    public init(_ event: ReviewEvent, of card: CardID, at moment: Moment) {
        self.event = event
        self.card = card
        self.moment = moment
    }
}
