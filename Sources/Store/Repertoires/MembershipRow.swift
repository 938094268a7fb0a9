import Chess
import GRDB
import Openings
import Training

/// A card's place in one repertoire: what this repertoire prepares there, and a checksum over what it says there.
struct MembershipRow {
    let key: CardKey
    let card: CardID
    let repertoire: Int64
    let isActive: Bool
    /// UCI, the main move first.
    let prepared: [String]
    let context: Int64

    init?(_ row: Row) {
        guard let side = Side(rawValue: row["side"]) else { return nil }
        key = CardKey(side: side, epd: row["epd"])
        card = CardID(row["card"])
        repertoire = row["repertoire"]
        isActive = row["is_active"]
        prepared = (row["prepared"] as String).split(separator: " ").map(String.init)
        context = row["context"]
    }

    private static let select = """
        SELECT card.side, card.epd, card_repertoire.card, repertoire, is_active, card_repertoire.prepared, context
        FROM card_repertoire JOIN card ON card.id = card_repertoire.card
          JOIN repertoire ON repertoire.id = repertoire
        """

    /// The cards of one repertoire, in its order.
    static func fetch(repertoire: Int64, _ db: Database) throws -> [MembershipRow] {
        try Row.fetchAll(
            db, sql: "\(select) WHERE repertoire = ? ORDER BY card_repertoire.place", arguments: [repertoire]
        ).compactMap(MembershipRow.init)
    }

    /// Every repertoire a card is in, active ones first, then in the learner's order.
    static func fetch(card: CardID, _ db: Database) throws -> [MembershipRow] {
        let statement = try db.cachedStatement(
            sql: "\(select) WHERE card_repertoire.card = ? ORDER BY is_active DESC, repertoire.place, repertoire.id")
        return try Row.fetchAll(statement, arguments: [card.rawValue]).compactMap(MembershipRow.init)
    }

    /// The same moves in the same order.
    static func prepared(of card: Card) -> [String] {
        card.prepared.map(\.uci)
    }

    /// A checksum over what the learner is shown with the card: comments, NAGs, warnings.
    static func context(of card: Card) -> Int64 {
        var checksum = Checksum()
        func add(_ text: String) {
            checksum.add(text.utf8)
            checksum.add([0])
        }
        card.comments.forEach { add($0.raw) }
        for move in card.prepared {
            add(move.uci)
            move.nags.forEach { add(String($0.rawValue)) }
            move.comments.forEach { add($0.raw) }
        }
        for warning in card.warnings {
            add(warning.uci)
            warning.nags.forEach { add(String($0.rawValue)) }
            warning.comments.forEach { add($0.raw) }
        }
        return checksum.stored
    }

    /// The moves that lead to the card, two bytes each as in Games.
    static func line(of card: Card) -> [UInt8] {
        var position = card.start
        var bytes: [UInt8] = []
        for move in card.line {
            let stored = position.storedMove(move)
            bytes.append(UInt8(truncatingIfNeeded: stored))
            bytes.append(UInt8(truncatingIfNeeded: stored >> 8))
            position = position.playing(move)
        }
        return bytes
    }
}
