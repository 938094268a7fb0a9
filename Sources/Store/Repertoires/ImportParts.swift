import Chess
import GRDB
import Openings
import Training

/// Compares the repertoires of an import, side by side, with what is stored. Must run before anything is written.
struct ImportParts {
    /// With the new reading in its place.
    let sourceSet: SourceSet
    /// As it was; nil where nobody asks which lines change.
    let former: SourceSet?
    let name: String
    /// Whether no chapter was rejected.
    let isComplete: Bool
    let db: Database

    /// White's first.
    func parts() throws -> [ImportReport.Part] {
        let stored = try RepertoireRow.fetch(name, db)
        return try Side.allCases.compactMap { side in
            let row = stored.first { $0.side == side }
            let standing = standing(side, isActive: row?.isActive ?? true)
            // A side without a chapter any more has a part too: its cards are removed.
            let gone = row.map { Repertoire(name: name, side: $0.side, chapters: []) }
            return try (sourceSet.repertoire(name, side) ?? gone).map { try part($0, row, standing) }
        }
    }

    /// What the active repertoires and this one say together.
    private struct Standing {
        /// What is asked in each position; nil when this repertoire is not active.
        var asked: [CardKey: [String]]?
        var conflicts: [AnswerConflict]
    }

    /// The merged graph is not kept, so that a long comment is never in memory twice.
    private func standing(_ side: Side, isActive: Bool) -> Standing {
        var names = isActive ? sourceSet.activeNames(side) : []
        if !names.contains(name) { names.append(name) }
        let merged = sourceSet.merged(side, names: names)
        let asked = merged.cards.map { ($0.key, $0.prepared.map(\.uci)) }
        return Standing(
            asked: isActive ? Dictionary(asked) { first, _ in first } : nil, conflicts: conflicts(merged))
    }

    private func part(
        _ repertoire: Repertoire, _ row: RepertoireRow?, _ standing: Standing
    ) throws -> ImportReport.Part {
        let cards = sourceSet.cards(of: repertoire)
        let difference = ImportDifference(
            old: try known(repertoire.side, row: row, cards: cards), new: cards.compactMap { KnownCard($0) },
            isComplete: isComplete)
        return ImportReport.Part(
            repertoire: repertoire, former: former?.repertoire(name, repertoire.side), cards: cards.count,
            difference: difference,
            answerChanges: try answerChanges(difference, repertoire, asked: standing.asked),
            conflicts: standing.conflicts, deepCards: ImportParts.deepCards(repertoire))
    }

    private func answerChanges(
        _ difference: ImportDifference, _ repertoire: Repertoire, asked: [CardKey: [String]]?
    ) throws -> [AnswerChange] {
        try difference.answerChanged.compactMap { key in
            guard let position = try? Position(fen: key.epd + " 0 1"), let known = repertoire[position.identity],
                let route = repertoire.route(to: position.identity)
            else { return nil }
            let former = difference.formerMains[key].flatMap { position.move(uci: $0) }.map { position.san($0) }
            return AnswerChange(
                route: route, former: former ?? "", prepared: known.prepared.map(\.san),
                schedule: try schedule(key, asked: asked?[key]))
        }
    }

    /// What becomes of the card's schedule, by the rules of `RepertoireWriter.settle`.
    private func schedule(_ key: CardKey, asked prepared: [String]?) throws -> AnswerChange.Schedule {
        let sql = "SELECT id, main, prepared, due, introduced FROM card WHERE side = ? AND epd = ?"
        guard let prepared, let row = try Row.fetchOne(db, sql: sql, arguments: [key.side.rawValue, key.epd]) else {
            return .unaffected
        }
        let card = RowReader(row, of: "card")
        let isGraded = try card.optionalDay("due") != nil
        if !isGraded {
            let writer = RepertoireWriter(db: db, path: "")
            let events = try writer.restorable(CardID(try card.id()), to: Set(prepared))
            if !events.isEmpty { return .returns }
        }
        let former = try card.moves("prepared").first ?? card.text("main")
        let hasHistory = try isGraded || card.optionalDay("introduced") != nil
        return hasHistory && !prepared.contains(former) ? .restarts : .unaffected
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
            let row = RowReader(row, of: "card")
            let key = try row.key
            guard !ownKeys.contains(key), let said = remarks[key] else { return nil }
            let prepared = try row.moves("prepared")
            let asked = try prepared.first ?? row.text("main")
            let main = try row.flag("is_queued") ? answers[key] ?? asked : asked
            return KnownCard(
                key: key, main: main, prepared: prepared, remarks: said, isActive: try row.flag("is_member"))
        }
        return own + others
    }

    /// Where the files of this repertoire and of the active ones answer one position differently, if one of this
    /// repertoire's files is among them and the learner has not chosen.
    private func conflicts(_ merged: Repertoire) -> [AnswerConflict] {
        let rows = sourceSet.rows.filter { $0.side == merged.side }
        let preference = RepertoirePreference(
            names: rows.map(\.name), preferred: Set(rows.filter(\.isPreferred).map(\.name)))
        return merged.faults.compactMap { fault in
            guard case .conflict(let place, let answers) = fault,
                answers.contains(where: { sourceSet.sources[$0.source].name == name }),
                !preference.settles(answers.map { (sourceSet.sources[$0.source].name, $0.san) }),
                let route = merged.route(to: place.position.identity)
            else { return nil }
            return AnswerConflict(
                position: place.position, route: route,
                answers: answers.map { answer in
                    let source = sourceSet.sources[answer.source]
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
    /// The columns `side` and `epd` of a card's row.
    init(_ row: Row) throws(ColumnFault) {
        self = try RowReader(row, of: "card").key
    }
}
