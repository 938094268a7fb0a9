/// The rows of the table Games one after the other, fetched some hundred at a time: no statement stays open between
/// two games, and each fetch has the whole deadline.
struct DatabaseRowReader {
    enum Next {
        case row(DatabaseRow)
        /// A row that is longer than anything that is read.
        case tooLong(Int64)
    }

    private let file: SQLiteFile
    private let schema: DatabaseSchema
    private let query: GameQuery
    private var statement: PreparedStatement?
    private var waiting: ArraySlice<DatabaseRow> = []
    private var last = Int64.min
    private var isAtEnd = false

    private static let batch: Int64 = 256
    /// A fetch ends behind the row that makes it this long, in bytes.
    private static let longestBatch = 4 << 20

    init(_ file: SQLiteFile, _ schema: DatabaseSchema) {
        self.file = file
        self.schema = schema
        query = GameQuery(schema)
    }

    var furtherTags: [String] { query.furtherTags }

    /// - Throws: `SQLiteError`, after which nothing more comes.
    mutating func next() throws -> Next? {
        if let row = waiting.popFirst() { return .row(row) }
        guard !isAtEnd else { return nil }
        do {
            waiting = try fetch()
        } catch let failure as SQLiteError where failure.isTooLong {
            return try skip().map(Next.tooLong)
        } catch {
            isAtEnd = true
            throw error
        }
        isAtEnd = waiting.isEmpty
        return waiting.popFirst().map(Next.row)
    }

    /// The next rows, as far as they can be had; throws "too long" only when that is the first of them.
    private mutating func fetch() throws -> ArraySlice<DatabaseRow> {
        let statement = try statement ?? file.prepare(query.sql)
        self.statement = statement
        file.restartDeadline()
        try statement.bind(.integer(last), .integer(DatabaseRowReader.batch))
        defer { statement.reset() }
        var rows: ArraySlice<DatabaseRow> = []
        var size = 0
        while size < DatabaseRowReader.longestBatch {
            do {
                guard try statement.step() else { break }
            } catch let failure as SQLiteError where failure.isTooLong && !rows.isEmpty {
                break
            }
            let values = statement.values
            let row = DatabaseRow(values, places: query.places)
            // In a sound table row numbers ascend; where two branches lead to one page, they come again for ever.
            guard row.id > last else { throw SQLiteError.disorder }
            last = row.id
            size += values.reduce(0) { $0 + $1.size }
            rows.append(row)
        }
        return rows
    }

    /// Passes over one row without looking at its content.
    private mutating func skip() throws -> Int64? {
        let sql = "SELECT _rowid_ FROM main.\(schema.games.quoted) WHERE _rowid_ > ?1 ORDER BY _rowid_ LIMIT 1"
        let statement = try file.prepare(sql)
        try statement.bind(.integer(last))
        guard try statement.step(), let row = statement.values.first?.number.map(Int64.init) else {
            isAtEnd = true
            return nil
        }
        guard row > last else { throw SQLiteError.disorder }
        last = row
        return row
    }
}
