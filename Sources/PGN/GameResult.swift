public import Chess

/// The result of a game, as written after the moves.
public enum GameResult: String, Hashable, Sendable, CaseIterable {
    /// White won.
    case whiteWins = "1-0"
    /// Black won.
    case blackWins = "0-1"
    /// A draw.
    case draw = "1/2-1/2"
    /// An unfinished game, an unknown result, or no game at all, as in a repertoire.
    case unknown = "*"

    /// Reads a Result tag: the four forms, with any dash, `½` for a half, and `+--` or `--+` for a win by forfeit; nil
    /// for anything else.
    ///
    /// ```swift
    /// print(GameResult(tag: "½-½") == .draw, GameResult(tag: "1–0") == .whiteWins)  // true true
    /// print(GameResult(tag: "White wins") == nil)  // true
    /// ```
    public init?(tag value: String) {
        let bytes = Array(value.utf8)
        guard let (result, end) = GameResult.match(bytes.span, at: 0), end == bytes.count else { return nil }
        self = result
    }

    /// Returns the result of a game that has ended by the rules.
    public init(_ outcome: GameOutcome) {
        switch outcome.winner {
        case .white: self = .whiteWins
        case .black: self = .blackWins
        case nil: self = .draw
        }
    }

    /// Returns the result that begins at `offset`, and the offset after it. A single half is a draw; `+--` and `--+`
    /// are wins by forfeit.
    static func match(_ text: Span<UInt8>, at offset: Int) -> (result: GameResult, end: Int)? {
        if offset < text.count, text[offset] == UInt8(ascii: "*") { return (.unknown, offset + 1) }
        if let result = forfeit(text, at: offset) { return (result, offset + 3) }
        guard let (left, afterLeft) = points(text, at: offset) else { return nil }
        var end = afterLeft
        var result = left == 1 ? GameResult.draw : nil
        let dash = PGNLexer.dashLength(text, at: afterLeft)
        if dash > 0 {
            guard let (right, afterRight) = points(text, at: afterLeft + dash) else { return nil }
            end = afterRight
            switch (left, right) {
            case (2, 0): result = .whiteWins
            case (0, 2): result = .blackWins
            case (1, 1): result = .draw
            default: return nil
            }
        }
        guard let result, !continues(text, at: end) else { return nil }
        return (result, end)
    }

    /// Reads `+--` or `--+`.
    private static func forfeit(_ text: Span<UInt8>, at offset: Int) -> GameResult? {
        guard offset + 2 < text.count, text[offset + 1] == UInt8(ascii: "-"), !continues(text, at: offset + 3) else {
            return nil
        }
        switch (text[offset], text[offset + 2]) {
        case (UInt8(ascii: "+"), UInt8(ascii: "-")): return .whiteWins
        case (UInt8(ascii: "-"), UInt8(ascii: "+")): return .blackWins
        default: return nil
        }
    }

    /// Reads half points at `offset`: `0`, `1/2`, `½` or `1`.
    private static func points(_ text: Span<UInt8>, at offset: Int) -> (halves: Int, end: Int)? {
        guard offset < text.count else { return nil }
        switch text[offset] {
        case UInt8(ascii: "0"):
            return (0, offset + 1)
        case UInt8(ascii: "1"):
            let isHalf =
                offset + 2 < text.count && text[offset + 1] == UInt8(ascii: "/")
                && text[offset + 2] == UInt8(ascii: "2")
            return isHalf ? (1, offset + 3) : (2, offset + 1)
        case 0x80...:
            let (scalar, length) = TextEncoding.scalar(text, at: offset)
            return scalar == 0xBD ? (1, offset + length) : nil
        default:
            return nil
        }
    }

    /// Returns whether the token continues: `0-0-0` is not a result.
    private static func continues(_ text: Span<UInt8>, at offset: Int) -> Bool {
        guard offset < text.count else { return false }
        switch text[offset] {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "="):
            return true
        default:
            return PGNLexer.dashLength(text, at: offset) > 0
        }
    }
}
