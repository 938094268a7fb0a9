public import Chess

/// The choice of a promotion piece: queen, rook, bishop and knight on four squares, from the pawn's square inward.
public struct PromotionChoice: Hashable, Sendable {
    /// The square that the pawn reaches.
    public let square: Square
    /// The side of the pawn.
    public let side: Side

    /// Creates the choice for a pawn that reaches a square.
    public init(on square: Square, side: Side) {
        self.square = square
        self.side = side
    }

    /// The kinds in the order of their squares.
    public static let kinds: [PieceKind] = [.queen, .rook, .bishop, .knight]

    /// The squares of the four kinds; fewer if the square is not on the first or last rank.
    public var squares: [(square: Square, kind: PieceKind)] {
        let step = side == .white ? -1 : 1
        return Self.kinds.enumerated().compactMap { index, kind in
            Square(file: square.file, rank: square.rank + index * step).map { ($0, kind) }
        }
    }
}
