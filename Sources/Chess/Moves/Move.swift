/// A move in sixteen bits: from, to, promotion piece, and a castling flag.
///
/// Castling is stored as *king takes rook* (`to` is the rook's square), which is also unambiguous in Chess960.
/// `Position.uci(_:)` and `Position.storedMove(_:)` return the usual form, the king's two-square move. A move has a
/// meaning only in a position; ask the position whether the move is legal.
///
/// ```swift
/// let position = try Position(fen: "4k3/8/8/8/8/8/8/4K2R w K - 0 1")
/// if let move = position.move(uci: "e1g1") {
///     print(move, move.from, move.to, move.isCastling)  // e1h1 e1 h1 true
///     print(position.playing(move).epd)  // 4k3/8/8/8/8/8/8/5RK1 b - -
/// }
/// ```
public struct Move: Hashable, Sendable, CustomStringConvertible {
    /// `from | to << 6 | promotion << 12 | castling << 15`; promotion: 0 none, 1 queen, 2 bishop, 3 rook, 4 knight.
    public let rawValue: UInt16

    /// Creates a move from its bits, as `rawValue` gives them. `Position.isLegal(_:)` shows whether it is a
    /// move of a position.
    ///
    /// - Parameter rawValue: any number.
    @inlinable @inline(__always) public init(rawValue: UInt16) { self.rawValue = rawValue }

    @inline(__always) init(_ from: Int, _ to: Int) {
        rawValue = UInt16(truncatingIfNeeded: from | to &<< 6)
    }

    @inline(__always) init(castling king: Int, with rook: Int) {
        rawValue = UInt16(truncatingIfNeeded: king | rook &<< 6 | 0x8000)
    }

    /// Creates a move that is neither a promotion nor castling.
    public init(from: Square, to: Square) { self.init(from.index, to.index) }

    /// Creates a promotion. Nil if `promotion` is a pawn or a king.
    public init?(from: Square, to: Square, promotion: PieceKind) {
        guard let code = Move.promotionCode(promotion) else { return nil }
        rawValue = UInt16(from.index | to.index << 6 | code << 12)
    }

    /// Creates castling of the king on `king` with the rook on `rook`.
    public init(castling king: Square, with rook: Square) {
        rawValue = UInt16(king.index | rook.index << 6) | 0x8000
    }

    /// The square the piece leaves; for castling the king's square.
    public var from: Square { Square(onBoard: Int(rawValue & 63)) }

    /// The square the piece reaches; for castling the rook's square.
    public var to: Square { Square(onBoard: Int(rawValue >> 6 & 63)) }

    /// The square on which the moved piece is afterwards: for castling the king's square on the g- or c-file, not the
    /// rook's square `to`.
    public var destination: Square {
        isCastling ? Square(onBoard: CastlingSquares(king: fromIndex, rook: toIndex).king) : to
    }

    /// The piece a pawn promotes to; nil for every other move.
    public var promotion: PieceKind? {
        switch promotionCode {
        case 1: .queen
        case 2: .bishop
        case 3: .rook
        case 4: .knight
        default: nil
        }
    }

    /// Whether the move is castling, stored as the king taking its own rook.
    public var isCastling: Bool { rawValue & 0x8000 != 0 }

    /// The two squares and the promotion piece: `e2e4`, `e7e8q`. Castling is written as king takes rook, `e1h1`;
    /// engines need `Position.uci(_:)` instead.
    public var description: String { "\(from)\(to)\(promotion.map { $0.letter.lowercased() } ?? "")" }

    @inline(__always) var fromIndex: Int { Int(rawValue & 63) }
    @inline(__always) var toIndex: Int { Int(rawValue &>> 6 & 63) }
    @inline(__always) var promotionCode: Int { Int(rawValue &>> 12 & 7) }

    private static func promotionCode(_ kind: PieceKind) -> Int? {
        switch kind {
        case .queen: 1
        case .bishop: 2
        case .rook: 3
        case .knight: 4
        case .pawn, .king: nil
        }
    }
}
