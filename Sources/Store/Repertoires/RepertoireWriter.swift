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
    /// - Returns: what became of the answers, for `restart`.
    func write(_ names: [String], _ sourceSet: SourceSet) throws -> SettledCards {
        var left: [CardID] = []
        for name in names {
            let repertoires = sourceSet.repertoires(name)
            for row in try RepertoireRow.fetch(name, db) where !repertoires.contains(where: { $0.side == row.side }) {
                left += try fill(row, with: [])
                try db.execute(sql: "DELETE FROM repertoire WHERE id = ?", arguments: [row.id])
            }
            for repertoire in repertoires {
                let row = try RepertoireRow.make(name, repertoire.side, db)
                left += try fill(row, with: sourceSet.cards(of: repertoire))
                try db.execute(
                    sql: "UPDATE repertoire SET positions = ? WHERE id = ?",
                    arguments: [repertoire.positions.count, row.id])
            }
        }
        let changed = try settle(sourceSet)
        try forgetUntouched(left)
        return changed
    }

    // MARK: - What is asked

    /// Works out anew, for every card, whether an active repertoire has it and what all active ones together prepare
    /// there. A card that is set aside keeps its answer, so that one notices a changed one when it returns.
    ///
    /// - Parameter isSwitch: nothing is read anew, repertoires are only switched on or off. No answer has changed then
    ///   while some repertoire, switched off or not, still prepares the former one: `main` stays that move.
    func settle(_ sourceSet: SourceSet, isSwitch: Bool = false) throws -> SettledCards {
        var sourceSet = sourceSet
        sourceSet.rows = try RepertoireRow.fetch(nil, db)
        var settled = SettledCards()
        for side in Side.allCases { try settle(side, sourceSet, isSwitch: isSwitch, &settled) }
        return settled
    }

    private func settle(_ side: Side, _ sourceSet: SourceSet, isSwitch: Bool, _ settled: inout SettledCards) throws {
        var answers: [String: [String]] = [:]
        for card in sourceSet.merged(side, names: sourceSet.activeNames(side)).cards {
            answers[card.key.epd] = card.prepared.map(\.uci)
        }
        let update = try db.cachedStatement(sql: "UPDATE card SET main = ?, prepared = ?, is_queued = ? WHERE id = ?")
        let sql = """
            SELECT id, epd, main, prepared, is_queued, due IS NOT NULL AS is_graded,
              due IS NOT NULL OR introduced IS NOT NULL AS has_history, EXISTS (SELECT 1 FROM card_repertoire
              JOIN repertoire ON repertoire.id = repertoire WHERE card = card.id AND repertoire.is_active) AS is_active
            FROM card WHERE side = ? ORDER BY id
            """
        for row in try Row.fetchAll(db, sql: sql, arguments: [side.rawValue]) {
            let row = RowReader(row, of: "card")
            let card = CardID(try row.id())
            let main = try row.text("main")
            let isQueued = try row.flag("is_queued")
            let old = try row.text("prepared")
            let hasHistory = try row.flag("has_history")
            guard try row.flag("is_active"), let prepared = answers[try row.text("epd")], let first = prepared.first
            else {
                if isQueued { try update.execute(arguments: [main, old, false, card.rawValue]) }
                continue
            }
            // The move asked last; it is not `main` while that is switched off.
            let former = old.split(separator: " ").first.map(String.init) ?? main
            let isOff = try !prepared.contains(main) && offers(main, at: card)
            let isKept = prepared.contains(former) || (isSwitch && (isOff || prepared.contains(main)))
            let text = prepared.joined(separator: " ")
            if !isKept, hasHistory { settled.changed.append(ChangedAnswer(card: card, former: former)) }
            if try !row.flag("is_graded"), !isQueued || text != old { settled.fresh.append((card, Set(prepared))) }
            let owner = isOff && isKept && hasHistory ? main : first
            if !isQueued || owner != main || text != old {
                try update.execute(arguments: [owner, text, true, card.rawValue])
            }
        }
    }

    /// Whether a repertoire, active or not, prepares the move there.
    private func offers(_ uci: String, at card: CardID) throws -> Bool {
        let statement = try db.cachedStatement(sql: "SELECT prepared FROM card_repertoire WHERE card = ?")
        return try String.fetchAll(statement, arguments: [card.rawValue]).contains { prepared in
            prepared.split(separator: " ").contains(Substring(uci))
        }
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
