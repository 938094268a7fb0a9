/// The append-only log of everything that happened to the learner's cards. The one in use is the Store's.
///
/// Several processes may write to one log at once. `ReviewConflict` reports an event that the caller has not seen yet.
public protocol ReviewLog {
    /// Writes the events in one durable transaction and returns them with their numbers. When this returns, they
    /// survive a kill and a power cut.
    ///
    /// - Parameter expecting: the newest event id the caller has seen of the events' card (all events are then of one
    ///   card), 0 if it has seen none. Nil: no check.
    /// - Throws: `ReviewConflict` when the card has a newer event (nothing is written); errors of the disk.
    func append(_ events: [CardEvent], expecting: Int64?) throws -> [LoggedEvent]

    /// Takes back the newest step that was not undone, whichever session or day it is of, by appending an `undone`
    /// event for each of its events, in one transaction.
    ///
    /// - Parameter moment: when the `undone` events happen.
    /// - Returns: what was taken back; nil when nothing is left.
    func undoLast(at moment: Moment) throws -> UndoStep?

    /// All events of the card, in the order of their ids.
    func events(of card: CardID) throws -> [LoggedEvent]
}

/// Another session wrote an event of this card first. Nothing was written: read the card's state again.
public struct ReviewConflict: Error, Hashable, Sendable {
    public let card: CardID
    /// The newest event of the card.
    public let newest: Int64

    public init(card: CardID, newest: Int64) {
        self.card = card
        self.newest = newest
    }
}
