/// The pawns of both sides, and how many knights, bishops, rooks and queens each has: what only captures and moves of pawns
/// change.
package struct PawnsAndPieces: Equatable, Sendable {
    package private(set) var whitePawns: UInt64
    package private(set) var blackPawns: UInt64
    /// White's pieces in four bits each, beginning with the lowest: the numbers of knights, of bishops on dark squares, of
    /// bishops on light squares, of rooks and of queens.
    package private(set) var whitePieces: UInt64
    /// Black's pieces in the same way.
    package private(set) var blackPieces: UInt64

    @inline(__always)
    init(whitePawns: UInt64, blackPawns: UInt64, whitePieces: UInt64, blackPieces: UInt64) {
        self.whitePawns = whitePawns
        self.blackPawns = blackPawns
        self.whitePieces = whitePieces
        self.blackPieces = blackPieces
    }

    /// Those of a position.
    package init(_ position: borrowing Position) {
        self.init(
            whitePawns: position.squares(.white, .pawn), blackPawns: position.squares(.black, .pawn),
            whitePieces: Self.pieces(.white, position), blackPieces: Self.pieces(.black, position))
    }

    /// Follows a capture or the move of a pawn, without counting the men anew. Some 5 nanoseconds.
    ///
    /// - Parameter before: The position before the move, whose men these are.
    package mutating func advance(from before: borrowing Position, to after: borrowing Position) {
        let opponent = after.sideToMove == .white ? 0 : 1
        let pawns = before.kinds[0] & before.sides[1 &- opponent]
        let remaining = after.kinds[0] & after.sides[1 &- opponent]
        if pawns != remaining, pawns.nonzeroBitCount > remaining.nonzeroBitCount {
            self = PawnsAndPieces(after)  // A promotion.
            return
        }
        whitePawns = after.kinds[0] & after.sides[0]
        blackPawns = after.kinds[0] & after.sides[1]
        let captured = before.sides[opponent] & ~after.sides[opponent] & ~before.kinds[0]
        guard captured != 0 else { return }
        var kind = 1
        while kind < 5, before.kinds[kind] & captured == 0 { kind &+= 1 }
        let one = Self.one(kind, on: captured.lowest)
        if opponent == 0 { whitePieces &-= one } else { blackPieces &-= one }
    }

    private static func pieces(_ side: Side, _ position: borrowing Position) -> UInt64 {
        var counts: UInt64 = 0
        for kind in 1..<5 {
            var squares = position.kinds[kind] & position.own(side)
            while squares != 0 {
                counts += one(kind, on: squares.lowest)
                squares &= squares &- 1
            }
        }
        return counts
    }

    /// Returns what a piece on a square adds to the numbers of its side. A side has at most fifteen pieces beside its king, so
    /// no number exceeds its four bits.
    ///
    /// - Parameter kind: the raw value of a `PieceKind`; nothing is added for pawns and kings.
    @inline(__always)
    static func one(_ kind: Int, on square: Int) -> UInt64 {
        let isLight = darkSquares &>> UInt64(truncatingIfNeeded: square) & 1 == 0
        switch kind {
        case 1: return 1
        case 2: return isLight ? 1 << 8 : 1 << 4
        case 3: return 1 << 12
        case 4: return 1 << 16
        default: return 0
        }
    }

    private static let darkSquares: UInt64 = 0xAA55_AA55_AA55_AA55
}
