import GRDB
public import Scheduling
public import Training

extension LearnerFile {
    /// Returns what an import would change. Nothing is written, so the file may be open for reading only.
    ///
    /// - Throws: as `applyImport`.
    public func importReport(of request: ImportRequest) throws -> ImportReport {
        try reading { db in try ImportTransaction(request, db, sourceCache, path: path, isDryRun: true).report }
    }

    /// Imports a repertoire file in one transaction, all of it or nothing. The report lists rejected chapters; the rest
    /// of the file is imported, and the former version stays stored until the file has no errors. Importing the same
    /// file again writes nothing.
    ///
    /// - Throws: `StoreError`: `.nothingToImport` for a file without moves, `.ambiguousSource` and `.unknownSource`
    ///   when it is not clear which source is replaced; those of the disk. Nothing is changed then.
    public func applyImport(_ request: ImportRequest) throws -> ImportReport {
        backUpDaily(request.day)
        return try writing { db in
            try ImportTransaction(request, db, sourceCache, path: path, isDryRun: false).execute()
        }
    }

    /// Undoes the newest import; repeated calls undo up to ten. Later answers remain, except to cards whose answer the
    /// import changed: these return to their state before the import.
    ///
    /// - Returns: the import that was undone; nil when there is none.
    public func undoImport(day: StudyDay, instant: Int64) throws -> UndoneImport? {
        backUpDaily(day)
        return try writing { db in
            try ImportLog(db: db).undo(at: Moment(day: day, instant: instant), sourceCache, path: path)
        }
    }
}
