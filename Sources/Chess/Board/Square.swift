/// One of the 64 squares: a1 = 0, b1 = 1 … h8 = 63. A square outside the board cannot be created.
///
/// ```swift
/// let square = Square.e4
/// print(square.file, square.rank, square.rawValue, square.isLight)  // 4 3 28 true
/// print(Square("e4") == .e4, Square("z9") == nil, Square(file: 8, rank: 0) == nil)  // true true true
/// ```
public struct Square: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// 0 (a1) to 63 (h8), ordered by rank, then by file.
    public let rawValue: UInt8

    /// Creates the square with that number; nil above 63.
    @inlinable public init?(rawValue: UInt8) {
        guard rawValue < 64 else { return nil }
        self.rawValue = rawValue
    }

    /// Creates a square from a bitboard index, which is always 0…63.
    @usableFromInline init(onBoard number: Int) {
        rawValue = UInt8(truncatingIfNeeded: number & 63)
    }

    /// Creates the square on that file (0 = a … 7 = h) and rank (0 = first … 7 = eighth); nil outside the board.
    public init?(file: Int, rank: Int) {
        guard (0..<8).contains(file), (0..<8).contains(rank) else { return nil }
        rawValue = UInt8(rank * 8 + file)
    }

    /// Reads a name such as `e4` in lower case; nil for anything else, including `z9` and `e44`.
    public init?(_ name: some StringProtocol) {
        let bytes = Array(name.utf8)
        guard bytes.count == 2 else { return nil }
        self.init(fileLetter: bytes[0], rankDigit: bytes[1])
    }

    /// Creates the square for an ASCII file letter `a`…`h` and a rank digit `1`…`8`; nil for other bytes.
    init?(fileLetter: UInt8, rankDigit: UInt8) {
        guard fileLetter >= 0x61, fileLetter <= 0x68, rankDigit >= 0x31, rankDigit <= 0x38 else { return nil }
        rawValue = (rankDigit - 0x31) * 8 + (fileLetter - 0x61)
    }

    /// 0 = a-file … 7 = h-file.
    @inlinable public var file: Int { Int(rawValue & 7) }

    /// 0 = first rank … 7 = eighth rank.
    @inlinable public var rank: Int { Int(rawValue >> 3) }

    /// Whether the square is a light square (h1 is).
    public var isLight: Bool { (file + rank) & 1 == 1 }

    /// The square seen from the other side: e2 for e7.
    public var mirrored: Square { Square(onBoard: index ^ 56) }

    /// The square's name, such as `e4`.
    public var description: String { "\(fileLetter)\(rank + 1)" }

    /// The letter of the file, `a` … `h`.
    public var fileLetter: Character { Character(Unicode.Scalar(0x61 + (rawValue & 7))) }

    /// Orders squares by rank, then by file; a1 comes first.
    @inlinable public static func < (a: Square, b: Square) -> Bool { a.rawValue < b.rawValue }

    /// All 64 squares, a1 first.
    public static let all: [Square] = (0..<64).map { Square(onBoard: $0) }

    @usableFromInline var index: Int { Int(rawValue) }
    @usableFromInline var bit: UInt64 { 1 &<< UInt64(rawValue) }
}
