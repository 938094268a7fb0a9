import Chess
import GRDB
import Openings
import Scheduling
import Training

/// A note, or a list of shapes, that was written, replaced or removed. It is stored for `undo`, because neither is in the
/// log.
struct NoteChange {
    /// What was changed. The raw values are stored: they never change.
    enum Kind: String, CaseIterable {
        case note, shapes
    }

    let id: Int64
    let kind: Kind
    let key: CardKey
    /// The text that was replaced; nil when there was none.
    let former: String?
    /// The newest event of the log at the time of the change; 0 when there was none.
    let afterEvent: Int64
    let day: StudyDay

    /// Stores the change for `undo`.
    static func record(_ kind: Kind, _ key: CardKey, former: String?, at moment: Moment, _ db: Database) throws {
        try db.execute(
            sql: """
                INSERT INTO note_change (side, epd, former, after_event, day, instant, kind)
                VALUES (?, ?, ?, (SELECT ifnull(max(id), 0) FROM event), ?, ?, ?)
                """,
            arguments: [key.side.rawValue, key.epd, former, moment.day.number, moment.instant, kind.rawValue])
    }

    /// Returns the newest change that was not undone.
    static func newest(_ db: Database) throws -> NoteChange? {
        let sql = "SELECT * FROM note_change WHERE is_undone = 0 ORDER BY id DESC LIMIT 1"
        return try Row.fetchOne(db, sql: sql).map { try NoteChange(RowReader($0, of: "note_change")) }
    }

    private init(_ row: RowReader) throws(ColumnFault) {
        id = try row.id()
        kind = try row.word("kind")
        key = try row.key
        former = try row.optionalText("former")
        afterEvent = try row.id("after_event")
        day = try row.day("day")
    }

    /// Restores what was there before.
    func undo(at instant: Int64, _ db: Database) throws {
        try db.execute(sql: "UPDATE note_change SET is_undone = 1 WHERE id = ?", arguments: [id])
        switch kind {
        case .note: try LearnerFile.writeNote(key, former, db, instant: instant)
        case .shapes: try LearnerFile.writeShapes(key, former, db, instant: instant)
        }
    }
}
