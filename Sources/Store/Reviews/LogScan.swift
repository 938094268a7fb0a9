import GRDB
import GameDatabases
import Training

/// Reads rows of the log, one after the other. It must not outlive the block that received the connection.
struct LogScan {
    /// A row of the log.
    struct Entry {
        fileprivate let row: NumberReader

        /// The number of the row; nil when it is invalid.
        var id: Int64? { (try? row.integer(0, "id", in: ColumnLimits.id)).map(Int64.init) }
        /// The number of the study day; nil when it is invalid.
        var day: Int64? { (try? row.integer(3, "day", in: ColumnLimits.day)).map(Int64.init) }
        /// The stored checksum; nil when it is invalid.
        var checksum: Int64? {
            row.row.isInteger(at: EventRow.checksumPlace) ? row.row.integer(at: EventRow.checksumPlace) : nil
        }
        /// The row as an event; nil when a value of it is invalid.
        var event: EventRow? { try? EventRow(row) }
    }

    private let statement: PreparedStatement

    /// - Parameters:
    ///   - clauses: the SQL after `FROM event`.
    ///   - arguments: the values of the parameters, in their order.
    init(_ db: Database, _ clauses: String, _ arguments: [SQLiteValue] = []) throws {
        do {
            statement = try PreparedStatement(db, sql: "SELECT \(EventRow.columns) FROM event \(clauses)")
        } catch let error as SQLiteError {
            throw DatabaseError(error)
        }
        for argument in arguments { statement.bind(argument) }
    }

    /// The next row, which can be read until the next call; nil after the last one.
    func next() throws -> Entry? {
        do {
            return try statement.step() ? Entry(row: NumberReader(row: statement, table: "event")) : nil
        } catch let error as SQLiteError {
            throw DatabaseError(error)
        }
    }

    /// The remaining rows. Invalid ones are left out.
    func events() throws -> [EventRow] {
        var events: [EventRow] = []
        while let entry = try next() {
            if let event = entry.event { events.append(event) }
        }
        return events
    }
}

extension LogCorrections {
    /// Loads those of the whole log. Cost: one index lookup for each of them.
    init(_ db: Database) throws {
        self.init()
        for event in try LogScan(db, "WHERE target IS NOT NULL ORDER BY +id").events() {
            if let logged = event.logged { add(logged) }
        }
    }
}
