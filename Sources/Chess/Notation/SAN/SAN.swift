/// The text of a move in Standard Algebraic Notation or one of its common variants: syntax, independent of a position.
///
/// Reading has two stages: bytes become a `SAN`, which is valid or not as text; a `SAN` becomes a `Move` in a position,
/// or is illegal or ambiguous there. Source: the PGN standard, section 8.2.3, and real files. The size is sixteen
/// bytes; two spellings of the same move (`Ng1-f3`, `♘g1f3!`) are equal.
///
/// ```swift
/// let written = try SAN("0-0")
/// let position = try Position(fen: "4k3/8/8/8/8/8/8/4K2R w K - 0 1")
/// if let move = try written.move(in: position) {
///     print(position.san(move), position.uci(move))  // O-O e1g1
/// }
/// ```
public struct SAN: Hashable, Sendable {
    /// How strictly a `SAN` is read when it is resolved in a position.
    ///
    /// ```swift
    /// print(Position.initial.san(try Position.initial.move(san: "nf3", .prompt)))  // Nf3
    /// do {
    ///     _ = try Position.initial.move(san: "nf3")
    /// } catch {
    ///     print(error)  // nf3 has a small letter for its piece; write a capital one
    /// }
    /// ```
    public enum Strictness: Sendable {
        /// Text from a file: pieces need capital letters.
        case file
        /// Text typed by the user: `nf3` is accepted if only one legal move matches.
        case prompt
    }

    enum Form: Hashable {
        /// `--` or `Z0`.
        case null
        case castling(kingSide: Bool)
        /// Squares, with or without a piece letter.
        case squares
        /// `ed`: a pawn capture by files only; `to` is the first square of the target file.
        case files
    }

    var form = Form.squares
    /// The named piece; nil if only squares are written (`e2e4`, `e1g1`), which matches any piece.
    var kind: PieceKind? = .pawn
    /// The squares from which the move may start: all, a file, a rank, or one square.
    var starts = UInt64.max
    /// The target square.
    var to: UInt8 = 0
    var promotion: PieceKind?
    /// Whether `x` or `:` was written. Not checked: the position decides whether the move is a capture.
    var hasCaptureMark = false
    /// Whether `e.p.` was written.
    var hasEnPassantMark = false
    /// Whether the piece was named with a small letter.
    var isSmallLetter = false
    /// Whether the text begins with a `b` that was read as a file but could mean a bishop.
    var beginsWithB = false
}

/// The parts of the text as numbers 0…7, for error messages.
extension SAN {
    /// The start file; nil if it is not written.
    var fromFile: Int? {
        var files = starts | starts >> 32
        files |= files >> 16
        files |= files >> 8
        files &= 0xFF
        return files.hasSeveral ? nil : files.lowest
    }

    /// The start rank; nil if it is not written.
    var fromRank: Int? {
        let first = starts.lowest >> 3
        return starts & ~UInt64.rank(first) == 0 ? first : nil
    }

    var toFile: Int { Int(to & 7) }

    /// The target rank; nil for `ed`.
    var toRank: Int? { form == .files ? nil : Int(to >> 3) }

    /// The text read with its first `b` as a bishop: `bc4`, `b1c4`; nil if that is impossible.
    var readAsBishop: SAN? {
        guard beginsWithB, promotion == nil else { return nil }
        var other = self
        other.kind = .bishop
        other.beginsWithB = false
        other.starts = fromRank.map { UInt64.rank($0) } ?? .max
        return other
    }

    /// The text rebuilt from its parts, for messages.
    var written: String {
        var text = kind.map { $0 == .pawn ? "" : String($0.letter) } ?? ""
        if isSmallLetter { text = text.lowercased() }
        if let fromFile { text.append(Self.fileLetter(fromFile)) }
        if let fromRank { text += "\(fromRank + 1)" }
        if hasCaptureMark || (kind == .pawn && fromFile != nil && fromFile != toFile) { text += "x" }
        text.append(Self.fileLetter(toFile))
        if let toRank { text += "\(toRank + 1)" }
        if let promotion { text += "=\(promotion.letter)" }
        return text
    }

    static func fileLetter(_ file: Int) -> Character {
        Character(Unicode.Scalar(UInt8(ascii: "a") + UInt8(truncatingIfNeeded: file & 7)))
    }
}
