import Analysis
import Chess
import Store
import TestSupport
import Testing
import UCI

@testable import Coach

/// Answers that were stored are not searched again.
extension EngineSchedulerTests {
    @Test func `a cached result needs no engine, also with another move number`() async throws {
        let file = try LearnerFile.open(path: folder.path("prep.sqlite"))
        let position = try Position(fen: "r3k3/8/8/8/8/8/8/R3K3 w - - 0 1")
        let later = try Position(fen: "r3k3/8/8/8/8/8/8/R3K3 w - - 0 31")
        let first = try scheduler("normal", file)
        let rook = try #require(position.move(uci: "a1a8"))
        let plan = LookAheadPlan(at: position, prepared: [rook], log: [], games: nil)
        try await first.lookAhead(plan, budget: budget, for: .question)
        let found = try await first.evaluate(rook, in: position, budget: budget)
        await first.close()
        // Another scheduler, another connection: as tomorrow.
        let second = try scheduler("normal", try LearnerFile.openReadOnly(path: folder.path("prep.sqlite")))
        #expect(try await second.evaluate(rook, in: position, budget: budget) == found)
        let numbered = try await second.evaluate(rook, in: later, budget: budget)
        #expect(numbered.line.text.hasPrefix("31.Rxa8"))
        #expect(numbered.score == found.score)
        #expect(try await second.bestMoves(in: position, budget: budget).count == 1)
        #expect(await second.searches == 0)
        await second.close()
        #expect(try received().count { $0 == "uci" } == 1)
    }

    @Test func `a stronger answer is used for a weaker question, and other settings search again`() async throws {
        let file = try LearnerFile.open(path: folder.path("prep.sqlite"))
        let first = try scheduler("normal", file)
        _ = try await first.evaluate(nil, in: .initial, budget: budget.times(5))
        await first.close()
        let second = try scheduler("normal", file)
        _ = try await second.evaluate(nil, in: .initial, budget: budget)
        #expect(await second.searches == 0)
        _ = try await second.evaluate(nil, in: .initial, budget: budget.times(25))
        #expect(await second.searches == 1)
        await second.close()
        let path = try engine("normal")
        let settings = EngineSettings(options: [EngineSettings.Option(name: "Style", value: "Solid")])
        let third = EngineScheduler(
            path: path, settings: settings, cache: EvaluationCache(file, path: path, settings: settings))
        _ = try await third.evaluate(nil, in: .initial, budget: budget)
        #expect(await third.searches == 1)
        await third.close()
    }

    @Test func `what is remembered replaces what a search of the same effort found`() async throws {
        let file = try LearnerFile.open(path: folder.path("prep.sqlite"))
        let first = try scheduler("normal", file)
        let found = try await first.evaluate(move("e2e4"), in: .initial, budget: budget)
        let moves = found.line.moves + [try #require(found.line.positions.last).legalMoves()[0]]
        let other = try #require(
            Evaluation(
                position: .initial, moves: moves, score: Score(.centipawns(77), for: .white), depth: 9, nodes: 9,
                engine: found.engine))
        await first.remember(other, budget: budget)
        await first.close()
        let second = try scheduler("normal", try LearnerFile.openReadOnly(path: folder.path("prep.sqlite")))
        #expect(try await second.evaluate(move("e2e4"), in: .initial, budget: budget) == other)
        #expect(await second.searches == 0)
        await second.close()
    }

    @Test func `a file that cannot be written only loses the cache`() async throws {
        try LearnerFile.open(path: folder.path("prep.sqlite")).close()
        let scheduler = try scheduler("normal", try LearnerFile.openReadOnly(path: folder.path("prep.sqlite")))
        #expect(try await scheduler.evaluate(try move("e2e4"), in: .initial, budget: budget).move == move("e2e4"))
        #expect(try await scheduler.evaluate(try move("e2e4"), in: .initial, budget: budget).move == move("e2e4"))
        #expect(await scheduler.searches == 1)
        await scheduler.close()
    }

    @Test func `positions that engines distinguish have separate entries`() throws {
        let quiet = try Position(fen: "r3k3/8/8/8/8/8/8/R3K3 w - - 7 20")
        let question = EngineQuestion(quiet, budget: budget)
        #expect(question.epd == "r3k3/8/8/8/8/8/8/R3K3 w - - hmvc 7;")
        #expect(question != EngineQuestion(try Position(fen: "r3k3/8/8/8/8/8/8/R3K3 w - - 0 20"), budget: budget))
        #expect(question == EngineQuestion(try Position(fen: "r3k3/8/8/8/8/8/8/R3K3 w - - 7 30"), budget: budget))
        #expect(EngineQuestion(quiet, lines: 3, budget: budget).words == "best 3")
    }
}
