import GRDB

extension LearnerFile {
    /// Looks the whole file over: SQLite's structure, references, the checksum of every event, gaps in the log, states
    /// against the replay of the log, sums of days against a recount, stored sources against their checksums.
    ///
    /// - Returns: what is wrong; empty for a sound file. Cost: reads the whole file.
    public func check() throws -> [CheckFinding] {
        do {
            return try queue.read { db in try Inspection(db: db).findings() }
        } catch let error as DatabaseError {
            guard error.resultCode == .SQLITE_CORRUPT || error.resultCode == .SQLITE_NOTADB else {
                throw StoreError(error, path: path)
            }
            return [CheckFinding(kind: .structure, message: StoreError(error, path: path).message)]
        }
    }

    /// Rebuilds from the log what is derived from it: the states of cards and the sums of days. The log is not changed.
    ///
    /// - Returns: what is wrong even so.
    public func repair() throws -> [CheckFinding] {
        try writing { db in
            let inspection = Inspection(db: db)
            for (card, replay) in try inspection.differingStates() { try StateColumns.write(replay, of: card, db) }
            for (day, recount) in try inspection.differingSums() { try recount.write(day, db) }
        }
        return try check()
    }
}
