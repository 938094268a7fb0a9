import Chess
import GRDB
import GameDatabases
import Openings
import Scheduling
import Training

/// The last imports and the content they replaced, so that they can be undone.
struct ImportLog {
    /// How many imports can be undone.
    static let kept = 10

    let db: Database

    /// Records an import that was executed.
    ///
    /// - Parameters:
    ///   - source: as it was stored.
    ///   - eventsBefore: the number of the newest event before the import.
    func write(_ plan: ImportPlan, source: SourceRecord, at moment: Moment, eventsBefore: Int64) throws {
        let newest = try Int64.fetchOne(db, sql: "SELECT max(id) FROM event") ?? 0
        try db.execute(
            sql: """
                INSERT INTO import_log (name, source, path, instant, old_path, first_event, last_event)
                VALUES (?, ?, ?, ?, ?, ?, ?)
                """,
            arguments: [
                source.name, source.id, plan.report.path, moment.instant, plan.old?.path, eventsBefore + 1, newest,
            ])
        let id = db.lastInsertedRowID
        for (version, content) in (plan.old?.versions ?? []).enumerated() {
            try db.execute(
                sql: """
                    INSERT INTO import_old_content (import, version, \(SourceReading.columns))
                    VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                    """, arguments: StatementArguments([id, version] + content.arguments))
        }
        try db.execute(sql: "DELETE FROM import_log WHERE id <= ?", arguments: [id - Int64(ImportLog.kept)])
    }

    /// Undoes the newest import: the source is as it was, and the events of the import are undone.
    ///
    /// - Returns: nil when there is no import to undo.
    func undo(at moment: Moment, _ cache: SourceCache, path: String) throws -> UndoneImport? {
        guard let row = try Row.fetchOne(db, sql: "SELECT * FROM import_log ORDER BY id DESC LIMIT 1") else {
            return nil
        }
        let last = RowReader(row, of: "import_log")
        let id = try last.id()
        let name = try last.text("name")
        let file = try last.text("path")
        var source = SourceRecord(
            id: try last.id("source"), name: name, path: file,
            versions: try SourceReading.fetch("import_old_content", "import", id, db, cache))
        if let oldPath = try last.optionalText("old_path") {
            source.path = oldPath
            try source.write(db)
        } else {
            try source.delete(db)
        }
        let first = try last.id("first_event")
        let written = try events(from: first, to: last.id("last_event"))
        let content = try LearnerContent(db, sources: SourceSet(db, cache))
        let planner = ImportUndoPlanner(content, name: name)
        let writer = CardPlanWriter(db: db, path: path)
        try writer.execute(planner.plan(written: written, since: first), at: moment)
        try EventWriter(db, path: path).updateNextDue(on: moment.day)
        try db.execute(sql: "DELETE FROM import_log WHERE id = ?", arguments: [id])
        return UndoneImport(name: name, path: file)
    }

    /// The events of a range that were not undone.
    private func events(from first: Int64, to last: Int64) throws -> [LoggedEvent] {
        let clauses = "WHERE id BETWEEN ? AND ? AND \(EventRow.isNotUndone) ORDER BY id"
        return try LogScan(db, clauses, [.integer(first), .integer(last)]).events().compactMap(\.logged)
    }
}

/// An import that was undone.
public struct UndoneImport: Hashable, Sendable {
    /// The repertoire's name.
    public let name: String
    /// The file that was imported.
    public let path: String
}
