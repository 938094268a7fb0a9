import GRDB
import GameDatabases

extension PreparedStatement {
    /// Prepares a statement on GRDB's connection. It must not outlive the block that received `db`.
    ///
    /// - Throws: `SQLiteError`.
    convenience init(_ db: Database, sql: String) throws {
        guard let connection = db.sqliteConnection else { throw DatabaseError(resultCode: .SQLITE_MISUSE) }
        try self.init(sql, on: connection)
    }
}

extension SQLiteValue {
    init(_ value: DatabaseValue) {
        switch value.storage {
        case .null: self = .null
        case .int64(let number): self = .integer(number)
        case .double(let number): self = .real(number)
        case .string(let text): self = .text(text)
        case .blob(let data): self = .blob([UInt8](data))
        }
    }
}

extension DatabaseError {
    /// The same error, as GRDB throws it.
    init(_ error: SQLiteError) {
        self.init(resultCode: ResultCode(rawValue: error.code), message: error.message)
    }
}
