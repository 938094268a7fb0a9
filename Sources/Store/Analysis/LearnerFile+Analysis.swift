import GRDB

extension LearnerFile {
    /// What was found of a move by this engine under this limit; nil when it was never looked at.
    public func analysis(epd: String, engine: String, nodes: Int, move: String) throws -> StoredAnalysis? {
        try reading { db in
            let sql = "SELECT score, pv FROM analysis WHERE epd = ? AND engine = ? AND nodes = ? AND move = ?"
            return try Row.fetchOne(db, sql: sql, arguments: [epd, engine, nodes, move]).map { row in
                StoredAnalysis(epd: epd, engine: engine, nodes: nodes, move: move, score: row["score"], line: row["pv"])
            }
        }
    }

    /// Keeps what was found, in the place of what is there. Cost: one flushed transaction.
    public func keep(_ found: [StoredAnalysis]) throws {
        guard !found.isEmpty else { return }
        try writing { db in
            let statement = try db.cachedStatement(sql: "INSERT OR REPLACE INTO analysis VALUES (?, ?, ?, ?, ?, ?)")
            for one in found {
                try statement.execute(arguments: [one.epd, one.engine, one.nodes, one.move, one.score, one.line])
            }
        }
    }
}
