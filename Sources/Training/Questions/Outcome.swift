public import Chess
public import Openings
public import Scheduling

/// The result of an answer or of `show`. All that it reports is in the log already.
public struct Outcome: Sendable {
    /// How the session goes on.
    public enum Next: Sendable, Hashable {
        /// The same question, once more.
        case retry
        /// The same question: a prepared move must be typed.
        case type
        /// The question is done; `Session.question` is the next one already.
        case closed
        /// Another session answered the card first: nothing was written, `Session.question` is the next one already.
        case overtaken
    }

    /// When a card is asked next.
    public enum NextReview: Sendable, Hashable {
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
    /// The grade of this answer; nil when it has none.
    public let grade: Grade?
    /// The interval of the schedule after a graded answer, in days; repeats and early answers do not change it.
    public let interval: Int?
    public let due: StudyDay?
    /// When the card is asked next, also where this answer has no grade; nil while it is not known, as of a card that is
    /// still new.
    public let asksAgain: NextReview?
    public let next: Next
    /// Nil until the answer is out.
    public let notes: AnswerNotes?
    /// The main move of former days: when it was played, and for a while after it was replaced, once the answer is out.
    public let formerMain: FormerMain?

    public var card: CardID { question.card }

    init(_ judgement: Judgement, _ open: OpenQuestion, _ agenda: Agenda) {
        let queued = agenda[open.card]
        let move = judgement.answer?.move
        question = open.question
        verdict = judgement.verdict
        played = move
        san = move.map(open.question.position.san)
        expected = judgement.isOut ? queued.card.prepared : []
        grade = judgement.event?.answer?.grade
        interval = grade == nil ? nil : queued.state.interval
        due = grade == nil ? nil : queued.state.due
        asksAgain = judgement.isOut ? agenda.nextReview(of: open.card) : nil
        next = judgement.next
        var notes = judgement.isOut ? AnswerNotes(queued.card, played: move) : nil
        notes?.leechLapses = Self.leechLapses(judgement.event, queued.state, before: open.question.kind)
        self.notes = notes
        formerMain = queued.formerMain.flatMap { former in
            former.move == move || (judgement.isOut && queued.remembersFormerMain) ? former : nil
        }
    }

    /// The lapses of a card that this answer made, if they are reported.
    private static func leechLapses(_ event: ReviewEvent?, _ state: CardState, before kind: Question.Kind) -> Int? {
        guard kind == .review, let answer = event?.answer, answer.kind == .review, !answer.grade.isPass,
            Leech.isReported(lapses: state.lapses)
        else { return nil }
        return state.lapses
    }
}
