public import Chess

/// A legal move played in the open question. What is illegal, ambiguous or unreadable is no answer and never gets here.
public struct Answer: Hashable, Sendable {
    public let move: Move
    /// Thinking time; nil when unknown (no terminal, and the protocol did not say).
    public let milliseconds: Int?

    public init(_ move: Move, milliseconds: Int? = nil) {
        self.move = move
        self.milliseconds = milliseconds
    }
}
