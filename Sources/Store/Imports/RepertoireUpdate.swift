import GRDB
import Training

/// Brings repertoires and cards in line with the stored sources, inside a transaction.
struct RepertoireUpdate {
    let db: Database
    let cache: SourceCache
    let path: String

    /// Writes repertoires anew and executes what becomes of the cards.
    ///
    /// - Parameters:
    ///   - names: the repertoires that are written anew.
    ///   - moment: when schedules restart or return; nil leaves all schedules as they are.
    ///   - isSwitch: see `CardPlanner`.
    func execute(_ names: [String], at moment: Moment?, isSwitch: Bool = false) throws {
        let sources = try SourceSet(db, cache)
        try execute(CardPlanner.Target(sources, names: names), sources, at: moment, isSwitch: isSwitch)
    }

    /// Executes what becomes of the cards.
    func execute(
        _ target: CardPlanner.Target, _ sources: SourceSet, at moment: Moment?, isSwitch: Bool = false
    ) throws {
        let planner = CardPlanner(try LearnerContent(db, sources: sources), target, isSwitch: isSwitch)
        let plan = moment == nil ? planner.withoutSchedules : planner.withSchedules()
        try CardPlanWriter(db: db, path: path).execute(plan, at: moment)
    }
}
