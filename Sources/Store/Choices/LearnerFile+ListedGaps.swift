import Chess
import GRDB

extension LearnerFile {
    /// Stores the list of gaps that was shown last, replacing the previous one. Storing the same list again writes
    /// nothing.
    public func storeListedGaps(_ gaps: [ListedGap]) throws {
        guard try listedGaps() != gaps else { return }
        try writing { db in
            try db.execute(sql: "DELETE FROM listed_gap")
            for gap in gaps {
                try db.execute(
                    sql: "INSERT INTO listed_gap (number, side, repertoire, before, reply) VALUES (?, ?, ?, ?, ?)",
                    arguments: [
                        gap.number, gap.side.rawValue, gap.repertoire, gap.before.fen, gap.before.uci(gap.reply),
                    ])
            }
        }
    }

    /// Returns the list of gaps that was shown last, by its numbers.
    public func listedGaps() throws -> [ListedGap] {
        try reading { db in
            try Row.fetchAll(db, sql: "SELECT * FROM listed_gap ORDER BY number").compactMap { row in
                let row = RowReader(row, of: "listed_gap")
                let (number, side) = (try row.integer("number"), try row.side())
                guard let before = try? Position(fen: row.text("before")),
                    let reply = before.move(uci: try row.text("reply"))
                else { return nil }
                return ListedGap(
                    number: number, side: side, repertoire: try row.text("repertoire"), before: before, reply: reply)
            }
        }
    }
}
