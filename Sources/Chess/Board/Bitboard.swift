/// A set of squares, stored in 64 bits. Iteration runs from a1 to h8; every other operation is O(1).
///
/// The algebra of sets is written with operators: `&` (in both), `|` (in one or both), `^` (in exactly one), `-` (in the
/// first only) and `~` (outside).
///
/// ```swift
/// let start = Position.initial
/// print(start.pieces(.white, .knight))  // b1 g1
/// let pieces = start.pieces(.black) - start.pieces(.pawn)
/// print(pieces.count, pieces.first.map(\.description) ?? "none")  // 8 a8
/// ```
public struct Bitboard: Hashable, Sendable, Sequence {
    /// Bit n is set when the square with raw value n is in the set.
    public var rawValue: UInt64

    /// The squares whose bits are set.
    @inlinable public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// One square.
    @inlinable public init(_ square: Square) { rawValue = square.bit }

    /// The empty set.
    @inlinable public static var empty: Bitboard { Bitboard(rawValue: 0) }

    /// The number of squares in the set.
    @inlinable public var count: Int { rawValue.nonzeroBitCount }
    /// Whether no square is in the set.
    @inlinable public var isEmpty: Bool { rawValue == 0 }

    /// The square nearest to a1; nil for the empty set.
    @inlinable public var first: Square? { rawValue == 0 ? nil : Square(onBoard: rawValue.trailingZeroBitCount) }

    /// Whether the square is in the set.
    @inlinable public func contains(_ square: Square) -> Bool { rawValue & square.bit != 0 }

    /// The squares in both sets.
    @inlinable public static func & (a: Bitboard, b: Bitboard) -> Bitboard {
        Bitboard(rawValue: a.rawValue & b.rawValue)
    }
    /// The squares in one set or both.
    @inlinable public static func | (a: Bitboard, b: Bitboard) -> Bitboard {
        Bitboard(rawValue: a.rawValue | b.rawValue)
    }
    /// The squares in exactly one of the sets.
    @inlinable public static func ^ (a: Bitboard, b: Bitboard) -> Bitboard {
        Bitboard(rawValue: a.rawValue ^ b.rawValue)
    }
    /// The squares in the first set that are not in the second.
    @inlinable public static func - (a: Bitboard, b: Bitboard) -> Bitboard {
        Bitboard(rawValue: a.rawValue & ~b.rawValue)
    }
    /// The squares that are not in the set.
    @inlinable public static prefix func ~ (a: Bitboard) -> Bitboard { Bitboard(rawValue: ~a.rawValue) }
    /// Keeps only the squares that are also in the other set.
    @inlinable public static func &= (a: inout Bitboard, b: Bitboard) { a = a & b }
    /// Adds the squares of the other set.
    @inlinable public static func |= (a: inout Bitboard, b: Bitboard) { a = a | b }
    /// Adds the squares of the other set that are missing, and removes those that are there.
    @inlinable public static func ^= (a: inout Bitboard, b: Bitboard) { a = a ^ b }
    /// Removes the squares of the other set.
    @inlinable public static func -= (a: inout Bitboard, b: Bitboard) { a = a - b }

    /// The squares of a set, from a1 to h8.
    public struct Iterator: IteratorProtocol {
        @usableFromInline var rest: UInt64
        @inlinable init(rest: UInt64) { self.rest = rest }

        @inlinable public mutating func next() -> Square? {
            guard rest != 0 else { return nil }
            defer { rest &= rest &- 1 }
            return Square(onBoard: rest.trailingZeroBitCount)
        }
    }

    @inlinable public func makeIterator() -> Iterator { Iterator(rest: rawValue) }
}

extension Bitboard: CustomStringConvertible {
    /// The names of the squares from a1 to h8, such as `b1 g1`; `-` for the empty set.
    public var description: String {
        isEmpty ? "-" : map(\.description).joined(separator: " ")
    }
}

/// Masks and bit operations on raw 64-bit words, for the move generator.
extension UInt64 {
    static let fileA: UInt64 = 0x0101_0101_0101_0101
    static let fileH: UInt64 = 0x8080_8080_8080_8080
    static func rank(_ rank: Int) -> UInt64 { 0xFF &<< UInt64(rank * 8) }

    @inline(__always) var lowest: Int { trailingZeroBitCount }
    @inline(__always) var hasSeveral: Bool { self & (self &- 1) != 0 }
}
