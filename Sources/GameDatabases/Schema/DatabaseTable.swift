/// One table of a foreign database, as far as it can be read without trusting it: by name, and only what is stored.
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
    /// Columns that are stored, in their order: none that is computed or hidden.
    let columns: [Column]

    var quoted: String { DatabaseTable.quoted(name) }

    /// The column of that name, in any mixture of capitals and small letters, as SQLite has it.
    func column(_ name: String) -> Column? {
        let wanted = name.lowercased()
        return columns.first { $0.name.lowercased() == wanted }
    }

    /// All these columns are there.
    func has(_ names: String...) -> Bool { names.allSatisfy { column($0) != nil } }

    static func quoted(_ name: String) -> String {
        "\"\(name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\""))\""
    }
}

extension DatabaseTable {
    /// What a file has under a name.
    enum Finding {
        case missing
        case table(DatabaseTable)
        /// Something that runs code of the file or of an extension when it is read: a view, a virtual table, a table
        /// without rows of its own numbers. The word says what.
        case refused(String)
    }

    static func find(_ name: String, in file: SQLiteFile) throws -> Finding {
        let wanted = name.lowercased()
        // Columns: schema, name, type, number of columns, WITHOUT ROWID, STRICT.
        let tables = try file.rows("PRAGMA main.table_list")
        let found = tables.first { row in
            row.count >= 5 && row[0].word == "main" && row[1].word?.lowercased() == wanted
        }
        guard let found, let spelled = found[1].word else { return .missing }
        guard found[2].word == "table" else { return .refused("a \(found[2].word ?? "strange") table") }
        guard found[4].number == 0 else { return .refused("a table without row numbers") }
        // Columns: number, name, type, NOT NULL, default, primary key, hidden or computed.
        let columns = try file.rows("PRAGMA main.table_xinfo(\(quoted(spelled)))").compactMap { row -> Column? in
            guard row.count >= 7, row[6].number == 0, let name = row[1].word else { return nil }
            return Column(name: name, type: (row[2].word ?? "").uppercased())
        }
        return .table(DatabaseTable(name: spelled, columns: columns))
    }
}
