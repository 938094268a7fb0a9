import Analysis
import Chess
import Openings
import Scheduling
import TestSupport
import Testing
import Training
import TrainingSupport

@testable import Coach

/// When an explanation is found, shown and withdrawn.
@MainActor @Suite(.timeLimit(.minutes(10))) struct ExplanationServiceTests {
    private static let day = StudyDay(number: 20_778)
    private let engines: FakeEngineFolder

    init() throws { engines = try FakeEngineFolder() }

    /// A session with one due position: by default the first, with the move 1.e4.
    private func session(_ pgn: String = "1. e4 e5 *", card: CardID = CardID(1)) throws -> Session {
        let book = try repertoire(pgn)
        let cards = try book.cards.map { QueuedCard(id: card, card: $0, state: try due(), newestEvent: 0) }
        return Session(
            SessionContent(
                repertoires: [CompiledRepertoire(book)], cards: cards),
            log: InMemoryLog(), at: Moment(day: Self.day, instant: 0))
    }

    private func due() throws -> CardState {
        var state = CardState.new
        state.due = Self.day
        state.memory = .sm2(try #require(SM2(repetitions: 2, interval: 6, easiness: 250)))
        return state
    }

    /// Answers the open question, and returns what the service reports at once.
    private func answer(
        _ san: String, _ session: inout Session, _ service: ExplanationService, earlier: [StudyDay] = []
    ) throws -> [ExplanationUpdate] {
        let question = try #require(session.question)
        let move = try question.position.move(san: san)
        let outcome = try #require(try session.answer(Answer(move), at: Moment(day: Self.day, instant: 1)))
        let prepared = try question.position.move(san: "e4")
        let subject = ExplainedMove(
            card: outcome.card, position: question.position, played: move, prepared: [prepared], wayBack: nil,
            time: 1, isAnswerOut: outcome.next != .retry, unanswered: [], earlier: earlier)
        return service.handle(outcome, move == prepared ? nil : subject)
    }

    private func found(_ update: ExplanationUpdate?) -> FoundExplanation? {
        guard case .found(let found) = update else { return nil }
        return found
    }

    @Test func `a wrong first try is explained without the prepared move, the second with both`() async throws {
        let service = ExplanationService(try engines.configuration("normal"))
        var updates = service.updates.makeAsyncIterator()
        var session = try session()
        #expect(try answer("a3", &session, service).isEmpty)
        let first = try #require(found(await updates.next()))
        #expect(!first.subject.isAnswerOut && first.deviation == 1)
        #expect(service.isCurrent(.found(first)))
        #expect(try answer("h3", &session, service).isEmpty)
        let second = try #require(found(await updates.next()))
        #expect(second.subject.isAnswerOut && second.deviation == 2)
        await service.close()
        #expect(await updates.next() == nil)
    }

    @Test func `an explanation found before an undo is no longer current`() async throws {
        let service = ExplanationService(try engines.configuration("normal"))
        var updates = service.updates.makeAsyncIterator()
        var session = try session()
        _ = try answer("a3", &session, service)
        let update = try #require(await updates.next())
        #expect(service.isCurrent(update))
        service.forget()
        #expect(!service.isCurrent(update))
        guard case .nothingToExplain = try #require(service.more().first) else {
            Issue.record("a forgotten answer is explained")
            return
        }
        await service.close()
    }

    @Test func `an explanation of the question that is open again must not be shown`() async throws {
        let service = ExplanationService(try engines.configuration("normal"))
        var updates = service.updates.makeAsyncIterator()
        var session = try session()
        for san in ["a3", "h3"] {
            _ = try answer(san, &session, service)
            _ = try #require(await updates.next())
        }
        _ = try answer("e4", &session, service)
        let last = try #require(service.more().isEmpty ? await updates.next() : nil)
        #expect(service.isCurrent(last))
        // The card is asked again today: what was found for its answer must wait.
        let question = try #require(session.question)
        service.prepare(question, prepared: [try question.position.move(san: "e4")])
        #expect(!service.isCurrent(last))
        #expect(service.isCurrent(.noEngine) && service.isCurrent(.failed("died")))
        await service.close()
    }

    @Test func `asking for more goes from the line to a deeper search and to a table`() async throws {
        let service = ExplanationService(try engines.configuration("normal"))
        var updates = service.updates.makeAsyncIterator()
        var session = try session()
        for san in ["a3", "h3"] {
            _ = try answer(san, &session, service)
            _ = try #require(await updates.next())
        }
        #expect(service.more().isEmpty)
        #expect(found(await updates.next())?.detail == .line)
        guard case .searchingDeeper = service.more().first else {
            Issue.record("the second request is not deeper")
            return
        }
        #expect(found(await updates.next())?.detail == .line)
        guard case .comparingBestMoves = service.more().first else {
            Issue.record("the third request is not a table")
            return
        }
        let table = try #require(found(await updates.next()))
        #expect(table.detail == .table && !table.rivals.isEmpty)
        await service.close()
    }

    @Test func `without an engine that is reported once a session`() async throws {
        let service = ExplanationService(try engines.configuration(nil))
        var session = try session()
        guard case .noEngine = try #require(try answer("a3", &session, service).first) else {
            Issue.record("the missing engine is not reported")
            return
        }
        #expect(try answer("h3", &session, service).isEmpty)
        await service.close()
    }

    @Test func `an engine that dies is reported once, and the next answer is handled`() async throws {
        let service = ExplanationService(try engines.configuration("segfault"))
        var updates = service.updates.makeAsyncIterator()
        var session = try session()
        _ = try answer("a3", &session, service)
        guard case .failed(let message) = try #require(await updates.next()) else {
            Issue.record("no failure is reported")
            return
        }
        #expect(message.contains("signal 11"))
        _ = try answer("h3", &session, service)
        await service.finish(within: .seconds(60))
        #expect(await updates.next() == nil)
        await service.close()
    }

    @Test func `a question that is opened again withdraws the explanations of its own answers only`() async throws {
        let service = ExplanationService(try engines.configuration("normal"))
        var updates = service.updates.makeAsyncIterator()
        var session = try session()
        let first = try #require(session.question)
        var found: [ExplanationUpdate] = []
        for san in ["a3", "h3"] {
            _ = try answer(san, &session, service)
            found.append(try #require(await updates.next()))
        }
        _ = try answer("e4", &session, service)
        let second = try #require(try self.session("1. d4 *", card: CardID(2)).question)
        service.prepare(second, prepared: [try second.position.move(san: "d4")])
        #expect(found.allSatisfy(service.isCurrent))
        service.prepare(first, prepared: [try first.position.move(san: "e4")])
        #expect(!found.contains(where: service.isCurrent))
        await service.close()
    }

    // MARK: - Side by side

    private static let twice = [day.advanced(by: -9), day.advanced(by: -2)]

    private func compared(_ update: ExplanationUpdate?) -> Contrast? {
        guard case .contrast(let contrast) = update else { return nil }
        return contrast
    }

    private func isWaiting(_ updates: [ExplanationUpdate]) -> Bool {
        guard case .waitsForAnswer = updates.first else { return false }
        return true
    }

    @Test func `both moves are compared only while the answer is out`() async throws {
        let service = ExplanationService(try engines.configuration("normal"))
        var updates = service.updates.makeAsyncIterator()
        var session = try session()
        let question = try #require(session.question)
        for (san, isOut) in [("a3", false), ("h3", true)] {
            _ = try answer(san, &session, service)
            _ = try #require(await updates.next())
            #expect(isWaiting(service.contrast()) || isOut)
        }
        let update = try #require(await updates.next())
        let contrast = try #require(compared(update))
        #expect(contrast.played.line.sans == ["h3", "a5"] && contrast.prepared.line.sans == ["e4", "a5"])
        #expect(contrast.played.expectedScore == 50)
        #expect(!service.offersContrast(of: question.card))
        // The question is open again.
        _ = try answer("e4", &session, service)
        service.prepare(question, prepared: [try question.position.move(san: "e4")])
        #expect(!service.isCurrent(update))
        #expect(isWaiting(service.contrast()))
        await service.close()
    }

    @Test func `when the engine fails the two moves are compared without it`() async throws {
        let service = ExplanationService(try engines.configuration("segfault"))
        var updates = service.updates.makeAsyncIterator()
        var session = try session()
        _ = try answer("a3", &session, service)
        guard case .failed = try #require(await updates.next()) else {
            Issue.record("no failure is reported")
            return
        }
        _ = try answer("a3", &session, service)
        #expect(service.contrast().isEmpty)
        var found: Contrast?
        while found == nil, let update = await updates.next() { found = compared(update) }
        #expect(found?.played.line.sans == ["a3"] && found?.prepared.line.sans == ["e4"])
        await service.close()
    }

    @Test func `a repeated mistake is compared also after another wrong move`() async throws {
        let service = ExplanationService(try engines.configuration(nil))
        var session = try session()
        let card = try #require(session.question).card
        _ = try answer("a3", &session, service, earlier: Self.twice)
        #expect(!service.offersContrast(of: card))
        _ = try answer("h3", &session, service)
        #expect(service.offersContrast(of: card))
        // Without an engine only the moves are known.
        let contrast = try #require(compared(service.contrast().first))
        #expect(contrast.played.line.sans == ["a3"] && contrast.prepared.line.sans == ["e4"])
        #expect(contrast.played.expectedScore == nil && contrast.sign.isEmpty)
        service.forget()
        #expect(!service.offersContrast(of: card) && !service.isCurrent(.contrast(contrast)))
        await service.close()
    }
}
