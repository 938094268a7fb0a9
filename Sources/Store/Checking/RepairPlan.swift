import Chess
import GRDB
import Openings
import Scheduling
import Training

/// The derived values that a repair writes: those that differ from the log and the sources.
struct RepairPlan {
    /// The cards whose stored state differs from the replay of their events.
    let states: [(card: CardID, replay: CardState)]
    /// The sources from which repertoires, cards and chapters are rebuilt; nil when these are correct.
    let sources: SourceSet?
    /// Whether the checksums of the games are computed anew, and whether the position index is.
    let acceptsGames: Bool
    let rebuildsIndex: Bool

    /// Inspects the file. Reads all of it.
    init(_ db: Database, _ cache: SourceCache) throws {
        let replay = try ScheduleReplay(db: db).replay(under: SchedulingRules(db).scheduler)
        states = try LogInspection.differingStates(db, replay)
        let inspection = Inspection(db: db, cache: cache)
        sources = try inspection.differingSources()
        let faults = try inspection.gameFaults()
        acceptsGames = faults.contains { $0.kind == .game }
        rebuildsIndex = !faults.isEmpty
    }

    /// Executes the plan inside a transaction. Schedules come from the log only, so rebuilding the cards does not
    /// change them.
    func execute(_ db: Database, _ update: RepertoireUpdate) throws {
        for (card, replay) in states { try StateColumns.write(replay, of: card, db) }
        if acceptsGames { try GameChecksums(db).update(ColumnLimits.id) }
        if rebuildsIndex { try PositionIndex(db).rebuild(ImportPace(single: db, path: update.path)) }
        if let sources { try rebuild(sources, db, update) }
        // The next session makes them again.
        try db.execute(
            sql: """
                DELETE FROM compiled_repertoire; DELETE FROM content_generation;
                INSERT INTO content_generation (id, number) VALUES (1, 1)
                """)
        // Last, because they depend on the cards and on the repertoires.
        try SumRecount(db).write(db)
        try EventDays.rebuild(db)
        try CardCounts(db: db).rebuild()
    }

    private func rebuild(_ sources: SourceSet, _ db: Database, _ update: RepertoireUpdate) throws {
        for source in sources.sources { try source.writeChapters(db) }
        var names: [String] = []
        for repertoire in sources.repertoires where !names.contains(repertoire.name) {
            names.append(repertoire.name)
        }
        try update.execute(CardPlanner.Target(sources, names: names), sources, at: nil)
    }
}
