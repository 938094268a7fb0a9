/// A kind of piece, without its side. Every table in this module is ordered by the raw values.
public enum PieceKind: UInt8, Sendable, Hashable, CaseIterable {
    /// The raw values 0 to 5, in this order.
    case pawn, knight, bishop, rook, queen, king

    /// The English letter used in SAN and FEN, upper case: `P N B R Q K`.
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

    /// `letter` as an ASCII byte.
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

    /// The English name in lower case, for use in sentences: `knight`.
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

    /// Creates the kind for an ASCII letter of either case; nil for any other byte.
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
