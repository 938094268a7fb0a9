import Openings

/// Plans how an import is undone, after its source is as it was before.
///
/// A card whose answer changes back does not start again: its restart is undone, with the answers that were given to the
/// other move.
public struct ImportUndoPlanner {
    private let planner: CardPlanner
    private let content: LearnerContent

    /// - Parameters:
    ///   - content: with the source as it was before the import.
    ///   - name: the import's repertoire.
    public init(_ content: LearnerContent, name: String) {
        self.content = content
        planner = CardPlanner(content, CardPlanner.Target(content.sources, names: [name]))
    }

    /// Returns the plan.
    ///
    /// - Parameters:
    ///   - written: the events of the import that were not undone since.
    ///   - first: the number of the import's first event.
    public func plan(written: [LoggedEvent], since first: Int64) -> CardPlan {
        var plan = planner.withoutSchedules
        var restored: Set<CardID> = []
        for card in Set(written.map(\.card) + planner.restarted.map(\.card)).sorted() {
            let prepared = planner.prepared[card].map(Set.init)
            guard let (events, former) = content.histories[card]?.undone(since: first, prepared: prepared) else {
                continue
            }
            if prepared == nil, let former { plan.changes.append(.keepAnswer(card, former)) }
            plan.changes.append(.restore(card, undoing: events.map(\.id)))
            restored.insert(card)
        }
        for logged in written where !restored.contains(logged.card) {
            guard case .known = logged.event else { continue }
            plan.changes.append(.restore(logged.card, undoing: [logged.id]))
        }
        plan.changes += planner.schedules(except: restored)
        return plan
    }
}
