import Chess
import GRDB
import Openings
import Scheduling
import Training

/// Brings the rows of repertoires and cards in line with what a library builds, inside a transaction.
struct RepertoireWriter {
    let db: Database
    let path: String

    /// Makes the repertoires of these names what the library builds, then works out what is asked. A side that has no
    /// chapter any more goes; its cards are set aside.
    ///
    /// - Returns: cards with a history whose former main move is no longer prepared, in the order of their numbers.
    func write(_ names: [String], _ library: Library) throws -> [CardID] {
        var left: [CardID] = []
        for name in names {
            let repertoires = library.repertoires(name)
            for row in try RepertoireRow.fetch(name, db) where !repertoires.contains(where: { $0.side == row.side }) {
                left += try fill(row, with: [])
                try db.execute(sql: "DELETE FROM repertoire WHERE id = ?", arguments: [row.id])
            }
            for repertoire in repertoires {
                let row = try RepertoireRow.make(name, repertoire.side, db)
                left += try fill(row, with: library.cards(of: repertoire))
                try db.execute(
                    sql: "UPDATE repertoire SET positions = ? WHERE id = ?",
                    arguments: [repertoire.positions.count, row.id])
            }
        }
        let changed = try settle(library)
        try forgetUntouched(left)
        return changed
    }

    /// Starts the cards anew: their answer changed.
    func restart(_ cards: [CardID], day: StudyDay, instant: Int64) throws {
        let writer = EventWriter(db: db, path: path)
        for card in cards {
            _ = try writer.append(
                ReviewRecord(card: card, kind: .restarted, day: day, instant: instant, gradedBy: .script))
        }
    }

    // MARK: - What is asked

    /// Works out anew, for every card, whether an active repertoire has it and what all active ones together prepare
    /// there. A card that is set aside keeps its answer, so that one notices a changed one when it returns.
    func settle(_ library: Library) throws -> [CardID] {
        var library = library
        library.rows = try RepertoireRow.fetch(nil, db)
        return try Side.allCases.flatMap { try settle($0, library) }.sorted()
    }

    private func settle(_ side: Side, _ library: Library) throws -> [CardID] {
        var answers: [String: [String]] = [:]
        for card in library.merged(side, names: library.activeNames(side)).cards {
            answers[card.key.epd] = card.prepared.map(\.uci)
        }
        let update = try db.cachedStatement(sql: "UPDATE card SET main = ?, prepared = ?, is_queued = ? WHERE id = ?")
        let sql = """
            SELECT id, epd, main, prepared, is_queued, EXISTS (SELECT 1 FROM card_repertoire JOIN repertoire
              ON repertoire.id = repertoire WHERE card = card.id AND repertoire.is_active) AS is_active
            FROM card WHERE side = ? ORDER BY id
            """
        var changed: [CardID] = []
        for row in try Row.fetchAll(db, sql: sql, arguments: [side.rawValue]) {
            let card = CardID(row["id"])
            let main: String = row["main"]
            let isQueued: Bool = row["is_queued"]
            guard row["is_active"], let prepared = answers[row["epd"]], let first = prepared.first else {
                if isQueued { try update.execute(arguments: [main, row["prepared"] as String, false, card.rawValue]) }
                continue
            }
            let text = prepared.joined(separator: " ")
            if !prepared.contains(main), try StateColumns.fetch(card, db)?.hasHistory == true { changed.append(card) }
            if !isQueued || first != main || text != row["prepared"] {
                try update.execute(arguments: [first, text, true, card.rawValue])
            }
        }
        return changed
    }

    // MARK: - Rows

    /// Makes the repertoire's cards those given, in that order.
    ///
    /// - Returns: those that left it.
    private func fill(_ repertoire: RepertoireRow, with cards: [Card]) throws -> [CardID] {
        let old = try MembershipRow.fetch(repertoire: repertoire.id, db).map(\.card)
        try db.execute(sql: "DELETE FROM card_repertoire WHERE repertoire = ?", arguments: [repertoire.id])
        var present: Set<CardID> = []
        for (place, card) in cards.enumerated() {
            let id = try row(of: card)
            guard present.insert(id).inserted else { continue }
            try MembershipRow.insert(card, id, place: place, repertoire: repertoire.id, db)
        }
        return old.filter { !present.contains($0) }
    }

    /// The row of the card's position, created when the position was never a card.
    private func row(of card: Card) throws -> CardID {
        let find = try db.cachedStatement(sql: "SELECT id FROM card WHERE side = ? AND epd = ?")
        if let id = try Int64.fetchOne(find, arguments: [card.key.side.rawValue, card.key.epd]) { return CardID(id) }
        let prepared = card.prepared.map(\.uci)
        try db.cachedStatement(sql: "INSERT INTO card (side, epd, main, prepared) VALUES (?, ?, ?, ?)").execute(
            arguments: [
                card.key.side.rawValue, card.key.epd, prepared.first ?? "", prepared.joined(separator: " "),
            ])
        return CardID(db.lastInsertedRowID)
    }

    /// Cards that are in no repertoire and to which nothing ever happened leave no trace.
    private func forgetUntouched(_ cards: [CardID]) throws {
        let sql = """
            DELETE FROM card WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM event WHERE card = ?1)
              AND NOT EXISTS (SELECT 1 FROM card_repertoire WHERE card = ?1)
            """
        for card in cards { try db.cachedStatement(sql: sql).execute(arguments: [card.rawValue]) }
    }
}

extension CardState {
    /// Whether there is a schedule, or at least the position was shown, that a new start would end.
    var hasHistory: Bool { due != nil || introduced != nil }
}
