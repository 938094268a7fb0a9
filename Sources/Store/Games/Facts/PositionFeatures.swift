import Chess

/// What a position has in common with those before and after it in a game: parts that only change when a pawn moves or a man
/// is captured, each some four times in a game.
///
/// Six for each side, first White's: the pawns on the a- and b-files, on the c- and d-files, e and f, g and h; the pawns on
/// their first squares; and how many knights, bishops of either colour of squares, rooks and queens there are. With more or
/// finer features more games are left in a search, because each game has more values and the bits are the same.
struct PositionFeatures {
    static let count = 12

    private(set) var values = InlineArray<12, UInt64>(repeating: 0)

    static let initial = PositionFeatures(.initial)

    init(_ position: borrowing Position) {
        add(.white, first: 0, home: 0xFF << 8, position)
        add(.black, first: Self.count / 2, home: 0xFF << 48, position)
    }

    @inline(__always)
    private mutating func add(_ side: Side, first: Int, home: UInt64, _ position: borrowing Position) {
        let pawns = position.pieces(side, .pawn).rawValue
        let files: UInt64 = 0x0303_0303_0303_0303
        values[first] = pawns & files
        values[first + 1] = pawns & files << 2
        values[first + 2] = pawns & files << 4
        values[first + 3] = pawns & files << 6
        values[first + 4] = pawns & home
        values[first + 5] = Self.pieces(side, position)
    }

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
