import Analysis
import Chess
import Foundation
import Openings
import PGN
import Scheduling
import Store
import TestSupport
import Testing
import Training
import TrainingSupport
import UCI

@testable import Coach

/// Likely wrong moves are evaluated while the learner thinks, and never delay an explanation.
@MainActor @Suite(.timeLimit(.minutes(10))) struct LookAheadTests {
    private let engines: FakeEngineFolder
    private let file: LearnerFile
    private let question: Question
    private var session: Session

    /// A drill of 1.e4, and games in which 1.d4 is played twice and 1.c4 once.
    init() throws {
        engines = try FakeEngineFolder()
        file = try LearnerFile.open(path: engines.folder.path("prep.sqlite"))
        let games = ["d4 d5", "d4 Nf6", "c4 e5", "e4 c5"].enumerated().map { "[Round \"\($0 + 1)\"]\n\n1. \($1) *\n" }
        var bytes = ArraySlice(games.joined(separator: "\n").utf8)
        var stream = PGNStream { count in
            defer { bytes = bytes.dropFirst(count) }
            return Array(bytes.prefix(count))
        }
        let imported = file.importGames()
        try imported.read(&stream)
        _ = try imported.publish()
        let book = try repertoire("1. e4 e5 *")
        let day = StudyDay(number: 20_778)
        var state = CardState.new
        state.due = day
        state.memory = .sm2(try #require(SM2(repetitions: 2, interval: 6, easiness: 250)))
        session = Session(
            SessionContent(
                repertoires: [CompiledRepertoire(book)],
                cards: book.cards.map { QueuedCard(id: CardID(1), card: $0, state: state, newestEvent: 0) }),
            log: InMemoryLog(), at: Moment(day: day, instant: 0))
        question = try #require(session.question)
    }

    private func move(_ san: String) throws -> Move { try Position.initial.move(san: san) }

    private func configuration(_ mode: String) throws -> EngineConfiguration {
        try engines.configuration(mode, loggedIn: file)
    }

    private func service(_ mode: String) throws -> ExplanationService {
        ExplanationService(try configuration(mode), deviations: DeviationSource(file) { [file] in file })
    }

    private func asked() throws -> [String] { try engines.asked() }

    private func waitUntilAsked(_ uci: String) async throws { try await engines.waitUntilAsked { $0.contains(uci) } }

    private mutating func answer(_ san: String, _ service: ExplanationService) throws {
        let played = try move(san)
        let prepared = try move("e4")
        let outcome = try #require(
            try session.answer(Answer(played), at: Moment(day: StudyDay(number: 20_778), instant: 1)))
        let subject = ExplainedMove(
            card: outcome.card, position: question.position, played: played, prepared: [prepared], wayBack: nil,
            time: 1, isAnswerOut: outcome.next != .retry, unanswered: [])
        #expect(service.handle(outcome, played == prepared ? nil : subject).isEmpty)
    }

    @Test mutating func `a likely wrong move is explained without another search`() async throws {
        let service = try service("normal")
        var updates = service.updates.makeAsyncIterator()
        service.prepare(question, prepared: [try move("e4")])
        await service.lookAheadEnded()
        #expect(try asked().prefix(4) == ["e2e4", "best", "d2d4", "c2c4"])
        let before = try asked()
        try answer("c4", service)
        guard case .found(let found) = try #require(await updates.next()) else {
            Issue.record("no explanation is found")
            return
        }
        #expect(found.subject.played == (try move("c4")))
        await service.close()
        #expect(try asked() == before)
    }

    @Test mutating func `an explanation waits for the running search of its move`() async throws {
        let service = try service("slow")
        var updates = service.updates.makeAsyncIterator()
        service.prepare(question, prepared: [try move("e4")])
        try await waitUntilAsked("d2d4")
        try answer("d4", service)
        _ = try #require(await updates.next())
        await service.close()
        #expect(try asked().filter { $0 == "d2d4" }.count == 1)
    }

    @Test mutating func `a right answer ends the look-ahead`() async throws {
        // Only the answer ends so long a search, also when other tests keep this one waiting.
        try file.set(.engineTime, to: "600000")
        let service = try service("until-stop")
        service.prepare(question, prepared: [try move("e4")])
        try await waitUntilAsked("e2e4")
        try answer("e4", service)
        await service.lookAheadEnded()
        await service.close()
        #expect(try asked().prefix(2) == ["e2e4", "stop"] && !asked().contains("d2d4"))
    }

    @Test func `no less urgent search starts between two searches of an explanation`() async throws {
        let scheduler = try configuration("normal").scheduler
        let budget = try #require(SearchBudget(nodes: 1000))
        let (first, second, ahead) = (try move("a3"), try move("h3"), try move("e4"))
        let idle = await scheduler.together(.explanation) {
            _ = try? await scheduler.evaluate(first, in: .initial, budget: budget)
            let idle = Task { try await scheduler.evaluate(ahead, in: .initial, budget: budget, for: .question) }
            let isWaiting = await Eventually.holdsAsync { @Sendable in await scheduler.waiters == 2 }
            #expect(isWaiting)
            _ = try? await scheduler.evaluate(second, in: .initial, budget: budget)
            return idle
        }
        #expect(try await idle.value.move == ahead)
        await scheduler.close()
        #expect(try asked() == ["a2a3", "h2h3", "e2e4"])
    }

    @Test func `a preparation evaluates and counts the likely wrong moves of each card, once`() async throws {
        let cards = try repertoire("1. e4 e5 2. Nf3 *").cards.enumerated().map { index, card in
            QueuedCard(id: CardID(Int64(index + 1)), card: card, state: .new, newestEvent: 0)
        }
        let source = DeviationSource(file) { [file] in file }
        let scheduler = try configuration("normal").scheduler
        let budget = try #require(SearchBudget(nodes: 1000))
        for searched in [2, 0] {
            let preparation = EnginePreparation(cards, deviations: source)
            #expect(preparation.left == nil)
            try await preparation.run(scheduler, budget)
            let state = preparation.state
            #expect(state.done == 2 && state.deviations == 2 && state.searched == searched)
            #expect(preparation.left == (searched > 0 ? .zero : nil))
        }
        await scheduler.close()
        #expect(try asked().filter { ["d2d4", "c2c4"].contains($0) } == ["d2d4", "c2c4"])
    }
}
