import Chess
import GRDB
public import Openings
import Training

extension LearnerFile {
    /// Adds one of the user's own moves as a further prepared one. It survives imports and is in no file. Does not read
    /// the stored sources if a drill has loaded them.
    ///
    /// - Returns: Whether the move was added; false if it was added before.
    /// - Throws: `StoreError.notFound` when the position is not a card, or the move is not legal there.
    @discardableResult public func accept(_ key: CardKey, uci: String, instant: Int64) throws -> Bool {
        try writing { db in
            let names = try names(with: key, db)
            guard !names.isEmpty, let position = try? Position(fen: key.epd + " 0 1"),
                let move = position.move(uci: uci),
                let addition = RepertoireAddition(position: position, move: move)
            else { throw StoreError(.notFound, path: path, "\(uci): no repertoire asks for a move here") }
            return try withGraphs(of: key.side, names, db) { graphs in
                try db.execute(
                    sql:
                        "INSERT INTO addition (side, epd, uci, instant) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
                    arguments: [key.side.rawValue, key.epd, uci, instant])
                let isNew = db.changesCount > 0
                if isNew { graphs.add(addition) }
                let target = graphs.target(names, key.side)
                try update(db).execute(target, graphs.sources, side: key.side, at: nil)
                return isNew
            }
        }
    }

    /// Runs `body` with the graphs of some repertoires and of all active ones of the side. The stored sources are read
    /// only if the graphs are not in memory.
    func withGraphs<Value>(
        of side: Side, _ names: [String], _ db: Database,
        _ body: (inout RepertoireGraphs) throws -> Value
    ) throws -> Value {
        let active = try RepertoireRecord.fetch(nil, db).filter { $0.side == side && $0.isActive }.map(
            \.name)
        return try graphCache.withGraphs(names + active, db, sourceCache, body)
    }

    /// Removes a move again that `accept` added, because nothing was graded with it.
    public func withdraw(_ uci: String, from key: CardKey) throws {
        try writing { db in try withdraw(uci, from: key, db) }
    }

    /// Removes a move that `accept` added.
    func withdraw(_ uci: String, from key: CardKey, _ db: Database) throws {
        try db.execute(
            sql: "DELETE FROM addition WHERE side = ? AND epd = ? AND uci = ?",
            arguments: [key.side.rawValue, key.epd, uci])
        try update(db).execute(names(with: key, db), at: nil)
    }

    /// Makes one of the prepared moves of a position the main one, for this and all later imports.
    ///
    /// - Throws: `StoreError.notFound` when no repertoire prepares that move there.
    public func prefer(_ key: CardKey, uci: String) throws {
        try writing { db in
            let sql = "SELECT prepared FROM card WHERE side = ? AND epd = ?"
            let prepared = try String.fetchOne(db, sql: sql, arguments: [key.side.rawValue, key.epd])
            guard let prepared, prepared.split(separator: " ").contains(Substring(uci))
            else {
                throw StoreError(
                    .notFound, path: path,
                    "\(uci) is not prepared in this position; prep show NAME lists the prepared moves")
            }
            try db.execute(
                sql: """
                    INSERT INTO preference VALUES (?, ?, ?) ON CONFLICT (side, epd) DO UPDATE SET uci = excluded.uci
                    """, arguments: [key.side.rawValue, key.epd, uci])
            try update(db).execute(names(with: key, db), at: nil)
        }
    }

    /// Returns the names of the repertoires that contain the card.
    func names(with key: CardKey, _ db: Database) throws -> [String] {
        let sql = """
            SELECT DISTINCT repertoire.name FROM card JOIN card_repertoire ON card_repertoire.card = card.id
              JOIN repertoire ON repertoire.id = repertoire WHERE card.side = ? AND card.epd = ?
            ORDER BY repertoire.name
            """
        return try String.fetchAll(db, sql: sql, arguments: [key.side.rawValue, key.epd])
    }

    /// Brings repertoires in line with the stored sources, inside a transaction.
    func update(_ db: Database) -> RepertoireUpdate {
        RepertoireUpdate(db: db, cache: sourceCache, path: path)
    }
}
