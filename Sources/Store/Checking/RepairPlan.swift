import Chess
import GRDB
import Openings
import Scheduling
import Training

/// What a repair writes: the derived values that are not as the log and the sources give them.
struct RepairPlan {
    /// The cards whose stored state is not the replay of their events.
    let states: [(card: CardID, replay: CardState)]
    /// The days whose stored sums are not those of their events.
    let sums: [(day: StudyDay, recount: DayStatistics)]
    /// The sources that repertoires, cards and chapters are built from again; nil when they are as they should be.
    let sources: SourceSet?

    /// Inspects the file. Cost: reads the whole file.
    init(_ db: Database, _ cache: SourceCache) throws {
        let log = LogInspection(db: db)
        states = try log.differingStates()
        sums = try log.differingSums()
        sources = try Inspection(db: db, cache: cache).differingSources()
    }

    /// Executes the plan inside a transaction. Schedules are kept: the sources give what is asked, and the log what was
    /// answered.
    func execute(_ db: Database, _ update: RepertoireUpdate) throws {
        for (card, replay) in states { try StateColumns.write(replay, of: card, db) }
        for (day, recount) in sums { try recount.write(day, db) }
        guard let sources else { return }
        for source in sources.sources { try source.writeChapters(db) }
        var names: [String] = []
        for repertoire in sources.repertoires where !names.contains(repertoire.name) {
            names.append(repertoire.name)
        }
        try update.execute(CardPlanner.Target(sources, names: names), sources, at: nil)
    }
}
