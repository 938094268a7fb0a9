import GRDB
import Training

extension LearnerFile {
    /// Checks the whole file: SQLite's structure, the schema, the value of every column, references, the checksum of
    /// every event, gaps in the log, states against the replay of the log, sums of days against a recount, stored
    /// sources against their checksums, cards and repertoires against the sources.
    ///
    /// - Returns: what is wrong; empty for a sound file. Cost: reads the whole file.
    public func check() throws -> [CheckFinding] {
        do {
            return try queue.read { db in try Inspection(db: db).findings() }
        } catch let error as DatabaseError where [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(error.resultCode) {
            return [CheckFinding(kind: .structure, message: StoreError(error, path: path).message)]
        } catch {
            throw StoreError.readable(error, path: path)
        }
    }

    /// Rebuilds what is derived: the states of cards and the sums of days from the log, repertoires and cards from the
    /// stored sources. The log, the sources and the user's own choices are not changed.
    ///
    /// - Returns: what is wrong even so.
    public func repair() throws -> [CheckFinding] {
        try writing { db in
            let log = LogInspection(db: db)
            for (card, replay) in try log.differingStates() { try StateColumns.write(replay, of: card, db) }
            for (day, recount) in try log.differingSums() { try recount.write(day, db) }
        }
        if try check().contains(where: { $0.kind == .membership }) { try rebuildRepertoires() }
        return try check()
    }

    /// Schedules are kept: the sources say what is asked, and the log what was answered.
    private func rebuildRepertoires() throws {
        try writing { db in
            let sourceSet = try SourceSet(db, sourceCache)
            for source in sourceSet.sources { try source.writeChapters(db) }
            var names: [String] = []
            for row in sourceSet.repertoires where !names.contains(row.name) { names.append(row.name) }
            try update(db).execute(names, at: nil)
        }
    }
}
