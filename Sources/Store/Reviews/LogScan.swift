import GRDB
import Training

/// Reads many rows of the log, one after the other. It must not outlive the block that received the connection.
struct LogScan {
    /// A row of the log.
    struct Entry {
        fileprivate let reader: RowReader

        /// The number of the row; nil when it is invalid.
        var id: Int64? { try? reader.id() }
        /// The stored checksum; nil when it is invalid.
        var checksum: Int64? { try? reader.bits("checksum") }
        /// The row as an event; nil when a value of it is invalid.
        var event: EventRow? { try? EventRow(reader) }
    }

    private let rows: RowScan

    /// - Parameter clauses: the SQL after `FROM event`.
    init(_ db: Database, _ clauses: String) throws {
        rows = try RowScan(db, of: "event", sql: "SELECT \(EventRow.columns) FROM event \(clauses)")
    }

    /// The next row, which can be read until the next call; nil after the last one.
    func next() throws -> Entry? { try rows.row().map(Entry.init) }
}

extension LogCorrections {
    /// Loads those of the whole log. Cost: one index lookup for each of them.
    init(_ db: Database) throws {
        self.init()
        let scan = try LogScan(db, "WHERE target IS NOT NULL ORDER BY id")
        while let entry = try scan.next() {
            if let logged = entry.event?.logged { add(logged) }
        }
    }
}
