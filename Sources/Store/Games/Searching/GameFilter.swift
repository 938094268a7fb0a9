public import Chess
import GRDB
public import PGN

/// Conditions on games, all of which must hold. Without conditions all games pass.
public struct GameFilter: Sendable, Hashable {
    /// The average of both ratings, not rounded; games with an unknown rating do not pass.
    public var elo: ClosedRange<Int>?
    /// Games with an unknown speed do not pass.
    public var speed: GameSpeed?
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

    /// Parses a range of ratings: `2200-2500`, `2200-`, `-2500`, or one number, which is the least. Nil for anything else.
    public static func ratings(_ text: String) -> ClosedRange<Int>? {
        let parts = text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        let lower = parts[0].isEmpty ? 0 : number(parts[0])
        let upper = parts.count < 2 || parts[1].isEmpty ? greatestRating : number(parts[1])
        guard let lower, let upper, lower <= upper, !(parts.count == 2 && parts.allSatisfy(\.isEmpty)) else {
            return nil
        }
        return lower...upper
    }

    /// The upper end of a range without one.
    public static let greatestRating = 9999

    private static func number(_ text: Substring) -> Int? {
        guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text) else { return nil }
        return number <= greatestRating ? number : nil
    }

    /// The conditions as SQL over the columns of Games; `GameSpeed.sqlFunction` must be added to the connection.
    var sql: (condition: String, values: [any DatabaseValueConvertible]) {
        var conditions: [String] = []
        var values: [any DatabaseValueConvertible] = []
        if let elo {
            conditions.append("WhiteElo > 0 AND BlackElo > 0 AND WhiteElo + BlackElo BETWEEN 2 * ? AND 2 * ?")
            values += [elo.lowerBound, elo.upperBound]
        }
        if let speed {
            conditions.append("\(GameSpeed.sqlFunction.name)(TimeControl) = ?")
            values.append(speed.rawValue)
        }
        if let since {
            conditions.append("Date >= ? AND Date GLOB '[0-9][0-9][0-9][0-9]*'")
            values.append(Self.year(since))
        }
        if let until {
            conditions.append("Date < ? AND Date GLOB '[0-9][0-9][0-9][0-9]*'")
            values.append(Self.year(until + 1))
        }
        if let games = gamesOfPlayer {
            conditions.append("Games.ID IN (\(games.query))")
            values += games.values
        }
        if let result {
            conditions.append("Result = ?")
            values.append(result.rawValue)
        }
        if let event {
            conditions.append("EventID IN (SELECT ID FROM Events WHERE Name LIKE ? ESCAPE '\\')")
            values.append("%" + NameRange.literal(event) + "%")
        }
        if let eco {
            conditions.append("ECO NOT NULL AND substr(ECO, 1, ?) >= ? AND substr(ECO, 1, ?) <= ?")
            values += [eco.lowerBound.count, eco.lowerBound, eco.upperBound.count, eco.upperBound]
        }
        return (conditions.isEmpty ? "1" : conditions.joined(separator: " AND "), values)
    }

    /// A query for the IDs of the games of the player, from indexes alone; nil for all players. A game of two such players
    /// is there twice.
    private var gamesOfPlayer: (query: String, values: [any DatabaseValueConvertible])? {
        guard let player else { return nil }
        // The names are searched once for both sides: SQLite keeps the rows of a table that is read twice.
        let games = { (side: String) in "SELECT Games.ID FROM named JOIN Games ON \(side)ID = player" }
        let sides = side.map { [games($0 == .white ? "White" : "Black")] } ?? [games("White"), games("Black")]
        let players = NameRange.players(player)
        let query = "WITH named(player) AS (\(players.query)) \(sides.joined(separator: " UNION ALL "))"
        return (query, players.values)
    }

    private static func year(_ year: Int) -> String {
        let digits = String(max(0, min(year, 9999)))
        return String(repeating: "0", count: 4 - digits.count) + digits
    }
}
