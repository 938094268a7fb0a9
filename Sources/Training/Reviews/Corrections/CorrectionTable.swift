/// Which events of a log later ones undid, and which grades later ones gave. An answer has the grade of its last regrade
/// that was not undone itself.
///
/// - `Event`: what identifies an event.
/// - `Value`: what a regrade stores.
public struct CorrectionTable<Event: Hashable & Sendable, Value: Sendable>: Sendable {
    /// What later events leave of an event.
    public enum Standing {
        case unchanged
        case undone
        case regraded(Value)
    }

    @usableFromInline struct Corrections: Sendable {
        @usableFromInline var isUndone = false
        /// In the order of the log.
        @usableFromInline var regrades: [(event: Event, value: Value)] = []
    }

    // Inlinable, because other modules ask for each of a million events.
    @usableFromInline var corrections: [Event: Corrections] = [:]

    public init() {}

    /// Takes an `undone` event.
    public mutating func undo(_ target: Event) { corrections[target, default: Corrections()].isUndone = true }

    /// Takes a regrade. Those of one answer come in the order of the log.
    public mutating func regrade(_ target: Event, by event: Event, _ value: Value) {
        corrections[target, default: Corrections()].regrades.append((event, value))
    }

    /// Returns what is left of an event. Cost: O(1) for most events, which nothing corrects.
    @inlinable public func standing(of event: Event) -> Standing {
        guard let found = corrections[event] else { return .unchanged }
        guard !found.isUndone else { return .undone }
        let last = found.regrades.last { corrections[$0.event]?.isUndone != true }
        return last.map { .regraded($0.value) } ?? .unchanged
    }

    /// Whether the event was undone.
    @inlinable public func isUndone(_ event: Event) -> Bool { corrections[event]?.isUndone ?? false }
}
