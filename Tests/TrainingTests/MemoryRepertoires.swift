import Chess
import Openings
import Scheduling
import TrainingSupport

@testable import Training

/// The repertoires and cards of a learner in memory: imports are planned from it and executed on it.
struct MemoryRepertoires {
    var content = LearnerContent()
    /// The events of all cards, as the log has them.
    private(set) var log: [LoggedEvent] = []
    private var preferences: [Side: [PositionIdentity: Move]] = [:]
    private var additions: [RepertoireAddition] = []

    /// Plans an import without executing it.
    func plan(
        _ text: String, name: String = "white", path: String? = nil, side: Side = .white,
        placement: ImportRequest.Placement = .automatic, isKnown: Bool = false, isDryRun: Bool = false
    ) throws -> ImportPlan {
        let source = ParsedSource(Array(text.utf8))
        let request = ImportRequest(
            name: name, isNameChosen: true, path: path ?? "/\(name).pgn", source: source,
            sides: Array(repeating: side, count: source.count), placement: placement, isKnown: isKnown, day: today,
            instant: Int64(log.count))
        return try ImportPlanner(request, content, isDryRun: isDryRun).plan()
    }

    /// Plans an import, executes it, and returns what it changed.
    mutating func take(
        _ text: String, name: String = "white", side: Side = .white,
        placement: ImportRequest.Placement = .automatic, isKnown: Bool = false
    ) throws -> [String] {
        let plan = try plan(text, name: name, side: side, placement: placement, isKnown: isKnown)
        let words = plan.cards.changes.map(describe)
        execute(plan)
        return words
    }

    /// Makes a card a learnt one.
    mutating func learn(_ line: String) throws {
        let key = try key(line)
        guard let card = content.cards.first(where: { $0.key == key }) else { return }
        append(.review(.good), of: card.id)
    }

    mutating func prefer(_ san: String, after line: String) throws {
        let before = try position(line)
        let move = try before.move(san: san)
        preferences[before.sideToMove, default: [:]][before.identity] = move
        reload()
    }

    mutating func add(_ san: String, after line: String) throws {
        let before = try position(line)
        guard let addition = RepertoireAddition(position: before, move: try before.move(san: san)) else { return }
        additions.append(addition)
        reload()
    }

    func key(_ line: String) throws -> CardKey {
        let position = try position(line)
        return CardKey(side: position.sideToMove, epd: position.epd)
    }

    func isScheduled(_ line: String) throws -> Bool {
        let key = try key(line)
        return content.cards.first { $0.key == key }?.isScheduled ?? false
    }

    // MARK: - Executing

    mutating func execute(_ plan: ImportPlan) {
        guard !plan.report.isUnchanged else { return }
        if plan.changesSource {
            var source = plan.source
            if source.id == 0 { source.id = Int64(content.sources.sources.count + 1) }
            let others = content.sources.sources.filter { $0.id != source.id }
            reload((others + [source]).sorted { $0.id < $1.id })
        }
        var records = content.sources.repertoires.filter { !plan.cards.removed.contains($0.id) }
        for members in plan.cards.members {
            var record = records.first { $0.name == members.name && $0.side == members.side }
            if record == nil {
                record = RepertoireRecord(
                    id: (records.map(\.id).max() ?? 0) + 1, name: members.name, side: members.side)
                if let record { records.append(record) }
            }
            if let record { content.members[record.id] = members.cards.compactMap { KnownCard($0) } }
        }
        for id in plan.cards.removed { content.members[id] = nil }
        content.sources.repertoires = records
        for change in plan.cards.changes { execute(change) }
    }

    private mutating func execute(_ change: CardChange) {
        switch change {
        case .create(let key, let main, let prepared, let isQueued):
            let id = CardID((content.cards.map(\.id.rawValue).max() ?? 0) + 1)
            content.cards.append(CardRecord(id: id, key: key, main: main, prepared: prepared, isQueued: isQueued))
        case .ask(let id, let main, let prepared):
            replace(id) { $0.changed(main: main, prepared: prepared, isQueued: true) }
        case .archive(let id): replace(id) { $0.changed(main: $0.main, prepared: $0.prepared, isQueued: false) }
        case .keepAnswer(let id, let answer):
            replace(id) { $0.changed(main: answer, prepared: [answer], isQueued: $0.isQueued) }
        case .delete(let id): content.cards.removeAll { $0.id == id }
        case .restart(let id, let former): append(.restarted(former: former), of: id)
        case .restore(let id, let events): for event in events { append(.undone(target: event), of: id) }
        case .markKnown(let key, let due):
            guard let card = content.cards.first(where: { $0.key == key }) else { return }
            append(.known(due: due), of: card.id)
        }
    }

    private mutating func append(_ event: ReviewEvent, of card: CardID) {
        let entry = CardEvent(event, of: card, at: Moment(day: today, instant: 0))
        log.append(LoggedEvent(id: Int64(log.count + 1), entry))
        let own = log.filter { $0.card == card }
        content.histories[card] = CardHistory(own)
        let state = CardState(replaying: own, under: .sm2)
        replace(card) { $0.changed(state) }
    }

    private mutating func replace(_ id: CardID, _ change: (CardRecord) -> CardRecord) {
        guard let index = content.cards.firstIndex(where: { $0.id == id }) else { return }
        content.cards[index] = change(content.cards[index])
    }

    private mutating func reload(_ sources: [SourceRecord]? = nil) {
        content.sources = SourceSet(
            repertoires: content.sources.repertoires, sources: sources ?? content.sources.sources,
            preferences: preferences, additions: additions)
    }

    // MARK: - Words

    /// `restart e4 e5: g1f3`
    private func describe(_ change: CardChange) -> String {
        switch change {
        case .create(let key, _, let prepared, let isQueued):
            "create \(name(key)): \(prepared.joined(separator: " "))" + (isQueued ? "" : " (not asked)")
        case .ask(let id, _, let prepared): "ask \(name(id)): \(prepared.joined(separator: " "))"
        case .archive(let id): "archive \(name(id))"
        case .keepAnswer(let id, let answer): "keep \(name(id)): \(answer)"
        case .delete(let id): "delete \(name(id))"
        case .restart(let id, let former): "restart \(name(id)): \(former)"
        case .restore(let id, let events): "restore \(name(id)): \(events.count)"
        case .markKnown(let key, let due): "known \(name(key)): +\(due.number - today.number)"
        }
    }

    private func name(_ id: CardID) -> String { content.cards.first { $0.id == id }.map { name($0.key) } ?? "?" }

    /// The shortest known line to the position of a card.
    private func name(_ key: CardKey) -> String {
        let lines = ["", "e4 e5", "e4 c5", "e4 e5 Nf3 Nc6", "e4 e5 Nc3 Nf6", "e4 e5 Nf3 Nc6 Bb5 a6", "d4 d5"]
        return lines.first { (try? self.key($0)) == key } ?? key.epd
    }
}

extension CardRecord {
    fileprivate func changed(main: String, prepared: [String], isQueued: Bool) -> CardRecord {
        CardRecord(
            id: id, key: key, main: main, prepared: prepared, isQueued: isQueued, isScheduled: isScheduled,
            isIntroduced: isIntroduced, isSuspended: isSuspended, hasEvents: hasEvents)
    }

    fileprivate func changed(_ state: CardState) -> CardRecord {
        CardRecord(
            id: id, key: key, main: main, prepared: prepared, isQueued: isQueued, isScheduled: state.due != nil,
            isIntroduced: state.introduced != nil, isSuspended: state.isSuspended, hasEvents: true)
    }
}
