import Chess
import GRDB
import GameDatabases
import Openings
import Training

/// A card's place in one repertoire, with the moves and remarks of this repertoire.
struct MembershipRow {
    let card: CardID
    let known: KnownCard
    /// Its rank in the repertoire, from 0.
    let place: Int
    /// The moves that lead to the card, two bytes each.
    let line: [UInt8]

    init(_ row: RowReader) throws(ColumnFault) {
        let prepared = try row.moves("prepared")
        card = CardID(try row.id("card"))
        line = try row.bytes("line")
        place = try row.integer("place")
        guard let main = prepared.first else {
            throw ColumnFault(table: row.table, column: "prepared", row: card.rawValue)
        }
        known = KnownCard(
            key: try row.key, main: main, prepared: prepared, remarks: UInt64(bitPattern: try row.bits("remarks")),
            isActive: true)
    }

    /// Returns the cards of one repertoire, in its order.
    static func fetch(repertoire: Int64, _ db: Database) throws -> [MembershipRow] {
        let sql = """
            SELECT card.side, card.epd, card, card_repertoire.prepared, remarks, line, place
            FROM card_repertoire JOIN card ON card.id = card WHERE repertoire = ? ORDER BY place
            """
        let rows = try RowScan(db, of: "card_repertoire", sql: sql, arguments: [.integer(repertoire)])
        var members: [MembershipRow] = []
        while let row = try rows.row() { members.append(try MembershipRow(row)) }
        return members
    }

    /// Writes the cards of a repertoire, in their order, in place of those that are stored. Rows that do not change are
    /// not written. A repertoire's sums count the answers of the cards that it has now.
    static func write(_ cards: [Card], repertoire: Int64, _ db: Database) throws {
        var old: [CardKey: MembershipRow] = [:]
        for row in try fetch(repertoire: repertoire, db) { old[row.known.key] = row }
        let find = try db.cachedStatement(sql: "SELECT id FROM card WHERE side = ? AND epd = ?")
        let sums = SumWriter(db: db)
        var seen: Set<CardKey> = []
        for (place, card) in cards.enumerated() where seen.insert(card.key).inserted {
            let former = old.removeValue(forKey: card.key)
            let line = line(of: card)
            if let former, former.place == place, former.known == KnownCard(card), former.line == line { continue }
            guard
                let id = try former?.card
                    ?? Int64.fetchOne(
                        find, arguments: [card.key.side.rawValue, card.key.epd]
                    ).map(CardID.init)
            else { continue }
            try insert(card, id, place: place, line: line, repertoire: repertoire, db)
            if former == nil { try sums.count(id, for: repertoire, sign: 1) }
        }
        let delete = try db.cachedStatement(sql: "DELETE FROM card_repertoire WHERE repertoire = ? AND card = ?")
        for card in old.values.map(\.card).sorted() {
            try delete.execute(arguments: [repertoire, card.rawValue])
            try sums.count(card, for: repertoire, sign: -1)
        }
    }

    /// Puts a card into the repertoire, in place of its former row.
    private static func insert(
        _ card: Card, _ id: CardID, place: Int, line: [UInt8], repertoire: Int64, _ db: Database
    ) throws {
        let sql = """
            INSERT OR REPLACE INTO card_repertoire (repertoire, card, place, prepared, remarks, line)
            VALUES (?, ?, ?, ?, ?, ?)
            """
        try db.cachedStatement(sql: sql).execute(arguments: [
            repertoire, id.rawValue, place, card.prepared.map(\.uci).joined(separator: " "),
            Int64(bitPattern: card.remarks), Blob.of(line),
        ])
    }

    /// Whether the row has the moves, the remarks and the line of a card.
    func agrees(with card: Card) -> Bool {
        known.prepared == card.prepared.map(\.uci) && known.remarks == card.remarks && line == Self.line(of: card)
    }

    /// Returns the moves that lead to the card, two bytes each as in Games.
    static func line(of card: Card) -> [UInt8] {
        var position = card.start
        var bytes: [UInt8] = []
        for move in card.line {
            bytes.append(stored: position.storedMove(move))
            position = position.playing(move)
        }
        return bytes
    }
}
