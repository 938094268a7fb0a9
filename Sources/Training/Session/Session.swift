public import Chess
import Openings
public import Scheduling

/// A drill: judges and grades answers, writes them to the log, and opens the next question.
///
/// A state machine without a clock. Its only input or output is the log, and every answer is in the log before the call
/// that gave it returns. `question` is the open question; when a call closes it, `question` is the next one already, and
/// nil at the end. Any front end is a loop: show the question, read a line, call, show the outcome.
///
/// A value that holds a reference to its log: use it in one task or actor. With 6,000 cards a call takes about a
/// millisecond.
public struct Session {
    private(set) var log: SessionLog
    var sequence: QuestionSequence
    private var policy: GradingPolicy

    /// What `0`…`5`, `why`, `accept` and a trailing `last` act on; nil before the first answer and after an undo.
    public private(set) var last: LastAnswer?

    public init(_ content: SessionContent, log: any ReviewLog, at moment: Moment) {
        self.log = SessionLog(log, start: moment.instant)
        sequence = QuestionSequence(content, at: moment)
        policy = GradingPolicy(usesTime: content.options.usesTime, recent: content.options.recentTimes)
        sequence.advance(at: moment, self.log)
    }

    /// The open question; nil when nothing is left to ask.
    public var question: Question? { sequence.open?.question }
    /// What the open question waits for.
    public var stage: Stage { sequence.open?.stage ?? .firstTry }
    /// The last move of the open question that was not prepared; nil before there is one.
    public var openDeviation: Move? { sequence.open?.deviation }
    /// Whether no schedule changes.
    public var isCram: Bool { agenda.isCram }
    /// The number of positions this session still holds, the open one included.
    public var remaining: Remaining { agenda.remaining }
    /// The number of positions still asked, the open one included: what remains, within the session's limit.
    public var left: Int { agenda.left(hasQuestion: sequence.open != nil) }
    /// The positions that are still asked, the open one included. O(cards).
    public var positionsToAsk: Set<PositionIdentity> { agenda.positionsToAsk }
    /// The number of new positions of each repertoire still to be shown, in the order of the session's cards; those
    /// shown already are not among them.
    public var plannedNew: [NewPositionAllocation.Count] { agenda.plannedNew }
    /// Whether the minutes of the session or of the day are used up.
    public var isTimeUp: Bool { agenda.limit.isTimeUp }
    /// What is left while no question is open. O(cards × plies).
    public var leftover: Leftover { sequence.leftover }
    public var summary: SessionSummary { log.summary(isCram: isCram) }
    /// The cards that were answered wrongly in this session, in the order of their first wrong answers.
    public var missed: [CardID] { log.missed }
    /// Whether `accept` has a deviation to take: the last answer's, once that is graded or while its question is open.
    public var canAccept: Bool {
        guard let last, last.deviation != nil, agenda.index(of: last.question.card) != nil else { return false }
        return last.event != nil || isOpen(last)
    }

    var agenda: Agenda { sequence.agenda }

    /// The ids of the session's cards.
    public var cards: [CardID] { agenda.indices.map { agenda[$0].id } }

    /// The card with this id, as the session knows it.
    public subscript(id: CardID) -> QueuedCard? {
        agenda.index(of: id).map { agenda[$0] }
    }

    /// Judges a legal move of the open question, and writes what it means before it returns.
    ///
    /// - Returns: nil when no question is open.
    /// - Throws: errors of the log; then nothing was written and the question is still open.
    public mutating func answer(_ answer: Answer, at moment: Moment) throws -> Outcome? {
        follow(moment)
        guard let open = sequence.open, let verdict = sequence.verdict(on: answer.move) else { return nil }
        return try carryOut(open.judgement(of: answer, verdict, policy), on: open, at: moment)
    }

    /// Gives up, or asks for the answer first: grade 0, written at once; then a prepared move must be typed.
    ///
    /// - Returns: nil when no question is open or its answer is out already.
    public mutating func show(at moment: Moment) throws -> Outcome? {
        follow(moment)
        guard let open = sequence.open, open.stage != .typing else { return nil }
        return try carryOut(open.givenUp, on: open, at: moment)
    }

    private mutating func carryOut(
        _ judgement: Judgement, on question: OpenQuestion, at moment: Moment
    ) throws -> Outcome {
        var open = question
        if let event = judgement.event {
            guard let logged = try log.write(event, of: open, &sequence.agenda, at: moment) else {
                last = nil
                let outcome = Outcome(judgement.overtaken, open, agenda)
                sequence.replan(at: moment, log)
                return outcome
            }
            open.follow(judgement, logged)
        }
        let outcome = Outcome(judgement, open, agenda)
        if judgement.event != nil { last = LastAnswer(open, outcome) }
        guard judgement.next == .closed else {
            sequence.keepOpen(open)
            return outcome
        }
        if judgement.isTimed { policy.add(milliseconds: judgement.answer?.milliseconds) }
        sequence.close(open, played: judgement.answer?.move, at: moment, log)
        return outcome
    }

    /// A little more each time: idea, piece, square. Nothing is written; the grade takes it into account.
    ///
    /// - Returns: nil when no question is open or its answer is out already. After the last hint, the last again.
    public mutating func hint() -> GivenHint? { sequence.hint() }

    /// Overrules the grade of the last answer, until the next answer is given. The log keeps both.
    ///
    /// - Returns: nil when there is no graded last answer.
    public mutating func regrade(_ grade: Grade, at moment: Moment) throws -> Regraded? {
        follow(moment)
        guard let last, let event = last.event, let index = agenda.index(of: last.question.card) else { return nil }
        try log.append(.regraded(Regrade(target: event, grade: grade)), of: index, &sequence.agenda, at: moment)
        return agenda.regraded(index, grade)
    }

    /// Takes the last deviation into the repertoire: the answer counts as a 4, and the move is prepared for the rest of
    /// the session. The caller has the move stored first.
    ///
    /// - Returns: nil when the last answer was no deviation.
    public mutating func accept(at moment: Moment) throws -> Accepted? {
        follow(moment)
        guard canAccept, let last, let move = last.deviation, let index = agenda.index(of: last.question.card),
            let event = try logAccepting(move, last, index, at: moment)
        else { return nil }
        let regraded = agenda.regraded(index, .good)
        let closesQuestion = isOpen(last)
        log.accept(move, of: event, at: index, &sequence.agenda)
        self.last?.event = event
        self.last?.deviation = nil
        if closesQuestion, let open = sequence.open { sequence.close(open, played: move, at: moment, log) }
        return Accepted(card: last.question.card, move: move, regraded: regraded, closesQuestion: closesQuestion)
    }

    /// Grades the answer 4; nil when another session answered the card first.
    private mutating func logAccepting(
        _ move: Move, _ last: LastAnswer, _ index: Int, at moment: Moment
    ) throws -> Int64? {
        let uci = last.question.position.uci(move)
        if let event = last.event {
            let regrade = Regrade(target: event, grade: .good, reason: .accepted(uci))
            try log.append(.regraded(regrade), of: index, &sequence.agenda, at: moment)
            return event
        }
        guard let open = sequence.open else { return nil }
        let answer = GradedAnswer(open.question.kind.answer, .good, by: .accept, played: uci)
        if let logged = try log.write(.answered(answer), of: open, &sequence.agenda, at: moment) { return logged.id }
        self.last = nil
        sequence.advance(at: moment, log)
        return nil
    }

    /// Whether the question of an answer is open still.
    private func isOpen(_ last: LastAnswer) -> Bool {
        guard let open = sequence.open else { return false }
        return open.question.card == last.question.card && open.canAccept
    }

    /// Takes a move that was added to the position of the last answer as a further prepared one. No grade changes. The
    /// caller has the move stored first.
    ///
    /// - Throws: errors of the log.
    public mutating func add(_ move: Move) throws {
        guard let last, let index = agenda.index(of: last.question.card) else { return }
        try log.refresh(index, &sequence.agenda)
        sequence.agenda.change(index) { $0.accepting(move) }
        if last.deviation == move { self.last?.deviation = nil }
    }

    /// Leaves the open question for the end of the session: see `askSkipped`. Until then no line shows its answer.
    /// Nothing is written; what was written already stays.
    public mutating func skip(at moment: Moment) {
        follow(moment)
        guard let open = sequence.open else { return }
        if open.event == nil { sequence.agenda.skip(open.card) }
        sequence.leave(at: moment, log)
    }

    /// Asks the skipped positions after all, also beyond the session's limits, and within these what has waited for them.
    public mutating func askSkipped(at moment: Moment) {
        follow(moment)
        sequence.agenda.askSkipped()
        if sequence.open == nil { sequence.advance(at: moment, log) }
    }

    /// Buries the card until tomorrow.
    ///
    /// - Returns: the card; nil when there is none to act on.
    public mutating func bury(_ target: CommandTarget = .open, at moment: Moment) throws -> CardID? {
        try withdraw(target, .buried(until: moment.day.advanced(by: 1), .question), at: moment)
    }

    /// Suspends the card until it is released.
    ///
    /// - Returns: the card; nil when there is none to act on.
    public mutating func suspend(_ target: CommandTarget = .open, at moment: Moment) throws -> CardID? {
        try withdraw(target, .suspended(.question), at: moment)
    }

    private mutating func withdraw(_ target: CommandTarget, _ event: ReviewEvent, at moment: Moment) throws -> CardID? {
        follow(moment)
        let card = target == .open ? question?.card : last?.question.card
        guard let card, let index = agenda.index(of: card) else { return nil }
        try log.append(event, of: index, &sequence.agenda, at: moment)
        if sequence.open?.card == index { sequence.leave(at: moment, log) }
        return card
    }

    /// Takes back the newest step, also one of an earlier session; as often as wanted. Where the step was a question's
    /// answer, try, introduction, burial or suspension, its card is the open question again, if it is of this session
    /// and can be asked. A move that was accepted or added is no longer prepared.
    ///
    /// - Returns: nil when nothing is left to take back.
    public mutating func undo(at moment: Moment) throws -> Undone? {
        follow(moment)
        guard let step = try log.undoLast(at: moment) else { return nil }
        if step.kind == .note || step.kind == .shapes { return Undone(step: step, isAskedAgain: false) }
        if let last, step.card == last.question.card { self.last = last.undoing(step) }
        try log.takeBack(step, &sequence.agenda)
        return Undone(step: step, isAskedAgain: sequence.reopen(step, at: moment, log))
    }

    mutating func follow(_ moment: Moment) { sequence.follow(moment, log) }
}
