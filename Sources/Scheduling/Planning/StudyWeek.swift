/// The weekdays on which the learner studies as usual, less, or not at all.
public struct StudyWeek: Hashable, Sendable {
    public enum Kind: Hashable, Sendable, CaseIterable {
        case normal
        /// Load balancing gives the day about half as many cards.
        case easy
        /// Nothing is demanded and nothing becomes late.
        case free
    }

    /// Seven normal days.
    public static let normal = StudyWeek()

    private let easy: Set<StudyDay.Weekday>
    private let free: Set<StudyDay.Weekday>

    /// Nil when every weekday would be free, or when one would be both easy and free.
    public init?(easy: Set<StudyDay.Weekday> = [], free: Set<StudyDay.Weekday> = []) {
        guard free.count < StudyDay.Weekday.allCases.count, easy.isDisjoint(with: free) else { return nil }
        self.easy = easy
        self.free = free
    }

    private init() {
        easy = []
        free = []
    }

    public func kind(_ day: StudyDay) -> Kind { kind(day.weekday) }

    func kind(_ weekday: StudyDay.Weekday) -> Kind {
        free.contains(weekday) ? .free : easy.contains(weekday) ? .easy : .normal
    }

    /// Whether a weekday is easy.
    public var hasEasyDays: Bool { !easy.isEmpty }

    /// Whether a weekday is free.
    public var hasFreeDays: Bool { !free.isEmpty }

    /// Returns the day on which a card with a due day is demanded: that day, or the first one after it that is not free.
    public func demandedDay(ofDue due: StudyDay) -> StudyDay {
        var day = due
        while kind(day) == .free { day = day.advanced(by: 1) }
        return day
    }

    /// Whether a card is demanded on a day: it is due, and the day is not free.
    public func isDemanded(due: StudyDay, on day: StudyDay) -> Bool { due <= day && kind(day) != .free }

    /// Returns the latest due day of the cards that are late on a day: those that were demanded on an earlier day. On a free
    /// day only those are late that were late on the day before.
    public func latestLateDue(on day: StudyDay) -> StudyDay { lastStudyDay(lastStudyDay(day).advanced(by: -1)) }

    /// The day, or the last one before it that is not free.
    private func lastStudyDay(_ day: StudyDay) -> StudyDay {
        var day = day
        while kind(day) == .free { day = day.advanced(by: -1) }
        return day
    }
}
