/// A piece of one side.
public struct Piece: Hashable, Sendable, CustomStringConvertible {
    /// Whose it is.
    public let side: Side
    /// What it is.
    public let kind: PieceKind

    /// A piece of that side and kind.
    public init(_ side: Side, _ kind: PieceKind) {
        self.side = side
        self.kind = kind
    }

    /// FEN's letter: upper case for White, lower case for Black.
    public var fenLetter: Character {
        side == .white ? kind.letter : Character(kind.letter.lowercased())
    }

    /// The letter of `fenLetter`.
    public var description: String { String(fenLetter) }

    /// The piece a FEN letter stands for; nil for any other byte.
    init?(fenLetter: UInt8) {
        guard let kind = PieceKind(letter: fenLetter) else { return nil }
        self.init(fenLetter & 0x20 == 0 ? .white : .black, kind)
    }
}
