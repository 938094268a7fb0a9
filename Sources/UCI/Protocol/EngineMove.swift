public import Chess

/// A move in the notation of the protocol: `e2e4`, `e7e8q`, or the null move `0000`.
///
/// The move is parsed but not checked for legality, which requires a position. Castling is the king's move of two
/// squares, or the king taking its own rook in Chess960.
///
/// ```swift
/// let position = try Position(fen: "4k3/8/8/8/8/8/8/4K2R w K - 0 1")
/// if let text = EngineMove("e1g1"), let move = text.move(in: position) {
///     print(position.san(move))  // O-O
/// }
/// print(EngineMove("e1c1")?.move(in: position) == nil, EngineMove("O-O") == nil)  // true true
/// ```
public struct EngineMove: Hashable, Sendable, CustomStringConvertible {
    /// The squares and the promotion piece; nil for the null move.
    private let squares: Squares?

    private struct Squares: Hashable {
        let from: Square
        let to: Square
        let promotion: PieceKind?
    }

    /// The null move.
    public static let null = EngineMove(squares: nil)

    private init(squares: Squares?) {
        self.squares = squares
    }

    /// Creates the notation of a legal move of `position`.
    public init?(_ move: Move, in position: Position) {
        self.init(position.uci(move))
    }

    /// Reads the protocol's notation; nil if `text` is not a move. A capital promotion letter is accepted.
    public init?(_ text: some StringProtocol) {
        let bytes = Array(text.utf8)
        if bytes == Array("0000".utf8) {
            self = .null
            return
        }
        guard bytes.count == 4 || bytes.count == 5,
            let from = Self.square(bytes[0], bytes[1]), let to = Self.square(bytes[2], bytes[3]), from != to
        else { return nil }
        var promotion: PieceKind?
        if bytes.count == 5 {
            guard let kind = Self.promotions.first(where: { $0.letter == bytes[4] | 0x20 })?.kind else { return nil }
            promotion = kind
        }
        squares = Squares(from: from, to: to, promotion: promotion)
    }

    private static let promotions: [(letter: UInt8, kind: PieceKind)] = [
        (UInt8(ascii: "q"), .queen), (UInt8(ascii: "r"), .rook), (UInt8(ascii: "b"), .bishop),
        (UInt8(ascii: "n"), .knight),
    ]

    private static func square(_ file: UInt8, _ rank: UInt8) -> Square? {
        Square(file: Int(file) - Int(UInt8(ascii: "a")), rank: Int(rank) - Int(UInt8(ascii: "1")))
    }

    /// Returns the legal move in `position`; nil if it is illegal there, and for the null move.
    public func move(in position: Position) -> Move? {
        squares == nil ? nil : position.move(uci: description)
    }

    /// The notation, with a small promotion letter.
    public var description: String {
        guard let squares else { return "0000" }
        let letter = Self.promotions.first { $0.kind == squares.promotion }?.letter
        return "\(squares.from)\(squares.to)" + (letter.map { String(Unicode.Scalar($0)) } ?? "")
    }
}
