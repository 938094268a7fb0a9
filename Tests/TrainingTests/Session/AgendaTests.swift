import Chess
import Openings
import Scheduling
import Testing
import TrainingSupport

@testable import Training

/// Cards are counted from 0, in the order of the lines.
@Suite struct AgendaTests {
    private static let lines = SessionOrderTests.lines

    private func agenda(_ log: InMemoryLog = InMemoryLog(), options: SessionOptions = .init()) throws -> Agenda {
        Agenda(try Drill.cards(book(Self.lines), log), options: options, done: DayTally(), at: at())
    }

    /// Answers a card as a session does, and closes its question.
    private func answer(_ card: Int, _ grade: Grade, _ agenda: inout Agenda) {
        let event = CardEvent(.review(grade), of: agenda[card].id, at: at())
        agenda.take(LoggedEvent(id: agenda[card].newestEvent + 1, event), at: card)
        agenda.close(PlannedQuestion(card: card, place: nil, line: agenda[card].card.route), kind: .review)
    }

    private func entry(_ event: ReviewEvent, _ card: Int64) -> CardEvent {
        CardEvent(event, of: CardID(card), at: Moment(day: today, instant: 0))
    }

    @Test func `each card has the role that its schedule gives it`() throws {
        let log = InMemoryLog([
            entry(.known(due: today), 1), entry(.known(due: today.advanced(by: 3)), 2), entry(.review(.hard), 3),
            entry(.introduced(played: nil, milliseconds: nil), 4), entry(.suspended(.command), 5),
        ])
        let agenda = try agenda(log)
        let roles: [Role] = [.due, .nothing, .repeated(after: 4), .waiting(after: 0), .nothing, .introduction]
        #expect(agenda.indices.map(agenda.role) == roles)
        #expect(agenda.ready == [0])
        #expect(agenda.fresh() == [5])
        #expect(agenda.waiting(isPatient: true) == [3])
        #expect(agenda.waiting(isPatient: false) == [3, 2])
        #expect(agenda.remaining.due == 1 && agenda.remaining.repeats == 1 && agenda.remaining.new == 2)
    }

    @Test func `an answer below 4 is repeated after four other questions`() throws {
        var agenda = try agenda(Drill.due(6))
        answer(0, .hard, &agenda)
        #expect(agenda.role(of: 0) == .repeated(after: 5))
        for card in 1...4 {
            #expect(!agenda.isReady(0))
            answer(card, .good, &agenda)
        }
        #expect(agenda.isReady(0))
        #expect(agenda.nextReview(of: 0) == .today)
        #expect(agenda.nextReview(of: 1) == agenda[1].state.due.map(Outcome.NextReview.on))
    }

    @Test func `a limit of positions counts each position once, and lets repeats through`() throws {
        var agenda = try agenda(Drill.due(6), options: SessionOptions(positions: 2))
        #expect(agenda.left(hasQuestion: false) == 2)
        answer(0, .hard, &agenda)
        answer(1, .good, &agenda)
        #expect(agenda.left(hasQuestion: false) == 0)
        #expect(agenda.ready == [])
        #expect(agenda.waiting(isPatient: false) == [0])
        #expect(agenda.leftover { _ in nil }.rest.due == 4)
    }

    @Test func `when the minutes are over only skipped positions are asked`() throws {
        var agenda = try agenda(Drill.due(6), options: SessionOptions(minutes: 5))
        agenda.skip(2)
        agenda.checkTime(at(seconds: 299).instant)
        #expect(agenda.ready == [0, 1, 3, 4, 5])
        agenda.checkTime(at(seconds: 300).instant)
        #expect(agenda.limit.isOver && agenda.ready == [])
        agenda.askSkipped()
        #expect(!agenda.limit.isOver && agenda.ready == [2])
    }

    @Test func `a skipped position has no role, and its answer stays hidden`() throws {
        var agenda = try agenda(Drill.due(6))
        agenda.skip(1)
        #expect(agenda.role(of: 1) == .nothing && agenda.skippedCards == [1])
        #expect(agenda.hidesAnswer(1, isIntroduction: false))
        agenda.askSkipped()
        #expect(agenda.role(of: 1) == .due && !agenda.hasSkipped)
    }

    @Test func `introduced positions hide their answers from questions, not from introductions`() throws {
        let log = InMemoryLog([entry(.introduced(played: nil, milliseconds: nil), 1)])
        let agenda = try agenda(log)
        #expect(agenda.hidesAnswer(0, isIntroduction: false))
        #expect(!agenda.hidesAnswer(0, isIntroduction: true))
        #expect(!agenda.hidesAnswer(1, isIntroduction: false))
        #expect(agenda.hidesAnswer(1, isIntroduction: true))
    }

    @Test func `a new day assigns the roles again`() throws {
        var agenda = try agenda(Drill.due(2))
        answer(0, .blackout, &agenda)
        agenda.begin(today.advanced(by: 1))
        #expect(agenda.kind(of: 0) == .review)
        #expect(agenda.role(of: 0) == .due)
        #expect(agenda.role(of: 1) == .due)
    }

    @Test func `removed cards are not asked again until they return`() throws {
        var agenda = try agenda(Drill.due(6))
        let cards = agenda.indices.map { agenda[$0] }
        agenda.update(cards.filter { $0.id != CardID(2) }, done: nil)
        #expect(agenda.isGone(1) && agenda.role(of: 1) == .nothing)
        #expect(agenda.ready == [0, 2, 3, 4, 5])
        agenda.update(cards, done: nil)
        #expect(agenda.ready == [0, 1, 2, 3, 4, 5])
    }

    @Test func `an answer that is taken back is asked again`() throws {
        var agenda = try agenda(Drill.due(6), options: SessionOptions(positions: 1))
        let before = agenda[0].state
        let log = Drill.due(6)
        answer(0, .good, &agenda)
        #expect(agenda.ready == [])
        let undone = LoggedEvent(id: agenda[0].newestEvent, entry(.review(.good), 1))
        agenda.takeBack(undone, at: 0, events: try log.events(of: CardID(1)))
        agenda.reopen(0, isRepeat: false)
        #expect(agenda[0].state == before)
        #expect(agenda.ready.first == 0)
    }

    @Test func `a cram asks learnt cards once, and as many new ones as wanted`() throws {
        var agenda = try agenda(Drill.due(4), options: SessionOptions(mode: .cram, cramNew: 1))
        #expect(agenda.ready == [0, 1, 2, 3, 4])
        #expect(agenda.kind(of: 0) == .early)
        agenda.close(PlannedQuestion(card: 0, place: nil, line: agenda[0].card.route), kind: .early)
        #expect(agenda.ready == [1, 2, 3, 4])
    }
}
