/// The schedule of a card: a pure function of its scheduler and its events.
public struct Schedule: Hashable, Sendable {
    public private(set) var memory: MemoryState
    /// Nil while the card is new, that is, never graded since its last start.
    public private(set) var due: StudyDay?
    /// The day of the first review since the card's last start.
    public private(set) var firstGraded: StudyDay?
    /// The day of the last review.
    public private(set) var lastGraded: StudyDay?
    /// Failed reviews whose interval before was at least one day.
    public private(set) var lapses: Int
    /// Whether a game made the card due early: until its next review.
    public private(set) var isMadeDue: Bool

    /// The schedule of a card without events.
    public init(under scheduler: Scheduler) {
        memory = scheduler.new
        lapses = 0
        isMadeDue = false
    }

    /// Creates a stored schedule.
    public init(
        memory: MemoryState, due: StudyDay?, firstGraded: StudyDay?, lastGraded: StudyDay?, lapses: Int,
        isMadeDue: Bool
    ) {
        self.memory = memory
        self.due = due
        self.firstGraded = firstGraded
        self.lastGraded = lastGraded
        self.lapses = lapses
        self.isMadeDue = isMadeDue
    }

    /// The schedule after all events of one card, in the order of their ids. Cost: O(n).
    public init(replaying events: some Sequence<DatedScheduleEvent>, under scheduler: Scheduler) {
        self.init(under: scheduler)
        for dated in events { apply(dated.event, on: dated.day) }
    }

    /// Applies one more event on its study day.
    public mutating func apply(_ event: ScheduleEvent, on day: StudyDay) {
        switch event {
        case .reviewed(let review): apply(review, on: day)
        case .known(let due):
            memory = memory.known(on: day)
            self.due = due
            isMadeDue = false
        case .restarted: self = Schedule(under: memory.scheduler)
        case .rescheduled(let due):
            self.due = due
            isMadeDue = false
        case .madeDue(let due):
            self.due = due
            isMadeDue = true
        }
    }

    private mutating func apply(_ review: ScheduledReview, on day: StudyDay) {
        if !review.grade.isPass, memory.interval >= 1 { lapses += 1 }
        memory = memory.reviewed(review, on: day, isMadeDue: isMadeDue)
        due =
            if let balanced = review.balanced, balanced.scheduler == memory.scheduler {
                balanced.due
            } else {
                day.advanced(by: memory.interval)
            }
        lastGraded = day
        if firstGraded == nil { firstGraded = day }
        isMadeDue = false
    }

    /// Whether a stored schedule agrees with a replay; see `MemoryState.isClose(to:)`.
    public func isClose(to other: Schedule) -> Bool {
        memory.isClose(to: other.memory) && due == other.due && firstGraded == other.firstGraded
            && lastGraded == other.lastGraded && lapses == other.lapses && isMadeDue == other.isMadeDue
    }
}
