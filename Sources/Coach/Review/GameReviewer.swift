public import Analysis
public import Chess
public import Store
import Synchronization
import Terminal
import UCI

/// Reviews games with one engine, while the command that waits shows how far it is.
public final class GameReviewer {
    /// How far a game's review has come.
    public typealias Progress = (_ done: Int, _ positions: Int) -> Void

    private let judge: PositionEvaluator
    private let engine: Engine

    /// Starts the engine, with one thread where the limit is repeatable.
    ///
    /// - Throws: a `CommandFailure` that says what is wrong with the engine.
    public init(_ place: EngineConfiguration, _ limit: ReviewLimit, _ file: LearnerFile?) throws {
        var settings = place.settings
        if case .time = limit {} else { settings.threads = 1 }
        let hear = place.log?.hear
        let work = EngineAnswer<(Engine, PositionEvaluator)>.of { [settings, path = place.path] in
            let engine = try await Engine.start(path, settings: settings, log: hear)
            return (engine, await PositionEvaluator(engine, limit, settings, file))
        }
        (engine, judge) = try work.answer.wait(seconds: 30)
    }

    /// Judges a game from its first move to its last.
    ///
    /// - Returns: nil when it was asked to stop; what was judged is kept.
    public func review(
        from start: Position, _ moves: [Move], isStopAsked: () -> Bool, progress: Progress
    ) throws -> GameReview? {
        guard let line = MoveLine(from: start, moves) else { return nil }
        let found = Found()
        let work = EngineAnswer<Void>.of { [judge] in
            for position in line.positions {
                try Task.checkCancellation()
                found.add(try await judge.evaluate(position))
            }
        }
        var isStopped = false
        do {
            try work.answer.wait {
                progress(found.evaluations.count, line.positions.count)
                isStopped = isStopAsked()
                return !isStopped
            } stop: {
                work.task.cancel()
            }
        } catch {
            guard isStopped else { throw error }
        }
        // Stopped too late, it is whole all the same.
        return GameReview(from: start, moves, evaluations: found.evaluations)
    }

    /// Ends the engine; when this returns its process is gone, or a second has passed.
    public func close() {
        let done = Mailbox()
        Task { [engine] in
            await engine.close()
            done.post("")
        }
        _ = done.wait(milliseconds: 1000)
    }

    /// What the task has found so far.
    private final class Found: Sendable {
        private let list = Mutex<[PositionEvaluation]>([])

        var evaluations: [PositionEvaluation] { list.withLock { $0 } }

        func add(_ evaluation: PositionEvaluation) { list.withLock { $0.append(evaluation) } }
    }
}
