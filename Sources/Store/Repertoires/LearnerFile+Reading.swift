import Chess
import GRDB
import GameDatabases
import Openings
public import Training

extension LearnerFile {
    /// Returns the repertoires of a name, or all, built from the stored sources, in the user's order.
    ///
    /// - Throws: `StoreError.unknownRepertoire`. Cost: parses the sources that are not cached, and merges their chapters.
    public func repertoires(named name: String? = nil) throws -> [StoredRepertoire] {
        try reading { db in
            let rows =
                try name.map { try RepertoireRecord.named($0, db, path: path) } ?? RepertoireRecord.fetch(nil, db)
            let sourceSet = try SourceSet(db, sourceCache, names: rows.map(\.name))
            return rows.compactMap { row in
                guard let repertoire = sourceSet.repertoire(named: row.name, row.side) else {
                    return nil
                }
                let sources = sourceSet.sources.filter { $0.name == row.name }
                return StoredRepertoire(
                    id: row.id, repertoire: repertoire, isActive: row.isActive,
                    isPreferred: row.isPreferred, sources: sources.map(StoredSource.init))
            }
        }
    }

    /// Returns every repertoire in the user's order, without building it.
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
                let repertoire = try RepertoireRecord(row)
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

    /// Returns what a session needs: the active repertoires, or one by its name (active or not), merged into one graph
    /// for each side, and their cards, each once, with their states. Where several files have a position, its prepared
    /// moves are those of all active ones.
    ///
    /// - Throws: `StoreError.unknownRepertoire`. Cost: parses the sources that are not cached, and merges their chapters.
    public func drillMaterial(named name: String? = nil) throws -> DrillMaterial {
        try reading { db in
            let graphs = try merged(name, db)
            let stored = try LearnerFile.cards(name, db)
            let known = Dictionary(stored.enumerated().map { ($1.key, $0) }) { first, _ in first }
            let owners = try NewPositionShares(name, db).owners(db)
            let formerMains = try FormerMains(db)
            let cards = graphs.flatMap { graph in
                graph.cards.compactMap { card -> QueuedCard? in
                    guard let stored = known[card.key].map({ stored[$0] }), name != nil || stored.isQueued else {
                        return nil
                    }
                    return QueuedCard(card, stored, repertoire: owners[stored.id] ?? name, formerMains)
                }
            }
            return DrillMaterial(repertoires: graphs, cards: cards)
        }
    }

    /// Returns the repertoires of a session, merged into one graph for each side, White's first.
    func merged(_ name: String?, _ db: Database) throws -> [Repertoire] {
        let selection = try SessionRepertoires(name, db, path: path)
        return try graphCache.withGraphs(selection.names, db, sourceCache) { graphs in
            graphs.merged(selection.sides.map { side in (side, selection.names(of: side)) })
        }
    }

    /// Returns the cards of `drillMaterial`.
    public func queuedCards(named name: String? = nil) throws -> [QueuedCard] {
        try drillMaterial(named: name).cards
    }

    /// Returns the cards of a name, or all cards including archived ones, by their numbers.
    ///
    /// - Throws: `StoreError.unknownRepertoire`.
    public func storedCards(named name: String? = nil) throws -> [StoredCard] {
        try reading { db in
            if let name { _ = try RepertoireRecord.named(name, db, path: path) }
            return try LearnerFile.cards(name, db)
        }
    }

    static func cards(_ name: String?, _ db: Database) throws -> [StoredCard] {
        let selection = CardSelection(name: name)
        return try cards(where: name == nil ? "1" : selection.condition, name.map { [.text($0)] } ?? [], db)
    }

    /// - Parameter arguments: the values of the parameters of `condition`, in their order.
    static func cards(
        where condition: String, _ arguments: [SQLiteValue], _ db: Database
    ) throws -> [StoredCard] {
        let newest = "(SELECT max(id) FROM event WHERE event.card = card.id)"
        let sql = """
            SELECT id, side, epd, main, prepared, is_queued, \(StateColumns.list), \(newest) AS newest FROM card
            WHERE \(condition) ORDER BY id
            """
        let rows = try RowScan(db, of: "card", sql: sql, arguments: arguments)
        let scheduler = try SchedulingRules(db).scheduler
        var cards: [StoredCard] = []
        while let row = try rows.row() {
            let id = CardID(try row.id())
            let key = try row.key
            let main = try row.text("main")
            let prepared = try row.moves("prepared")
            cards.append(
                StoredCard(
                    id: id, key: key, main: prepared.first ?? main, prepared: prepared,
                    isQueued: try row.flag("is_queued"), state: try StateColumns.state(row, under: scheduler),
                    newestEvent: Int64(try row.optionalInteger("newest", in: ColumnLimits.id) ?? 0)))
        }
        return cards
    }
}

extension QueuedCard {
    init(_ card: Card, _ stored: StoredCard, repertoire: String?, _ formerMains: FormerMains) {
        self.init(
            id: stored.id, card: card, state: stored.state, newestEvent: stored.newestEvent, repertoire: repertoire)
        formerMain = formerMains.former(stored.id, card)
    }
}

extension StoredSource {
    init(_ source: SourceRecord) {
        self.init(
            id: source.id, path: source.path, importedAt: source.versions.first?.importedAt ?? 0,
            keepsOlderReading: source.versions.count > 1)
    }
}
