import GRDB
import Scheduling
import Training

/// The states of cards, from the events of the log in its order. The states are in memory, the events are not.
struct StateReplay {
    let scheduler: Scheduler
    /// Those of cards without events are new.
    private(set) var states: CardTable<CardState>
    private let corrections: LogCorrections

    /// Loads the corrections in the log.
    init(_ db: Database, under scheduler: Scheduler) throws {
        self.scheduler = scheduler
        corrections = try LogCorrections(db)
        states = try CardTable(db, CardState.new(under: scheduler))
    }

    /// Returns the event as it counts; nil when it was undone.
    @discardableResult
    mutating func add(_ logged: LoggedEvent) -> LoggedEvent? {
        // A card whose events were all undone has the state of a new one.
        guard let effective = corrections.effective(logged) else {
            states.change(logged.card) { _ in }
            return nil
        }
        states.change(logged.card) { $0.apply(effective.event, on: effective.day) }
        return effective
    }
}
