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
    /// By side: its pawns, and the number of its other men.
    private var pawns = InlineArray<2, UInt64>(repeating: 0)
    private var pieces = InlineArray<2, Int>(repeating: 0)

    static let initial = PositionFeatures(.initial)

    init(_ position: borrowing Position) {
        _ = update(position)
    }

    /// Advances to the position after one or more plies of which only the last may have been a capture or a move of a pawn.
    ///
    /// - Returns: a bit for the number of each feature that has changed.
    mutating func update(_ position: borrowing Position) -> UInt32 {
        update(.white, position) | update(.black, position)
    }

    @inline(__always)
    private mutating func update(_ side: Side, _ position: borrowing Position) -> UInt32 {
        let index = side == .white ? 0 : 1
        let first = index * Self.ofSide
        let men = position.pieces(side)
        let pawns = position.pieces(side, .pawn)
        var changed: UInt32 = 0
        var difference = pawns.rawValue ^ self.pawns[index]
        self.pawns[index] = pawns.rawValue
        if difference & Self.home(side) != 0 {
            values[first + 4] = pawns.rawValue & Self.home(side)
            changed |= 1 << UInt32(first + 4)
        }
        while difference != 0 {
            let pair = difference.trailingZeroBitCount % 8 / 2
            let files: UInt64 = 0x0303_0303_0303_0303 << UInt64(2 * pair)
            values[first + pair] = pawns.rawValue & files
            changed |= 1 << UInt32(first + pair)
            difference &= ~files
        }
        // In one ply the other men of a side become one more or one fewer, if they change at all.
        let count = men.count - pawns.count
        guard count != pieces[index] else { return changed }
        pieces[index] = count
        values[first + 5] = Self.pieces(side, position)
        return changed | 1 << UInt32(first + 5)
    }

    /// The first squares of the pawns.
    @inline(__always)
    private static func home(_ side: Side) -> UInt64 { side == .white ? 0xFF << 8 : 0xFF << 48 }

    /// The numbers of the pieces, in four bits each.
    private static func pieces(_ side: Side, _ position: borrowing Position) -> UInt64 {
        let bishops = position.pieces(side, .bishop)
        let dark = (bishops & .dark).count
        let counts =
            position.pieces(side, .knight).count | dark << 4 | (bishops.count - dark) << 8
            | position.pieces(side, .rook).count << 12 | position.pieces(side, .queen).count << 16
        return UInt64(truncatingIfNeeded: counts)
    }
}
