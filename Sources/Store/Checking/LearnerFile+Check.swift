import GRDB

extension LearnerFile {
    /// Checks the whole file: SQLite's structure, the schema, the value of every column, references, the checksum of
    /// every event, gaps in the log, states against the replay of the log, sums of days against a recount, stored
    /// sources against their checksums, games against theirs, the position index against the games, cards and repertoires
    /// against the sources.
    ///
    /// - Parameter isFull: whether every position of the index is counted again, some 3 s for 100,000 games; otherwise 200
    ///   positions are.
    /// - Returns: the faults; empty for a sound file. Reads the whole file.
    public func check(isFull: Bool = false) throws -> [CheckFinding] {
        do {
            return try queue.read { db in try Inspection(db: db, cache: SourceCache(), isFull: isFull).findings() }
        } catch let error as DatabaseError where [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(error.resultCode) {
            return [CheckFinding(kind: .structure, message: StoreError(error, path: path).message)]
        } catch {
            throw StoreError.readable(error, path: path)
        }
    }

    /// Rebuilds derived data: the states of cards and the sums of days from the log, repertoires and cards from the
    /// stored sources. The log, the sources and the user's own choices are not changed.
    ///
    /// - Returns: the remaining faults.
    public func repair() throws -> [CheckFinding] {
        try writing { db in
            let cache = SourceCache()
            try RepairPlan(db, cache).execute(db, RepertoireUpdate(db: db, cache: cache, path: path))
        }
        return try check()
    }
}
