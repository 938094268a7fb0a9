import GRDB
public import Scheduling
public import Training

extension LearnerFile {
    /// Returns the cards that a plan asks: those of the active repertoires, or of the named ones, active or not, without the
    /// suspended ones, ordered by number.
    ///
    /// - Parameters:
    ///   - names: exact names; none for all active repertoires.
    ///   - scheduler: the scheduler of the schedules; nil is that of the settings. Another one replays the log.
    /// - Throws: `StoreError.unknownRepertoire`. Cost: O(cards), or O(log).
    public func planCards(named names: [String] = [], under scheduler: Scheduler? = nil) throws -> [PlanCard] {
        try reading { db in
            let rows =
                try names.isEmpty
                ? RepertoireRecord.fetch(nil, db).filter(\.isActive)
                : names.flatMap { try RepertoireRecord.named($0, db, path: path) }
            let keys = Dictionary(rows.map { ($0.id, RepertoireKey(name: $0.name, side: $0.side)) }) { first, _ in first
            }
            let current = try SchedulingRules(db).scheduler
            let replayed = try scheduler.map { try $0 == current ? [:] : LearnerFile.schedules(under: $0, db) }
            let sql = """
                SELECT id, \(StateColumns.list),
                  (SELECT r.id FROM card_repertoire JOIN repertoire r ON r.id = repertoire
                    WHERE card_repertoire.card = card.id AND r.id IN (\(rows.map { "\($0.id)" }.joined(separator: ",")))
                    ORDER BY r.place, r.id LIMIT 1) AS owner
                FROM card WHERE is_suspended = 0 AND owner IS NOT NULL ORDER BY id
                """
            var cards: [PlanCard] = []
            let cursor = try Row.fetchCursor(db, sql: sql)
            while let row = try cursor.next() {
                guard let owner = Int64.fromDatabaseValue(row["owner"]), let key = keys[owner] else { continue }
                let reader = RowReader(row, of: "card")
                let state = try StateColumns.state(reader, under: current)
                let id = CardID(try reader.id())
                let other = scheduler.flatMap { $0 == current ? nil : replayed?[id] ?? Schedule(under: $0) }
                cards.append(
                    PlanCard(id: id, repertoire: key, schedule: other ?? state.schedule, buriedUntil: state.buriedUntil)
                )
            }
            return cards
        }
    }

    /// Returns how the learner answered in the year up to a day.
    public func answerModel(through day: StudyDay) throws -> AnswerModel {
        let sums = try daySums(from: day.advanced(by: -364)).filter { $0.day <= day }
        return AnswerModel(sums, samples: try reading(LearnerFile.pace))
    }

    /// Returns the minutes of a day and what fits into them; nil when the settings have no such limit.
    public func timeBudget() throws -> TimeBudget? {
        try reading { db in
            try Setting.minutesPerDay.stored(db).map { TimeBudget(minutes: $0, samples: try LearnerFile.pace(db)) }
        }
    }

    private static func schedules(under scheduler: Scheduler, _ db: Database) throws -> [CardID: Schedule] {
        var schedules: [CardID: Schedule] = [:]
        try ScheduleReplay(db: db).forEachCard { card, events in
            schedules[card] = CardState(replaying: events, under: scheduler).schedule
        }
        return schedules
    }
}
