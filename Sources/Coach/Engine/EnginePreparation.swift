public import Analysis
import Chess
import Openings
import Synchronization
public import Training

/// Looking ahead at cards one after the other, and how far that has come.
public final class EnginePreparation: Sendable {
    public struct State: Sendable {
        /// Cards done, and those of them for which the engine was asked.
        public var done = 0
        public var searched = 0
        /// Cards the engine gave no answer for, and the first reason.
        public var failed = 0
        public var trouble: String?
        /// How long the searched cards took.
        var searching = Duration.zero
        /// The engine is of no use any more.
        public var hasReachedRetryLimit = false
    }

    public let cards: [QueuedCard]
    private let progress = Mutex(State())

    public init(_ cards: [QueuedCard]) { self.cards = cards }

    public var state: State { progress.withLock { $0 } }

    /// What is left at the pace so far, if all of it must be searched; nil before there is a pace.
    public var left: Duration? {
        let state = state
        guard state.searched > 0 else { return nil }
        return state.searching * (cards.count - state.done) / state.searched
    }

    /// Goes through the cards; what was found before costs nothing.
    /// - Throws: `CancellationError`. What is done is kept.
    public func run(_ scheduler: EngineScheduler, _ budget: SearchBudget) async throws {
        for queued in cards {
            let searches = await scheduler.searches
            let began = ContinuousClock.now
            do {
                try await scheduler.lookAhead(
                    at: queued.card.position, prepared: queued.card.prepared.map(\.move), budget: budget, for: .ahead)
                let wasSearched = await scheduler.searches > searches
                progress.withLock { state in
                    state.done += 1
                    guard wasSearched else { return }
                    state.searched += 1
                    state.searching += ContinuousClock.now - began
                }
            } catch is CancellationError {
                throw CancellationError()
            } catch {
                progress.withLock { state in
                    state.failed += 1
                    state.trouble = state.trouble ?? EngineErrorText.words(error)
                    state.hasReachedRetryLimit = error is EngineRetryLimitReached
                }
                if error is EngineRetryLimitReached { return }
            }
        }
    }
}
