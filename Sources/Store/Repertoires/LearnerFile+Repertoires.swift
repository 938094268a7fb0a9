import GRDB
public import Scheduling
import Training

extension LearnerFile {
    /// Removes the repertoires of a name with their sources and chapters. Cards that are in no other repertoire are
    /// archived. Their history stays in the log and applies again when they return.
    ///
    /// - Throws: `StoreError.unknownRepertoire`.
    public func removeRepertoire(named name: String, day: StudyDay, instant: Int64) throws {
        backUpDaily(day)
        try changing(name) { db in
            for source in try SourceRecord.fetch([name], db, sourceCache) { try source.delete(db) }
            try db.execute(sql: "DELETE FROM import_log WHERE name = ?", arguments: [name])
            try LearnerFile.moveNewPerDay(from: name, to: nil, db)
            try update(db).execute([name], at: Moment(day: day, instant: instant))
            try EventWriter(db, path: path).updateNextDue(on: day)
        }
    }

    /// - Throws: `StoreError.unknownRepertoire`; `.failed` when the new name is taken.
    public func renameRepertoire(_ old: String, to new: String) throws {
        try changing(old) { db in
            guard try RepertoireRecord.fetch(new, db).isEmpty else {
                throw StoreError(.failed, path: path, "there is already a repertoire \"\(new)\"; choose another name")
            }
            for table in ["repertoire", "source", "import_log"] {
                try db.execute(sql: "UPDATE \(table) SET name = ? WHERE name = ?", arguments: [new, old])
            }
            for table in ["addition", "listed_gap"] {
                try db.execute(
                    sql: "UPDATE \(table) SET repertoire = ? WHERE repertoire = ?", arguments: [new, old])
            }
            try LearnerFile.moveNewPerDay(from: old, to: new, db)
        }
    }

    /// Activates or deactivates a repertoire. Cards that are also in other active repertoires keep their schedules,
    /// even where those answer with another move.
    ///
    /// - Throws: `StoreError.unknownRepertoire`.
    public func setActive(_ isActive: Bool, named name: String, day: StudyDay, instant: Int64) throws {
        backUpDaily(day)
        try changing(name) { db in
            try db.execute(sql: "UPDATE repertoire SET is_active = ? WHERE name = ?", arguments: [isActive, name])
            try update(db).execute([], at: Moment(day: day, instant: instant), isSwitch: true)
            try EventWriter(db, path: path).updateNextDue(on: day)
        }
    }

    /// Puts a repertoire before all others: where two answer one position, its main move counts.
    ///
    /// - Throws: `StoreError.unknownRepertoire`.
    public func preferRepertoire(named name: String) throws {
        try changing(name) { db in
            try db.execute(
                sql: """
                    UPDATE repertoire SET place = (SELECT min(place) FROM repertoire) - 1 WHERE name = ?
                    """, arguments: [name])
            try update(db).execute([], at: nil)
        }
    }

    private func changing(_ name: String, _ body: (Database) throws -> Void) throws {
        try writing { db in
            _ = try RepertoireRecord.named(name, db, path: path)
            try body(db)
        }
    }
}
