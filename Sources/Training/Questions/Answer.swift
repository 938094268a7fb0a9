public import Chess

/// A legal move played in the open question. An illegal, ambiguous or unreadable move is not an answer.
public struct Answer: Hashable, Sendable {
    public let move: Move
    /// Thinking time in milliseconds; nil when unknown (no terminal, and the protocol does not give it).
    public let milliseconds: Int?

    public init(_ move: Move, milliseconds: Int? = nil) {
        self.move = move
        self.milliseconds = milliseconds
    }
}
