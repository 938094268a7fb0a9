import GRDB

/// A value in the data file that Prep never writes there.
struct ColumnFault: Error, Hashable, CustomStringConvertible {
    let table: String
    let column: String
    /// The row's number, where it is known.
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

    static let damageRemedy = "prep check lists what is wrong, prep check --repair mends what it can"

    /// Any error of work on the file at `path`, in words the user can act on; other errors stay as they are.
    static func readable(_ error: any Error, path: String) -> any Error {
        switch error {
        case let error as DatabaseError: StoreError(error, path: path)
        case let fault as ColumnFault: StoreError(fault, path: path)
        case is RowDecodingError:
            StoreError(.damaged, path: path, "\(path): a value in the file is damaged; \(damageRemedy)")
        default: error
        }
    }
}
