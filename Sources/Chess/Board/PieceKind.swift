/// What a piece is, without whose it is. The raw values are the order of every table in this target.
public enum PieceKind: UInt8, Sendable, Hashable, CaseIterable {
    /// In the order of the raw values, 0 to 5.
    case pawn, knight, bishop, rook, queen, king

    /// The English letter of SAN and FEN, upper case: `P N B R Q K`.
    public var letter: Character {
        switch self {
        case .pawn: "P"
        case .knight: "N"
        case .bishop: "B"
        case .rook: "R"
        case .queen: "Q"
        case .king: "K"
        }
    }

    /// `letter` as ASCII.
    var capital: UInt8 {
        switch self {
        case .pawn: UInt8(ascii: "P")
        case .knight: UInt8(ascii: "N")
        case .bishop: UInt8(ascii: "B")
        case .rook: UInt8(ascii: "R")
        case .queen: UInt8(ascii: "Q")
        case .king: UInt8(ascii: "K")
        }
    }

    /// The English name in lower case, for sentences: `knight`.
    public var name: String {
        switch self {
        case .pawn: "pawn"
        case .knight: "knight"
        case .bishop: "bishop"
        case .rook: "rook"
        case .queen: "queen"
        case .king: "king"
        }
    }

    /// The kind that an ASCII letter names, upper or lower case; nil for any other byte.
    init?(letter: UInt8) {
        switch letter | 0x20 {
        case UInt8(ascii: "p"): self = .pawn
        case UInt8(ascii: "n"): self = .knight
        case UInt8(ascii: "b"): self = .bishop
        case UInt8(ascii: "r"): self = .rook
        case UInt8(ascii: "q"): self = .queen
        case UInt8(ascii: "k"): self = .king
        default: return nil
        }
    }
}
