public import Chess
import GRDB
public import PGN

/// Conditions on games, all of which must hold. Without conditions all games pass.
public struct GameFilter: Sendable, Hashable {
    /// The average of both ratings; games with an unknown rating do not pass.
    public var elo: ClosedRange<Int>?
    /// The first and the last year; games without a year do not pass.
    public var since: Int?
    public var until: Int?
    /// The name of a player, or its beginning; case is ignored.
    public var player: String?
    /// The side of that player; nil for either.
    public var side: Side?
    public var result: GameResult?
    /// A part of the event's name; case is ignored.
    public var event: String?
    /// ECO codes or their beginnings: `B9...B9` is B90 to B99.
    public var eco: ClosedRange<String>?

    public init() {}

    public var isEmpty: Bool { self == GameFilter() }

    /// The conditions as SQL over the columns of Games.
    var sql: (condition: String, values: [any DatabaseValueConvertible]) {
        var conditions: [String] = []
        var values: [any DatabaseValueConvertible] = []
        if let elo {
            conditions.append("WhiteElo > 0 AND BlackElo > 0 AND (WhiteElo + BlackElo) / 2 BETWEEN ? AND ?")
            values += [elo.lowerBound, elo.upperBound]
        }
        if let since {
            conditions.append("Date >= ? AND Date GLOB '[0-9][0-9][0-9][0-9]*'")
            values.append(Self.year(since))
        }
        if let until {
            conditions.append("Date < ? AND Date GLOB '[0-9][0-9][0-9][0-9]*'")
            values.append(Self.year(until + 1))
        }
        if let player {
            let pattern = Self.literal(player) + "%"
            let ids = "IN (SELECT ID FROM Players WHERE Name LIKE ? ESCAPE '\\')"
            switch side {
            case .white?: conditions.append("WhiteID \(ids)")
            case .black?: conditions.append("BlackID \(ids)")
            case nil: conditions.append("(WhiteID \(ids) OR BlackID \(ids))")
            }
            values += Array(repeating: pattern, count: side == nil ? 2 : 1)
        }
        if let result {
            conditions.append("Result = ?")
            values.append(result.rawValue)
        }
        if let event {
            conditions.append("EventID IN (SELECT ID FROM Events WHERE Name LIKE ? ESCAPE '\\')")
            values.append("%" + Self.literal(event) + "%")
        }
        if let eco {
            conditions.append("ECO NOT NULL AND substr(ECO, 1, ?) >= ? AND substr(ECO, 1, ?) <= ?")
            values += [eco.lowerBound.count, eco.lowerBound, eco.upperBound.count, eco.upperBound]
        }
        return (conditions.isEmpty ? "1" : conditions.joined(separator: " AND "), values)
    }

    /// Escapes a text for LIKE.
    private static func literal(_ text: String) -> String {
        text.map { "%_\\".contains($0) ? "\\\($0)" : String($0) }.joined()
    }

    private static func year(_ year: Int) -> String {
        let digits = String(max(0, min(year, 9999)))
        return String(repeating: "0", count: 4 - digits.count) + digits
    }
}
