public import Chess
public import Scheduling

/// What is to be done on a study day (scheduling.md, "Statistics").
public struct DueSummary: Hashable, Sendable {
    /// The part of one repertoire. A card of two repertoires counts in both.
    public struct Part: Hashable, Sendable {
        public let name: String
        public let side: Side
        public let isActive: Bool
        public let cards: Int
        public let due: Int
        public let late: Int
        /// New cards left, without the day's limit.
        public let new: Int
        /// Cards answered right at least once since they started: the numerator of coverage.
        public let learned: Int
    }

    public let day: StudyDay
    /// Due on or before the day, neither suspended nor buried; those that are late included.
    public let due: Int
    public let late: Int
    /// 0 when nothing is late.
    public let oldestLateDays: Int
    /// Answered below 4 today and not yet 4 or better.
    public let toRepeat: Int
    /// Shown today as new positions, and not yet asked.
    public let pending: Int
    /// min(new left, limit − introduced today).
    public let new: Int
    /// New cards without the limit, shown or not.
    public let newLeft: Int
    /// New positions shown today, over all repertoires.
    public let introducedToday: Int
    /// The next day after this one on which a card is due.
    public let nextDueDay: StudyDay?
    /// What will be due tomorrow if nothing more is answered today.
    public let tomorrow: Int
    /// The median thinking time of the last 200 counted reviews; nil when none has a known time.
    public let medianMilliseconds: Int?
    /// Failed ones of the last 200 counted reviews.
    public let failed: Int
    /// How many of them there are, at most 200.
    public let counted: Int
    /// In the learner's order.
    public let repertoires: [Part]

    /// Assumed for a review while nothing is known of the learner.
    static let firstGuess = 10_000

    /// due × median time × (1 + fail rate), rounded up to whole minutes.
    public var minutes: Int {
        let time = due * (medianMilliseconds ?? DueSummary.firstGuess)
        let withRepeats = counted == 0 ? time : time * (counted + failed) / counted
        return (withRepeats + 59_999) / 60_000
    }
}
