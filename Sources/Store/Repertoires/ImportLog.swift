import Chess
import GRDB
import Openings
import Scheduling
import Training

/// Remembers the last imports with what they replaced, so that they can be taken back.
struct ImportLog {
    /// How many imports can be taken back.
    static let kept = 10

    let db: Database

    func write(_ plan: ImportPlan, name: String, source: Int64, old: SourceRow?, eventsBefore: Int64) throws {
        let newest = try Int64.fetchOne(db, sql: "SELECT max(id) FROM event") ?? 0
        try db.execute(
            sql: """
                INSERT INTO import_log (name, source, path, instant, old_path, first_event, last_event)
                VALUES (?, ?, ?, ?, ?, ?, ?)
                """,
            arguments: [name, source, plan.path, plan.instant, old?.path, eventsBefore + 1, newest])
        let id = db.lastInsertedRowID
        for (version, content) in (old?.versions ?? []).enumerated() {
            try db.execute(
                sql: """
                    INSERT INTO import_old_content (import, version, \(SourceContent.columns))
                    VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                    """, arguments: StatementArguments([id, version] + content.arguments))
        }
        try db.execute(sql: "DELETE FROM import_log WHERE id <= ?", arguments: [id - Int64(ImportLog.kept)])
    }

    /// Takes the newest import back: the source is what it was, and the events the import wrote are void.
    func undo(day: StudyDay, instant: Int64, path: String) throws -> UndoneImport? {
        guard let row = try Row.fetchOne(db, sql: "SELECT * FROM import_log ORDER BY id DESC LIMIT 1") else {
            return nil
        }
        let id: Int64 = row["id"]
        let name: String = row["name"]
        let old = try Row.fetchAll(
            db, sql: "SELECT * FROM import_old_content WHERE import = ? ORDER BY version", arguments: [id])
        var source = SourceRow(
            id: row["source"], name: name, path: row["path"], versions: old.map(SourceContent.init))
        if let oldPath = String.fromDatabaseValue(row["old_path"]) {
            source.path = oldPath
            try source.write(db)
            try source.writeChapters(db)
        } else {
            try source.delete(db)
        }
        // Cards whose answer changes back are not started anew: their restart is what is taken back.
        _ = try RepertoireWriter(db: db, path: path).write([name], Library(db))
        let events = EventWriter(db: db, path: path)
        let written = try Row.fetchAll(
            db,
            sql: """
                SELECT \(EventRow.columns) FROM event WHERE id BETWEEN ? AND ?
                  AND \(EventRow.stands) ORDER BY id
                """, arguments: [row["first_event"] as Int64, row["last_event"] as Int64])
        for event in written.compactMap(EventRow.init) {
            _ = try events.append(
                ReviewRecord(
                    card: event.record.card, kind: .undone, day: day, instant: instant, target: event.record.id))
        }
        try events.noteNextDue(on: day)
        try db.execute(sql: "DELETE FROM import_log WHERE id = ?", arguments: [id])
        return UndoneImport(name: name, path: row["path"])
    }
}

/// An import that was taken back.
public struct UndoneImport: Hashable, Sendable {
    /// The repertoire's name.
    public let name: String
    /// The file that was imported.
    public let path: String
}
