import Chess
import GRDB
import GameDatabases
import Openings
import Training

/// A card's place in one repertoire, and what this repertoire has there.
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

    /// The cards of one repertoire, in its order.
    static func fetch(repertoire: Int64, _ db: Database) throws -> [MembershipRow] {
        let sql = """
            SELECT card.side, card.epd, card, card_repertoire.prepared, remarks, line, place
            FROM card_repertoire JOIN card ON card.id = card WHERE repertoire = ? ORDER BY place
            """
        return try Row.fetchAll(db, sql: sql, arguments: [repertoire]).map {
            try MembershipRow(RowReader($0, of: "card_repertoire"))
        }
    }

    /// Puts the card into the repertoire.
    static func insert(_ card: Card, _ id: CardID, place: Int, repertoire: Int64, _ db: Database) throws {
        let sql = """
            INSERT INTO card_repertoire (repertoire, card, place, prepared, remarks, line) VALUES (?, ?, ?, ?, ?, ?)
            """
        try db.cachedStatement(sql: sql).execute(arguments: [
            repertoire, id.rawValue, place, card.prepared.map(\.uci).joined(separator: " "),
            Int64(bitPattern: card.remarks), Blob.of(line(of: card)),
        ])
    }

    /// The moves that lead to the card, two bytes each as in Games.
    static func line(of card: Card) -> [UInt8] {
        var position = card.start
        var bytes: [UInt8] = []
        for move in card.line {
            guard position.isLegal(move) else { break }
            bytes.append(stored: position.storedMove(move))
            position = position.playing(move)
        }
        return bytes
    }
}
