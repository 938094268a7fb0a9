public import Chess
public import Openings

/// Plans the changes to cards when repertoires are rewritten, activated, deactivated, or reordered.
///
/// A schedule belongs to an answer. A card whose former answer is no longer prepared starts again; when that answer
/// returns and the card was not graded in between, its schedule returns too.
public struct CardPlanner: Sendable {
    /// The new repertoires.
    public struct Target: Sendable {
        /// The names of the repertoires that are rewritten.
        public var names: [String]
        /// The sides of these repertoires that are rewritten. A repertoire without `members` is removed.
        public var sides: [Side]
        public var members: [CardPlan.Members]
        /// What all active repertoires of a side together prepare, UCI, the move asked first. Cards of other sides do
        /// not change.
        public var asked: [Side: [CardKey: [String]]]

        public init(
            names: [String], sides: [Side] = Side.allCases, members: [CardPlan.Members],
            asked: [Side: [CardKey: [String]]]
        ) {
            self.names = names
            self.sides = sides
            self.members = members
            self.asked = asked
        }

        fileprivate func writes(_ repertoire: RepertoireRecord) -> Bool {
            sides.contains(repertoire.side) && names.contains(repertoire.name)
        }
    }

    private let content: LearnerContent
    private let target: Target
    private let isSwitch: Bool
    /// The repertoires that have a card: the number, nil for a new one; whether it is active; and its moves.
    private var memberships: [CardKey: [Membership]] = [:]
    private var plan = CardPlan()
    /// Cards with a history whose former answer is no longer prepared.
    private(set) var restarted: [(card: CardID, former: String)] = []
    /// Cards without a schedule that are asked again or for other moves.
    private(set) var returning: [(card: CardID, prepared: Set<String>)] = []
    /// What a card asks afterwards; cards that are not asked are missing.
    private(set) var prepared: [CardID: [String]] = [:]

    private struct Membership {
        let isActive: Bool
        let prepared: [String]
    }

    /// - Parameter isSwitch: repertoires are only switched on or off. Then no answer has changed while a repertoire,
    ///   active or not, still prepares the former one.
    public init(_ content: LearnerContent, _ target: Target, isSwitch: Bool = false) {
        self.content = content
        self.target = target
        self.isSwitch = isSwitch
        plan.members = target.members
        collectMemberships()
        createCards()
        for side in Side.allCases { if let asked = target.asked[side] { ask(side, asked) } }
        deleteUntouched()
    }

    /// The plan without any change to schedules.
    public var withoutSchedules: CardPlan { plan }

    /// The plan with the schedules that restart or return.
    public func withSchedules() -> CardPlan {
        var plan = plan
        plan.changes += schedules(except: [])
        return plan
    }

    /// The schedules that return, and those that restart.
    func schedules(except excluded: Set<CardID>) -> [CardChange] {
        var restored: Set<CardID> = excluded
        var changes: [CardChange] = []
        for (card, prepared) in returning where !excluded.contains(card) {
            let events = content.histories[card]?.undone(byReturnOf: prepared).map(\.id) ?? []
            guard !events.isEmpty else { continue }
            changes.append(.restore(card, undoing: events))
            restored.insert(card)
        }
        for (card, former) in restarted where !restored.contains(card) {
            changes.append(.restart(card, former: former))
        }
        return changes
    }

    // MARK: - Rows

    private mutating func collectMemberships() {
        for repertoire in content.sources.repertoires {
            let isWritten = target.writes(repertoire)
            let new = target.members.first { $0.name == repertoire.name && $0.side == repertoire.side }
            if isWritten, new == nil { plan.removed.append(repertoire.id) }
            guard !isWritten else { continue }
            for card in content.members[repertoire.id] ?? [] {
                memberships[card.key, default: []].append(
                    Membership(isActive: repertoire.isActive, prepared: card.prepared))
            }
        }
        for members in target.members {
            let known = content.sources.repertoires.first { $0.name == members.name && $0.side == members.side }
            for card in members.cards {
                memberships[card.key, default: []].append(
                    Membership(isActive: known?.isActive ?? true, prepared: card.prepared.map(\.uci)))
            }
        }
    }

    private mutating func createCards() {
        var known = Set(content.cards.lazy.map(\.key))
        for members in target.members {
            for card in members.cards where known.insert(card.key).inserted {
                let own = card.prepared.map(\.uci)
                let asked = isActive(card.key) ? target.asked[members.side]?[card.key] : nil
                let prepared = asked ?? own
                plan.changes.append(
                    .create(card.key, main: prepared.first ?? "", prepared: prepared, isQueued: asked != nil))
            }
        }
    }

    private func isActive(_ key: CardKey) -> Bool { memberships[key]?.contains(where: \.isActive) ?? false }

    /// Whether a repertoire, active or not, prepares the move there.
    private func offers(_ uci: String, at key: CardKey) -> Bool {
        memberships[key]?.contains { $0.prepared.contains(uci) } ?? false
    }

    /// Cards that are in no repertoire and have no history are deleted.
    private mutating func deleteUntouched() {
        var left: [CardKey: Bool] = [:]
        for repertoire in content.sources.repertoires where target.writes(repertoire) {
            for card in content.members[repertoire.id] ?? [] where memberships[card.key] == nil {
                left[card.key] = true
            }
        }
        guard !left.isEmpty else { return }
        for card in content.cards where !card.hasEvents && left[card.key] == true {
            plan.changes.append(.delete(card.id))
        }
    }

    // MARK: - Answers

    private mutating func ask(_ side: Side, _ asked: [CardKey: [String]]) {
        for card in content.cards where card.key.side == side {
            guard isActive(card.key), let prepared = asked[card.key], let first = prepared.first else {
                if card.isQueued { plan.changes.append(.archive(card.id)) }
                continue
            }
            self.prepared[card.id] = prepared
            // The main move may belong to a repertoire that is switched off.
            let isOff = !prepared.contains(card.main) && offers(card.main, at: card.key)
            let isKept =
                prepared.contains(card.former) || (isSwitch && (isOff || prepared.contains(card.main)))
            if !isKept, card.hasHistory { restarted.append((card.id, card.former)) }
            let isOther = !card.isQueued || prepared != card.prepared
            if !card.isScheduled, isOther { returning.append((card.id, Set(prepared))) }
            let main = isOff && isKept && card.hasHistory ? card.main : first
            if isOther || main != card.main {
                plan.changes.append(.ask(card.id, main: main, prepared: prepared))
            }
        }
    }
}

extension CardPlanner.Target {
    /// The repertoires that a source set gives.
    ///
    /// - Parameter names: the repertoires that are rewritten.
    public init(_ sources: SourceSet, names: [String]) {
        var members: [CardPlan.Members] = []
        for name in names {
            members += sources.repertoires(named: name).map { CardPlan.Members($0, cards: sources.cards(of: $0)) }
        }
        var asked: [Side: [CardKey: [String]]] = [:]
        let created = members.filter { new in
            !sources.repertoires.contains { $0.name == new.name && $0.side == new.side }
        }
        for side in Side.allCases {
            let active = sources.repertoires.filter { $0.side == side && $0.isActive }.map(\.name).filter { name in
                !names.contains(name) || members.contains { $0.name == name && $0.side == side }
            }
            let new = created.filter { $0.side == side }.map(\.name)
            asked[side] = sources.merged(side, names: active + new).answers
        }
        self.init(names: names, members: members, asked: asked)
    }
}

extension CardPlan.Members {
    /// - Parameter cards: those of the repertoire that are within the depth of their file.
    public init(_ repertoire: Repertoire, cards: [Card]) {
        self.init(
            name: repertoire.name, side: repertoire.side, cards: cards, positions: repertoire.positions.count)
    }
}

extension Repertoire {
    /// The prepared moves of each card, UCI, the main one first.
    var answers: [CardKey: [String]] {
        Dictionary(cards.map { ($0.key, $0.prepared.map(\.uci)) }) { first, _ in first }
    }
}
