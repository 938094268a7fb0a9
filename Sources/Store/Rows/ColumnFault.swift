import GRDB
import GameDatabases

/// A value in the data file that Prep never writes.
struct ColumnFault: Error, Hashable, CustomStringConvertible {
    let table: String
    let column: String
    /// The number of the row; nil when unknown.
    let row: Int64?

    var description: String {
        let place = row.map { "\(table) \($0)" } ?? "a row of \(table)"
        return "\(place): the value of \(column) is damaged"
    }
}

extension StoreError {
    init(_ fault: ColumnFault, path: String) {
        self.init(.damaged, path: path, "\(path): \(fault); \(StoreError.damageRemedy)")
    }

    static let damageRemedy = "prep check lists what is wrong, prep check --repair repairs what it can"

    /// Returns the `StoreError` for an error of SQLite or a damaged value; other errors are returned unchanged.
    static func readable(_ error: any Error, path: String) -> any Error {
        switch error {
        case let error as DatabaseError: StoreError(error, path: path)
        case let error as SQLiteError: StoreError(DatabaseError(error), path: path)
        case let fault as ColumnFault: StoreError(fault, path: path)
        case is RowDecodingError:
            StoreError(.damaged, path: path, "\(path): a value in the file is damaged; \(damageRemedy)")
        default: error
        }
    }
}
