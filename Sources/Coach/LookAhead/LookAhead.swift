import Analysis
import Chess
import Training

/// Evaluates the moves of the open question while the learner thinks. Less urgent than every explanation.
@MainActor final class LookAhead {
    private let scheduler: EngineScheduler
    private let budget: SearchBudget
    /// Nil plans the prepared move only.
    private let source: DeviationSource?
    private var task: Task<Void, Never>?

    init(_ scheduler: EngineScheduler, budget: SearchBudget, source: DeviationSource?) {
        self.scheduler = scheduler
        self.budget = budget
        self.source = source
    }

    /// Evaluates the moves of a question, in place of those of the question before.
    /// - Parameter prepared: the card's prepared moves, the main one first.
    func begin(_ question: Question, prepared: [Move]) {
        stop()
        guard !prepared.isEmpty else { return }
        let (card, position) = (question.card, question.position)
        // Not on the main actor, which readline blocks while the learner thinks.
        task = Task.detached(priority: .userInitiated) { [scheduler, budget, source] in
            let plan =
                await source?.plan(card, at: position, prepared: prepared)
                ?? LookAheadPlan(at: position, prepared: prepared, log: [], games: nil)
            await scheduler.together(.question) {
                try? await scheduler.lookAhead(plan, budget: budget, for: .question)
            }
        }
    }

    /// Cancels the searches.
    func stop() { task?.cancel() }

    /// Cancels the searches of the present question when an explanation has been found. Until then the explanation may
    /// be waiting for the one that is running.
    func stop(after explanation: Task<ExplanationUpdate?, Never>) {
        guard let task else { return }
        Task.detached(priority: .userInitiated) {
            _ = await explanation.value
            task.cancel()
        }
    }

    /// Waits until the present question has no more searches.
    func ended() async { await task?.value }
}
