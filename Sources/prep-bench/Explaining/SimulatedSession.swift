import Chess
import Coach
import Openings
import Scheduling
import Store
import Training

/// A session of `prep drill` whose answers come from the bench: the same session and the same explanation service.
@MainActor struct SimulatedSession {
    /// What followed an answer.
    struct Reply {
        let next: Outcome.Next
        /// Whether the evaluations of both moves were stored before the answer.
        let isKnown: Bool
        /// From the answer to the text; nil when the answer was not explained as a deviation.
        let milliseconds: Double?
    }

    private let drill: DrillSession
    private let source: DeviationSource
    private let service: ExplanationService
    private let memory: StoredComparisons

    init(_ environment: Environment, _ options: DrillOptions) throws {
        let workspace = try Workspace.open(environment)
        drill = try DrillSession(options, workspace)
        source = workspace.deviationSource()
        memory = StoredComparisons(file: workspace.file)
        service = ExplanationService(
            try EngineConfiguration(environment, workspace.file), memory: memory, deviations: source)
    }

    var question: Question? { drill.question }

    /// The prepared moves of a question, the main one first.
    func prepared(_ question: Question) -> [Move] { drill.prepared(question.card) }

    /// Shows a question, so that its look-ahead begins, and returns what is evaluated.
    func show(_ question: Question) async -> LookAheadPlan {
        let prepared = prepared(question)
        service.prepare(question, prepared: prepared)
        return await source.plan(question.card, at: question.position, prepared: prepared)
    }

    /// Waits as long as the learner thinks, but not longer than the look-ahead, after which nothing happens.
    func think(milliseconds: Int) async {
        let (events, event) = AsyncStream<Void>.makeStream()
        let tasks = [
            Task { [service] in
                await service.lookAheadEnded()
                event.yield()
            },
            Task {
                try? await Task.sleep(for: .milliseconds(milliseconds))
                event.yield()
            },
        ]
        for await _ in events { break }
        for task in tasks { task.cancel() }
    }

    /// Types a move that is not measured: of an introduction, or the one that was shown.
    func type(_ move: Move) async throws {
        if let outcome = try drill.answer(move, milliseconds: nil) { _ = service.handle(outcome, nil) }
        await service.lookAheadEnded()
    }

    /// Answers a question, and waits for the text if there is one.
    /// - Throws: `BenchError` when the engine gave no explanation.
    func answer(_ move: Move, to question: Question, expected: Move) async throws -> Reply {
        let isKnown = memory.comparison(played: move, expected: expected, in: question.position) != nil
        let began = ContinuousClock.now
        guard let outcome = try drill.answer(move, milliseconds: nil) else {
            throw BenchError("another program changed the data file")
        }
        let explained = try drill.explained(outcome)
        var reports = service.handle(outcome, explained)
        let isRight = outcome.next == .closed
        guard explained != nil, !isRight || outcome.grade == .wrongFound else {
            return Reply(next: outcome.next, isKnown: isKnown, milliseconds: nil)
        }
        if reports.isEmpty {
            var updates = service.updates.makeAsyncIterator()
            if let update = await updates.next(isolation: #isolation) { reports.append(update) }
        }
        guard case .found = reports.first else {
            throw BenchError("the engine gave no explanation; name another with --engine")
        }
        let elapsed = 1000 * (ContinuousClock.now - began).seconds
        return Reply(next: outcome.next, isKnown: isKnown, milliseconds: isRight ? nil : elapsed)
    }

    /// Stops the searches for a moment, as long as a plain search takes.
    func rest() async { await service.rest() }

    func close() async {
        await service.close()
        drill.workspace.file.close()
    }
}
