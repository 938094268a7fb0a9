/// One row of the table Games, with its values by column name.
struct DatabaseRow {
    let id: Int64
    private let values: [SQLiteValue]
    private let indexes: [String: Int]

    init(_ values: [SQLiteValue], indexes: [String: Int]) {
        self.values = values
        self.indexes = indexes
        id = values.first?.integerValue.map(Int64.init) ?? 0
    }

    /// The value of a column; NULL when the file has no such column.
    subscript(_ name: String) -> SQLiteValue {
        guard let index = indexes[name], index < values.count else { return .null }
        return values[index]
    }
}
