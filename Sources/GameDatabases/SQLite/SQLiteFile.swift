import GRDBSQLite

/// A connection to an SQLite file of another program, without GRDB, which lacks what such a file needs: opening as
/// immutable, limits, a deadline and protection from bad texts.
final class SQLiteFile {
    let connection: OpaquePointer
    private let deadline: Deadline?

    /// Opens an untrusted file read-only.
    ///
    /// The file counts as immutable: no lock, no journal, no new file beside it. Its schema is not trusted
    /// (`trusted_schema` OFF, no double-quoted texts), cells are checked, and every length has a limit. SQLite's
    /// "defensive" mode is not needed, because it only restricts writing.
    init(untrusted path: String, deadline: Deadline) throws {
        self.deadline = deadline
        connection = try SQLiteFile.open(
            SQLiteFile.uri(path) + "?mode=ro&immutable=1", SQLITE_OPEN_READONLY | SQLITE_OPEN_URI)
        _disableDoubleQuotedStringLiterals(connection)
        for (kind, limit) in SQLiteFile.limits { sqlite3_limit(connection, kind, limit) }
        deadline.watch(connection)
        try run(
            "PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; PRAGMA query_only = ON; PRAGMA mmap_size = 0")
    }

    /// Opens an empty file to fill. It has no journal, because it is renamed only when it is complete.
    init(filling path: String) throws {
        deadline = nil
        connection = try SQLiteFile.open(path, SQLITE_OPEN_READWRITE)
        try run("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA trusted_schema = OFF")
    }

    deinit { sqlite3_close_v2(connection) }

    /// The longest text, blob or row that is read, in bytes.
    static let maxLength: Int32 = 8 << 20
    /// The other limits bound a malicious schema.
    private static let limits: [(kind: Int32, limit: Int32)] = [
        (SQLITE_LIMIT_LENGTH, maxLength), (SQLITE_LIMIT_SQL_LENGTH, 100_000), (SQLITE_LIMIT_COLUMN, 300),
        (SQLITE_LIMIT_EXPR_DEPTH, 100), (SQLITE_LIMIT_COMPOUND_SELECT, 3), (SQLITE_LIMIT_VDBE_OP, 25_000),
        (SQLITE_LIMIT_ATTACHED, 0), (SQLITE_LIMIT_TRIGGER_DEPTH, 1), (SQLITE_LIMIT_WORKER_THREADS, 0),
        (SQLITE_LIMIT_VARIABLE_NUMBER, 10),
    ]

    private static func open(_ name: String, _ flags: Int32) throws -> OpaquePointer {
        var opened: OpaquePointer?
        let code = sqlite3_open_v2(name, &opened, flags | SQLITE_OPEN_NOMUTEX, nil)
        guard code == SQLITE_OK, let opened else {
            let message = String(cString: sqlite3_errstr(code))
            sqlite3_close_v2(opened)
            throw SQLiteError(code: code, message: message)
        }
        return opened
    }

    /// Returns a path as a URI (https://sqlite.org/uri.html), with all but plain characters escaped as in `%41`.
    static func uri(_ path: String) -> String {
        var text = path.hasPrefix("/") ? "file://" : "file:"
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"),
                UInt8(ascii: "_"):
                text.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16)
                text += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
            }
        }
        return text
    }

    // MARK: - Statements

    /// Runs statements that return no rows.
    func run(_ sql: String) throws {
        deadline?.restart()
        let code = sqlite3_exec(connection, sql, nil, nil, nil)
        guard code == SQLITE_OK else { throw SQLiteError(code, connection) }
    }

    /// Prepares a statement and restarts the deadline.
    func prepare(_ sql: String) throws -> PreparedStatement {
        deadline?.restart()
        return try PreparedStatement(sql, in: self)
    }

    /// Returns the rows of a query, `limit` at most.
    func rows(_ sql: String, atMost limit: Int = 10_000) throws -> [[SQLiteValue]] {
        let statement = try prepare(sql)
        var rows: [[SQLiteValue]] = []
        while rows.count < limit, try statement.step() { rows.append(statement.values) }
        return rows
    }

    /// Gives the next step of work its full time.
    func restartDeadline() { deadline?.restart() }
}
