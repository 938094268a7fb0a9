import GRDB
public import Scheduling
import Training

extension LearnerFile {
    /// Returns the scheduler of the settings, under which all schedules are stored.
    public func scheduler() throws -> Scheduler {
        try reading { db in try SchedulingRules(db).scheduler }
    }

    /// Returns what setting a value would change in the schedule; nil when it changes no card's schedule. Nothing is
    /// written. Cost: replays the log.
    ///
    /// - Parameters:
    ///   - value: an allowed value; nil for the default.
    ///   - progress: called now and then with the share of the log that was read, 0…1. What it throws ends the work.
    public func scheduleChange(
        bySetting setting: SettingDefinition, to value: String?, on day: StudyDay,
        progress: (Double) throws -> Void = { _ in }
    ) throws -> ScheduleChange? {
        try reading { db in
            let before = try SchedulingRules(db).scheduler
            let after = try SchedulingRules(db, with: (setting, value)).scheduler
            guard before != after else { return nil }
            let stored = """
                SELECT count(*) FROM card WHERE is_queued = 1 AND due <= :day AND \(CardSelection.available)
                """
            return ScheduleChange(
                dueBefore: try Int.fetchOne(db, sql: stored, arguments: ["day": day.number]) ?? 0,
                dueAfter: try ScheduleReplay(db: db).dueCount(under: after, on: day, progress))
        }
    }

    /// Returns the reviews of all cards, for fitting parameters and comparing schedulers. Cost: reads the log.
    public func reviewHistory() throws -> ReviewHistory {
        try reading { db in
            var history = ReviewHistory()
            try ScheduleReplay(db: db).forEachCard { _, events in history.add(events.scheduleEvents) }
            return history
        }
    }
}
