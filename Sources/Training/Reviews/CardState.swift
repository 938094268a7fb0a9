public import Scheduling

/// Where one card stands. Derived from its events, never edited: a stored state is a cache of the replay.
public struct CardState: Hashable, Sendable {
    public var memory: SM2
    /// Nil while the card is new, that is, never graded since it (last) started.
    public var due: StudyDay?
    /// The day it was last shown as a new position.
    public var introduced: StudyDay?
    /// The day of the last counted review.
    public var lastGraded: StudyDay?
    /// The day on which an answer must still score at least 4; stale (and meaningless) once that day is over.
    public var toRepeat: StudyDay?
    /// Failed reviews whose interval before was at least one day.
    public var lapses: Int
    public var isSuspended: Bool
    /// Not asked before this day.
    public var buriedUntil: StudyDay?
    /// The day of the first counted review since the card (last) started.
    public var firstGraded: StudyDay?
    /// Made due early by a game: until its next review, which keeps n and interval when passed.
    public var isMadeDue: Bool

    public init(
        memory: SM2, due: StudyDay?, introduced: StudyDay?, lastGraded: StudyDay?, toRepeat: StudyDay?, lapses: Int,
        isSuspended: Bool, buriedUntil: StudyDay?, firstGraded: StudyDay?, isMadeDue: Bool
    ) {
        self.memory = memory
        self.due = due
        self.introduced = introduced
        self.lastGraded = lastGraded
        self.toRepeat = toRepeat
        self.lapses = lapses
        self.isSuspended = isSuspended
        self.buriedUntil = buriedUntil
        self.firstGraded = firstGraded
        self.isMadeDue = isMadeDue
    }

    /// A card nothing has happened to.
    public static let new = CardState(
        memory: .new, due: nil, introduced: nil, lastGraded: nil, toRepeat: nil, lapses: 0, isSuspended: false,
        buriedUntil: nil, firstGraded: nil, isMadeDue: false)

    /// Never graded since it started.
    public var isNew: Bool { due == nil }

    /// Neither suspended nor buried on that day.
    public func isAvailable(on day: StudyDay) -> Bool {
        guard !isSuspended else { return false }
        guard let buriedUntil else { return true }
        return buriedUntil <= day
    }

    /// Due on or before that day, and available.
    public func isDue(on day: StudyDay) -> Bool {
        guard let due else { return false }
        return due <= day && isAvailable(on: day)
    }

    /// Whether a right move in a game can stand for the review: due on that day or within a tenth of the interval (a day
    /// at least) after it, not graded on that day yet, and available.
    public func isReviewable(byGameOn day: StudyDay) -> Bool {
        guard let due, lastGraded != day, isAvailable(on: day) else { return false }
        return due - day <= max(1, interval / 10)
    }

    /// An answer must still reach 4 on that day, and the card is available.
    public func isToRepeat(on day: StudyDay) -> Bool {
        toRepeat == day && isAvailable(on: day)
    }

    /// The interval of the schedule in days; 0 for a new card.
    public var interval: Int { memory.interval }
}
