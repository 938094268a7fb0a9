import GRDBSQLite

/// A prepared SQL statement: bound, stepped through, read, and used again.
///
/// This is the only place that binds values on SQLite's own handles. It works on any open connection, also on GRDB's,
/// where it costs half of what GRDB's statements cost; that matters from ten thousand rows on.
///
/// Each `bind` sets the next parameter. An error in binding is thrown by the next step.
public final class PreparedStatement {
    private let connection: OpaquePointer
    private let statement: OpaquePointer
    private let columnCount: Int32
    /// Keeps the connection open as long as the statement exists; nil when the caller does.
    private let file: SQLiteFile?
    /// The number of the parameter that was bound last.
    private var parameter: Int32 = 0
    /// The code of the first failed call since the last run.
    private var bindingCode = SQLITE_OK

    /// SQLite copies the bytes before the call that binds them returns.
    private static let copiesBytes = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

    /// Prepares a statement on an open connection, which must outlive it.
    ///
    /// - Parameter connection: a `sqlite3 *`.
    /// - Throws: `SQLiteError`.
    public convenience init(_ sql: String, on connection: OpaquePointer) throws {
        try self.init(sql, connection, file: nil)
    }

    convenience init(_ sql: String, in file: SQLiteFile) throws {
        try self.init(sql, file.connection, file: file)
    }

    private init(_ sql: String, _ connection: OpaquePointer, file: SQLiteFile?) throws {
        self.connection = connection
        self.file = file
        var prepared: OpaquePointer?
        let code = sqlite3_prepare_v3(connection, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
        guard code == SQLITE_OK else { throw SQLiteError(code, connection) }
        guard let prepared else { throw SQLiteError(code: SQLITE_MISUSE, message: "no statement") }
        statement = prepared
        columnCount = sqlite3_column_count(prepared)
    }

    deinit { sqlite3_finalize(statement) }

    // MARK: - Binding

    /// Binds the next parameter, here and in the overloads below.
    public func bind(_ value: Int64) {
        parameter += 1
        check(sqlite3_bind_int64(statement, parameter, value))
    }

    /// Binds NULL for nil.
    public func bind(_ value: Int?) {
        parameter += 1
        if let value { check(sqlite3_bind_int64(statement, parameter, Int64(value))) }
    }

    /// Binds NULL for nil.
    public func bind(_ value: String?) {
        parameter += 1
        guard var value else { return }
        let code = value.withUTF8 { utf8 in
            utf8.withMemoryRebound(to: CChar.self) {
                sqlite3_bind_text(statement, parameter, $0.baseAddress, Int32(clamping: $0.count), Self.copiesBytes)
            }
        }
        check(code)
    }

    /// Binds a blob; without bytes an empty one, not NULL.
    public func bind(_ value: [UInt8]) {
        parameter += 1
        check(
            value.isEmpty
                ? sqlite3_bind_zeroblob(statement, parameter, 0)
                : sqlite3_bind_blob(statement, parameter, value, Int32(clamping: value.count), Self.copiesBytes))
    }

    public func bind(_ value: SQLiteValue) {
        switch value {
        case .null: parameter += 1
        case .integer(let number): bind(number)
        case .real(let number):
            parameter += 1
            check(sqlite3_bind_double(statement, parameter, number))
        case .text(let text): bind(text)
        case .blob(let bytes): bind(bytes)
        }
    }

    /// Binds bytes that SQLite reads in place until the statement is reset.
    func bind(_ bytes: UnsafeRawBufferPointer, isText: Bool) {
        parameter += 1
        let count = Int32(clamping: bytes.count)
        guard let start = bytes.baseAddress, count > 0 else {
            return check(
                isText
                    ? sqlite3_bind_text(statement, parameter, "", 0, Self.copiesBytes)
                    : sqlite3_bind_zeroblob(statement, parameter, 0))
        }
        check(
            isText
                ? sqlite3_bind_text(statement, parameter, start.assumingMemoryBound(to: CChar.self), count, nil)
                : sqlite3_bind_blob(statement, parameter, start, count, nil))
    }

    func bindNull() { parameter += 1 }

    private func check(_ code: Int32) {
        if code != SQLITE_OK, bindingCode == SQLITE_OK { bindingCode = code }
    }

    // MARK: - Running

    /// Advances to the next row. Returns false after the last one.
    ///
    /// - Throws: `SQLiteError`; the statement is reset then.
    public func step() throws -> Bool {
        let code = bindingCode == SQLITE_OK ? sqlite3_step(statement) : bindingCode
        switch code {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        default:
            let error = SQLiteError(code, connection)
            reset()
            throw error
        }
    }

    /// Releases the row and what it locks, and unbinds all parameters.
    public func reset() {
        sqlite3_reset(statement)
        sqlite3_clear_bindings(statement)
        parameter = 0
        bindingCode = SQLITE_OK
    }

    /// Runs an INSERT with the values bound so far, and resets the statement.
    ///
    /// - Returns: the number of the inserted row.
    /// - Throws: `SQLiteError`.
    @discardableResult
    public func insert() throws -> Int64 {
        while try step() {}
        reset()
        return sqlite3_last_insert_rowid(connection)
    }

    /// Runs an INSERT whose texts and blobs are parts of `bytes`, which SQLite reads in place: that saves each of them an
    /// allocation and a copy.
    ///
    /// - Parameter bind: binds all values, the parts by the `ValueParts`.
    /// - Returns: the number of the row that was inserted last.
    /// - Throws: `SQLiteError`.
    @discardableResult
    public func insert(partsOf bytes: [UInt8], _ bind: (ValueParts) -> Void) throws -> Int64 {
        try bytes.withUnsafeBytes { bytes in
            defer { reset() }
            bind(ValueParts(statement: self, bytes: bytes))
            while try step() {}
        }
        return sqlite3_last_insert_rowid(connection)
    }

    /// Starts again from the first row with these values.
    func restart(_ values: SQLiteValue...) {
        reset()
        for value in values { bind(value) }
    }

    /// Runs an INSERT with these values.
    func insert(_ values: [SQLiteValue]) throws {
        reset()
        for value in values { bind(value) }
        try insert()
    }
}

// MARK: - Reading

extension PreparedStatement {
    /// The columns of the row.
    var values: [SQLiteValue] { (0..<Int(columnCount)).map(value) }

    /// The names of the columns.
    public var columns: [String] {
        (0..<columnCount).map { column in sqlite3_column_name(statement, column).map { String(cString: $0) } ?? "" }
    }

    /// The value in a column.
    public func value(at column: Int) -> SQLiteValue {
        let column = Int32(column)
        switch sqlite3_column_type(statement, column) {
        case SQLITE_INTEGER: return .integer(sqlite3_column_int64(statement, column))
        case SQLITE_FLOAT: return .real(sqlite3_column_double(statement, column))
        case SQLITE_TEXT:
            // The text first: reading it may change its length in bytes.
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

    /// The number in a column; 0 for NULL.
    public func integer(at column: Int) -> Int64 { sqlite3_column_int64(statement, Int32(column)) }

    /// The text in a column, or its number as text; nil for NULL.
    public func text(at column: Int) -> String? {
        utf8(at: column).map { start in
            String(
                decoding: UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, Int32(column)))),
                as: UTF8.self)
        }
    }

    /// Whether a column has an integer: not NULL, a text, a blob or a floating-point number.
    public func isInteger(at column: Int) -> Bool {
        sqlite3_column_type(statement, Int32(column)) == SQLITE_INTEGER
    }

    /// Whether a column is NULL.
    public func isNull(at column: Int) -> Bool { sqlite3_column_type(statement, Int32(column)) == SQLITE_NULL }

    /// The text in a column, ended by a zero byte and valid until the next step; nil for NULL.
    public func utf8(at column: Int) -> UnsafePointer<UInt8>? { sqlite3_column_text(statement, Int32(column)) }

    /// Calls `body` with the bytes of a blob, which are valid until it returns; none for NULL.
    public func withBlob<Value>(at column: Int, _ body: (UnsafeBufferPointer<UInt8>) throws -> Value) rethrows -> Value
    {
        let count = Int(sqlite3_column_bytes(statement, Int32(column)))
        let bytes = sqlite3_column_blob(statement, Int32(column))?.assumingMemoryBound(to: UInt8.self)
        return try body(UnsafeBufferPointer(start: bytes, count: bytes == nil ? 0 : count))
    }
}
