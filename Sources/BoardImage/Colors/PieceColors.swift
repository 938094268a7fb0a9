/// The two colours of a side's pieces.
public struct PieceColors: Hashable, Sendable {
    /// The colour of the body.
    public let fill: RGB
    /// The colour of the lines: White's contour and inner lines, Black's inner lines. Black's contour has the colour of
    /// the body, as in printed diagrams.
    public let outline: RGB

    /// Creates the colours of one side's pieces.
    public init(fill: RGB, outline: RGB) {
        self.fill = fill
        self.outline = outline
    }
}
