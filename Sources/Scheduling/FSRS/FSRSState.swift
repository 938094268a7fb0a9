/// The memory state of a card under FSRS, with the parameters that made it.
public struct FSRSState: Hashable, Sendable {
    /// The parameters and the desired retention.
    public let scheduler: FSRS
    /// Nil before the first review.
    public let memory: FSRSMemory?
    /// The day of the review that made `memory`, from which elapsed days are counted; nil before the first review.
    public let day: StudyDay?
    /// The number of successive passes, as in SM-2; it decides whether a card counts as covered.
    public let repetitions: Int
    /// The interval in days; 0 before the first review, then 1…36,500.
    public let interval: Int

    /// The number of passes that the learner's declaration of a card as known counts for.
    private static let knownRepetitions = SM2.known.repetitions

    /// The state of a card without reviews.
    public init(_ scheduler: FSRS) {
        self.scheduler = scheduler
        memory = nil
        day = nil
        repetitions = 0
        interval = 0
    }

    /// Creates the stored state of a card with reviews; nil if the repetitions are negative or the interval is outside
    /// 1…36,500.
    public init?(_ scheduler: FSRS, memory: FSRSMemory, day: StudyDay, repetitions: Int, interval: Int) {
        guard repetitions >= 0, (1...FSRS.longestInterval).contains(interval) else { return nil }
        self.init(scheduler, memory, day, repetitions: repetitions, interval: interval)
    }

    private init(_ scheduler: FSRS, _ memory: FSRSMemory, _ day: StudyDay, repetitions: Int, interval: Int? = nil) {
        self.scheduler = scheduler
        self.memory = memory
        self.day = day
        self.repetitions = repetitions
        self.interval = interval ?? scheduler.interval(memory)
    }

    /// Returns the state of a card that the learner declares as known on a day.
    public func known(on day: StudyDay) -> FSRSState {
        FSRSState(scheduler, scheduler.known, day, repetitions: Self.knownRepetitions)
    }

    /// Returns the state after the first graded answer of a day.
    public func reviewed(_ rating: FSRSRating, on day: StudyDay) -> FSRSState {
        let after =
            if let memory, let last = self.day {
                scheduler.reviewed(memory, elapsedDays: day - last, rating)
            } else {
                scheduler.first(rating)
            }
        return FSRSState(scheduler, after, day, repetitions: rating.isPass ? repetitions + 1 : 0)
    }

    /// Whether a stored state agrees with a replay; see `FSRSMemory.isClose(to:)`.
    public func isClose(to other: FSRSState) -> Bool {
        guard scheduler == other.scheduler, day == other.day, repetitions == other.repetitions,
            interval == other.interval
        else { return false }
        guard let memory, let its = other.memory else { return memory == nil && other.memory == nil }
        return memory.isClose(to: its)
    }
}
