import GRDB

/// Finds values that Prep never writes, in each column of each table. Each table is read once.
struct ColumnInspection {
    let db: Database
    /// Whether the log is known to have no such value.
    var skipsLog = false

    func findings() throws -> [CheckFinding] {
        try TableRules.all.filter { !skipsLog || $0.table != "event" }.flatMap(findings)
    }

    private func findings(_ rules: TableRules) throws -> [CheckFinding] {
        let sums = rules.columns.map { "sum(\($0.fault))" }.joined(separator: ", ")
        guard let counts = try Row.fetchOne(db, sql: "SELECT \(sums) FROM \"\(rules.table)\"") else { return [] }
        var findings: [CheckFinding] = []
        for (index, rule) in rules.columns.enumerated() {
            guard let count = Int.fromDatabaseValue(counts[index]), count > 0 else { continue }
            let sql = "SELECT \(rules.row) FROM \"\(rules.table)\" WHERE \(rule.fault)"
            let rows = try Row.fetchCursor(db, sql: sql)
            while let row = try rows.next() {
                let number = row.text(at: 0) ?? "?"
                let message = "\(rules.table) \(number.prefix(80)): the value of \(rule.column) is damaged"
                findings.append(CheckFinding(kind: .value, message: message))
            }
        }
        return findings
    }
}
