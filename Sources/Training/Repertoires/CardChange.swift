public import Openings
public import Scheduling

/// One change to a card. Changes are executed in the order of their plan.
public enum CardChange: Hashable, Sendable {
    /// The position becomes a card.
    case create(CardKey, main: String, prepared: [String], isQueued: Bool)
    /// The card is asked, for these moves.
    case ask(CardID, main: String, prepared: [String])
    /// No active repertoire asks the card any more. It keeps its answer and its history.
    case archive(CardID)
    /// The card is in no repertoire and has no history: it is deleted.
    case delete(CardID)
    /// The card keeps its answer from before an import that is undone.
    case keepAnswer(CardID, String)
    /// The answer changed, so the schedule starts again.
    case restart(CardID, former: String)
    /// The former answer is prepared again, so these events are undone, and its schedule returns.
    case restore(CardID, undoing: [Int64])
    /// The card is marked as known.
    case markKnown(CardKey, due: StudyDay)
}
