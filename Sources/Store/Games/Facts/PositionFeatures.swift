import Chess

/// What a position has in common with those before and after it in a game: parts that only change when a pawn moves or a man
/// is captured, each some four times in a game.
///
/// Six for each side, first White's: the pawns on the a- and b-files, on the c- and d-files, e and f, g and h; the pawns on
/// their first squares; and how many knights, bishops of either colour of squares, rooks and queens there are. With more or
/// finer features more games are left in a search, because each game has more values and the bits are the same.
struct PositionFeatures {
    static let count = 12
    private static let ofSide = 6

    private(set) var values = InlineArray<12, UInt64>(repeating: 0)
    /// By side: its pawns, and the numbers of its other men as in `PawnsAndPieces`.
    private var pawns = InlineArray<2, UInt64>(repeating: 0)
    private var pieces = InlineArray<2, UInt64>(repeating: 0)

    static let initial = PositionFeatures(.initial)

    init(_ position: borrowing Position) {
        _ = update(PawnsAndPieces(position))
    }

    /// Advances to the men of a later position.
    ///
    /// - Returns: a bit for the number of each feature that has changed.
    @inline(__always)
    mutating func update(_ men: PawnsAndPieces) -> UInt32 {
        update(0, men.whitePawns, men.whitePieces, home: 0xFF << 8)
            | update(1, men.blackPawns, men.blackPieces, home: 0xFF << 48)
    }

    /// - Parameter home: the first squares of the pawns.
    @inline(__always)
    private mutating func update(_ side: Int, _ pawns: UInt64, _ pieces: UInt64, home: UInt64) -> UInt32 {
        let first = side * Self.ofSide
        var changed: UInt32 = 0
        var difference = pawns ^ self.pawns[side]
        self.pawns[side] = pawns
        if difference & home != 0 {
            values[first + 4] = pawns & home
            changed |= 1 << UInt32(first + 4)
        }
        while difference != 0 {
            let pair = difference.trailingZeroBitCount % 8 / 2
            let files: UInt64 = 0x0303_0303_0303_0303 << UInt64(2 * pair)
            values[first + pair] = pawns & files
            changed |= 1 << UInt32(first + pair)
            difference &= ~files
        }
        guard pieces != self.pieces[side] else { return changed }
        self.pieces[side] = pieces
        values[first + 5] = pieces
        return changed | 1 << UInt32(first + 5)
    }
}
