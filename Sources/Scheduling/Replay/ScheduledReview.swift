/// A review that moves a schedule: the first graded answer of a new or due card on a study day, with its final grade.
public struct ScheduledReview: Hashable, Sendable {
    public let grade: Grade
    /// Whether the learner typed the grade, so that FSRS takes a 5 as Easy.
    public let isTyped: Bool
    /// Whether the learner was asked. False for a move in a game that counts as a review: it moves the schedule but says
    /// little about the memory, so no parameters are fitted to it and no scheduler is judged by it.
    public let isAnswer: Bool
    /// The due day that was chosen by load balancing; nil when the due day is the day of the review plus the interval.
    public let balanced: BalancedDay?

    public init(_ grade: Grade, isTyped: Bool = false, isAnswer: Bool = true, balanced: BalancedDay? = nil) {
        self.grade = grade
        self.isTyped = isTyped
        self.isAnswer = isAnswer
        self.balanced = balanced
    }
}

/// A due day that load balancing chose, with the scheduler it was chosen under. A replay under the same scheduler with
/// the same parameters uses the day; under another the interval decides.
public struct BalancedDay: Hashable, Sendable {
    public let due: StudyDay
    public let scheduler: Scheduler

    public init(due: StudyDay, under scheduler: Scheduler) {
        self.due = due
        self.scheduler = scheduler
    }
}
