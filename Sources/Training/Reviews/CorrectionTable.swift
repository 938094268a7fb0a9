/// Which events of a log later ones undid, and which grades later ones gave. An answer has the grade of its last regrade
/// that was not undone itself.
///
/// - `Event`: what identifies an event.
/// - `Value`: what a regrade stores.
public struct CorrectionTable<Event: Hashable & Sendable, Value: Sendable>: Sendable {
    private var undone: Set<Event> = []
    /// In the order of the log.
    private var regrades: [Event: [(event: Event, value: Value)]] = [:]

    public init() {}

    /// Takes an `undone` event.
    public mutating func undo(_ target: Event) { undone.insert(target) }

    /// Takes a regrade. Those of one answer come in the order of the log.
    public mutating func regrade(_ target: Event, by event: Event, _ value: Value) {
        regrades[target, default: []].append((event, value))
    }

    /// Whether the event was undone.
    public func isUndone(_ event: Event) -> Bool { !undone.isEmpty && undone.contains(event) }

    /// The last regrade of an answer that was not undone; nil when its own grade counts.
    public func lastRegrade(of event: Event) -> Value? {
        guard !regrades.isEmpty else { return nil }
        return regrades[event]?.last { !undone.contains($0.event) }?.value
    }
}
