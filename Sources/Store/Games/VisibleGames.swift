import GRDB

/// The games that commands show and count: neither the chapters of repertoires nor the games of an import that is not
/// complete.
enum VisibleGames {
    /// The condition for games that are no chapters, including those of an unfinished import.
    static let isNoChapter = "ID NOT IN (SELECT game FROM chapter)"

    /// Returns the condition as SQL. Nearly always there is no unfinished import, and it costs nothing.
    ///
    /// - Parameter id: SQL for the ID of a game.
    static func condition(_ db: Database, id: String = "Games.ID") throws -> String {
        let batches = try Row.fetchAll(
            db.cachedStatement(sql: "SELECT first_game, last_game FROM game_batch ORDER BY id"))
        return batches.reduce("\(id) NOT IN (SELECT game FROM chapter)") { condition, row in
            guard let first = Int64.fromDatabaseValue(row[0]), let last = Int64.fromDatabaseValue(row[1]) else {
                return condition
            }
            return condition + " AND \(id) NOT BETWEEN \(first) AND \(last)"
        }
    }
}
