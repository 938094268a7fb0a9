import Analysis
import Chess
import Store
import Synchronization
import Terminal
import UCI

/// Reviews games with one engine, while the command that waits shows how far it is.
final class GameReviewer {
    /// How far a game's review has come.
    typealias Progress = (_ done: Int, _ positions: Int) -> Void

    private let judge: PositionJudge
    private let engine: Engine

    /// Starts the engine, with one thread where the limit is repeatable.
    ///
    /// - Throws: a `CommandFailure` that says what is wrong with the engine.
    init(_ place: EnginePlace, _ limit: ReviewLimit, _ file: LearnerFile?) throws {
        var settings = place.settings
        if case .time = limit {} else { settings.threads = 1 }
        let log = place.log
        let hear: Engine.Log? = if let log { { message in log.write(message) } } else { nil }
        let answer = EngineAnswer<(Engine, PositionJudge)>()
        Task { [settings, path = place.path] in
            do {
                let engine = try await Engine.start(path, settings: settings, log: hear)
                answer.give(.success((engine, await PositionJudge(engine, limit, settings, file))))
            } catch {
                answer.give(.failure(error))
            }
            answer.finish()
        }
        (engine, judge) = try answer.wait(seconds: 30)
    }

    /// Judges a game from its first move to its last.
    ///
    /// - Returns: nil when it was asked to stop; what was judged is kept.
    func review(
        from start: Position, _ moves: [Move], isStopAsked: () -> Bool, progress: Progress
    ) throws -> GameReview? {
        guard let line = MoveLine(from: start, moves) else { return nil }
        let work = Work()
        let task = Task { [judge] in
            do {
                for position in line.positions {
                    try Task.checkCancellation()
                    work.add(try await judge.evaluate(position))
                }
                work.end(nil)
            } catch {
                work.end(error)
            }
        }
        while !work.isEnded {
            _ = work.news.wait(milliseconds: 100)
            _ = work.news.take()
            progress(work.evaluations.count, line.positions.count)
            if isStopAsked() { task.cancel() }
        }
        if isStopAsked(), work.evaluations.count < line.positions.count { return nil }
        if let error = work.error { throw CommandFailure(EngineTrouble.words(error)) }
        return GameReview(from: start, moves, evaluations: work.evaluations)
    }

    /// Ends the engine; when this returns its process is gone, or a second has passed.
    func close() {
        let done = Mailbox()
        Task { [engine] in
            await engine.close()
            done.post("")
        }
        _ = done.wait(milliseconds: 1000)
    }

    /// What the task has found so far.
    private final class Work: Sendable {
        let news = Mailbox()
        private let state = Mutex<(evaluations: [PositionEvaluation], isEnded: Bool, error: (any Error)?)>(
            ([], false, nil))

        var evaluations: [PositionEvaluation] { state.withLock { $0.evaluations } }
        var isEnded: Bool { state.withLock { $0.isEnded } }
        var error: (any Error)? { state.withLock { $0.error } }

        func add(_ evaluation: PositionEvaluation) {
            state.withLock { $0.evaluations.append(evaluation) }
            news.post("")
        }

        func end(_ error: (any Error)?) {
            state.withLock {
                $0.isEnded = true
                $0.error = error
            }
            news.post("")
        }
    }
}
