import Chess
import GRDB
import Openings
public import Training

extension LearnerFile {
    /// The repertoires of that name, or all, rebuilt from the stored bytes, in the learner's order.
    ///
    /// - Throws: `StoreError.unknownRepertoire`. Cost: reads the sources' chapters.
    public func repertoires(named name: String? = nil) throws -> [StoredRepertoire] {
        try reading { db in
            let rows = try name.map { try RepertoireRow.named($0, db, path: path) } ?? RepertoireRow.fetch(nil, db)
            let sourceSet = try SourceSet(db, sourceCache, names: rows.map(\.name))
            return rows.compactMap { row in
                guard let repertoire = sourceSet.repertoires(row.name).first(where: { $0.side == row.side }) else {
                    return nil
                }
                let sources = sourceSet.sources.filter { $0.name == row.name }
                return StoredRepertoire(
                    id: row.id, repertoire: repertoire, isActive: row.isActive,
                    isPreferred: row.isPreferred, sources: sources.map(StoredSource.init))
            }
        }
    }

    /// Every repertoire in the learner's order. No file is read again.
    public func listing() throws -> [RepertoireListing] {
        try reading { db in
            let sql = """
                SELECT *, (SELECT count(*) FROM card_repertoire WHERE repertoire = repertoire.id) AS cards,
                  (SELECT count(*) FROM chapter JOIN source ON source.id = chapter.source
                   WHERE source.name = repertoire.name AND chapter.side = repertoire.side) AS chapters
                FROM repertoire ORDER BY place, id
                """
            return try Row.fetchAll(db, sql: sql).map { row in
                let row = RowReader(row, of: "repertoire")
                let repertoire = try RepertoireRow(row)
                let paths = try String.fetchAll(
                    db, sql: "SELECT path FROM source WHERE name = ? ORDER BY place, id",
                    arguments: [repertoire.name])
                return RepertoireListing(
                    name: repertoire.name, side: repertoire.side, isActive: repertoire.isActive,
                    chapters: try row.integer("chapters"), positions: try row.integer("positions"),
                    cards: try row.integer("cards"), sources: paths)
            }
        }
    }

    /// What a session works with: the active repertoires, or one by its name (active or not), merged into one graph a
    /// side, and their cards, each once, with their states. Where several files have a position, its prepared moves
    /// are those of all active ones.
    ///
    /// - Throws: `StoreError.unknownRepertoire`. Cost: reads the sources' chapters.
    public func drillMaterial(named name: String? = nil) throws -> DrillMaterial {
        try reading { db in
            let named = try name.map { try RepertoireRow.named($0, db, path: path) }
            let isNamed = { (row: RepertoireRow) in named?.contains { $0.id == row.id } ?? false }
            let asked = try RepertoireRow.fetch(nil, db).filter { $0.isActive || isNamed($0) }
            // The one that was asked for leads: its moves are the main ones, those of the others count as well.
            let rows = asked.filter(isNamed) + asked.filter { !isNamed($0) }
            let sourceSet = try SourceSet(db, sourceCache, names: rows.map(\.name))
            var known: [CardKey: StoredCard] = [:]
            for card in try LearnerFile.cards(name, db) { known[card.key] = card }
            let owners = try NewPositionShares(name, db).owners(db)
            let formerMains = try FormerMains(db)
            var graphs: [Repertoire] = []
            var cards: [QueuedCard] = []
            for side in Side.allCases where (named ?? rows).contains(where: { $0.side == side }) {
                let graph = sourceSet.merged(side, names: rows.filter { $0.side == side }.map(\.name))
                graphs.append(graph)
                cards += graph.cards.compactMap { card -> QueuedCard? in
                    guard let stored = known[card.key], name != nil || stored.isQueued else { return nil }
                    var queued = QueuedCard(
                        id: stored.id, card: card, state: stored.state, newestEvent: stored.newestEvent,
                        repertoire: owners[stored.id] ?? name)
                    queued.formerMain = formerMains.former(stored.id, card)
                    return queued
                }
            }
            return DrillMaterial(repertoires: graphs, cards: cards)
        }
    }

    /// The cards of `drillMaterial`.
    public func queuedCards(named name: String? = nil) throws -> [QueuedCard] {
        try drillMaterial(named: name).cards
    }

    /// The cards of that name, or every card there ever was, by their numbers. No file is read again.
    ///
    /// - Throws: `StoreError.unknownRepertoire`.
    public func storedCards(named name: String? = nil) throws -> [StoredCard] {
        try reading { db in
            if let name { _ = try RepertoireRow.named(name, db, path: path) }
            return try LearnerFile.cards(name, db)
        }
    }

    private static func cards(_ name: String?, _ db: Database) throws -> [StoredCard] {
        let selection = CardSelection(name: name)
        let condition = name == nil ? "1" : selection.condition
        let newest = "(SELECT max(id) FROM event WHERE event.card = card.id)"
        let sql = "SELECT *, \(newest) AS newest FROM card WHERE \(condition) ORDER BY id"
        let rows = try Row.fetchCursor(db, sql: sql, arguments: selection.arguments())
        var cards: [StoredCard] = []
        while let row = try rows.next() {
            let row = RowReader(row, of: "card")
            let prepared = try row.moves("prepared")
            let main = try row.text("main")
            cards.append(
                StoredCard(
                    id: CardID(try row.id()), key: try row.key, main: prepared.first ?? main, prepared: prepared,
                    isQueued: try row.flag("is_queued"), state: try StateColumns.state(row),
                    newestEvent: Int64(try row.optionalInteger("newest", in: ColumnLimits.id) ?? 0)))
        }
        return cards
    }
}

extension StoredSource {
    init(_ row: SourceRow) {
        self.init(
            id: row.id, path: row.path, importedAt: row.versions.first?.importedAt ?? 0,
            keepsOlderReading: row.versions.count > 1)
    }
}
