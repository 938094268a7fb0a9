import GRDB

extension LearnerFile {
    /// Removes games, with their texts and the names of players that no game has any more: all of them or, after an
    /// error, none. The position index stays exact. A few hundred games cost some 0.1 s; more than a thousand rebuild the
    /// index, 0.4 s for 100,000 games.
    ///
    /// - Parameter ids: repeated IDs count once.
    /// - Returns: the number of games removed.
    /// - Throws: `StoreError.notFound` for an unknown ID and for a chapter of a repertoire; `.busy` while another program
    ///   imports games.
    public func removeGames(_ ids: some Sequence<Int64>) throws -> Int {
        var waits = 0
        let lock: ImportLock
        do {
            lock = try ImportLock(path: path) {
                waits += 1
                return waits <= 50
            }
        } catch is CancellationError {
            throw StoreError(
                .busy, path: path, "another program is importing games; try again when it is done")
        }
        defer { lock.release() }
        return try withoutTransaction { db in
            let pace = try ImportPace(db, path: path)
            return try pace.run {
                try UnfinishedImport(db).remove(pace)
                let games = Set(ids).sorted()
                try games.forEach { try check(removed: $0, db) }
                try GameRemoval(db, pace).remove(games)
                return games.count
            }
        }
    }

    private func check(removed id: Int64, _ db: Database) throws {
        if let name = try Self.repertoire(ofChapter: id, db) {
            throw StoreError(
                .notFound, path: path,
                "game \(id) is a chapter of the repertoire \(name) and stays with it; nothing was removed")
        }
        let find = try db.cachedStatement(sql: "SELECT EXISTS (SELECT 1 FROM Games WHERE ID = ?)")
        guard try Bool.fetchOne(find, arguments: [id]) == true else {
            throw StoreError(
                .notFound, path: path, "there is no game \(id); nothing was removed (prep games list shows them)")
        }
    }
}
