public import Openings
import Scheduling

/// A card with what the learner's file knows of it.
public struct QueuedCard: Sendable {
    public let id: CardID
    public var card: Card
    public var state: CardState
    /// The id of the card's newest event, of any kind; 0 when it has none. See `ReviewLog.append(_:expecting:)`.
    public var newestEvent: Int64
    /// How likely a game is to reach the position, 0…1, as far as somebody has reckoned it: what `NewOrder.frequency`
    /// goes by.
    public var probability = 0.0
    /// The repertoire whose share of the day's new positions the card uses up: of several the first.
    public let repertoire: RepertoireKey
    /// The main move of former days; nil where there was none, or it is prepared again.
    public var formerMain: FormerMain?

    /// How many successful reviews of the new main move end the mention of the former one.
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
