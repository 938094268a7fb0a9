import Chess
import GRDB
public import Openings
public import Scheduling
public import Training

extension LearnerFile {
    /// Takes the repertoires of that name out with their sources and chapters. Cards that are in no other repertoire
    /// are set aside; the log keeps their history, and they return with it.
    ///
    /// - Throws: `StoreError.unknownRepertoire`.
    public func removeRepertoire(named name: String, day: StudyDay, instant: Int64) throws {
        backUpDaily(day)
        try changing(name) { db in
            for source in try SourceRow.fetch(name, db, sourceCache) { try source.delete(db) }
            try db.execute(sql: "DELETE FROM import_log WHERE name = ?", arguments: [name])
            try LearnerFile.moveNewPerDay(from: name, to: nil, db)
            let writer = RepertoireWriter(db: db, path: path)
            try writer.restart(writer.write([name], SourceSet(db, sourceCache)), day: day, instant: instant)
            try EventWriter(db: db, path: path).noteNextDue(on: day)
        }
    }

    /// - Throws: `StoreError.unknownRepertoire`; `.failed` when the new name is taken.
    public func renameRepertoire(_ old: String, to new: String) throws {
        try changing(old) { db in
            guard try RepertoireRow.fetch(new, db).isEmpty else {
                throw StoreError(.failed, path: path, "a repertoire is named \"\(new)\" already; choose another name")
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

    /// Takes a repertoire into the queue or out of it. Cards that other repertoires ask too keep their schedules, also
    /// where those answer with another move.
    ///
    /// - Throws: `StoreError.unknownRepertoire`.
    public func setActive(_ isActive: Bool, named name: String, day: StudyDay, instant: Int64) throws {
        backUpDaily(day)
        try changing(name) { db in
            try db.execute(sql: "UPDATE repertoire SET is_active = ? WHERE name = ?", arguments: [isActive, name])
            let writer = RepertoireWriter(db: db, path: path)
            try writer.restart(writer.settle(SourceSet(db, sourceCache), isSwitch: true), day: day, instant: instant)
            try EventWriter(db: db, path: path).noteNextDue(on: day)
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
            _ = try RepertoireWriter(db: db, path: path).settle(SourceSet(db, sourceCache))
        }
    }

    /// Makes one of the prepared moves of a position the main one, for this and all later imports.
    ///
    /// - Throws: `StoreError.notFound` when no repertoire prepares that move there.
    public func prefer(_ key: CardKey, uci: String) throws {
        try writing { db in
            let sql = "SELECT prepared FROM card WHERE side = ? AND epd = ?"
            let prepared = try String.fetchOne(db, sql: sql, arguments: [key.side.rawValue, key.epd])
            guard let prepared, prepared.split(separator: " ").contains(Substring(uci))
            else {
                throw StoreError(
                    .notFound, path: path, "\(uci) is not prepared in this position; prep show NAME lists what is")
            }
            try db.execute(
                sql: """
                    INSERT INTO preference VALUES (?, ?, ?) ON CONFLICT (side, epd) DO UPDATE SET uci = excluded.uci
                    """, arguments: [key.side.rawValue, key.epd, uci])
            _ = try RepertoireWriter(db: db, path: path).write(names(with: key, db), SourceSet(db, sourceCache))
        }
    }

    /// Takes a move of the learner's own in as a further prepared one. It survives imports and is no part of a file.
    ///
    /// - Throws: `StoreError.notFound` when the position is no card, or the move is not legal there.
    public func accept(_ key: CardKey, uci: String, instant: Int64) throws {
        try writing { db in
            let names = try names(with: key, db)
            guard !names.isEmpty, let position = try? Position(fen: key.epd + " 0 1"), position.move(uci: uci) != nil
            else { throw StoreError(.notFound, path: path, "\(uci): no repertoire asks for a move here") }
            try db.execute(
                sql: "INSERT INTO addition (side, epd, uci, instant) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
                arguments: [key.side.rawValue, key.epd, uci, instant])
            _ = try RepertoireWriter(db: db, path: path).write(names, SourceSet(db, sourceCache))
        }
    }

    /// Takes back an `accept` that came to nothing.
    public func withdraw(_ uci: String, from key: CardKey) throws {
        try writing { db in try withdraw(uci, from: key, db) }
    }

    /// Takes a move of the learner's own out of the repertoires again: what `accept` took in.
    func withdraw(_ uci: String, from key: CardKey, _ db: Database) throws {
        try db.execute(
            sql: "DELETE FROM addition WHERE side = ? AND epd = ? AND uci = ?",
            arguments: [key.side.rawValue, key.epd, uci])
        _ = try RepertoireWriter(db: db, path: path).write(names(with: key, db), SourceSet(db, sourceCache))
    }

    /// Keeps a note of the learner's own with a position; nil takes it away. `undoLast` brings back the former one.
    public func setNote(_ key: CardKey, _ text: String?, at moment: Moment) throws {
        try writing { db in
            let former = try String.fetchOne(
                db, sql: "SELECT text FROM note WHERE side = ? AND epd = ?", arguments: [key.side.rawValue, key.epd])
            guard former != text else { return }
            try LearnerFile.writeNote(key, text, db, instant: moment.instant)
            try NoteChange.record(key, former: former, at: moment, db)
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

    /// All notes of the learner's own.
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

    private func changing(_ name: String, _ body: (Database) throws -> Void) throws {
        try writing { db in
            _ = try RepertoireRow.named(name, db, path: path)
            try body(db)
        }
    }

    /// The names of the repertoires that have the position.
    func names(with key: CardKey, _ db: Database) throws -> [String] {
        let sql = """
            SELECT DISTINCT repertoire.name FROM card JOIN card_repertoire ON card_repertoire.card = card.id
              JOIN repertoire ON repertoire.id = repertoire WHERE card.side = ? AND card.epd = ?
            ORDER BY repertoire.name
            """
        return try String.fetchAll(db, sql: sql, arguments: [key.side.rawValue, key.epd])
    }
}
