public import Chess

/// What the learner decided himself about a position: a layer of his own above the files.
public struct LearnerChoice: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        /// He took the move in as a further prepared one (`accept`).
        case addition
        /// He made it the main one of the prepared moves (`prefer`).
        case preference
    }

    public let kind: Kind
    public let side: Side
    /// Its clocks are not kept: 0 and 1.
    public let position: Position
    /// Legal in the position.
    public let move: Move
}
