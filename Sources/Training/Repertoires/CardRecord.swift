public import Openings

/// A stored card, with the facts that determine its schedule after a change.
public struct CardRecord: Hashable, Sendable {
    public let id: CardID
    public let key: CardKey
    /// The answer that the schedule belongs to, UCI.
    public let main: String
    /// The prepared moves of all active repertoires, UCI, the one asked first.
    public let prepared: [String]
    /// Whether an active repertoire asks it.
    public let isQueued: Bool
    /// Whether it has a due day.
    public let isScheduled: Bool
    /// Whether it was shown as a new position.
    public let isIntroduced: Bool
    public let isSuspended: Bool
    /// Whether the review log has an event of the card.
    public let hasEvents: Bool

    public init(
        id: CardID, key: CardKey, main: String, prepared: [String], isQueued: Bool = true, isScheduled: Bool = false,
        isIntroduced: Bool = false, isSuspended: Bool = false, hasEvents: Bool = false
    ) {
        self.id = id
        self.key = key
        self.main = main
        self.prepared = prepared
        self.isQueued = isQueued
        self.isScheduled = isScheduled
        self.isIntroduced = isIntroduced
        self.isSuspended = isSuspended
        self.hasEvents = hasEvents
    }

    /// The move asked last. It differs from `main` while the repertoire with that move is switched off.
    var former: String { prepared.first ?? main }

    /// Whether the card was scheduled or shown.
    var hasHistory: Bool { isScheduled || isIntroduced }
}
