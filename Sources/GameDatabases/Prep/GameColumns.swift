/// The tags of a game that have columns in Prep's table Games.
public struct GameColumns {
    public var event = ""
    public var site = ""
    public var date: String?
    public var round: String?
    public var white = ""
    public var black = ""
    public var whiteElo: Int?
    public var blackElo: Int?
    public var timeControl: String?
    public var eco: String?

    /// The tags with columns, in the order in which they are restored.
    public static let order = [
        "Event", "Site", "Date", "Round", "White", "Black", "Result", "WhiteElo", "BlackElo", "ECO", "TimeControl",
    ]

    /// Columns of which none is known.
    public init() {}

    /// Whether a column declared INTEGER keeps a text unchanged: not `3.10`, `01`, `1.0` or `1e3`, which SQLite converts to
    /// numbers.
    public static func isExact(round: Span<UInt8>) -> Bool { isUsual(round) || isUnusualExact(round) }

    /// The fast path for usual rounds: a whole number, or two with a point between them, without a zero that would be lost.
    private static func isUsual(_ round: Span<UInt8>) -> Bool {
        guard round.count < 9 else { return false }
        var digits = 0
        var points = 0
        var first: UInt8 = 0
        var last: UInt8 = 0
        for index in round.indices {
            let byte = round[index]
            if byte == UInt8(ascii: ".") {
                guard digits > 0, points == 0 else { return false }
                points = 1
                digits = 0
            } else {
                guard byte >= 0x30, byte <= 0x39 else { return false }
                if points == 0, digits == 0 { first = byte }
                if points == 0, digits == 1, first == 0x30 { return false }
                digits += 1
            }
            last = byte
        }
        return digits > 0 && (points == 0 || last != 0x30)
    }

    private static func isUnusualExact(_ round: Span<UInt8>) -> Bool {
        let bytes = round.indices.map { round[$0] }
        guard bytes.contains(where: { $0 >= 0x30 && $0 <= 0x39 }) else { return true }
        let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        let areDigits = parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { (0x30...0x39).contains($0) } }
        if areDigits, parts.count > 2, bytes.count < 40 { return true }
        guard areDigits, bytes.count <= 9, parts[0].count == 1 || parts[0].first != 0x30 else { return false }
        return parts.count == 1 || parts[1].last != 0x30
    }
}
