/// Reads the rows of the table Games in batches of 256. No statement is open between two batches, and each batch has the
/// full deadline.
struct DatabaseRowReader {
    enum Next {
        case row(DatabaseRow)
        /// The number of a row that exceeds `SQLiteFile.maxLength`.
        case tooLong(Int64)
    }

    private let file: SQLiteFile
    private let schema: DatabaseSchema
    private let query: GameQuery
    private var statement: PreparedStatement?
    private var batch: ArraySlice<DatabaseRow> = []
    private var last = Int64.min
    private var isAtEnd = false

    private static let rowsPerBatch: Int64 = 256
    /// A batch ends after the row with which it reaches this length, in bytes.
    private static let maxBatchLength = 4 << 20

    init(_ file: SQLiteFile, _ schema: DatabaseSchema) {
        self.file = file
        self.schema = schema
        query = GameQuery(schema)
    }

    var otherTags: [String] { query.otherTags }

    /// Returns the next row; nil after the last one.
    ///
    /// - Throws: `SQLiteError`; every later call returns nil.
    mutating func next() throws -> Next? {
        if let row = batch.popFirst() { return .row(row) }
        guard !isAtEnd else { return nil }
        do {
            batch = try fetch()
        } catch let error as SQLiteError where error.isTooLong {
            return try skip().map(Next.tooLong)
        } catch {
            isAtEnd = true
            throw error
        }
        isAtEnd = batch.isEmpty
        return batch.popFirst().map(Next.row)
    }

    /// Fetches the next rows, up to one that is too long. Throws "too long" only when that is the first one.
    private mutating func fetch() throws -> ArraySlice<DatabaseRow> {
        let statement = try statement ?? file.prepare(query.sql)
        self.statement = statement
        file.restartDeadline()
        statement.restart(.integer(last), .integer(DatabaseRowReader.rowsPerBatch))
        defer { statement.reset() }
        var rows: ArraySlice<DatabaseRow> = []
        var length = 0
        while length < DatabaseRowReader.maxBatchLength {
            do {
                guard try statement.step() else { break }
            } catch let error as SQLiteError where error.isTooLong && !rows.isEmpty {
                break
            }
            let values = statement.values
            let row = DatabaseRow(values, indexes: query.indexes)
            // The row numbers of an intact table ascend; where two branches of the tree share a page, they never end.
            guard row.id > last else { throw SQLiteError.unorderedRows }
            last = row.id
            length += values.reduce(0) { $0 + $1.byteCount }
            rows.append(row)
        }
        return rows
    }

    /// Skips one row without reading its content, and returns its number; nil after the last one.
    private mutating func skip() throws -> Int64? {
        let sql = "SELECT _rowid_ FROM main.\(schema.games.quoted) WHERE _rowid_ > ?1 ORDER BY _rowid_ LIMIT 1"
        let statement = try file.prepare(sql)
        statement.bind(last)
        guard try statement.step(), let row = statement.values.first?.integerValue.map(Int64.init) else {
            isAtEnd = true
            return nil
        }
        guard row > last else { throw SQLiteError.unorderedRows }
        last = row
        return row
    }
}
