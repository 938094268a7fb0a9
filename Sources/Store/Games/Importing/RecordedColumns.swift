import GameDatabases
import PGN

/// The tags of a recorded game that have columns in Prep's table Games, as parts of the recorder's bytes, and whether
/// the columns hold all tags.
struct RecordedColumns {
    /// A value in `RecordedTags.bytes`.
    typealias Part = Range<Int>

    /// The names; empty when unknown, here and below.
    private(set) var event = 0..<0
    private(set) var site = 0..<0
    private(set) var date: Part?
    private(set) var round: Part?
    private(set) var white = 0..<0
    private(set) var black = 0..<0
    /// The ratings; 0 when unknown.
    private(set) var whiteElo = 0
    private(set) var blackElo = 0
    private(set) var timeControl: Part?
    private(set) var eco: Part?
    /// Whether columns and `inexactTags` together give back all tags, verbatim and in their order.
    private(set) var areComplete = true
    /// The numbers of the rounds and ratings whose text changes when it is stored in a column declared INTEGER.
    private(set) var inexactTags: [Int] = []

    /// The columns of a game with these tags.
    init(_ tags: RecordedTags, result: GameResult) {
        var next = 0
        let order = GameColumns.order
        let bytes = tags.bytes.span
        for tag in 0..<tags.count {
            let name = tags.name(tag)
            // Nearly always the tags are in this order, and each name is compared with one other.
            let isNext = next < order.count && order[next] == name
            let column = isNext ? next : order.firstIndex(of: name)
            // The Seven Tag Roster is always restored, so none of it may be missing.
            if let column, column == next || column > next && next >= 7 {
                next = column + 1
            } else {
                areComplete = false
            }
            let part = tags.value(tag)
            let value = bytes.extracting(part)
            if value.isEmpty, !name.hasSuffix("Elo") { areComplete = false }
            for index in value.indices where value[index] == 0 { areComplete = false }
            add(tag, part, value, column, result)
        }
        if next < 7 { areComplete = false }
    }

    /// - Parameter column: the place of its name in `GameColumns.order`.
    private mutating func add(_ tag: Int, _ part: Part, _ value: Span<UInt8>, _ column: Int?, _ result: GameResult) {
        switch column {
        case 0: Self.set(&event, part, value)
        case 1: Self.set(&site, part, value)
        case 2: date = date ?? part
        case 3:
            round = round ?? part
            if !GameColumns.isExact(round: value) { inexactTags.append(tag) }
        case 4: Self.set(&white, part, value)
        case 5: Self.set(&black, part, value)
        case 6: if !(value == result.rawValue) { areComplete = false }
        case 7: whiteElo = rating(whiteElo, tag, value)
        case 8: blackElo = rating(blackElo, tag, value)
        case 9: eco = eco ?? part
        case 10: timeControl = timeControl ?? part
        default: areComplete = false
        }
    }

    private static func set(_ name: inout Part, _ part: Part, _ value: Span<UInt8>) {
        if name.isEmpty, !(value.count == 1 && value[0] == UInt8(ascii: "?")) { name = part }
    }

    /// Returns the first rating of a side.
    private mutating func rating(_ known: Int, _ tag: Int, _ value: Span<UInt8>) -> Int {
        guard let rating = Self.rating(value) else {
            inexactTags.append(tag)
            return known
        }
        return known > 0 ? known : rating
    }

    /// Returns a number from 1 to 9999 that is written in the usual way; nil for anything else.
    private static func rating(_ value: Span<UInt8>) -> Int? {
        guard (1...4).contains(value.count), value[0] != UInt8(ascii: "0") else { return nil }
        var number = 0
        for index in value.indices {
            guard value[index] >= 0x30, value[index] <= 0x39 else { return nil }
            number = number * 10 + Int(value[index] - 0x30)
        }
        return number
    }
}
