import Chess
import Openings

/// The open question of a session, and the way to the ones after it.
struct QuestionSequence {
    var agenda: Agenda
    private var walker: LineWalker
    private(set) var open: OpenQuestion?

    /// - Parameter limit: that of the session that goes on with this content; nil for a new session.
    init(_ content: SessionContent, continuing limit: SessionLimit? = nil, at moment: Moment) {
        agenda = Agenda(content.cards, options: content.options, done: content.done, continuing: limit, at: moment)
        walker = content.walker
    }

    /// What is left while no question is open. O(cards × plies).
    var leftover: Leftover {
        agenda.leftover { walker.firstSkipped(onTheWayTo: $0, agenda) }
    }

    /// How a move of the open question is judged; nil when no question is open.
    func verdict(on move: Move) -> Verdict? {
        open.map { Judge(card: agenda[$0.card].card, repertoires: walker.repertoires).verdict(on: move) }
    }

    /// The next hint at the open question; nil when there is no question, or its answer is out.
    mutating func hint() -> GivenHint? {
        guard let card = open?.card else { return nil }
        return open?.nextHint(for: agenda[card].card)
    }

    /// Keeps the question open, as it is after an answer.
    mutating func keepOpen(_ question: OpenQuestion) { open = question }

    /// Ends the open question and opens the next one.
    mutating func close(_ question: OpenQuestion, played: Move?, at moment: Moment, _ log: SessionLog) {
        let prepared = agenda[question.card].card.prepared
        agenda.close(question.planned, kind: question.question.kind)
        if let move = prepared.first(where: { $0.move == played }) ?? prepared.first {
            walker.pass(question.planned, playing: move.move)
        }
        advance(at: moment, log)
    }

    /// Opens the next question, or none.
    mutating func advance(at moment: Moment, _ log: SessionLog) {
        open = nil
        agenda.checkTime(moment.instant)
        guard !agenda.limit.isOver, let next = walker.next(agenda) else { return }
        ask(next, log)
    }

    /// Drops the plan and opens the next question.
    mutating func replan(at moment: Moment, _ log: SessionLog) {
        walker.dropPlan()
        advance(at: moment, log)
    }

    /// Goes on without an answer, on another line.
    mutating func leave(at moment: Moment, _ log: SessionLog) {
        walker.leaveLine()
        advance(at: moment, log)
    }

    /// Opens the question of a step that was taken back; returns whether it is open.
    mutating func reopen(_ step: UndoStep, at moment: Moment, _ log: SessionLog) -> Bool {
        // A regrade by `accept` leaves the question answered: only its grade is the former one again. An added move was
        // no answer.
        if step.voided.contains(where: \.event.concernsQuestion), let card = step.card.flatMap({ agenda.index(of: $0) })
        {
            agenda.reopen(card, isRepeat: step.voided.contains { $0.event.answer?.kind == .repeated })
            walker.leaveLine()
            if agenda.isAvailable(card) {
                ask(walker.question(for: card, agenda), log)
                return true
            }
        }
        if open == nil { advance(at: moment, log) }
        return false
    }

    /// Takes over what other sessions and imports changed. An open question that is no longer asked gives way to the
    /// next one.
    mutating func update(_ fresh: [QueuedCard], done: DayTally?, at moment: Moment, _ log: SessionLog) {
        agenda.update(fresh, done: done)
        walker.dropPlan(where: agenda.isGone)
        guard let open, open.stage != .typing || open.question.kind == .introduction else { return }
        let isAsked = agenda.isAvailable(open.card) && agenda.kind(of: open.card) == open.question.kind
        if !isAsked { advance(at: moment, log) }
    }

    /// Follows the study day: when it changes, the agenda restarts, and the open question is asked as on the new day.
    mutating func follow(_ moment: Moment, _ log: SessionLog) {
        guard moment.day != agenda.day else { return }
        agenda.begin(moment.day)
        guard let open, open.stage != .typing else { return }
        let kind = agenda.kind(of: open.card)
        if kind == .introduction { ask(open.planned, log) } else { self.open?.become(kind) }
    }

    private mutating func ask(_ planned: PlannedQuestion, _ log: SessionLog) {
        let queued = agenda[planned.card]
        let kind = agenda.kind(of: planned.card)
        open = OpenQuestion(
            planned, queued, kind, shownPlies: walker.shownPlies(of: planned),
            missed: log.missedTry(at: queued.id, kind, on: agenda.day))
        walker.ask(planned)
    }
}
