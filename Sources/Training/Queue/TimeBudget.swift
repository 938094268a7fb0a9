/// The minutes of a study day, and how many questions fit into them (`settings minutes-per-day`).
///
/// The estimate decides what the day's queue holds: of the due cards those that are most overdue, and new positions only as
/// far as time remains after everything due. The clock decides when a session ends: no question begins when the time is
/// used up, and one that is open is never cut off.
public struct TimeBudget: Hashable, Sendable {
    public let minutes: Int
    /// The expected time of a question with its repeats in milliseconds, as `TimeEstimate` has it; at least 1.
    private let perQuestion: Int

    /// - Parameter samples: the last counted reviews, the newest last.
    public init(minutes: Int, samples: [TimeEstimate.Sample] = []) {
        self.minutes = minutes
        perQuestion = max(1, TimeEstimate(due: 1, samples: samples).milliseconds)
    }

    /// The milliseconds of the day that are left; negative when more were used.
    public func left(after done: DayTally) -> Int { minutes * 60_000 - done.milliseconds }

    /// The number of due cards that fit in; the last one may take longer.
    ///
    /// - Parameter repeats: questions that are asked anyway.
    func reviews(after done: DayTally, repeats: Int) -> Int {
        max(0, (left(after: done) + perQuestion - 1) / perQuestion - repeats)
    }

    /// The number of new positions for which time is left. Each takes two questions.
    ///
    /// - Parameter questions: the due cards and the repeats that come first.
    public func new(after done: DayTally, questions: Int) -> Int {
        max(0, (left(after: done) / perQuestion - questions) / 2)
    }
}
