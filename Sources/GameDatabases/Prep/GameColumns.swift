public import PGN

/// The tags of a game that have columns in Prep's table Games, and whether the columns hold all tags.
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
    /// Whether columns and `inexactTags` together give back all tags, verbatim and in their order.
    public private(set) var areComplete = true
    /// Rounds and ratings whose text changes when it is stored in a column declared INTEGER.
    public private(set) var inexactTags: [TagPair] = []

    /// The tags with columns, in the order in which they are restored.
    public static let order = [
        "Event", "Site", "Date", "Round", "White", "Black", "Result", "WhiteElo", "BlackElo", "ECO", "TimeControl",
    ]

    /// Columns of which none is known.
    public init() {}

    /// The columns of a game with these tags.
    public init(_ tags: [TagPair], result: GameResult) {
        var next = 0
        let order = Self.order
        for tag in tags {
            // Nearly always the tags are in this order, and each name is compared with one other.
            let isNext = next < order.count && order[next] == tag.name
            let column = isNext ? next : order.firstIndex(of: tag.name)
            // The Seven Tag Roster is always restored, so none of it may be missing.
            if let column, column == next || column > next && next >= 7 {
                next = column + 1
            } else {
                areComplete = false
            }
            add(tag, column, result)
        }
        if next < 7 { areComplete = false }
    }

    /// - Parameter column: the place of its name in `order`.
    private mutating func add(_ tag: TagPair, _ column: Int?, _ result: GameResult) {
        let value = tag.value
        if value.isEmpty, !tag.name.hasSuffix("Elo") { areComplete = false }
        if value.utf8.withContiguousStorageIfAvailable({ $0.contains(0) }) ?? value.utf8.contains(0) {
            areComplete = false
        }
        switch column {
        case 0: event = Self.name(value, unless: event)
        case 1: site = Self.name(value, unless: site)
        case 2: date = date ?? value
        case 3:
            round = round ?? value
            if !Self.isExact(round: value) { inexactTags.append(tag) }
        case 4: white = Self.name(value, unless: white)
        case 5: black = Self.name(value, unless: black)
        case 6: if value != result.rawValue { areComplete = false }
        case 7: whiteElo = whiteElo ?? elo(tag)
        case 8: blackElo = blackElo ?? elo(tag)
        case 9: eco = eco ?? value
        case 10: timeControl = timeControl ?? value
        default: areComplete = false
        }
    }

    private mutating func elo(_ tag: TagPair) -> Int? {
        guard let elo = Int(tag.value), (1...9999).contains(elo), String(elo) == tag.value else {
            inexactTags.append(tag)
            return nil
        }
        return elo
    }

    private static func name(_ value: String, unless known: String) -> String {
        known.isEmpty && value != "?" ? value : known
    }

    /// Whether a column declared INTEGER keeps a text unchanged: not `3.10`, `01`, `1.0` or `1e3`, which SQLite converts to
    /// numbers.
    public static func isExact(round: String) -> Bool { isUsual(round) || isUnusualExact(round) }

    /// The fast path for usual rounds: a whole number, or two with a point between them, without a zero that would be lost.
    private static func isUsual(_ round: String) -> Bool {
        guard round.utf8.count < 9 else { return false }
        var digits = 0
        var points = 0
        var first: UInt8 = 0
        var last: UInt8 = 0
        for byte in round.utf8 {
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

    private static func isUnusualExact(_ round: String) -> Bool {
        let bytes = Array(round.utf8)
        guard bytes.contains(where: { $0 >= 0x30 && $0 <= 0x39 }) else { return true }
        let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        let areDigits = parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { (0x30...0x39).contains($0) } }
        if areDigits, parts.count > 2, bytes.count < 40 { return true }
        guard areDigits, bytes.count <= 9, parts[0].count == 1 || parts[0].first != 0x30 else { return false }
        return parts.count == 1 || parts[1].last != 0x30
    }
}
