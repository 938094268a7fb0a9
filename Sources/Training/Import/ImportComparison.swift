import Chess
import Openings

/// Compares the repertoires of an import, side by side, with what is stored.
struct ImportComparison {
    /// With the new version in its place.
    let sources: SourceSet
    /// As it is stored; nil where nobody asks which lines change.
    let former: SourceSet?
    let name: String
    /// Whether no chapter was rejected.
    let isComplete: Bool
    let content: LearnerContent

    /// One side of the import.
    struct Part {
        let report: ImportReport.Part
        let cards: [Card]
        /// What the active repertoires of the side ask together.
        let asked: [CardKey: [String]]
        /// Whether the side still has a chapter.
        let isPresent: Bool
    }

    /// Returns the sides that the repertoire has or had, White's first.
    func parts() -> [Part] {
        let stored = content.sources.repertoires.filter { $0.name == name }
        return Side.allCases.compactMap { side in
            let record = stored.first { $0.side == side }
            let merged = merged(side, isActive: record?.isActive ?? true)
            let repertoire = sources.repertoire(named: name, side)
            // A side without a chapter any more has a part too: its cards are removed.
            guard let shown = repertoire ?? record.map({ Repertoire(name: name, side: $0.side, chapters: []) }) else {
                return nil
            }
            return part(shown, record, merged, isPresent: repertoire != nil)
        }
    }

    /// Returns what the cards become.
    func target(_ parts: [Part]) -> CardPlanner.Target {
        var asked = Dictionary(uniqueKeysWithValues: parts.map { ($0.report.repertoire.side, $0.asked) })
        for side in Side.allCases where asked[side] == nil {
            asked[side] = sources.merged(side, names: sources.activeNames(side)).answers
        }
        let members = parts.filter(\.isPresent).map { CardPlan.Members($0.report.repertoire, cards: $0.cards) }
        return CardPlanner.Target(names: [name], members: members, asked: asked)
    }

    /// What the active repertoires and this one say together.
    private struct Merged {
        let asked: [CardKey: [String]]
        let isActive: Bool
        let conflicts: [AnswerConflict]
    }

    /// The merged graph is not kept, so that a long comment is never in memory twice.
    private func merged(_ side: Side, isActive: Bool) -> Merged {
        var names = sources.activeNames(side)
        if isActive, !names.contains(name) { names.append(name) }
        let graph = sources.merged(side, names: names)
        let own = isActive ? graph : sources.merged(side, names: [name])
        return Merged(asked: graph.answers, isActive: isActive, conflicts: conflicts(own))
    }

    private func part(_ repertoire: Repertoire, _ record: RepertoireRecord?, _ merged: Merged, isPresent: Bool) -> Part
    {
        let cards = sources.cards(of: repertoire)
        let difference = ImportDifference(
            old: known(repertoire.side, record: record, cards: cards), new: cards.compactMap { KnownCard($0) },
            isComplete: isComplete)
        let report = ImportReport.Part(
            repertoire: repertoire, former: former?.repertoire(named: name, repertoire.side), cards: cards.count,
            difference: difference,
            answerChanges: answerChanges(difference, repertoire, asked: merged.isActive ? merged.asked : nil),
            conflicts: merged.conflicts, deepCards: Self.deepCards(repertoire))
        return Part(report: report, cards: cards, asked: merged.asked, isPresent: isPresent)
    }

    // MARK: - Cards

    /// The cards the repertoire had, the archived ones, and those of other repertoires. A card that another active
    /// repertoire asks keeps its answer whatever this one says, since both count as prepared: it is taken to agree.
    private func known(_ side: Side, record: RepertoireRecord?, cards: [Card]) -> [KnownCard] {
        let own = record.flatMap { content.members[$0.id] } ?? []
        let ownKeys = Set(own.map(\.key))
        let new = Dictionary(cards.map { ($0.key, $0) }) { _, last in last }
        let members = Set(content.members.values.joined().lazy.map(\.key))
        let others = content.cards.compactMap { card -> KnownCard? in
            guard card.key.side == side, !ownKeys.contains(card.key), let same = new[card.key] else { return nil }
            let main = card.isQueued ? same.prepared.first?.uci ?? card.former : card.former
            return KnownCard(
                key: card.key, main: main, prepared: card.prepared, remarks: same.remarks,
                isActive: members.contains(card.key))
        }
        return own + others
    }

    private func answerChanges(
        _ difference: ImportDifference, _ repertoire: Repertoire, asked: [CardKey: [String]]?
    ) -> [AnswerChange] {
        let stored = Dictionary(content.cards.map { ($0.key, $0) }) { first, _ in first }
        return difference.answerChanged.compactMap { key in
            guard let position = try? Position(fen: key.epd + " 0 1"), let known = repertoire[position.identity],
                let route = repertoire.route(to: position.identity)
            else { return nil }
            let former = difference.formerMains[key].flatMap { position.move(uci: $0) }.map { position.san($0) }
            return AnswerChange(
                route: route, former: former ?? "", prepared: known.prepared.map(\.san),
                schedule: schedule(stored[key], asked: asked?[key]))
        }
    }

    /// What happens to the card's schedule, by the rules of `CardPlanner`.
    private func schedule(_ card: CardRecord?, asked prepared: [String]?) -> AnswerChange.Schedule {
        guard let prepared, let card else { return .unaffected }
        if !card.isScheduled, let history = content.histories[card.id] {
            if !history.undone(byReturnOf: Set(prepared)).isEmpty { return .returns }
        }
        return card.hasHistory && !prepared.contains(card.former) ? .restarts : .unaffected
    }

    private static func deepCards(_ repertoire: Repertoire) -> Int {
        repertoire.faults.reduce(0) { sum, fault in
            guard case .lateCards(let count) = fault else { return sum }
            return sum + count
        }
    }

    // MARK: - Conflicts

    /// The positions that this repertoire's files and those of the active ones answer differently. At least one of the
    /// answers is of this repertoire, and the user has not chosen between them.
    private func conflicts(_ merged: Repertoire) -> [AnswerConflict] {
        let records = sources.repertoires.filter { $0.side == merged.side }
        let preference = RepertoirePreference(
            names: records.map(\.name), preferred: Set(records.filter(\.isPreferred).map(\.name)))
        return merged.faults.compactMap { fault in
            guard case .conflict(let place, let answers) = fault,
                answers.contains(where: { sources.sources[$0.source].name == name }),
                !preference.settles(answers.map { (sources.sources[$0.source].name, $0.san) }),
                let route = merged.route(to: place.position.identity)
            else { return nil }
            return AnswerConflict(
                position: place.position, route: route,
                answers: answers.map { answer in
                    let source = sources.sources[answer.source]
                    return AnswerConflict.Answer(
                        repertoire: source.name, source: source.path, san: answer.san, location: answer.location)
                })
        }
    }
}
