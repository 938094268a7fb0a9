/// A move in Standard Algebraic Notation, or one of its common spellings, as written: syntax without a position.
///
/// Reading has two stages: bytes become a `SAN`, which is right or wrong as text; a `SAN` becomes a `Move` in a
/// position, or is illegal or ambiguous there. Source: the PGN standard, section 8.2.3, and what real files hold.
public struct SAN: Hashable, Sendable {
    /// How much is forgiven when a `SAN` is resolved in a position.
    public enum Strictness: Sendable {
        /// Text of a file: pieces have capital letters.
        case file
        /// What a person types: `nf3` is read where only one legal move can be meant.
        case prompt
    }

    enum Form: Hashable {
        /// `--` or `Z0`.
        case null
        case castling(kingSide: Bool)
        /// A piece letter or none, and squares.
        case squares
    }

    var form = Form.squares
    /// The piece named; nil where squares alone are given (`e2e4`, `e1g1`), which any piece may answer.
    var kind: PieceKind? = .pawn
    var fromFile: Int?
    var fromRank: Int?
    var toFile = 0
    /// Nil in `ed`, a pawn's capture by files alone.
    var toRank: Int?
    var promotion: PieceKind?
    /// `x` or `:` was written. A file's word alone: whether it is a capture, the position says.
    var saysCapture = false
    /// `e.p.` was written.
    var saysEnPassant = false
    /// The piece was named by a small letter.
    var isSmallLetter = false
    /// The other reading of a token that begins with `b`: the bishop's.
    var bishopReading: Bishop?

    /// What the text means when its first `b` is a bishop.
    struct Bishop: Hashable {
        var fromFile: Int?
        var fromRank: Int?
        var toFile: Int
        var toRank: Int
    }
}
