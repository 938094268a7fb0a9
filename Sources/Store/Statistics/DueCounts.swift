public import Scheduling
public import Training

/// What a study day asks, in numbers.
public struct DueCounts: Hashable, Sendable {
    /// What will be due on later days.
    public struct Upcoming: Hashable, Sendable {
        /// The next day on which a card is due.
        public let nextDay: StudyDay?
        /// The number of cards that will be due tomorrow if nothing more is answered today.
        public let tomorrow: Int
        /// The number of cards that would be due if the day were not free; 0 on other days.
        public let waiting: Int

        init(nextDay: StudyDay?, tomorrow: Int, waiting: Int = 0) {
            self.nextDay = nextDay
            self.tomorrow = tomorrow
            self.waiting = waiting
        }
    }

    /// The time of the day.
    public struct Time: Hashable, Sendable {
        /// The time that the due cards will take, estimated from the learner's last counted reviews.
        public let estimate: TimeEstimate
        /// The most minutes a day; nil when there is no limit.
        public let minutesPerDay: Int?
        /// The milliseconds left of these minutes; negative when more were used.
        public let left: Int?

        init(_ estimate: TimeEstimate, _ budget: TimeBudget? = nil, done: DayTally = DayTally()) {
            self.estimate = estimate
            minutesPerDay = budget?.minutes
            left = budget?.left(after: done)
        }

        /// Whether the minutes of the day are used up.
        public var isUsedUp: Bool { left.map { $0 <= 0 } ?? false }
        /// The whole minutes left, rounded up; nil without a limit.
        public var minutesLeft: Int? { left.map { (max(0, $0) + 59_999) / 60_000 } }
    }

    public let day: StudyDay
    /// Due on or before the day, neither suspended nor buried; those that are late included. 0 on a free day.
    public let due: Int
    public let late: Int
    /// 0 when nothing is late.
    public let oldestLateDays: Int
    /// Cards graded below 4 today and not yet 4 or better.
    public let toRepeat: Int
    /// New positions that were shown today and not yet asked.
    public let pending: Int
    /// New positions that are still to be shown today: what a drill would ask.
    public let new: Int
    /// New positions shown today, over all repertoires.
    public let introducedToday: Int
    public let upcoming: Upcoming
    public let time: Time

    /// The next day after this one on which a card is due.
    public var nextDueDay: StudyDay? { upcoming.nextDay }

    /// The number of cards that will be due tomorrow if nothing more is answered today.
    public var tomorrow: Int { upcoming.tomorrow }

    /// The time left in whole minutes, rounded up; 0 when nothing is due.
    public var minutes: Int { time.estimate.minutes }
}
