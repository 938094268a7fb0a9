/// An event that changes a card's schedule. Undone events are left out, and a regraded review has its last grade and
/// author. Repeats, early answers, introductions, wrong tries, burials and suspensions change no schedule.
public enum ScheduleEvent: Hashable, Sendable {
    case reviewed(ScheduledReview)
    /// The learner declared the card as known: mature, due on a day.
    case known(due: StudyDay)
    /// The card is new again: the prepared answer changed, or the learner reset it.
    case restarted
    /// The due day was moved, nothing else.
    case rescheduled(due: StudyDay)
    /// A game showed the position forgotten: due on a day.
    case madeDue(due: StudyDay)
}

/// An event of a card with its number in the log and its study day.
public struct DatedScheduleEvent: Hashable, Sendable {
    /// The event's place in the log of all cards, ascending.
    public let id: Int64
    public let day: StudyDay
    public let event: ScheduleEvent

    public init(id: Int64, _ event: ScheduleEvent, on day: StudyDay) {
        self.id = id
        self.event = event
        self.day = day
    }
}
