import GRDBSQLite

/// A connection to an SQLite file that is not the learner's, below GRDB: what a foreign file needs (immutable opening,
/// limits, a deadline, texts that cannot be had) GRDB does not offer.
final class SQLiteFile {
    let connection: OpaquePointer
    private let deadline: Deadline?

    /// Opens a file that nobody trusts, for reading only.
    ///
    /// It counts as immutable: no lock, no journal, not one byte beside it. Nothing in its schema is believed
    /// (`trusted_schema` OFF, no double-quoted texts), cells are checked, and each length has a limit. SQLite's
    /// "defensive" mode forbids ways of writing only, and here nothing can be written.
    init(untrusted path: String, deadline: Deadline) throws {
        self.deadline = deadline
        connection = try SQLiteFile.open(
            SQLiteFile.address(path) + "?mode=ro&immutable=1", SQLITE_OPEN_READONLY | SQLITE_OPEN_URI)
        _disableDoubleQuotedStringLiterals(connection)
        for (kind, limit) in SQLiteFile.limits { sqlite3_limit(connection, kind, limit) }
        deadline.watch(connection)
        try run(
            "PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; PRAGMA query_only = ON; PRAGMA mmap_size = 0")
    }

    /// Opens an empty file to be filled and then renamed: it is not worth a journal.
    init(filling path: String) throws {
        deadline = nil
        connection = try SQLiteFile.open(path, SQLITE_OPEN_READWRITE)
        try run("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA trusted_schema = OFF")
    }

    deinit { sqlite3_close_v2(connection) }

    /// The longest text, blob or row that is read, in bytes; the others keep a hostile schema small.
    static let longest: Int32 = 8 << 20
    private static let limits: [(kind: Int32, limit: Int32)] = [
        (SQLITE_LIMIT_LENGTH, longest), (SQLITE_LIMIT_SQL_LENGTH, 100_000), (SQLITE_LIMIT_COLUMN, 300),
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
            throw SQLiteError(code: code & 0xFF, message: message)
        }
        return opened
    }

    /// A path as SQLite's URI (https://sqlite.org/uri.html): all but plain characters as `%41`.
    static func address(_ path: String) -> String {
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

    // MARK: - Work

    /// Runs statements that give no rows.
    func run(_ sql: String) throws {
        deadline?.restart()
        try check(sqlite3_exec(connection, sql, nil, nil, nil))
    }

    /// A statement to be stepped through, with time beginning now.
    func prepare(_ sql: String) throws -> PreparedStatement {
        deadline?.restart()
        return try PreparedStatement(sql, in: self)
    }

    /// All rows of a query that has few.
    func rows(_ sql: String, atMost limit: Int = 10_000) throws -> [[SQLiteValue]] {
        let statement = try prepare(sql)
        var rows: [[SQLiteValue]] = []
        while rows.count < limit, try statement.step() { rows.append(statement.values) }
        return rows
    }

    /// Gives the work that follows its whole time.
    func restartDeadline() { deadline?.restart() }

    var lastRow: Int64 { sqlite3_last_insert_rowid(connection) }

    func check(_ code: Int32) throws {
        guard code != SQLITE_OK else { return }
        throw SQLiteError(code: code & 0xFF, message: String(cString: sqlite3_errmsg(connection)))
    }
}
