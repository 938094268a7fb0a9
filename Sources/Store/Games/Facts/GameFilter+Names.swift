import Chess
import GRDB
import GameDatabases

extension GameFilter {
    /// The games that pass the conditions on names; nil without such conditions.
    func namedGames(_ db: Database) throws -> IDSet? {
        var names = GameFilter()
        names.event = event
        names.eco = eco
        if names.isEmpty {
            // Twenty times as fast as a condition on all games for a name that begins those of many players.
            return try player.map { try Self.games(ofPlayer: $0, side, db) }
        }
        names.player = player
        names.side = side
        let (condition, values) = names.sql
        let statement = try PreparedStatement(db, sql: "SELECT ID FROM Games WHERE \(condition)")
        for value in values { statement.bind(SQLiteValue(value.databaseValue)) }
        var games = IDSet()
        while try statement.step() { games.insert(statement.integer(at: 0)) }
        return games
    }

    /// The games of the players with a name, or its beginning, from indexes alone.
    private static func games(ofPlayer name: String, _ side: Side?, _ db: Database) throws -> IDSet {
        let players = try players(name, db)
        let newest = try Int64.fetchOne(db, sql: "SELECT max(ID) FROM Games") ?? 0
        let areMany = players.count > newest / lookupCost
        var games = IDSet()
        for column in side.map({ [column(of: $0)] }) ?? Side.allCases.map(column) {
            if areMany {
                try add(players, column, to: &games, db)
            } else {
                let find = try PreparedStatement(db, sql: "SELECT ID FROM Games WHERE \(column) = ?")
                for player in players {
                    find.bind(player)
                    while try find.step() { games.insert(find.integer(at: 0)) }
                    find.reset()
                }
            }
        }
        return games
    }

    private static func players(_ name: String, _ db: Database) throws -> [Int64] {
        let (query, values) = NameRange.players(name)
        let statement = try PreparedStatement(db, sql: query)
        for value in values { statement.bind(value) }
        var players: [Int64] = []
        while try statement.step() { players.append(statement.integer(at: 0)) }
        return players
    }

    /// As many rows of an index are read one after the other in the time of one lookup.
    private static let lookupCost: Int64 = 8

    private static func column(of side: Side) -> String { side == .white ? "WhiteID" : "BlackID" }

    /// Adds the games of many players by reading an index of all games.
    private static func add(_ players: [Int64], _ column: String, to games: inout IDSet, _ db: Database) throws {
        var wanted = IDSet()
        for player in players { wanted.insert(player) }
        let all = try PreparedStatement(db, sql: "SELECT \(column), ID FROM Games")
        while try all.step() {
            if wanted.contains(all.integer(at: 0)) { games.insert(all.integer(at: 1)) }
        }
    }
}
