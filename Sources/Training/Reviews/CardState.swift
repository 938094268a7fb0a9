public import Scheduling

/// The schedule of a card. It is derived from the card's events, never edited: a stored state is a cache of the replay.
public struct CardState: Hashable, Sendable {
    public var memory: MemoryState
    /// Nil while the card is new, that is, never graded since its last start.
    public var due: StudyDay?
    /// The day the card was last shown as a new position.
    public var introduced: StudyDay?
    /// The day of the last counted review.
    public var lastGraded: StudyDay?
    /// The day on which an answer must still score at least 4; without meaning once that day is over.
    public var toRepeat: StudyDay?
    /// Failed reviews whose interval before was at least one day.
    public var lapses: Int
    public var isSuspended: Bool
    /// The day before which the card is not asked; nil when it is not buried.
    public var buriedUntil: StudyDay?
    /// The day of the first counted review since the card's last start.
    public var firstGraded: StudyDay?
    /// Whether a game made the card due early: until its next review, which keeps n and interval when passed.
    public var isMadeDue: Bool

    public init(
        memory: MemoryState, due: StudyDay?, introduced: StudyDay?, lastGraded: StudyDay?, toRepeat: StudyDay?,
        lapses: Int,
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

    /// A card without events under SM-2.
    public static let new = CardState.new(under: .sm2)

    /// A card without events.
    public static func new(under scheduler: Scheduler) -> CardState {
        CardState(
            memory: scheduler.new, due: nil, introduced: nil, lastGraded: nil, toRepeat: nil, lapses: 0,
            isSuspended: false, buriedUntil: nil, firstGraded: nil, isMadeDue: false)
    }

    /// Whether the card was never graded since its last start.
    public var isNew: Bool { due == nil }

    /// Whether the card is neither suspended nor buried on a day.
    public func isAvailable(on day: StudyDay) -> Bool {
        guard !isSuspended else { return false }
        guard let buriedUntil else { return true }
        return buriedUntil <= day
    }

    /// Whether the card is due on or before a day, and available.
    public func isDue(on day: StudyDay) -> Bool {
        guard let due else { return false }
        return due <= day && isAvailable(on: day)
    }

    /// Whether a right move in a game on a day counts as the review: the card is due on that day or within a tenth of the
    /// interval (at least one day) after it, not graded on that day yet, and available.
    public func isReviewable(byGameOn day: StudyDay) -> Bool {
        guard let due, lastGraded != day, isAvailable(on: day) else { return false }
        return due - day <= max(1, interval / 10)
    }

    /// Whether an answer must still reach 4 on a day, and the card is available.
    public func isToRepeat(on day: StudyDay) -> Bool {
        toRepeat == day && isAvailable(on: day)
    }

    /// The part of the state that the scheduler decides.
    public var schedule: Schedule {
        get {
            Schedule(
                memory: memory, due: due, firstGraded: firstGraded, lastGraded: lastGraded, lapses: lapses,
                isMadeDue: isMadeDue)
        }
        set {
            (memory, due, lapses, isMadeDue) = (newValue.memory, newValue.due, newValue.lapses, newValue.isMadeDue)
            (firstGraded, lastGraded) = (newValue.firstGraded, newValue.lastGraded)
        }
    }

    /// Whether a stored state agrees with its replay: exactly, except that what FSRS computes in floating point may
    /// differ by one part in 10⁹.
    public func isClose(to replay: CardState) -> Bool {
        var same = self
        same.memory = replay.memory
        return same == replay && memory.isClose(to: replay.memory)
    }

    /// The interval of the schedule in days; 0 for a new card.
    public var interval: Int { memory.interval }
}
