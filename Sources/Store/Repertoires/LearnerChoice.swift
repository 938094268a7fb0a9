public import Chess
public import Openings

/// What the learner decided about a position: a layer above the files.
public struct LearnerChoice: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        /// A further prepared move (`accept`, `add`).
        case addition(RepertoireAddition)
        /// The prepared move that is to be the main one (`prefer`).
        case preference
    }

    public let kind: Kind
    public let side: Side
    /// Its clocks are not kept: 0 and 1.
    public let position: Position
    /// Legal in the position.
    public let move: Move
    /// When the move was added, in milliseconds since 1970 UTC; nil for a preference.
    public let instant: Int64?
}
