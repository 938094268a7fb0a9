import Chess
import Coach
import Foundation
import Openings
import Scheduling
import Store
import Synchronization
import Training

/// A learner's data file that is drilled day by day with simulated answers, through the session and the explanation
/// service of `prep drill`.
@MainActor final class SimulatedDrill {
    /// A wrong move and the first text about it.
    struct Deviation {
        let position: Position
        let origin: SimulatedAnswers.Origin
        /// Whether it is the learner's first try at the question.
        let isFirstTry: Bool
        /// Whether the learner plays it here for the first time.
        let isFirstSeen: Bool
        /// Whether it was one of the moves most likely to be played wrongly.
        let isLikely: Bool
        /// Whether the evaluations of both moves were stored before the answer.
        let isKnown: Bool
        /// From the answer to the text.
        let milliseconds: Double
    }

    private static let noon: Int64 = 1_767_614_400_000
    private static let day: Int64 = 86_400_000

    private let engine: String
    private let database: String
    /// Milliseconds before each answer, or less where the look-ahead ends earlier.
    private let thinking: Int
    private let plain: PlainSearch
    private var answers: SimulatedAnswers
    private var seen: Set<String> = []
    private(set) var deviations: [Deviation] = []
    /// The number of questions, without introductions and repeats.
    private(set) var questions = 0
    /// Milliseconds of plain searches in the positions of the deviations that were not known.
    private(set) var searches = Figures()

    init(engine: String, database: String, thinking: Int, plain: PlainSearch, answers: SimulatedAnswers) {
        self.engine = engine
        self.database = database
        self.thinking = thinking
        self.plain = plain
        self.answers = answers
    }

    /// Gives these answers from now on.
    func repeatAnswers(_ answers: SimulatedAnswers) { self.answers = answers }

    /// Answers all questions of a day, counted from 0.
    func run(day: Int, _ options: DrillOptions) async throws {
        let now = Self.noon + Int64(day) * Self.day
        let environment = Environment(
            databasePath: database, enginePath: engine, now: { now }, zoneOffset: { _ in 0 }, isClockFixed: true,
            makeGenerator: { SeededGenerator(seed: UInt64(day)) })
        let workspace = try Workspace.open(environment)
        let drill = try DrillSession(options, workspace)
        let source = workspace.deviationSource()
        let service = ExplanationService(
            try EngineConfiguration(environment, workspace.file), memory: StoredComparisons(file: workspace.file),
            deviations: source)
        var updates = service.updates.makeAsyncIterator()
        while let question = drill.question {
            let prepared = drill.prepared(question.card)
            guard let main = prepared.first else { break }
            guard question.kind != .introduction else {
                _ = try drill.answer(main, milliseconds: nil)
                continue
            }
            service.prepare(question, prepared: prepared)
            let plan = await source.plan(question.card, at: question.position, prepared: prepared)
            var tried: Move?
            var next = Outcome.Next.retry
            let before = deviations.count
            while next == .retry {
                await think(service)
                // Repeats on the same day are answered right.
                let answer =
                    question.kind == .repeated
                    ? SimulatedAnswers.Answer(move: main, origin: .prepared)
                    : answers.answer(in: question.position, prepared: prepared, without: tried)
                next = try await play(answer, tried: tried, question, plan, drill, service, &updates)
                tried = answer.move
            }
            if question.kind != .repeated { questions += 1 }
            if next == .type, let outcome = try drill.answer(main, milliseconds: nil) {
                _ = service.handle(outcome, nil)
            }
            await service.lookAheadEnded()
            for deviation in deviations[before...] where !deviation.isKnown {
                searches.add(plain.milliseconds(deviation.position))
            }
        }
        await service.close()
        workspace.file.close()
    }

    /// Waits as long as the learner thinks, but not longer than the look-ahead, after which nothing happens.
    private func think(_ service: ExplanationService) async {
        let hasEnded = Mutex(false)
        let deadline = ContinuousClock.now + .milliseconds(thinking)
        let waiting = Task {
            await service.lookAheadEnded()
            hasEnded.withLock { $0 = true }
        }
        while !hasEnded.withLock({ $0 }), ContinuousClock.now < deadline {
            try? await Task.sleep(for: .milliseconds(1))
        }
        waiting.cancel()
    }

    private func play(
        _ answer: SimulatedAnswers.Answer, tried: Move?, _ question: Question, _ plan: LookAheadPlan,
        _ drill: DrillSession, _ service: ExplanationService,
        _ updates: inout AsyncStream<ExplanationUpdate>.AsyncIterator
    ) async throws -> Outcome.Next {
        let memory = StoredComparisons(file: drill.workspace.file)
        let isKnown =
            plan.prepared.first.flatMap {
                memory.comparison(played: answer.move, expected: $0, in: question.position)
            } != nil
        let began = ContinuousClock.now
        guard let outcome = try drill.answer(answer.move, milliseconds: nil) else { return .closed }
        let explained = try drill.explained(outcome)
        let reports = service.handle(outcome, explained)
        let isExplained = outcome.next != .closed || outcome.grade == .wrongFound
        guard explained != nil, isExplained, outcome.next != .overtaken else { return outcome.next }
        var report = reports.first
        if report == nil { report = await updates.next(isolation: #isolation) }
        guard case .found = report else {
            throw BenchError("the engine gave no explanation; is there an engine at \(engine)?")
        }
        let elapsed = 1000 * (ContinuousClock.now - began).seconds
        guard outcome.next != .closed else { return .closed }
        deviations.append(
            Deviation(
                position: question.position, origin: answer.origin, isFirstTry: tried == nil,
                isFirstSeen: seen.insert("\(question.card) \(question.position.uci(answer.move))").inserted,
                isLikely: plan.deviations.contains(answer.move), isKnown: isKnown, milliseconds: elapsed))
        return outcome.next
    }
}
