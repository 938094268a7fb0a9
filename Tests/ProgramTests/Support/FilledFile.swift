import Foundation
import GRDB
import TestSupport
import Testing

/// A learner with rows in every table of the data file, and the means to damage them.
struct FilledFile {
    let learner: Learner

    init() throws {
        learner = try Learner(lines: Lines.white)
        let folder = learner.folder
        func run(_ arguments: String...) throws {
            let outcome = try learner.program.run(arguments, environment: learner.environment)
            guard outcome.ending == 0 else { throw Unexpected("\(arguments): \(outcome.output)\(outcome.error)") }
        }
        let answers = Lines.answers(Lines.white)
        let drill = try learner.drill("--new", "6")
        var asked = 0
        while asked < 12, let question = try drill.question(), let answer = answers[question.line] {
            if question.show == nil { asked += 1 }
            _ = try drill.reply(to: answer)
        }
        drill.conversation.send(SIGKILL)
        _ = drill.conversation.status()
        let black = try folder.write(Lines.pgn([["e4", "e5", "Nf3", "Nc6"], ["d4", "d5"]]), to: "black.pgn")
        try run("import", "--black", black)
        let games = try folder.write(GamesText.random(12, seed: 3), to: "games.pgn")
        try run("games", "import", games)
        let own = "[White \"Me\"]\n[Black \"You\"]\n[Date \"2026.03.01\"]\n\n1. e4 e5 2. Nc3 *\n"
        try run("compare", "--me", "Me", try folder.write(own, to: "own.pgn"))
        try run("settings", "new-per-day", "5")
        try change(
            """
            INSERT INTO note SELECT side, epd, 'a note', 0 FROM card LIMIT 2;
            INSERT INTO preference SELECT side, epd, main FROM card LIMIT 2;
            INSERT INTO analysis (epd, engine, question, effort, found) VALUES ('x', 'Fake', 'best', 10, 'y');
            INSERT INTO analysis_engine VALUES ('program', 'Fake');
            INSERT INTO scheduler (rule) VALUES ('sm2');
            INSERT OR IGNORE INTO Info VALUES ('Name', 'Value');
            INSERT INTO addition (side, epd, uci, instant) SELECT side, epd, main, 0 FROM card LIMIT 1;
            """)
        guard try learner.prep("check").ending == 0 else {
            throw Unexpected(try learner.prep("check").output)
        }
    }

    /// Changes rows as another program would.
    func damageAll(_ sql: String) throws { try change(sql) }

    /// A column, by its table.
    struct Column: Hashable, CustomStringConvertible {
        let table: String
        let name: String
        var description: String { "\(table).\(name)" }
    }

    /// Every column of every table, in a fixed order.
    func columns() throws -> [Column] {
        try reading { db in
            let sql = "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"
            return try String.fetchAll(db, sql: sql).flatMap { table in
                try Row.fetchAll(db, sql: "PRAGMA table_info(\"\(table)\")").map { row in
                    Column(table: table, name: row["name"])
                }
            }
        }
    }

    /// What is in one row of a column.
    struct Stored: Equatable {
        let type: String
        let text: String
        let mayBeNull: Bool
        let isTextColumn: Bool
    }

    /// Writes a value, given as SQL, into one row of a column, past all constraints. Nil where SQLite itself cannot
    /// hold it.
    func damage(_ column: Column, _ value: String) throws -> (before: Stored, after: Stored)? {
        let table = "\"\(column.table)\""
        let before = try stored(column)
        let schema = try reading { db in
            try Row.fetchAll(db, sql: "SELECT rowid, sql FROM sqlite_master WHERE sql NOT NULL")
        }
        do {
            try change(
                """
                DROP TRIGGER IF EXISTS event_is_never_changed; DROP TRIGGER IF EXISTS event_is_never_deleted;
                PRAGMA writable_schema = ON;
                UPDATE sqlite_master SET sql = replace(sql, ' NOT NULL', '') WHERE name = '\(column.table)'
                """)
            let isWithoutRow = try reading { db in
                try String.fetchOne(db, sql: "SELECT sql FROM sqlite_master WHERE name = '\(column.table)'") ?? ""
            }.contains("WITHOUT ROWID")
            let first =
                isWithoutRow
                ? "(SELECT \(try key(column.table)) FROM \(table) LIMIT 1)" : "(SELECT rowid FROM \(table) LIMIT 1)"
            let place = isWithoutRow ? try key(column.table) : "rowid"
            try change("UPDATE OR IGNORE \(table) SET \"\(column.name)\" = \(value) WHERE (\(place)) = \(first)")
        } catch is DatabaseError {
            try restore(schema)
            return nil
        }
        try restore(schema)
        return (before, try stored(column))
    }

    private func restore(_ schema: [Row]) throws {
        for row in schema {
            let (sql, id): (String, Int64) = (row["sql"], row["rowid"])
            guard !sql.hasPrefix("CREATE TRIGGER") else {
                try? change(sql)
                continue
            }
            try change("PRAGMA writable_schema = ON; UPDATE sqlite_master SET sql = ? WHERE rowid = ?", [sql, id])
        }
    }

    private func key(_ table: String) throws -> String {
        try reading { db in
            try Row.fetchAll(db, sql: "PRAGMA table_info(\"\(table)\")").filter { $0["pk"] as Int > 0 }
                .map { "\"\($0["name"] as String)\"" }.joined(separator: ", ")
        }
    }

    private func stored(_ column: Column) throws -> Stored {
        try reading { db in
            let sql =
                "SELECT group_concat(typeof(\"\(column.name)\")), group_concat(quote(\"\(column.name)\")) FROM \"\(column.table)\""
            let row = try Row.fetchOne(db, sql: sql)
            let info = try Row.fetchAll(db, sql: "PRAGMA table_info(\"\(column.table)\")")
                .first { $0["name"] as String == column.name }
            let isNeeded = (info?["notnull"] as Int? ?? 0) > 0
            return Stored(
                type: row?[0] ?? "", text: row?[1] ?? "", mayBeNull: !isNeeded,
                isTextColumn: info?["type"] as String? == "TEXT")
        }
    }

    private func reading<Value>(_ body: (Database) throws -> Value) throws -> Value {
        let queue = try DatabaseQueue(path: learner.database)
        defer { try? queue.close() }
        return try queue.read(body)
    }

    private func change(_ sql: String, _ arguments: StatementArguments = StatementArguments()) throws {
        var configuration = Configuration()
        configuration.foreignKeysEnabled = false
        configuration.prepareDatabase { db in try db.execute(sql: "PRAGMA ignore_check_constraints = ON") }
        let queue = try DatabaseQueue(path: learner.database, configuration: configuration)
        defer { try? queue.close() }
        try queue.writeWithoutTransaction { db in try db.execute(sql: sql, arguments: arguments) }
    }
}
