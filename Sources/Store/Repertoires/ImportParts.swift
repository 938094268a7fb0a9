import Chess
import GRDB
import Openings

/// Compares the repertoires of an import, side by side, with what is stored. Must run before anything is written.
struct ImportParts {
    /// With the new reading in its place.
    let library: Library
    let name: String
    /// Whether no chapter was rejected.
    let isComplete: Bool
    let db: Database

    /// White's first.
    func parts() throws -> [ImportReport.Part] {
        let stored = try RepertoireRow.fetch(name, db)
        let built = library.repertoires(name)
        // A side without a chapter any more has a part too: its cards are removed.
        let gone = stored.filter { row in !built.contains { $0.side == row.side } }
            .map { Repertoire(name: name, side: $0.side, chapters: []) }
        return try (built + gone).sorted { $0.side.rawValue < $1.side.rawValue }.map { repertoire in
            let cards = library.cards(of: repertoire)
            let row = stored.first { $0.side == repertoire.side }
            let difference = ImportDifference(
                old: try known(repertoire.side, row: row, cards: cards), new: cards.compactMap { KnownCard($0) },
                isComplete: isComplete)
            return ImportReport.Part(
                repertoire: repertoire, cards: cards.count, difference: difference,
                conflicts: conflicts(repertoire.side, isInactive: row.map { !$0.isActive } ?? false),
                deepCards: ImportParts.deepCards(repertoire))
        }
    }

    /// The cards the repertoire had, those set aside, and those other repertoires have. A card that another active
    /// repertoire asks keeps its answer whatever this one says: both count as prepared, so it is taken to agree.
    private func known(_ side: Side, row: RepertoireRow?, cards: [Card]) throws -> [KnownCard] {
        let own = try row.map { try MembershipRow.fetch(repertoire: $0.id, db).map(\.known) } ?? []
        let ownKeys = Set(own.map(\.key))
        var remarks: [CardKey: UInt64] = [:]
        var answers: [CardKey: String] = [:]
        for card in cards {
            remarks[card.key] = card.remarks
            answers[card.key] = card.prepared.first?.uci
        }
        let sql = """
            SELECT side, epd, main, prepared, is_queued, EXISTS (SELECT 1 FROM card_repertoire WHERE card = card.id) AS is_member
            FROM card WHERE side = ? ORDER BY id
            """
        let others = try Row.fetchAll(db, sql: sql, arguments: [side.rawValue]).compactMap { row -> KnownCard? in
            guard let key = CardKey(row), !ownKeys.contains(key), let said = remarks[key] else { return nil }
            let prepared = (row["prepared"] as String).split(separator: " ").map(String.init)
            let asked = prepared.first ?? row["main"]
            let main = row["is_queued"] ? answers[key] ?? asked : asked
            return KnownCard(key: key, main: main, prepared: prepared, remarks: said, isActive: row["is_member"])
        }
        return own + others
    }

    /// Where the files of this repertoire and of the active ones answer one position differently, if one of this
    /// repertoire's files is among them.
    private func conflicts(_ side: Side, isInactive: Bool) -> [AnswerConflict] {
        var names = isInactive ? [] : library.activeNames(side)
        if !names.contains(name) { names.append(name) }
        return library.merged(side, names: names).faults.compactMap { fault in
            guard case .conflict(let place, let answers) = fault,
                answers.contains(where: { library.sources[$0.source].name == name })
            else { return nil }
            return AnswerConflict(
                place: place,
                answers: answers.map { answer in
                    let source = library.sources[answer.source]
                    return AnswerConflict.Answer(
                        repertoire: source.name, source: source.path, san: answer.san, location: answer.location)
                })
        }
    }

    private static func deepCards(_ repertoire: Repertoire) -> Int {
        repertoire.faults.reduce(0) { sum, fault in
            guard case .lateCards(let count) = fault else { return sum }
            return sum + count
        }
    }
}

extension CardKey {
    /// The columns `side` and `epd` of a row.
    init?(_ row: Row) {
        guard let side = Side(rawValue: row["side"]) else { return nil }
        self.init(side: side, epd: row["epd"])
    }
}
