import GRDB
import Openings
import Training

/// Loads the data for an import, plans it and executes the plan in one transaction.
struct ImportTransaction {
    private let request: ImportRequest
    private let db: Database
    private let path: String
    private let plan: ImportPlan

    /// - Throws: `StoreError`: `.ambiguousSource`, `.unknownSource`, `.nothingToImport`.
    init(_ request: ImportRequest, _ db: Database, _ cache: SourceCache, path: String, isDryRun: Bool) throws {
        self.request = request
        self.db = db
        self.path = path
        if try Self.isStoredIntact(request.source, db) {
            cache.insert(request.source)
        } else {
            cache.remove(request.source.digest)
        }
        let content = try LearnerContent(db, sources: SourceSet(db, cache))
        do {
            plan = try ImportPlanner(request, content, isDryRun: isDryRun).plan()
        } catch {
            throw StoreError(error)
        }
    }

    var report: ImportReport { plan.report }

    /// Returns whether every stored version with the digest of a source has its bytes. A copy that was altered in the
    /// file must be read, so that the import replaces it.
    private static func isStoredIntact(_ source: ParsedSource, _ db: Database) throws -> Bool {
        let isAltered = try Bool.fetchOne(
            db, sql: "SELECT EXISTS (SELECT 1 FROM source_content WHERE digest = ? AND content IS NOT ?)",
            arguments: [source.digest, Blob.of(source.bytes)])
        return isAltered == false
    }

    /// Writes everything. The same file again writes nothing at all.
    func execute() throws -> ImportReport {
        guard !plan.report.isUnchanged else { return plan.report }
        let events = try Int64.fetchOne(db, sql: "SELECT max(id) FROM event") ?? 0
        var source = plan.source
        if plan.changesSource { try source.write(db) }
        let moment = Moment(day: request.day, instant: request.instant)
        try CardPlanWriter(db: db, path: path).execute(plan.cards, at: moment)
        try ImportLog(db: db).write(plan, source: source, at: moment, eventsBefore: events)
        try EventWriter(db, path: path).updateNextDue(on: request.day)
        return plan.report
    }
}

extension StoreError {
    fileprivate init(_ error: ImportError) {
        let kind: Kind =
            switch error.kind {
            case .ambiguousSource: .ambiguousSource
            case .unknownSource: .unknownSource
            case .nothingToImport: .nothingToImport
            }
        self.init(kind, path: error.path, error.message)
    }
}
