/// One table of a game database, with the columns that can be read without trusting the file.
struct DatabaseTable {
    struct Column {
        /// As the file spells it.
        let name: String
        /// As declared, in capitals.
        let type: String

        /// The name as an SQL identifier.
        var quoted: String { DatabaseTable.quoted(name) }
    }

    /// As the file spells it.
    let name: String
    /// The stored columns in their order, without computed and hidden ones.
    let columns: [Column]

    var quoted: String { DatabaseTable.quoted(name) }

    /// Returns the column with a name. Case is ignored, as in SQLite.
    func column(_ name: String) -> Column? {
        let wanted = name.lowercased()
        return columns.first { $0.name.lowercased() == wanted }
    }

    /// Whether the table has all these columns.
    func has(_ names: String...) -> Bool { names.allSatisfy { column($0) != nil } }

    static func quoted(_ name: String) -> String {
        "\"\(name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\""))\""
    }
}

extension DatabaseTable {
    /// The result of a lookup by name.
    enum Lookup {
        case missing
        case table(DatabaseTable)
        /// A view, a virtual table, or a table without row numbers: reading it would run code of the file or of an
        /// extension. The text describes it.
        case refused(String)
    }

    static func find(_ name: String, in file: SQLiteFile) throws -> Lookup {
        let wanted = name.lowercased()
        // Columns: schema, name, type, number of columns, WITHOUT ROWID, STRICT.
        let tables = try file.rows("PRAGMA main.table_list")
        let found = tables.first { row in
            row.count >= 5 && row[0].textValue == "main" && row[1].textValue?.lowercased() == wanted
        }
        guard let found, let spelled = found[1].textValue else { return .missing }
        guard found[2].textValue == "table" else { return .refused("a \(found[2].textValue ?? "strange") table") }
        guard found[4].integerValue == 0 else { return .refused("a table without row numbers") }
        // Columns: number, name, type, NOT NULL, default, primary key, hidden or computed.
        let columns = try file.rows("PRAGMA main.table_xinfo(\(quoted(spelled)))").compactMap { row -> Column? in
            guard row.count >= 7, row[6].integerValue == 0, let name = row[1].textValue else { return nil }
            return Column(name: name, type: (row[2].textValue ?? "").uppercased())
        }
        return .table(DatabaseTable(name: spelled, columns: columns))
    }
}
