public import Chess
import GRDB
import GameDatabases
public import PGN

/// The order of games in a list.
public enum GameOrder: Sendable, Hashable {
    /// The order of import: by ID, ascending.
    case stored
    /// The newest date first, games without a year last; of equal dates the game imported later first.
    case newestFirst
}

extension LearnerFile {
    /// Returns a stored game, equal to the imported one: tags in their order, variations, comments, NAGs. A few
    /// microseconds.
    ///
    /// - Returns: nil when there is no such game, or it is a chapter of a repertoire.
    /// - Throws: `StoreError.damaged`, which names game and ply, when its moves are not legal any more.
    public func game(_ id: Int64) throws -> GameTree? {
        try reading { db in
            try Self.stored(id, db).map { try tree(of: $0) }
        }
    }

    /// Returns the header of a game; nil as for `game`.
    public func gameHeader(_ id: Int64) throws -> GameHeader? {
        try reading { db in try Self.stored(id, db).map { GameHeader($0) } }
    }

    /// Returns the IDs of the games that pass a filter, without the chapters of repertoires.
    ///
    /// - Parameter position: only games that reach it, at any move. Costs a pruned replay of the games: some 50 ms for
    ///   100,000.
    public func gameIDs(
        _ filter: GameFilter = GameFilter(), reaching position: Position? = nil, _ order: GameOrder = .stored
    ) throws -> [Int64] {
        try reading { db in
            let reaching = try position.map { try ReplaySearch($0).games(db, filter) }
            if order == .stored, let reaching { return reaching }
            let (condition, values) = filter.sql
            let sorting =
                switch order {
                case .stored: "ID"
                case .newestFirst: "Date GLOB '[0-9][0-9][0-9][0-9]*' DESC, Date DESC, ID DESC"
                }
            let all = try Int64.fetchAll(
                db,
                sql: """
                    SELECT ID FROM Games WHERE \(try VisibleGames.condition(db)) AND (\(condition))
                    ORDER BY \(sorting)
                    """, arguments: StatementArguments(values))
            guard let reaching else { return all }
            let wanted = Set(reaching)
            return all.filter(wanted.contains)
        }
    }

    /// Calls `body` with games, in the order of `ids`; missing games are skipped. Memory for 256 games; the lock of the file
    /// is held while they are read, not while `body` runs.
    ///
    /// - Parameter damaged: called with the error of a game whose moves are not legal any more, which is skipped then.
    /// - Throws: the errors of `body` and of `damaged`, which throws its own by default.
    public func forEachGame(
        _ ids: some Sequence<Int64>, damaged: (StoreError) throws -> Void = { throw $0 },
        _ body: (Int64, GameTree) throws -> Void
    ) throws {
        var waiting: [Int64] = []
        func pass() throws {
            let games = try reading { db in
                try waiting.compactMap { id in
                    try Self.stored(id, db).map { game in (id, Result { try tree(of: game) }) }
                }
            }
            for (id, game) in games {
                switch game {
                case .success(let tree): try body(id, tree)
                case .failure(let error as StoreError) where error.kind == .damaged: try damaged(error)
                case .failure(let error): throw error
                }
            }
            waiting.removeAll(keepingCapacity: true)
        }
        for id in ids {
            waiting.append(id)
            if waiting.count == Self.gamesPerBatch { try pass() }
        }
        try pass()
    }

    /// Returns the repertoire of a chapter; nil when the game is not a chapter.
    public func repertoire(ofChapter id: Int64) throws -> String? {
        try reading { db in try Self.repertoire(ofChapter: id, db) }
    }

    static func repertoire(ofChapter id: Int64, _ db: Database) throws -> String? {
        let sql = "SELECT source.name FROM chapter JOIN source ON source.id = chapter.source WHERE game = ?"
        return try String.fetchOne(db, sql: sql, arguments: [id])
    }

    private static let gamesPerBatch = 256

    private static func stored(_ id: Int64, _ db: Database) throws -> StoredGame? {
        let statement = try db.cachedStatement(sql: try StoredGame.selection(db) + " AND Games.ID = ?")
        return try Row.fetchOne(statement, arguments: [id]).map { StoredGame($0) }
    }

    private func tree(of game: StoredGame) throws -> GameTree {
        do {
            return try game.tree()
        } catch {
            let error = DatabaseGameError(error, row: game.id)
            throw StoreError(
                .damaged, path: path,
                "\(path): \(error.message); the game is damaged, prep games remove \(game.id) deletes it")
        }
    }
}
