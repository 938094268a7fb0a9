import GRDB
import Scheduling
import Training

/// The states of cards, from the events of the log in its order. The states are in memory, the events are not.
struct StateReplay {
    let scheduler: Scheduler
    /// The state of a card without events.
    let new: CardState
    private(set) var states: [CardID: CardState] = [:]
    private let corrections: LogCorrections

    /// Loads the corrections in the log.
    init(_ db: Database, under scheduler: Scheduler) throws {
        self.scheduler = scheduler
        new = CardState.new(under: scheduler)
        corrections = try LogCorrections(db)
    }

    /// Returns the event as it counts; nil when it was undone.
    @discardableResult
    mutating func add(_ logged: LoggedEvent) -> LoggedEvent? {
        // A card whose events were all undone has the state of a new one.
        guard let effective = corrections.effective(logged) else {
            if states[logged.card] == nil { states[logged.card] = new }
            return nil
        }
        states[logged.card, default: new].apply(effective.event, on: effective.day)
        return effective
    }
}
