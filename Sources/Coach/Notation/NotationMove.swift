public import Chess

/// A move of a chapter as it is written.
public struct NotationMove: Hashable, Sendable {
    /// The move number of the position before the move.
    public let number: Int
    public let side: Side
    /// The move in SAN; `--` for a null move.
    public let san: String

    /// `12...Nf6`
    public var text: String { numberText + san }

    /// `12.` or `12...`
    public var numberText: String { "\(number)" + (side == .white ? "." : "...") }
}
