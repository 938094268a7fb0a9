/// A move in Standard Algebraic Notation, or one of its common spellings, as written: syntax without a position.
///
/// Reading has two stages: bytes become a `SAN`, which is right or wrong as text; a `SAN` becomes a `Move` in a
/// position, or is illegal or ambiguous there. Source: the PGN standard, section 8.2.3, and what real files hold.
/// Sixteen bytes; two spellings that say the same (`Ng1-f3`, `♘g1f3!`) are equal.
///
/// ```swift
/// let written = try SAN("0-0")
/// let position = try Position(fen: "4k3/8/8/8/8/8/8/4K2R w K - 0 1")
/// if let move = try written.move(in: position) {
///     print(position.san(move), position.uci(move))  // O-O e1g1
/// }
/// ```
public struct SAN: Hashable, Sendable {
    /// How much is forgiven when a `SAN` is resolved in a position.
    ///
    /// ```swift
    /// if let move = try Position.initial.move(san: "nf3", .prompt) {
    ///     print(Position.initial.san(move))  // Nf3
    /// }
    /// do {
    ///     _ = try Position.initial.move(san: "nf3")
    /// } catch {
    ///     print(error)  // nf3 has a small letter for its piece; write a capital one
    /// }
    /// ```
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
        /// `ed`: a pawn's capture by files alone; `to` is the file's first square.
        case files
    }

    var form = Form.squares
    /// The piece named; nil where squares alone are given (`e2e4`, `e1g1`), which any piece may answer.
    var kind: PieceKind? = .pawn
    /// The squares from which the move may start, as far as the text says: all, a file, a rank, or one square.
    var starts = UInt64.max
    /// The square gone to.
    var to: UInt8 = 0
    var promotion: PieceKind?
    /// `x` or `:` was written. A file's word alone: whether it is a capture, the position says.
    var saysCapture = false
    /// `e.p.` was written.
    var saysEnPassant = false
    /// The piece was named by a small letter.
    var isSmallLetter = false
    /// The text begins with a `b` that was read as a file and could be a bishop.
    var beginsWithB = false
}

/// What the text says, in numbers 0…7, for words about it.
extension SAN {
    /// The file of the start, nil when it is not written.
    var fromFile: Int? {
        var files = starts | starts >> 32
        files |= files >> 16
        files |= files >> 8
        files &= 0xFF
        return files.hasSeveral ? nil : files.lowest
    }

    /// The rank of the start, nil when it is not written.
    var fromRank: Int? {
        let first = starts.lowest >> 3
        return starts & ~UInt64.rank(first) == 0 ? first : nil
    }

    var toFile: Int { Int(to & 7) }

    /// Nil in `ed`.
    var toRank: Int? { form == .files ? nil : Int(to >> 3) }

    /// What the text means when its first `b` is a bishop: `bc4`, `b1c4`; nil when it cannot be one.
    var readAsBishop: SAN? {
        guard beginsWithB, promotion == nil else { return nil }
        var other = self
        other.kind = .bishop
        other.beginsWithB = false
        other.starts = fromRank.map { UInt64.rank($0) } ?? .max
        return other
    }

    /// The token rebuilt, for messages.
    var written: String {
        var text = kind.map { $0 == .pawn ? "" : String($0.letter) } ?? ""
        if isSmallLetter { text = text.lowercased() }
        if let fromFile { text.append(Self.fileLetter(fromFile)) }
        if let fromRank { text += "\(fromRank + 1)" }
        if saysCapture || (kind == .pawn && fromFile != nil && fromFile != toFile) { text += "x" }
        text.append(Self.fileLetter(toFile))
        if let toRank { text += "\(toRank + 1)" }
        if let promotion { text += "=\(promotion.letter)" }
        return text
    }

    static func fileLetter(_ file: Int) -> Character {
        Character(Unicode.Scalar(UInt8(ascii: "a") + UInt8(truncatingIfNeeded: file & 7)))
    }
}
