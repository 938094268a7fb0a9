import Synchronization

/// What was shown about the last deviation, so that asking again does not print the same text again.
public final class ShownExplanations: Sendable {
    private struct State {
        var deviation = 0
        var texts: Set<String> = []
    }

    private let state = Mutex(State())

    public init() {}

    /// Begins a new deviation, of which nothing was shown. Returns its number.
    public func begin() -> Int {
        state.withLock {
            $0 = State(deviation: $0.deviation + 1)
            return $0.deviation
        }
    }

    /// The number of the last deviation.
    public var deviation: Int { state.withLock { $0.deviation } }

    /// Notes a text about a deviation. False when it was shown already; a text about an earlier deviation is not noted.
    public func note(_ text: String, about deviation: Int) -> Bool {
        state.withLock { $0.deviation != deviation || $0.texts.insert(text).inserted }
    }
}
