import Chess
import GRDB
import Training

/// Brings repertoires and cards in line with the stored sources, inside a transaction.
struct RepertoireUpdate {
    let db: Database
    let cache: SourceCache
    let path: String

    /// Rewrites repertoires and applies the resulting changes to the cards.
    ///
    /// - Parameters:
    ///   - names: the repertoires to rewrite.
    ///   - moment: when schedules restart or return; nil leaves all schedules as they are.
    ///   - isSwitch: see `CardPlanner`.
    func execute(_ names: [String], at moment: Moment?, isSwitch: Bool = false) throws {
        let sources = try SourceSet(db, cache)
        try execute(CardPlanner.Target(sources, names: names), sources, at: moment, isSwitch: isSwitch)
    }

    /// Applies the changes to the cards.
    ///
    /// - Parameter side: the cards of the other side do not change; nil for both sides.
    func execute(
        _ target: CardPlanner.Target, _ sources: SourceSet, side: Side? = nil, at moment: Moment?,
        isSwitch: Bool = false
    ) throws {
        let content = try LearnerContent(db, sources: sources, side: side)
        let planner = CardPlanner(content, target, isSwitch: isSwitch)
        let plan = moment == nil ? planner.withoutSchedules : planner.withSchedules()
        try CardPlanWriter(db: db, path: path).execute(plan, at: moment)
    }
}
