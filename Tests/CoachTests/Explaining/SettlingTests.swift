import Analysis
import Chess
import Openings
import Scheduling
import Store
import TestSupport
import Testing
import Training
import TrainingSupport

@testable import Coach

/// The first text withholds a class that is not settled. Once the answer is out it is settled while nothing else is asked.
///
/// In both positions the prepared move wins a pawn: 9.1 points of win chance to the fake engine, near the threshold of 10.
@MainActor @Suite(.timeLimit(.minutes(10))) struct SettlingTests {
    private static let day = StudyDay(number: 20_778)
    private let engines: FakeEngineFolder
    private let file: LearnerFile
    /// 1.e4 d5 with 2.exd5, and 1.d4 e5 with 2.dxe5.
    private var first: Session
    private var second: Session

    init() throws {
        engines = try FakeEngineFolder()
        file = try LearnerFile.open(path: engines.folder.path("prep.sqlite"))
        first = try Self.session("1. e4 d5 2. exd5 *", CardID(1))
        second = try Self.session("1. d4 e5 2. dxe5 *", CardID(2))
    }

    /// A session with the second move of a repertoire, which is due.
    private static func session(_ pgn: String, _ id: CardID) throws -> Session {
        let book = try repertoire(pgn)
        var state = CardState.new
        state.due = day
        state.memory = .sm2(try #require(SM2(repetitions: 2, interval: 6, easiness: 250)))
        let card = try #require(book.cards.first { $0.position.fullmoveNumber == 2 })
        return Session(
            SessionContent(
                repertoires: [CompiledRepertoire(book)],
                cards: [QueuedCard(id: id, card: card, state: state, newestEvent: 0)]),
            log: InMemoryLog(), at: Moment(day: day, instant: 0))
    }

    private func service(_ mode: String) throws -> ExplanationService {
        ExplanationService(try engines.configuration(mode, loggedIn: file))
    }

    private func prepared(_ question: Question) throws -> Move {
        try question.position.move(san: question.card == CardID(1) ? "exd5" : "dxe5")
    }

    /// Answers the open question of a session with a wrong move.
    private func answer(_ san: String, _ session: inout Session, _ service: ExplanationService) throws {
        let question = try #require(session.question)
        let move = try question.position.move(san: san)
        let outcome = try #require(try session.answer(Answer(move), at: Moment(day: Self.day, instant: 1)))
        let subject = ExplainedMove(
            card: outcome.card, position: question.position, played: move, prepared: [try prepared(question)],
            wayBack: nil, time: 1, isAnswerOut: outcome.next != .retry, unanswered: [])
        #expect(service.handle(outcome, subject).isEmpty)
    }

    private func found(_ update: ExplanationUpdate?) throws -> FoundExplanation {
        guard case .found(let found) = update else {
            Issue.record("no explanation is found")
            throw CancellationError()
        }
        return found
    }

    @Test
    mutating func
        `the first text takes one search of each move and one for the best, and why shows the class settled since`()
        async throws
    {
        let service = try service("normal")
        var updates = service.updates.makeAsyncIterator()
        for san in ["a3", "h3"] {
            try answer(san, &first, service)
            #expect(try found(await updates.next()).explanation.comparison.settledClass == nil)
        }
        let searches =
            ["e4d5", "a2a3", "best", "h2h3"]
            + [400_000, 800_000, 1_600_000].flatMap { ["e4d5 \($0)", "h2h3 \($0)"] }
        try await engines.waitUntilAsked { $0.count >= searches.count }
        #expect(service.more().isEmpty)
        #expect(try found(await updates.next()).explanation.comparison.settledClass == .inaccuracy)
        await service.close()
        #expect(try engines.asked() == searches)
    }

    @Test mutating func `an explanation does not wait for a class to be settled`() async throws {
        let service = try service("deep-until-stop")
        var updates = service.updates.makeAsyncIterator()
        for san in ["a3", "h3"] {
            try answer(san, &first, service)
            _ = try found(await updates.next())
        }
        try await engines.waitUntilAsked { $0.last == "e4d5 400000" }
        try answer("b3", &second, service)
        #expect(try found(await updates.next()).subject.card == CardID(2))
        // Then the class is settled on.
        try await engines.waitUntilAsked { $0.last == "e4d5 400000" }
        await service.close()
        #expect(
            try engines.asked().prefix(8)
                == ["e4d5", "a2a3", "best", "h2h3", "e4d5 400000", "stop", "d4e5", "b2b3"])
    }

    @Test mutating func `a class is not settled between two searches for the open question`() async throws {
        let service = try service("deep-until-stop")
        var updates = service.updates.makeAsyncIterator()
        for san in ["a3", "h3"] {
            try answer(san, &first, service)
            _ = try found(await updates.next())
        }
        try await engines.waitUntilAsked { $0.last == "e4d5 400000" }
        let question = try #require(second.question)
        service.prepare(question, prepared: [try prepared(question)])
        await service.lookAheadEnded()
        try await engines.waitUntilAsked { $0.last == "e4d5 400000" }
        await service.close()
        let asked = try engines.asked()
        let ahead = try #require(asked.firstIndex(of: "d4e5"))
        let resumed = try #require(asked.lastIndex(of: "e4d5 400000"))
        #expect(asked[4..<ahead] == ["e4d5 400000", "stop"])
        #expect(!asked[ahead..<resumed].contains("stop") && asked[ahead..<resumed].count > 2)
    }

    @Test mutating func `an undo ends the settling of a class`() async throws {
        let service = try service("deep-until-stop")
        var updates = service.updates.makeAsyncIterator()
        for san in ["a3", "h3"] {
            try answer(san, &first, service)
            _ = try found(await updates.next())
        }
        try await engines.waitUntilAsked { $0.last == "e4d5 400000" }
        service.forget()
        try await engines.waitUntilAsked { $0.last == "stop" }
        await service.close()
    }

    @Test mutating func `the end of a piped session does not wait for a class to be settled`() async throws {
        let service = try service("deep-until-stop")
        for san in ["a3", "h3"] { try answer(san, &first, service) }
        // Longer than this test may take.
        await service.finish(within: .seconds(600))
        var last: FoundExplanation?
        for await update in service.updates { last = try found(update) }
        #expect(last?.deviation == 2)
        await service.close()
    }
}
