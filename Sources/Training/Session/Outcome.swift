public import Chess
public import Openings
public import Scheduling

/// What came of an answer or of `show`. All that it reports is in the log already.
public struct Outcome: Sendable {
    /// How the session goes on.
    public enum Next: Sendable, Hashable {
        /// The same question, once more.
        case retry
        /// The same question: a prepared move must be typed.
        case type
        /// The question is done; `Session.question` is the next one already.
        case closed
        /// Another session answered the card meanwhile: nothing was written, `Session.question` is the next one already.
        case overtaken
    }

    /// When a card is asked next.
    public enum Again: Sendable, Hashable {
        case today
        case on(StudyDay)
    }

    /// The question that was answered.
    public let question: Question
    public let verdict: Verdict
    /// Nil for `show`.
    public let played: Move?
    public let san: String?
    /// The prepared moves, main first; empty until the answer is out.
    public let expected: [AnnotatedMove]
    /// The grade this answer was given; nil when it was none.
    public let grade: Grade?
    /// Where the schedule stands after a graded answer, in days; for repeats and early answers it did not move.
    public let interval: Int?
    public let due: StudyDay?
    /// When the card is asked next, also where this answer was given no grade; nil while it is not known, as of a card
    /// that is new still.
    public let asksAgain: Again?
    public let next: Next
    /// Nil until the answer is out.
    public let notes: AnswerNotes?
    /// The main move of former days: when it was played, and for a while after it was replaced, once the answer is out.
    public let formerMain: FormerMain?

    public var card: CardID { question.card }
}

/// The last answer: what `0`…`5`, `why`, `accept` and a trailing `last` act on.
public struct LastAnswer: Sendable {
    public let question: Question
    public internal(set) var outcome: Outcome
    /// The last move of this question that was not prepared.
    public internal(set) var deviation: Move?
    /// The event that bears the grade; nil before there is one.
    var event: Int64?
}

/// A grade that was overruled.
public struct Regraded: Hashable, Sendable {
    public let card: CardID
    public let grade: Grade
    public let interval: Int
    public let due: StudyDay?
    /// When the card is asked again.
    public let asksAgain: Outcome.Again?
}

/// A deviation that became a prepared move.
public struct Accepted: Hashable, Sendable {
    public let card: CardID
    /// The move the repertoire is to gain.
    public let move: Move
    /// Where the schedule stands after the grade 4.
    public let regraded: Regraded
    /// The open question was this card's and is done; `Session.question` is the next one.
    public let closesQuestion: Bool
}

/// What an `undo` took back.
public struct Undone: Hashable, Sendable {
    public let step: UndoStep
    /// Whether the position is the open question now.
    public let isAskedAgain: Bool

    public var card: CardID? { step.card }
}
