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
            return try LearnerFile.build(rows, db)
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
            return try Row.fetchAll(db, sql: sql).compactMap { row in
                guard let repertoire = RepertoireRow(row) else { return nil }
                let paths = try String.fetchAll(
                    db, sql: "SELECT path FROM source WHERE name = ? ORDER BY place, id",
                    arguments: [repertoire.name])
                return RepertoireListing(
                    name: repertoire.name, side: repertoire.side, isActive: repertoire.isActive,
                    chapters: row["chapters"], positions: row["positions"], cards: row["cards"], sources: paths)
            }
        }
    }

    /// The cards of the active repertoires, or of a named one (active or not), each once, with its state: repertoires
    /// in the learner's order, cards in file order. Where several repertoires have a position its prepared moves are
    /// those of all of them, the first one's first.
    ///
    /// - Throws: `StoreError.unknownRepertoire`. Cost: reads the sources' chapters.
    public func queuedCards(named name: String? = nil) throws -> [QueuedCard] {
        try reading { db in
            let named = try name.map { try RepertoireRow.named($0, db, path: path) }
            let rows = try RepertoireRow.fetch(nil, db).filter { row in
                row.isActive || (named?.contains { $0.id == row.id } ?? false)
            }
            var merge = CardMerge()
            for stored in try LearnerFile.build(rows, db) {
                let isAsked = named.map { $0.contains { $0.id == stored.id } } ?? true
                merge.add(stored.repertoire.cards, isAsked: isAsked)
            }
            var known: [CardKey: StoredCard] = [:]
            for card in try LearnerFile.cards(nil, db) { known[card.key] = card }
            return merge.cards.compactMap { card in
                guard let stored = known[card.key] else { return nil }
                return QueuedCard(id: stored.id, card: card.preferring(stored.main), state: stored.state)
            }
        }
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
        let sql = "SELECT * FROM card WHERE \(condition) ORDER BY id"
        let rows = try Row.fetchCursor(db, sql: sql, arguments: selection.arguments())
        var cards: [StoredCard] = []
        while let row = try rows.next() {
            guard let side = Side(rawValue: row["side"]), let state = StateColumns.state(row) else { continue }
            cards.append(
                StoredCard(
                    id: CardID(row["id"]), key: CardKey(side: side, epd: row["epd"]), main: row["main"],
                    prepared: (row["prepared"] as String).split(separator: " ").map(String.init),
                    isQueued: row["is_queued"], state: state))
        }
        return cards
    }

    private static func build(_ rows: [RepertoireRow], _ db: Database) throws -> [StoredRepertoire] {
        let builder = try RepertoireBuilder(db)
        var built: [String: (repertoires: [Repertoire], sources: [StoredSource])] = [:]
        var stored: [StoredRepertoire] = []
        for row in rows {
            if built[row.name] == nil {
                let sources = try SourceRow.fetch(row.name, db)
                built[row.name] = (builder.build(row.name, sources), sources.map(StoredSource.init))
            }
            guard let (repertoires, sources) = built[row.name],
                let repertoire = repertoires.first(where: { $0.side == row.side })
            else { continue }
            stored.append(
                StoredRepertoire(id: row.id, repertoire: repertoire, isActive: row.isActive, sources: sources))
        }
        return stored
    }
}

extension StoredSource {
    init(_ row: SourceRow) {
        self.init(
            id: row.id, path: row.path, importedAt: row.versions.first?.importedAt ?? 0,
            keepsOlderReading: row.versions.count > 1)
    }
}
