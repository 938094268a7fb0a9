import GRDBSQLite

/// A prepared statement: bound, stepped, read, and used again. It keeps its file open.
final class PreparedStatement {
    private let file: SQLiteFile
    private let statement: OpaquePointer
    private let columnCount: Int32

    init(_ sql: String, in file: SQLiteFile) throws {
        self.file = file
        var prepared: OpaquePointer?
        try file.check(sqlite3_prepare_v2(file.connection, sql, -1, &prepared, nil))
        guard let prepared else { throw SQLiteError(code: SQLITE_MISUSE, message: "no statement") }
        statement = prepared
        columnCount = sqlite3_column_count(prepared)
    }

    deinit { sqlite3_finalize(statement) }

    /// Makes the statement ready to run from the start with these values.
    func bind(_ values: SQLiteValue...) throws { try bind(values) }

    func bind(_ values: [SQLiteValue]) throws {
        sqlite3_reset(statement)
        for (index, value) in zip(Int32(1)..., values) { try file.check(bind(value, at: index)) }
    }

    private func bind(_ value: SQLiteValue, at index: Int32) -> Int32 {
        let copied = SQLiteHandle.copies
        switch value {
        case .null: return sqlite3_bind_null(statement, index)
        case .integer(let number): return sqlite3_bind_int64(statement, index, number)
        case .real(let number): return sqlite3_bind_double(statement, index, number)
        case .text(let text):
            let bytes = Array(text.utf8CString)
            return sqlite3_bind_text(statement, index, bytes, Int32(clamping: bytes.count - 1), copied)
        case .blob(let bytes):
            guard !bytes.isEmpty else { return sqlite3_bind_zeroblob(statement, index, 0) }
            return sqlite3_bind_blob(statement, index, bytes, Int32(clamping: bytes.count), copied)
        }
    }

    /// Goes to the next row; false behind the last.
    func step() throws -> Bool {
        switch sqlite3_step(statement) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        case let code:
            defer { sqlite3_reset(statement) }
            try file.check(code)
            return false
        }
    }

    /// Runs a statement that gives no rows.
    func run(_ values: [SQLiteValue]) throws {
        try bind(values)
        while try step() {}
        sqlite3_reset(statement)
    }

    /// Lets go of the row, and of what the row holds in the file.
    func reset() { sqlite3_reset(statement) }

    /// The columns of the row.
    var values: [SQLiteValue] { (0..<columnCount).map(value) }

    private func value(_ column: Int32) -> SQLiteValue {
        switch sqlite3_column_type(statement, column) {
        case SQLITE_INTEGER: return .integer(sqlite3_column_int64(statement, column))
        case SQLITE_FLOAT: return .real(sqlite3_column_double(statement, column))
        case SQLITE_TEXT:
            // The text first: asking for it may change how many bytes it takes.
            guard let text = sqlite3_column_text(statement, column) else { return .null }
            let count = Int(sqlite3_column_bytes(statement, column))
            return .text(String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self))
        case SQLITE_BLOB:
            guard let bytes = sqlite3_column_blob(statement, column) else { return .blob([]) }
            let count = Int(sqlite3_column_bytes(statement, column))
            return .blob([UInt8](UnsafeRawBufferPointer(start: bytes, count: count)))
        default: return .null
        }
    }
}
