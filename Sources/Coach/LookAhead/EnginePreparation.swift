public import Analysis
import Openings
import Synchronization
public import Training

/// Looking ahead at cards one after the other, and how far that has come.
public final class EnginePreparation: Sendable {
    public struct State: Sendable {
        /// Cards done, and those of them for which the engine was asked.
        public var done = 0
        public var searched = 0
        /// The likely deviations of the cards done.
        public var deviations = 0
        /// Cards the engine gave no answer for, and the first reason.
        public var failed = 0
        public var trouble: String?
        /// How long the searched cards took, and the number of searches that were planned for them.
        var searching = Duration.zero
        var plannedForSearched = 0
        /// The number of searches planned for all cards that are not done.
        var plannedForRest = 0
        /// The engine is of no use any more.
        public var hasReachedRetryLimit = false
    }

    public let cards: [QueuedCard]
    private let source: DeviationSource
    private let progress = Mutex(State())

    public init(_ cards: [QueuedCard], deviations source: DeviationSource) {
        self.cards = cards
        self.source = source
    }

    public var state: State { progress.withLock { $0 } }

    /// What is left at the pace so far, if all of it must be searched; nil before there is a pace.
    public var left: Duration? {
        let state = state
        guard state.searched > 0 else { return nil }
        return state.searching * state.plannedForRest / state.plannedForSearched
    }

    /// Goes through the cards; what was found before costs nothing.
    /// - Throws: `CancellationError`. What is done is kept.
    public func run(_ scheduler: EngineScheduler, _ budget: SearchBudget) async throws {
        let plans = await plans()
        progress.withLock { $0.plannedForRest = plans.reduce(0) { $0 + $1.maximumSearches } }
        for plan in plans {
            let searches = await scheduler.searches
            let began = ContinuousClock.now
            do {
                try await scheduler.lookAhead(plan, budget: budget, for: .ahead)
                let wasSearched = await scheduler.searches > searches
                progress.withLock { state in
                    state.done += 1
                    state.deviations += plan.deviations.count
                    state.plannedForRest -= plan.maximumSearches
                    guard wasSearched else { return }
                    state.searched += 1
                    state.plannedForSearched += plan.maximumSearches
                    state.searching += ContinuousClock.now - began
                }
            } catch is CancellationError {
                throw CancellationError()
            } catch {
                progress.withLock { state in
                    state.failed += 1
                    state.plannedForRest -= plan.maximumSearches
                    state.trouble = state.trouble ?? EngineErrorText.words(error)
                    state.hasReachedRetryLimit = error is EngineRetryLimitReached
                }
                if error is EngineRetryLimitReached { return }
            }
        }
    }

    private func plans() async -> [LookAheadPlan] {
        var plans: [LookAheadPlan] = []
        for queued in cards {
            plans.append(
                await source.plan(
                    queued.id, at: queued.card.position, prepared: queued.card.prepared.map(\.move)))
        }
        return plans
    }
}
