import Chess
import Openings
import Scheduling

/// The question that is open: its stage, the hints given, and the last move that was not prepared.
struct OpenQuestion {
    let planned: PlannedQuestion
    private(set) var question: Question
    private(set) var stage: Session.Stage
    private(set) var deviation: Move?
    /// The event of the graded answer; nil before there is one.
    private(set) var event: Int64?
    private var hints = 0
    private var hint: Hint?

    /// - Parameters:
    ///   - shownPlies: how many plies of the line are on the screen already.
    ///   - missed: the wrong first try that was made before the learner left the question; then the next one is the
    ///     retry.
    init(_ planned: PlannedQuestion, _ queued: QueuedCard, _ kind: Question.Kind, shownPlies: Int, missed: WrongTry?) {
        self.planned = planned
        question = Question(queued, kind, line: planned.line, newFrom: shownPlies)
        stage = kind == .introduction ? .typing : missed == nil ? .firstTry : .retry
        deviation = missed.flatMap { planned.line.position.move(uci: $0.played) }
    }

    /// The index of the card.
    var card: Int { planned.card }

    /// Whether an answer may become a prepared move: not before the position was shown.
    var canAccept: Bool { question.kind != .introduction }

    /// Changes the kind of the question, on a new study day.
    mutating func become(_ kind: Question.Kind) { question.kind = kind }

    // MARK: Judging

    /// What an answer means.
    func judgement(of answer: Answer, _ verdict: Verdict, _ policy: GradingPolicy) -> Judgement {
        switch stage {
        case .typing: typed(answer, verdict)
        case .firstTry where verdict.isRight:
            graded(
                policy.grade(rightAfter: hint, milliseconds: answer.milliseconds), hint == nil ? .answer : .hint,
                verdict, answer, next: .closed)
        case .retry where verdict.isRight: graded(.wrongFound, .retry, verdict, answer, next: .closed)
        case .firstTry: missed(answer, verdict)
        case .retry: graded(.wrongShown, .retry, verdict, answer, next: .type)
        }
    }

    /// What asking for the answer means: grade 0.
    var givenUp: Judgement { graded(.blackout, .shown, .shown, nil, next: .type) }

    private func typed(_ answer: Answer, _ verdict: Verdict) -> Judgement {
        guard verdict.isRight else {
            return Judgement(verdict: verdict, answer: answer, event: nil, next: .type, isOut: true)
        }
        guard question.kind == .introduction else {
            return Judgement(verdict: .shown, answer: answer, event: nil, next: .closed, isOut: true)
        }
        let event = ReviewEvent.introduced(played: uci(answer), milliseconds: answer.milliseconds)
        return Judgement(verdict: .introduced, answer: answer, event: event, next: .closed, isOut: true)
    }

    /// A wrong first try: written before the retry is asked for.
    private func missed(_ answer: Answer, _ verdict: Verdict) -> Judgement {
        let wrongTry = WrongTry(
            played: uci(answer), milliseconds: answer.milliseconds, isEarly: question.kind == .early)
        return Judgement(verdict: verdict, answer: answer, event: .wrongTry(wrongTry), next: .retry, isOut: false)
    }

    private func graded(
        _ grade: Grade, _ by: GradedBy, _ verdict: Verdict, _ answer: Answer?, next: Outcome.Next
    ) -> Judgement {
        let event = GradedAnswer(
            question.kind.answer, grade, by: by, played: answer.map(uci), milliseconds: answer?.milliseconds)
        return Judgement(
            verdict: verdict, answer: answer, event: .answered(event), next: next, isOut: true,
            isTimed: by == .answer && event.kind == .review)
    }

    private func uci(_ answer: Answer) -> String { question.position.uci(answer.move) }

    // MARK: Changing

    /// Follows a judgement that is in the log.
    mutating func follow(_ judgement: Judgement, _ logged: LoggedEvent) {
        switch judgement.event {
        case .wrongTry:
            stage = .retry
            deviation = judgement.answer?.move
        case .answered:
            event = logged.id
            if stage == .retry, judgement.next == .type, let answer = judgement.answer { deviation = answer.move }
            stage = .typing
        default: break
        }
    }

    /// The next hint: a little more each time; after the last one, the last again. Nil when the answer is out already.
    mutating func nextHint(for card: Card) -> GivenHint? {
        guard stage != .typing else { return nil }
        let steps = Hint.steps(for: card)
        guard !steps.isEmpty else { return nil }
        let number = min(hints, steps.count - 1)
        hints = number + 1
        hint = steps[number]
        return GivenHint(hint: steps[number], level: steps[number].isStrong ? 3 : number + 1)
    }
}

extension Question.Kind {
    /// What an answer to the question counts for.
    var answer: GradedAnswer.Kind {
        switch self {
        case .introduction, .new, .review: .review
        case .repeated: .repeated
        case .early: .early
        }
    }
}
