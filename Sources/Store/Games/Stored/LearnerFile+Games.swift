public import Chess
import GRDB
import GameDatabases
public import PGN

/// In which order games are named.
public enum GameOrder: Sendable, Hashable {
    /// As they came in: by ID, ascending.
    case stored
    /// The newest date first, games without a year last; of equal dates the one that came in later first.
    case newestFirst
}

extension LearnerFile {
    /// A stored game, equal to what came in: tags in their order, variations, comments, glyphs. A few microseconds.
    ///
    /// - Returns: nil where there is no such game, or where it is a repertoire's chapter.
    /// - Throws: `StoreError.damaged`, which names game and ply, where it cannot be played any more.
    public func game(_ id: Int64) throws -> GameTree? {
        try reading { db in
            try Self.stored(id, db).map { try tree(of: $0) }
        }
    }

    /// What a list says of a game; nil as for `game`.
    public func gameHeading(_ id: Int64) throws -> GameHeader? {
        try reading { db in try Self.stored(id, db).map { GameHeader($0) } }
    }

    /// The IDs of the games of a filter, the chapters of repertoires left out.
    ///
    /// - Parameter position: only games that reach it, at whatever move. Costs a pruned replay of the games: some 50 ms
    ///   for 100,000.
    public func gameIDs(
        _ filter: GameFilter = GameFilter(), reaching position: Position? = nil, _ order: GameOrder = .stored
    ) throws -> [Int64] {
        try reading { db in
            let reaching = try position.map { try ReplaySearch($0).games(db, filter) }
            if order == .stored, let reaching { return reaching }
            let (condition, values) = filter.sql
            let words =
                switch order {
                case .stored: "ID"
                case .newestFirst: "Date GLOB '[0-9][0-9][0-9][0-9]*' DESC, Date DESC, ID DESC"
                }
            let all = try Int64.fetchAll(
                db,
                sql: """
                    SELECT ID FROM Games WHERE ID NOT IN (SELECT game FROM chapter) AND (\(condition))
                    ORDER BY \(words)
                    """, arguments: StatementArguments(values))
            guard let reaching else { return all }
            let wanted = Set(reaching)
            return all.filter(wanted.contains)
        }
    }

    /// Gives games one by one, in the order of the IDs; one that is not there is passed over. Memory for some hundred of
    /// them; the file's lock is held while these are read, not while `body` works.
    ///
    /// - Throws: as `game`, and what `body` throws.
    public func forEachGame(_ ids: some Sequence<Int64>, _ body: (Int64, GameTree) throws -> Void) throws {
        var waiting: [Int64] = []
        func give() throws {
            let games = try reading { db in
                try waiting.compactMap { id in try Self.stored(id, db).map { (id, try tree(of: $0)) } }
            }
            for (id, tree) in games { try body(id, tree) }
            waiting.removeAll(keepingCapacity: true)
        }
        for id in ids {
            waiting.append(id)
            if waiting.count == Self.gamesAtOnce { try give() }
        }
        try give()
    }

    /// The repertoire a chapter belongs to; nil where the ID is none of a chapter.
    public func repertoire(ofChapter id: Int64) throws -> String? {
        try reading { db in try Self.repertoire(ofChapter: id, db) }
    }

    static func repertoire(ofChapter id: Int64, _ db: Database) throws -> String? {
        let sql = "SELECT source.name FROM chapter JOIN source ON source.id = chapter.source WHERE game = ?"
        return try String.fetchOne(db, sql: sql, arguments: [id])
    }

    private static let gamesAtOnce = 256

    private static func stored(_ id: Int64, _ db: Database) throws -> StoredGame? {
        let statement = try db.cachedStatement(sql: StoredGame.selection + " AND Games.ID = ?")
        return try Row.fetchOne(statement, arguments: [id]).map { StoredGame($0) }
    }

    private func tree(of game: StoredGame) throws -> GameTree {
        do {
            return try game.tree()
        } catch {
            let fault = DatabaseGameError(error, row: game.id)
            throw StoreError(
                .damaged, path: path,
                "\(path): \(fault.message); the game is damaged, prep games remove \(game.id) deletes it")
        }
    }
}
