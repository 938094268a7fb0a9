public import Scheduling

/// One event of the append-only review log. The log is the truth; every schedule is derived from it by replay.
public struct ReviewRecord: Hashable, Sendable {
    /// The event's place in the log, from 1, ascending; nil before it is stored.
    public var id: Int64?
    public var card: CardID
    public var kind: EventKind
    /// The study day the event counts for, as it was then. Never recomputed.
    public var day: StudyDay
    /// Milliseconds since 1970-01-01 00:00 UTC.
    public var instant: Int64
    /// The grade of a review, repeat or early answer, the new one of a regrade, and that of a move seen in a game where
    /// it counts as a review. Nil for every other kind.
    public var grade: Grade?
    public var gradedBy: GradedBy?
    /// Thinking time in milliseconds; nil when unknown.
    public var milliseconds: Int?
    /// The move that was played, in UCI form; nil when none was. Of a card made due the move that was played in the game; of a new start the former answer, of a regrade by
    /// accepting the move that was accepted.
    public var played: String?
    /// The event that is regraded or undone.
    public var target: Int64?
    /// A study day's number: until when it is buried; when it is due for known, rescheduled and made due. Of a move seen
    /// in games, their number. Of an added move the addition's number in the learner's file. Of a wrong try `early` when the question was: it is no part of a review then.
    public var value: Int?

    /// The `value` of a wrong try at a question that changes no schedule.
    static let early = 1

    public init(
        id: Int64? = nil, card: CardID, kind: EventKind, day: StudyDay, instant: Int64, grade: Grade? = nil,
        gradedBy: GradedBy? = nil, milliseconds: Int? = nil, played: String? = nil, target: Int64? = nil,
        value: Int? = nil
    ) {
        self.id = id
        self.card = card
        self.kind = kind
        self.day = day
        self.instant = instant
        self.grade = grade
        self.gradedBy = gradedBy
        self.milliseconds = milliseconds
        self.played = played
        self.target = target
        self.value = value
    }
}
