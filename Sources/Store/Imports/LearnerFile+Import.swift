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

    /// Imports a repertoire file in one transaction, all of it or nothing. Rejected chapters are in the report; the
    /// rest of the file counts, and the former version of the file is kept until it reads without an error. The same
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

    /// Undoes the newest import; repeated calls undo up to ten. Answers given since are kept, except those to a move
    /// that the import made the answer and that goes with it: such a card is as it was before.
    ///
    /// - Returns: the import that was undone; nil when there is none.
    public func undoImport(day: StudyDay, instant: Int64) throws -> UndoneImport? {
        backUpDaily(day)
        return try writing { db in
            try ImportLog(db: db).undo(at: Moment(day: day, instant: instant), sourceCache, path: path)
        }
    }
}
