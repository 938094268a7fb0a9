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
    let cache: SourceCache

    func write(_ plan: ImportRequest, name: String, source: Int64, old: SourceRow?, eventsBefore: Int64) throws {
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
        let last = RowReader(row, of: "import_log")
        let id = try last.id()
        let name = try last.text("name")
        let file = try last.text("path")
        var source = SourceRow(
            id: try last.id("source"), name: name, path: file,
            versions: try SourceContent.fetch("import_old_content", "import", id, db, cache))
        if let oldPath = try last.optionalText("old_path") {
            source.path = oldPath
            try source.write(db)
            try source.writeChapters(db)
        } else {
            try source.delete(db)
        }
        // Cards whose answer changes back are not started anew: their restart is what is taken back, with the answers
        // that were given to the other move.
        let writer = RepertoireWriter(db: db, path: path)
        var settled = try writer.write([name], SourceSet(db, cache))
        let first = try last.id("first_event")
        let written = try standing(from: first, to: last.id("last_event"))
        var restored: Set<CardID> = []
        for card in Set(written.map(\.card) + settled.changed.map(\.card)).sorted()
        where try writer.takeBack(card, since: first, day: day, instant: instant) {
            restored.insert(card)
        }
        let events = EventWriter(db: db, path: path)
        for logged in written where !restored.contains(logged.card) {
            guard case .known = logged.event else { continue }
            _ = try events.append(
                CardEvent(
                    .undone(target: logged.id), of: logged.card, at: Moment(day: day, instant: instant)))
        }
        settled.changed.removeAll { restored.contains($0.card) }
        settled.fresh.removeAll { restored.contains($0.card) }
        try writer.restart(settled, day: day, instant: instant)
        try events.noteNextDue(on: day)
        try db.execute(sql: "DELETE FROM import_log WHERE id = ?", arguments: [id])
        return UndoneImport(name: name, path: file)
    }

    private func standing(from first: Int64, to last: Int64) throws -> [LoggedEvent] {
        let sql = """
            SELECT \(EventRow.columns) FROM event WHERE id BETWEEN ? AND ? AND \(EventRow.stands) ORDER BY id
            """
        return try Row.fetchAll(db, sql: sql, arguments: [first, last]).compactMap { EventRow($0)?.logged }
    }
}

/// An import that was taken back.
public struct UndoneImport: Hashable, Sendable {
    /// The repertoire's name.
    public let name: String
    /// The file that was imported.
    public let path: String
}
