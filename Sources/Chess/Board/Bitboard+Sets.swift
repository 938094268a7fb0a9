/// Building sets of squares and comparing them.
extension Bitboard {
    /// A set of squares.
    @inlinable public init(_ squares: some Sequence<Square>) {
        self.init(rawValue: squares.reduce(0) { $0 | $1.bit })
    }

    /// All 64 squares.
    public static let all = ~Bitboard.empty
    /// The 32 light squares.
    public static let light = Bitboard(rawValue: 0x55AA_55AA_55AA_55AA)
    /// The 32 dark squares.
    public static let dark = ~light

    /// The eight squares of a file, 0 (a-file) to 7; empty for any other number.
    public static func file(_ file: Int) -> Bitboard {
        (0..<8).contains(file) ? Bitboard(rawValue: UInt64.fileA << UInt64(file)) : .empty
    }

    /// The eight squares of a rank, 0 (first) to 7; empty for any other number.
    public static func rank(_ rank: Int) -> Bitboard {
        (0..<8).contains(rank) ? Bitboard(rawValue: UInt64.rank(rank)) : .empty
    }

    /// Returns the squares strictly between two squares on a common rank, file or diagonal; empty if there is none.
    ///
    /// ```swift
    /// print(Bitboard.between(.a1, .d4), Bitboard.between(.a1, .g2))  // b2 c3 -
    /// print(Bitboard.rank(1) & Bitboard.light - [.g2])  // a2 c2 e2
    /// ```
    public static func between(_ one: Square, _ other: Square) -> Bitboard {
        Bitboard(rawValue: AttackTables.shared.between[one.index * 64 + other.index])
    }

    /// Returns the rank, file or diagonal through two squares from edge to edge; empty if there is none.
    public static func line(_ one: Square, _ other: Square) -> Bitboard {
        Bitboard(rawValue: AttackTables.shared.line[one.index * 64 + other.index])
    }

    /// The square nearest to h8; nil for the empty set.
    public var last: Square? { rawValue == 0 ? nil : Square(onBoard: 63 - rawValue.leadingZeroBitCount) }

    /// Adds a square.
    @inlinable public mutating func insert(_ square: Square) { rawValue |= square.bit }
    /// Removes a square.
    @inlinable public mutating func remove(_ square: Square) { rawValue &= ~square.bit }

    /// Returns whether every square of this set is in the other.
    @inlinable public func isSubset(of other: Bitboard) -> Bool { rawValue & ~other.rawValue == 0 }
    /// Returns whether the sets have no square in common.
    @inlinable public func isDisjoint(with other: Bitboard) -> Bool { rawValue & other.rawValue == 0 }

    /// The set seen from the other side: the first rank becomes the eighth.
    public var mirrored: Bitboard { Bitboard(rawValue: rawValue.byteSwapped) }
}

extension Bitboard: ExpressibleByArrayLiteral {
    /// A set of the squares written.
    @inlinable public init(arrayLiteral squares: Square...) { self.init(squares) }
}
