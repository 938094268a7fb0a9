/// A piece and the side it belongs to.
public struct Piece: Hashable, Sendable, CustomStringConvertible {
    /// The side the piece belongs to.
    public let side: Side
    /// The kind of piece.
    public let kind: PieceKind

    /// Creates a piece of `side` and `kind`.
    public init(_ side: Side, _ kind: PieceKind) {
        self.side = side
        self.kind = kind
    }

    /// The FEN letter: upper case for White, lower case for Black.
    public var fenLetter: Character {
        side == .white ? kind.letter : Character(kind.letter.lowercased())
    }

    /// The same as `fenLetter`.
    public var description: String { String(fenLetter) }

    /// Creates the piece for a FEN letter; nil for any other byte.
    init?(fenLetter: UInt8) {
        guard let kind = PieceKind(letter: fenLetter) else { return nil }
        self.init(fenLetter & 0x20 == 0 ? .white : .black, kind)
    }
}
