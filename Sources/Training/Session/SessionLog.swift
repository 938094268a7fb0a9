import Chess
import Openings
import Scheduling

/// The log of a session, and the graded answers that this session wrote to it.
struct SessionLog {
    /// How often an event is offered to the log again after another session wrote to the card.
    private static let attempts = 16

    private let log: any ReviewLog
    /// When the session began, in milliseconds.
    private let start: Int64
    private var answers: [SessionSummary.Answered] = []
    /// Cards as they were before a move was accepted, by the answer's event.
    private var cardsBeforeAccepting: [Int64: Card] = [:]

    init(_ log: any ReviewLog, start: Int64) {
        self.log = log
        self.start = start
    }

    func summary(isCram: Bool) -> SessionSummary { SessionSummary(answers, isCram: isCram) }

    /// The cards that were answered wrongly, in the order of their first wrong answers.
    var missed: [CardID] {
        var missed: [CardID] = []
        for answer in answers where !answer.grade.isPass && !missed.contains(answer.card) { missed.append(answer.card) }
        return missed
    }

    /// The wrong first try at a question, made before the learner left it; nil when there is none. A wrong try at an
    /// early question counts for this session's own early questions only: it never spoils a review.
    func missedTry(at card: CardID, _ kind: Question.Kind, on day: StudyDay) -> WrongTry? {
        guard kind != .introduction, let events = try? log.events(of: card).standing else { return nil }
        let isEarly = kind == .early
        let last = events.last { logged in
            switch logged.event {
            case .wrongTry(let wrongTry):
                logged.day == day && wrongTry.isEarly == isEarly && (!isEarly || logged.instant >= start)
            case .answered(let answer): answer.kind != .early || isEarly
            case .introduced, .restarted, .reset: true
            default: false
            }
        }
        guard case .wrongTry(let wrongTry) = last?.event else { return nil }
        return wrongTry
    }

    // MARK: Writing

    /// Writes an event of the open question's card. Nil when another session answered the card first, so that the
    /// question is no longer asked: nothing is written.
    mutating func write(
        _ event: ReviewEvent, of open: OpenQuestion, _ agenda: inout Agenda, at moment: Moment
    ) throws -> LoggedEvent? {
        let entry = CardEvent(event, of: open.question.card, at: moment)
        for _ in 0..<SessionLog.attempts {
            do {
                let stored = try log.append([entry], expecting: agenda[open.card].newestEvent)
                for logged in stored {
                    agenda.take(logged, at: open.card)
                    if let answer = logged.event.answer {
                        answers.append(SessionSummary.Answered(event: logged.id, card: logged.card, answer: answer))
                    }
                }
                return stored.last
            } catch is ReviewConflict {
                try refresh(open.card, &agenda)
                guard agenda.stillAsks(open.card, open.question.kind) else {
                    agenda.settle(open.card)
                    return nil
                }
            }
        }
        throw ReviewConflict(card: entry.card, newest: agenda[open.card].newestEvent)
    }

    /// Writes an event of any card, whatever other sessions wrote.
    mutating func append(_ event: ReviewEvent, of index: Int, _ agenda: inout Agenda, at moment: Moment) throws {
        _ = try log.append([CardEvent(event, of: agenda[index].id, at: moment)], expecting: nil)
        try refresh(index, &agenda)
        agenda.settle(index)
        if case .regraded(let regrade) = event { setGrade(regrade.grade, of: regrade.target) }
    }

    /// Reads a card's events again.
    func refresh(_ index: Int, _ agenda: inout Agenda) throws {
        agenda.replay(try log.events(of: agenda[index].id), at: index)
    }

    /// Accepts a move into a card, so that `undo` of the answer's event finds the card as it was.
    mutating func accept(_ move: Move, of event: Int64, at index: Int, _ agenda: inout Agenda) {
        cardsBeforeAccepting[event] = agenda[index].card
        agenda.change(index) { $0.accepting(move) }
    }

    private mutating func setGrade(_ grade: Grade, of event: Int64) {
        guard let index = answers.firstIndex(where: { $0.event == event }) else { return }
        answers[index].answer.grade = grade
    }

    // MARK: Undoing

    func undoLast(at moment: Moment) throws -> UndoStep? { try log.undoLast(at: moment) }

    /// Makes the session's answers and cards what they were before a step that the log took back.
    mutating func takeBack(_ step: UndoStep, _ agenda: inout Agenda) throws {
        withdrawMove(of: step, &agenda)
        for logged in step.voided {
            answers.removeAll { $0.event == logged.id }
            let events = try log.events(of: logged.card)
            if case .regraded(let regrade) = logged.event, let grade = events.grade(of: regrade.target) {
                setGrade(grade, of: regrade.target)
            }
            guard let index = agenda.index(of: logged.card) else { continue }
            agenda.takeBack(logged, at: index, events: events)
        }
    }

    /// Makes the card what it was before a move was accepted or added.
    private mutating func withdrawMove(of step: UndoStep, _ agenda: inout Agenda) {
        guard step.kind == .accept || step.kind == .add, let uci = step.move,
            let index = step.card.flatMap({ agenda.index(of: $0) }) ?? step.key.flatMap({ agenda.index(of: $0) })
        else { return }
        let answers = step.voided.flatMap { [$0.id, $0.event.target] }.compactMap(\.self)
        if let event = answers.first(where: { cardsBeforeAccepting[$0] != nil }),
            let card = cardsBeforeAccepting.removeValue(forKey: event)
        {
            agenda.change(index) { _ in card }
        } else if let move = agenda[index].card.position.move(uci: uci) {
            agenda.change(index) { $0.withdrawing(move) }
        }
    }
}

extension [LoggedEvent] {
    /// The grade that an answer has now; nil when the log does not hold it.
    fileprivate func grade(of answer: Int64) -> Grade? {
        for logged in standing.reversed() {
            if case .regraded(let regrade) = logged.event, regrade.target == answer { return regrade.grade }
        }
        return standing.first { $0.id == answer }?.event.answer?.grade
    }
}
