import Chess
import Coach
import Training

/// A learner's data file that is drilled day by day with simulated answers.
@MainActor final class SimulatedDrill {
    /// 2026-01-05 12:00 UTC in milliseconds, an hour after the import.
    private static let start: Int64 = 1_767_614_400_000
    private static let day: Int64 = 86_400_000

    private let engine: String
    private let database: String
    /// Milliseconds before each answer, or less where the look-ahead ends earlier.
    private let thinking: Int
    private let plain: PlainSearch
    private var seen: Set<String> = []
    /// The moves of the learner.
    var answers: SimulatedAnswers
    private(set) var deviations: [SimulatedDeviation] = []
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

    /// Answers all questions of a day, counted from 0.
    func run(day: Int, _ options: DrillOptions) async throws {
        let now = Self.start + Int64(day) * Self.day
        let environment = Environment(
            databasePath: database, enginePath: engine, now: { now }, zoneOffset: { _ in 0 }, isClockFixed: true,
            makeGenerator: { SeededGenerator(seed: UInt64(day)) })
        let session = try SimulatedSession(environment, options)
        while let question = session.question, let main = session.prepared(question).first {
            if question.kind == .introduction {
                try await session.type(main)
            } else {
                try await ask(question, main, session)
            }
        }
        await session.close()
    }

    private func ask(_ question: Question, _ main: Move, _ session: SimulatedSession) async throws {
        let known = deviations.count
        let plan = await session.show(question)
        var tried: Move?
        var next = Outcome.Next.retry
        while next == .retry {
            await session.think(milliseconds: thinking)
            // Repeats on the same day are answered right.
            let answer =
                question.kind == .repeated
                ? SimulatedAnswers.Answer(move: main, origin: .prepared)
                : answers.answer(in: question.position, prepared: plan.prepared, without: tried)
            let reply = try await session.answer(answer.move, to: question, expected: main)
            if let milliseconds = reply.milliseconds {
                let move = "\(question.card) \(question.position.uci(answer.move))"
                deviations.append(
                    SimulatedDeviation(
                        position: question.position, answer: answer, isFirstTry: tried == nil,
                        isFirstSeen: seen.insert(move).inserted, isLikely: plan.deviations.contains(answer.move),
                        isKnown: reply.isKnown, milliseconds: milliseconds))
            }
            (tried, next) = (answer.move, reply.next)
        }
        if question.kind != .repeated { questions += 1 }
        // Also ends the look-ahead. A class that is being settled waits, so that the plain searches have the processor for
        // themselves.
        if next == .type { try await session.type(main) }
        for deviation in deviations[known...] where !deviation.isKnown {
            await session.rest()
            searches.add(plain.milliseconds(deviation.position))
        }
    }
}
