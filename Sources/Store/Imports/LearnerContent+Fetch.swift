import Chess
import Foundation
import GRDB
import Openings
import Training

extension LearnerContent {
    /// Loads the input of a planner.
    ///
    /// - Parameters:
    ///   - sources: already loaded.
    ///   - side: cards of the other side are not loaded; nil loads all.
    init(_ db: Database, sources: SourceSet, side: Side? = nil) throws {
        var members: [Int64: [KnownCard]] = [:]
        for repertoire in sources.repertoires where side == nil || side == repertoire.side {
            members[repertoire.id] = try MembershipRow.fetch(repertoire: repertoire.id, db).map(\.known)
        }
        self.init(
            sources: sources, cards: try CardRecord.fetch(side, db), members: members,
            histories: try LearnerContent.histories(db),
            missingPaths: Set(
                sources.sources.map(\.path).filter { $0 != "-" && !FileManager.default.fileExists(atPath: $0) }))
    }

    /// The events of the cards with a restart.
    private static func histories(_ db: Database) throws -> [CardID: CardHistory] {
        let sql = "SELECT DISTINCT card FROM event WHERE \(EventKind.restarted.isKind()) ORDER BY card"
        var histories: [CardID: CardHistory] = [:]
        for row in try Row.fetchAll(db, sql: sql) {
            // A damaged event is left out, as it is in a replay.
            guard let number = try? RowReader(row, of: "event").id("card") else { continue }
            let card = CardID(number)
            histories[card] = CardHistory(try EventRow.events(of: card, db))
        }
        return histories
    }
}

extension CardRecord {
    /// Returns the cards of a side, or all, in the order of their numbers.
    fileprivate static func fetch(_ side: Side?, _ db: Database) throws -> [CardRecord] {
        let sql = """
            SELECT id, side, epd, main, prepared, is_queued, due IS NOT NULL AS is_scheduled,
              introduced IS NOT NULL AS is_introduced, is_suspended,
              EXISTS (SELECT 1 FROM event WHERE card = card.id) AS has_events
            FROM card WHERE :side IS NULL OR side = :side ORDER BY id
            """
        let rows = try Row.fetchCursor(db, sql: sql, arguments: ["side": side?.rawValue])
        var cards: [CardRecord] = []
        while let row = try rows.next() {
            let row = RowReader(row, of: "card")
            cards.append(
                CardRecord(
                    id: CardID(try row.id()), key: try row.key, main: try row.text("main"),
                    prepared: try row.moves("prepared"), isQueued: try row.flag("is_queued"),
                    isScheduled: try row.flag("is_scheduled"), isIntroduced: try row.flag("is_introduced"),
                    isSuspended: try row.flag("is_suspended"), hasEvents: try row.flag("has_events")))
        }
        return cards
    }
}
