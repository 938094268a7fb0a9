import Chess
import GRDB
import Openings
import Scheduling
import Training

/// Brings the rows of cards in line with the repertoires they are in, inside a transaction.
struct CardWriter {
    let db: Database
    let path: String

    /// Makes the repertoire's cards those of `cards`, in that order. Cards that are not among them leave it.
    ///
    /// - Returns: every card that is or was in it, for `settle`; in file order, those that left last.
    func fill(_ repertoire: RepertoireRow, with cards: [Card]) throws -> [CardID] {
        let old = try MembershipRow.fetch(repertoire: repertoire.id, db)
        try db.execute(sql: "DELETE FROM card_repertoire WHERE repertoire = ?", arguments: [repertoire.id])
        var touched: [CardID] = []
        var present: Set<CardID> = []
        for (place, card) in cards.enumerated() {
            let id = try self.card(of: card)
            guard present.insert(id).inserted else { continue }
            touched.append(id)
            try db.cachedStatement(
                sql: """
                    INSERT INTO card_repertoire (repertoire, card, place, prepared, context, line)
                    VALUES (?, ?, ?, ?, ?, ?)
                    """
            ).execute(arguments: [
                repertoire.id, id.rawValue, place, MembershipRow.prepared(of: card).joined(separator: " "),
                MembershipRow.context(of: card), Blob.of(MembershipRow.line(of: card)),
            ])
        }
        return touched + old.map(\.card).filter { !present.contains($0) }
    }

    /// The row of the card's position, created when the position was never a card.
    private func card(of card: Card) throws -> CardID {
        let find = try db.cachedStatement(sql: "SELECT id FROM card WHERE side = ? AND epd = ?")
        if let id = try Int64.fetchOne(find, arguments: [card.key.side.rawValue, card.key.epd]) { return CardID(id) }
        let prepared = MembershipRow.prepared(of: card)
        try db.cachedStatement(sql: "INSERT INTO card (side, epd, main, prepared) VALUES (?, ?, ?, ?)").execute(
            arguments: [
                card.key.side.rawValue, card.key.epd, prepared.first ?? "", prepared.joined(separator: " "),
            ])
        return CardID(db.lastInsertedRowID)
    }

    /// Works out anew, for each card, what is prepared there by all its repertoires together, and whether it is asked.
    ///
    /// - Returns: those with a schedule whose former main move is no longer prepared. A card of no repertoire keeps its
    ///   answer, so that one notices a changed one when it returns.
    func settle(_ cards: [CardID]) throws -> [CardID] {
        let preferred = try preferences()
        var changed: [CardID] = []
        for card in cards {
            let memberships = try MembershipRow.fetch(card: card, db)
            let isQueued = memberships.contains(where: \.isActive)
            guard let first = memberships.first else {
                try set(card, isQueued: false)
                continue
            }
            let counted = memberships.filter { $0.isActive == isQueued }
            let prepared = CardWriter.merged(counted.map(\.prepared), preferred: preferred[first.key])
            let former = try String.fetchOne(
                db.cachedStatement(sql: "SELECT main FROM card WHERE id = ?"), arguments: [card.rawValue])
            if let former, !prepared.contains(former), try StateColumns.fetch(card, db)?.hasHistory == true {
                changed.append(card)
            }
            try db.cachedStatement(
                sql: "UPDATE card SET main = ?, prepared = ?, is_queued = ? WHERE id = ?"
            ).execute(arguments: [
                prepared.first ?? "", prepared.joined(separator: " "), isQueued, card.rawValue,
            ])
        }
        return changed
    }

    /// All moves in order of appearance, each once; the preferred one first where it is among them.
    static func merged(_ lists: [[String]], preferred: String?) -> [String] {
        var merged: [String] = []
        for move in lists.joined() where !merged.contains(move) { merged.append(move) }
        if let preferred, let index = merged.firstIndex(of: preferred) {
            merged.insert(merged.remove(at: index), at: 0)
        }
        return merged
    }

    /// Starts the cards anew: their answer changed.
    func restart(_ cards: [CardID], day: StudyDay, instant: Int64) throws {
        let writer = EventWriter(db: db, path: path)
        for card in cards {
            _ = try writer.append(
                ReviewRecord(card: card, kind: .restarted, day: day, instant: instant, gradedBy: .script))
        }
    }

    /// Cards that are in no repertoire and to which nothing ever happened leave no trace.
    func forgetUntouched(_ cards: [CardID]) throws {
        for card in cards {
            try db.cachedStatement(
                sql: """
                    DELETE FROM card WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM event WHERE card = ?1)
                      AND NOT EXISTS (SELECT 1 FROM card_repertoire WHERE card = ?1)
                    """
            ).execute(arguments: [card.rawValue])
        }
    }

    private func set(_ card: CardID, isQueued: Bool) throws {
        try db.cachedStatement(sql: "UPDATE card SET is_queued = ? WHERE id = ?").execute(
            arguments: [isQueued, card.rawValue])
    }

    private func preferences() throws -> [CardKey: String] {
        var preferences: [CardKey: String] = [:]
        for row in try Row.fetchAll(db, sql: "SELECT side, epd, uci FROM preference") {
            guard let side = Side(rawValue: row["side"]) else { continue }
            preferences[CardKey(side: side, epd: row["epd"])] = row["uci"]
        }
        return preferences
    }
}

extension CardState {
    /// Whether there is a schedule, or at least the position was shown, that a new start would end.
    var hasHistory: Bool { due != nil || introduced != nil }
}
