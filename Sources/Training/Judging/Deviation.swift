public import Chess

/// A move that is not prepared, and what there is to say about it without giving the answer away.
public struct Deviation: Hashable, Sendable {
    public let move: Move
    public let san: String
    /// The position after it is in the repertoire all the same: another way there.
    public let transposes: Bool
    /// The line to a near-identical position in which this very move is prepared; nil if there is none.
    public let nearLine: [Move]?
}
