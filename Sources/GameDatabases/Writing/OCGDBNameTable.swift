/// One of ocgdb's tables of names, each of which is stored once, with the rows written so far.
struct OCGDBNameTable {
    private let insertion: PreparedStatement
    private let hasRating: Bool
    private var rows: [NameBytes: Int64] = [:]
    private(set) var count = 1

    init(_ table: String, hasRating: Bool = false, in file: SQLiteFile) throws {
        insertion = try file.prepare(
            hasRating
                ? "INSERT INTO \(table) (ID, Name, Elo) VALUES (?, ?, ?)"
                : "INSERT INTO \(table) (ID, Name) VALUES (?, ?)")
        self.hasRating = hasRating
    }

    /// Returns the row of a name. A new name is written, with the rating in its first game. The unknown name has row 1.
    mutating func row(of name: String?, rating: Int? = nil) throws -> SQLiteValue {
        guard let name, !name.isEmpty, name != "?" else { return .integer(1) }
        if let row = rows[NameBytes(name)] { return .integer(row) }
        count += 1
        let row = Int64(count)
        rows[NameBytes(name)] = row
        var values: [SQLiteValue] = [.integer(row), .text(name)]
        if hasRating { values.append(rating.map { .integer(Int64($0)) } ?? .null) }
        try insertion.insert(values)
        return .integer(row)
    }
}
