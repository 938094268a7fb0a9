public import Openings
import Scheduling

/// A card with its schedule.
public struct QueuedCard: Sendable {
    public let id: CardID
    public var card: Card
    public var state: CardState
    /// The id of the card's newest event, of any kind; 0 when it has none. See `ReviewLog.append(_:expecting:)`.
    public var newestEvent: Int64
    /// The probability that a game reaches the position, 0…1, for `NewOrder.frequency`; 0 when it was not computed.
    public var probability = 0.0
    /// The repertoire whose share of the day's new positions the card counts for: of several the first.
    public let repertoire: RepertoireKey
    /// The former main move; nil when there was none, or when it is prepared again.
    public var formerMain: FormerMain?

    /// The number of successful reviews of the new main move after which the former one is no longer mentioned.
    private static let formerMainReviews = 2

    /// Whether the learner may still have the former main move in mind.
    public var remembersFormerMain: Bool {
        formerMain != nil && state.memory.repetitions <= Self.formerMainReviews
    }

    /// - Parameter repertoire: the name of the repertoire the card counts for; nil takes the one its line is from.
    public init(id: CardID, card: Card, state: CardState, newestEvent: Int64, repertoire: String? = nil) {
        self.id = id
        self.card = card
        self.state = state
        self.newestEvent = newestEvent
        self.repertoire = RepertoireKey(name: repertoire ?? card.repertoire, side: card.key.side)
    }
}
