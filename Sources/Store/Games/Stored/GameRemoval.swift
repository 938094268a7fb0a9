import GRDB
import GameDatabases

/// Removes stored games with everything that depends on them.
struct GameRemoval {
    private let db: Database
    private let pace: ImportPace

    init(_ db: Database, _ pace: ImportPace) {
        self.db = db
        self.pace = pace
    }

    /// More games rebuild the position index instead of changing its entries.
    private static let maxChanges = 1000

    /// - Parameter games: the IDs of existing games, ascending, each once.
    func remove(_ games: [Int64]) throws {
        guard !games.isEmpty else { return }
        let index = PositionIndex(db)
        let hasIndex = try !index.isEmpty()
        // The positions of a game that was changed are not those that the index counted.
        let isChange = try hasIndex && games.count <= Self.maxChanges && GameChecksums(db).matchStored(games, pace)
        let change = isChange ? try RemovedGames(games, db) : nil
        let players = try namesOfPlayers(games)
        try deleteRows(games)
        try removeUnused(players)
        if try Int.fetchOne(db, sql: "SELECT 1 FROM Games WHERE \(VisibleGames.isNoChapter) LIMIT 1") == nil {
            try index.apply(.removal)
            try index.removeReplaced(pace)
        } else if let change {
            try change.apply()
        } else if hasIndex {
            // Until the new index is complete, positions are answered by replay.
            try index.apply(.removal)
            try index.rebuild(pace)
        }
    }

    private func deleteRows(_ games: [Int64]) throws {
        let texts = try PreparedStatement(db, sql: "DELETE FROM game_text WHERE game = ?")
        let rows = try PreparedStatement(db, sql: "DELETE FROM Games WHERE ID = ?")
        for game in games {
            for statement in [texts, rows] {
                statement.bind(game)
                try statement.insert()
            }
        }
        var next = Int64.min
        for game in games where game >= next {
            try GameChecksums(db).update(game...game)
            next = (game >> 8 + 1) << 8
        }
    }

    private func namesOfPlayers(_ games: [Int64]) throws -> Set<Int64> {
        var players: Set<Int64> = []
        let statement = try PreparedStatement(db, sql: "SELECT WhiteID, BlackID FROM Games WHERE ID = ?")
        for game in games {
            statement.bind(game)
            if try statement.step() { players.formUnion([statement.integer(at: 0), statement.integer(at: 1)]) }
            statement.reset()
        }
        return players
    }

    /// Events and sites have no index in Games; their names may stay without games.
    private func removeUnused(_ players: Set<Int64>) throws {
        let statement = try PreparedStatement(
            db,
            sql: """
                DELETE FROM Players WHERE ID = ?1 AND ID > 1 AND NOT EXISTS (SELECT 1 FROM Games WHERE WhiteID = ?1)
                  AND NOT EXISTS (SELECT 1 FROM Games WHERE BlackID = ?1)
                """)
        for player in players.sorted() {
            statement.bind(player)
            try statement.insert()
        }
    }
}
