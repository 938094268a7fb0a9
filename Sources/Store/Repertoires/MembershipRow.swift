import Chess
import GRDB
import Openings
import Training

/// A card's place in one repertoire, and what this repertoire has there.
struct MembershipRow {
    let card: CardID
    let known: KnownCard

    init?(_ row: Row) {
        let prepared = (row["prepared"] as String).split(separator: " ").map(String.init)
        guard let side = Side(rawValue: row["side"]), let main = prepared.first else { return nil }
        card = CardID(row["card"])
        known = KnownCard(
            key: CardKey(side: side, epd: row["epd"]), main: main, prepared: prepared,
            remarks: UInt64(bitPattern: row["remarks"]), isActive: true)
    }

    /// The cards of one repertoire, in its order.
    static func fetch(repertoire: Int64, _ db: Database) throws -> [MembershipRow] {
        let sql = """
            SELECT card.side, card.epd, card, card_repertoire.prepared, remarks
            FROM card_repertoire JOIN card ON card.id = card WHERE repertoire = ? ORDER BY place
            """
        return try Row.fetchAll(db, sql: sql, arguments: [repertoire]).compactMap(MembershipRow.init)
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
    private static func line(of card: Card) -> [UInt8] {
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
