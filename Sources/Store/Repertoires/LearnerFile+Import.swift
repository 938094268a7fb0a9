import GRDB
public import Scheduling

extension LearnerFile {
    /// What the import would change; nothing is written, and a file open for reading only will do.
    ///
    /// - Throws: as `applyImport`.
    public func importReport(of plan: ImportRequest) throws -> ImportReport {
        try reading { db in try ImportTransaction(plan, db, sourceCache, path: path).preview() }
    }

    /// Takes a repertoire file in, in one transaction: all of it or nothing. Rejected chapters are in the report; the
    /// rest of the file counts, and what the file held before stays until it reads without a fault. The same file
    /// again writes nothing.
    ///
    /// - Throws: `StoreError`: `.nothingToImport` for a file without moves, `.ambiguousSource` and `.unknownSource`
    ///   when it is not clear which source is replaced; those of the disk. Nothing is changed then.
    public func applyImport(_ plan: ImportRequest) throws -> ImportReport {
        backUpDaily(plan.day)
        return try writing { db in
            let work = try ImportTransaction(plan, db, sourceCache, path: path)
            return try work.apply()
        }
    }

    /// Takes the newest import back, up to ten one after another. Answers given since stay, but those to a move that the
    /// import made the answer and that goes with it: such a card is where it was before.
    ///
    /// - Returns: what was taken back; nil when there is nothing.
    public func undoImport(day: StudyDay, instant: Int64) throws -> UndoneImport? {
        backUpDaily(day)
        return try writing { db in
            try ImportLog(db: db, cache: sourceCache).undo(day: day, instant: instant, path: path)
        }
    }
}
