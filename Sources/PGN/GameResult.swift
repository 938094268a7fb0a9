/// How a game ended, written as at the end of its moves.
public enum GameResult: String, Hashable, Sendable, CaseIterable {
    case whiteWins = "1-0"
    case blackWins = "0-1"
    case draw = "1/2-1/2"
    /// Going on, unknown, or not a game at all, as in a repertoire.
    case unknown = "*"

    /// Reads a Result tag: the four forms, with any dash, and `½` for a half; nil for anything else.
    public init?(tag value: String) {
        let bytes = Array(value.utf8)
        guard let (result, end) = GameResult.match(bytes, at: 0), end == bytes.count else { return nil }
        self = result
    }

    /// The result that begins at `offset`, and the offset after it. A lone half is a draw.
    static func match(_ bytes: [UInt8], at offset: Int) -> (result: GameResult, end: Int)? {
        if offset < bytes.count, bytes[offset] == UInt8(ascii: "*") { return (.unknown, offset + 1) }
        guard let (left, afterLeft) = points(bytes, at: offset) else { return nil }
        var end = afterLeft
        var result = left == 1 ? GameResult.draw : nil
        let afterDash = dash(bytes, at: afterLeft)
        if let afterDash, let (right, afterRight) = points(bytes, at: afterDash) {
            end = afterRight
            switch (left, right) {
            case (2, 0): result = .whiteWins
            case (0, 2): result = .blackWins
            case (1, 1): result = .draw
            default: return nil
            }
        } else if afterDash != nil {
            return nil
        }
        guard let result, !continues(bytes, at: end) else { return nil }
        return (result, end)
    }

    /// Half points at `offset`: `0`, `1/2`, `½` or `1`.
    private static func points(_ bytes: [UInt8], at offset: Int) -> (halves: Int, end: Int)? {
        guard offset < bytes.count else { return nil }
        switch bytes[offset] {
        case UInt8(ascii: "0"):
            return (0, offset + 1)
        case UInt8(ascii: "1"):
            let isHalf =
                offset + 2 < bytes.count && bytes[offset + 1] == UInt8(ascii: "/")
                && bytes[offset + 2] == UInt8(ascii: "2")
            return isHalf ? (1, offset + 3) : (2, offset + 1)
        case 0xC2 where offset + 1 < bytes.count && bytes[offset + 1] == 0xBD:
            return (1, offset + 2)
        default:
            return nil
        }
    }

    /// The offset after a hyphen, U+2010 to U+2015 or the minus sign U+2212.
    private static func dash(_ bytes: [UInt8], at offset: Int) -> Int? {
        guard offset < bytes.count else { return nil }
        if bytes[offset] == UInt8(ascii: "-") { return offset + 1 }
        guard offset + 2 < bytes.count, bytes[offset] == 0xE2 else { return nil }
        let isDash = bytes[offset + 1] == 0x80 && (0x90...0x95).contains(bytes[offset + 2])
        let isMinus = bytes[offset + 1] == 0x88 && bytes[offset + 2] == 0x92
        return isDash || isMinus ? offset + 3 : nil
    }

    /// Whether the token goes on: `0-0-0` is no result.
    private static func continues(_ bytes: [UInt8], at offset: Int) -> Bool {
        guard offset < bytes.count else { return false }
        switch bytes[offset] {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "="):
            return true
        default:
            return false
        }
    }
}
