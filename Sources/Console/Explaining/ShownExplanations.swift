import Synchronization

/// The texts shown about the newest deviation, so that asking again does not print the same text again.
final class ShownExplanations: Sendable {
    private struct State {
        var deviation = 0
        var texts: Set<String> = []
    }

    private let state = Mutex(State())

    /// Records a text about a deviation.
    ///
    /// - Parameter deviation: its number in the session; a higher one than before starts an empty record.
    /// - Returns: false when the text was shown already. A text about an earlier deviation is not recorded.
    func record(_ text: String, about deviation: Int) -> Bool {
        state.withLock {
            if deviation > $0.deviation { $0 = State(deviation: deviation) }
            return $0.deviation != deviation || $0.texts.insert(text).inserted
        }
    }
}
