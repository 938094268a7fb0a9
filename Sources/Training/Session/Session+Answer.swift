import Chess
import Openings
import Scheduling

/// From a move to a verdict, a grade and an event (scheduling.md, "From a played move to a grade").
extension Session {
    /// Judges a legal move of the open question, and writes what it means before it returns.
    ///
    /// - Returns: nil when no question is open.
    /// - Throws: errors of the log; then nothing was written and the question stands.
    public mutating func answer(_ answer: Answer, at moment: Moment) throws -> Outcome? {
        follow(moment)
        guard let open else { return nil }
        let card = cards[open.stop.card].card
        let verdict = Judge(card: card, repertoires: graph.repertoires).verdict(on: answer.move)
        if open.stage == .typing {
            return try type(answer, verdict, open, at: moment)
        }
        if verdict.isRight {
            let isFirst = open.stage == .firstTry
            let grade =
                isFirst ? policy.grade(rightAfter: open.hint, milliseconds: answer.milliseconds) : .wrongFound
            let by: GradedBy = isFirst ? (open.hint == nil ? .answer : .hint) : .retry
            let isTimed = isFirst && open.hint == nil && open.question.kind.answer == .review
            let outcome = try self.grade(open, grade, by, verdict, answer, next: .closed, at: moment)
            if isTimed, outcome.next == .closed { policy.note(milliseconds: answer.milliseconds) }
            return outcome
        }
        if open.stage == .retry {
            var open = open
            open.deviation = answer.move
            return try self.grade(open, .wrongShown, .retry, verdict, answer, next: .type, at: moment)
        }
        return try firstMiss(answer, verdict, open, at: moment)
    }

    /// Gives up, or asks for the answer first: grade 0, written at once; then a prepared move must be typed.
    ///
    /// - Returns: nil when no question is open or its answer is out already.
    public mutating func show(at moment: Moment) throws -> Outcome? {
        follow(moment)
        guard let open, open.stage != .typing else { return nil }
        return try self.grade(open, .blackout, .shown, .shown, nil, next: .type, at: moment)
    }

    private mutating func type(
        _ answer: Answer, _ verdict: Verdict, _ open: OpenQuestion, at moment: Moment
    ) throws -> Outcome {
        guard verdict.isRight else {
            return outcome(open, verdict, answer.move, next: .type, isOut: true)
        }
        guard open.question.kind == .introduction else {
            let outcome = outcome(open, .shown, answer.move, next: .closed, isOut: true)
            close(open, played: answer.move, at: moment)
            return outcome
        }
        let event = ReviewEvent.introduced(
            played: open.stop.position.uci(answer.move), milliseconds: answer.milliseconds)
        guard try write(event, for: open, at: moment) != nil else {
            return overtaken(open, verdict, answer, at: moment)
        }
        let outcome = outcome(open, .introduced, answer.move, next: .closed, isOut: true)
        last = LastAnswer(question: open.question, outcome: outcome, deviation: nil, event: nil)
        close(open, played: answer.move, at: moment)
        return outcome
    }

    /// A wrong first try: written before the retry is asked for.
    private mutating func firstMiss(
        _ answer: Answer, _ verdict: Verdict, _ open: OpenQuestion, at moment: Moment
    ) throws -> Outcome {
        let wrongTry = WrongTry(
            played: open.stop.position.uci(answer.move), milliseconds: answer.milliseconds,
            isEarly: open.question.kind == .early)
        guard try write(.wrongTry(wrongTry), for: open, at: moment) != nil else {
            return overtaken(open, verdict, answer, at: moment)
        }
        var open = open
        open.stage = .retry
        open.deviation = answer.move
        self.open = open
        let outcome = outcome(open, verdict, answer.move, next: .retry, isOut: false)
        last = LastAnswer(question: open.question, outcome: outcome, deviation: answer.move, event: nil)
        return outcome
    }

    private mutating func grade(
        _ open: OpenQuestion, _ grade: Grade, _ by: GradedBy, _ verdict: Verdict, _ answer: Answer?,
        next: Outcome.Next, at moment: Moment
    ) throws -> Outcome {
        let graded = GradedAnswer(
            open.question.kind.answer, grade, by: by, played: answer.map { open.stop.position.uci($0.move) },
            milliseconds: answer?.milliseconds)
        guard let stored = try write(.answered(graded), for: open, at: moment) else {
            return overtaken(open, verdict, answer, at: moment)
        }
        var open = open
        open.event = stored.id
        given.append(SessionSummary.Given(event: stored.id, card: stored.card, answer: graded))
        let outcome = outcome(open, verdict, answer?.move, grade: grade, next: next, isOut: true)
        last = LastAnswer(
            question: open.question, outcome: outcome, deviation: open.deviation, event: stored.id)
        if next == .closed {
            close(open, played: answer?.move, at: moment)
        } else {
            open.stage = .typing
            self.open = open
        }
        return outcome
    }

    private mutating func overtaken(
        _ open: OpenQuestion, _ verdict: Verdict, _ answer: Answer?, at moment: Moment
    ) -> Outcome {
        let outcome = outcome(open, verdict, answer?.move, next: .overtaken, isOut: false)
        last = nil
        planned = []
        advance(at: moment)
        return outcome
    }

    func outcome(
        _ open: OpenQuestion, _ verdict: Verdict, _ move: Move?, grade: Grade? = nil, next: Outcome.Next, isOut: Bool
    ) -> Outcome {
        let queued = cards[open.stop.card]
        let former = queued.formerMain.flatMap { former in
            former.move == move || (isOut && queued.remembersFormerMain) ? former : nil
        }
        return Outcome(
            question: open.question, verdict: verdict, played: move, san: move.map(open.stop.position.san),
            expected: isOut ? queued.card.prepared : [], grade: grade,
            interval: grade == nil ? nil : queued.state.interval, due: grade == nil ? nil : queued.state.due,
            asksAgain: isOut ? again(queued.state) : nil, next: next,
            notes: isOut ? AnswerNotes(queued.card, played: move) : nil, formerMain: former)
    }

    func again(_ state: CardState) -> Outcome.Again? {
        if options.mode == .scheduled, state.isToRepeat(on: day) { return .today }
        return state.due.map(Outcome.Again.on)
    }
}
