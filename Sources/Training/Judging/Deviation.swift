public import Chess

/// A move that is not prepared, with what may be shown about it without giving the answer away.
public struct Deviation: Hashable, Sendable {
    public let move: Move
    public let san: String
    /// Whether the position after it is in the repertoire all the same: the move transposes.
    public let transposes: Bool
    /// The line to a near-identical position in which this move is prepared; nil when there is none.
    public let nearLine: [Move]?
}
