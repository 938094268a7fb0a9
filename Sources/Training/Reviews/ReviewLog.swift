public import Scheduling

/// The append-only log of everything that happened to the learner's cards. The live one is the Store's; `InMemoryLog`
/// stands in for it in tests and where nothing is to be kept.
///
/// Several processes may write to one log at once. What one of them has not seen yet it learns from `ReviewConflict`.
public protocol ReviewLog {
    /// Writes the events in one durable transaction and returns them with their ids. When this returns, they survive a
    /// kill and a power cut.
    ///
    /// - Parameter expecting: the newest event id the caller has seen of the records' card (all records are then of
    ///   one card), 0 if it has seen none. Nil: no check.
    /// - Throws: `ReviewConflict` when the card has a newer event (nothing is written); errors of the disk.
    func append(_ records: [ReviewRecord], expecting: Int64?) throws -> [ReviewRecord]

    /// Takes back the newest step that still stands, whichever session or day it is of, by appending an `undone` event
    /// for each of its events, in one transaction.
    ///
    /// - Parameters: the study day and the instant of the `undone` events.
    /// - Returns: what was taken back; nil when nothing is left.
    func undoLast(day: StudyDay, instant: Int64) throws -> UndoStep?

    /// Where the card stands now: the replay of its events.
    func state(of card: CardID) throws -> CardState

    /// All events of the card, in the order of their ids.
    func records(of card: CardID) throws -> [ReviewRecord]
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
