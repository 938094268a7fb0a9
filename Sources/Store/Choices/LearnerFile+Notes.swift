import Chess
import GRDB
public import Openings
public import Training

extension LearnerFile {
    /// Stores a note with a position; nil removes it. `undoLast` restores the former note.
    public func setNote(_ key: CardKey, _ text: String?, at moment: Moment) throws {
        try writing { db in
            let former = try String.fetchOne(
                db, sql: "SELECT text FROM note WHERE side = ? AND epd = ?", arguments: [key.side.rawValue, key.epd])
            guard former != text else { return }
            try LearnerFile.writeNote(key, text, db, instant: moment.instant)
            try NoteChange.record(.note, key, former: former, at: moment, db)
        }
    }

    static func writeNote(_ key: CardKey, _ text: String?, _ db: Database, instant: Int64 = 0) throws {
        if let text {
            try db.execute(
                sql: """
                    INSERT INTO note VALUES (?, ?, ?, ?)
                    ON CONFLICT (side, epd) DO UPDATE SET text = excluded.text, instant = excluded.instant
                    """, arguments: [key.side.rawValue, key.epd, text, instant])
        } else {
            try db.execute(
                sql: "DELETE FROM note WHERE side = ? AND epd = ?", arguments: [key.side.rawValue, key.epd])
        }
    }

    /// Returns all notes of the user.
    public func notes() throws -> [CardKey: String] {
        try reading { db in
            var notes: [CardKey: String] = [:]
            for row in try Row.fetchAll(db, sql: "SELECT side, epd, text FROM note") {
                let row = RowReader(row, of: "note")
                notes[try row.key] = try row.text("text")
            }
            return notes
        }
    }
}
