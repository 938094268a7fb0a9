public import Chess
public import Openings

/// A decision of the user about a position. Imports do not change it.
public struct LearnerChoice: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        /// A further prepared move (`accept`, `add`).
        case addition(RepertoireAddition)
        /// The prepared move that `prefer` made the main one.
        case preference
    }

    public let kind: Kind
    public let side: Side
    /// With the clocks 0 and 1.
    public let position: Position
    /// Legal in the position.
    public let move: Move
    /// When the move was added, in milliseconds since 1970 UTC; nil for a preference.
    public let instant: Int64?
}
