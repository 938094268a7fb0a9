import Chess
import GRDB
public import Openings
public import PGN
public import Training

extension LearnerFile {
    /// Stores the learner's arrows and circles in a position; none removes them. `undoLast` restores the former ones.
    public func setShapes(_ key: CardKey, _ shapes: [Shape], at moment: Moment) throws {
        try writing { db in
            let former = try String.fetchOne(
                db, sql: "SELECT shapes FROM drawing WHERE side = ? AND epd = ?",
                arguments: [key.side.rawValue, key.epd])
            let text = shapes.isEmpty ? nil : shapes.map(\.description).joined(separator: ",")
            guard former != text else { return }
            try LearnerFile.writeShapes(key, text, db, instant: moment.instant)
            try NoteChange.record(.shapes, key, former: former, at: moment, db)
        }
    }

    /// Writes a list of shapes, or removes it.
    static func writeShapes(_ key: CardKey, _ text: String?, _ db: Database, instant: Int64) throws {
        if let text {
            try db.execute(
                sql: """
                    INSERT INTO drawing VALUES (?, ?, ?, ?)
                    ON CONFLICT (side, epd) DO UPDATE SET shapes = excluded.shapes, instant = excluded.instant
                    """, arguments: [key.side.rawValue, key.epd, text, instant])
        } else {
            try db.execute(
                sql: "DELETE FROM drawing WHERE side = ? AND epd = ?", arguments: [key.side.rawValue, key.epd])
        }
    }

    /// Returns the arrows and circles of the learner in one position, as `shapes()` does. One lookup in an index.
    public func shapes(in key: CardKey) throws -> [Shape] {
        try reading { db in
            let sql = "SELECT shapes FROM drawing WHERE side = ? AND epd = ?"
            let row = try Row.fetchOne(db, sql: sql, arguments: [key.side.rawValue, key.epd])
            return try row.map { Self.shapes(try RowReader($0, of: "drawing").text("shapes")) } ?? []
        }
    }

    /// Returns all arrows and circles of the learner, in the order in which they were drawn. A text that is not a shape
    /// was written by another program and is left out.
    public func shapes() throws -> [CardKey: [Shape]] {
        try reading { db in
            var shapes: [CardKey: [Shape]] = [:]
            for row in try Row.fetchAll(db, sql: "SELECT side, epd, shapes FROM drawing") {
                let row = RowReader(row, of: "drawing")
                shapes[try row.key] = Self.shapes(try row.text("shapes"))
            }
            return shapes
        }
    }

    private static func shapes(_ text: String) -> [Shape] { text.split(separator: ",").compactMap { Shape($0) } }
}
