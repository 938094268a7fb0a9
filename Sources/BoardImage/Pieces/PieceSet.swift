public import Chess

/// The drawings of the pieces. Two kinds of piece differ in at least 15 % of the union of their silhouettes.
public enum PieceSet: String, CaseIterable, Sendable {
    /// Staunton pieces as in printed diagrams.
    case classic
    /// Flat, simplified pieces on a common base.
    case modern

    /// The set of that name; nil when there is none.
    public static func named(_ name: String) -> PieceSet? { PieceSet(rawValue: name) }

    /// Returns the drawing of a kind of piece.
    func drawing(of kind: PieceKind) -> PieceDrawing {
        let drawings = self == .classic ? PieceDrawing.classic : PieceDrawing.modern
        return drawings[Int(kind.rawValue)]
    }

    /// Returns the silhouette of a kind of piece.
    ///
    /// - Parameters:
    ///   - kind: The kind of piece.
    ///   - size: The width and height in pixels, at least 1.
    /// - Returns: For each pixel, row by row, whether the piece covers at least half of it.
    public func silhouette(of kind: PieceKind, size: Int) -> [Bool] {
        PieceMask(drawing(of: kind), size: max(size, 1)).coverage.map { $0 >= PieceMask.samples / 2 }
    }
}
