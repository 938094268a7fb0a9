import GRDB
public import Scheduling

extension LearnerFile {
    /// The sums of the days on which something happened, ascending.
    ///
    /// - Parameter first: days before it are left out.
    public func daySums(from first: StudyDay? = nil) throws -> [DaySum] {
        try reading { db in
            let sql = "SELECT * FROM day_sum WHERE :first IS NULL OR day >= :first ORDER BY day"
            return try Row.fetchAll(db, sql: sql, arguments: ["first": first?.number]).map { row in
                DaySum(
                    day: StudyDay(number: row["day"]), tally: DayFigures(row),
                    nextDue: Int.fromDatabaseValue(row["next_due"]).map(StudyDay.init(number:)))
            }
        }
    }

    /// Kept days up to and including the day. Cost: O(days since the first answer).
    public func keptDays(through day: StudyDay) throws -> KeptDays {
        KeptDays(try daySums(), through: day)
    }

    /// Thinking times in milliseconds of the newest right first tries without a hint, newest first; those over 60 s
    /// and of unknown length are left out. For the learner's own quick time (scheduling.md).
    public func recentTimes(limit: Int = 200) throws -> [Int] {
        try reading { db in
            let sql = """
                SELECT milliseconds FROM event WHERE kind = 'review' AND graded_by = 'answer' AND grade >= 4
                  AND milliseconds <= 60000
                  AND NOT EXISTS (SELECT 1 FROM event u WHERE u.target = event.id AND u.kind = 'undone')
                ORDER BY id DESC LIMIT ?
                """
            return try Int.fetchAll(db, sql: sql, arguments: [limit])
        }
    }
}
