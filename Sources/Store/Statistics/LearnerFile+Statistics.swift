public import Chess
import GRDB
public import Scheduling
public import Training

extension LearnerFile {
    /// Returns the sums of the days with events, ascending.
    ///
    /// - Parameter first: days before it are left out.
    public func daySums(from first: StudyDay? = nil) throws -> [DaySums] {
        try reading { db in
            let sql = "SELECT * FROM day_sum WHERE :first IS NULL OR day >= :first ORDER BY day"
            return try Row.fetchAll(db, sql: sql, arguments: ["first": first?.number]).map { row in
                let row = RowReader(row, of: "day_sum")
                return try DayStatistics(row).sums(of: row.day("day"), nextDue: row.optionalDay("next_due"))
            }
        }
    }

    /// The practice streak up to and including the day. O(days since the first answer).
    public func practiceStreak(through day: StudyDay) throws -> PracticeStreak {
        PracticeStreak(try daySums(), today: day)
    }

    /// Returns the true retention of the cards of one repertoire, from the log, because the day sums are not split by
    /// repertoire. O(reviews of these days).
    ///
    /// - Parameter days: the period's length, the day itself and those before.
    public func retention(of name: String, _ side: Side, days: Int, through day: StudyDay) throws -> Retention {
        try reading { db in
            let sql = """
                SELECT count(*) AS counted, ifnull(sum(\(EventRow.currentGrade) >= 3), 0) AS passed FROM event
                WHERE day > :before AND day <= :day AND kind = 'review' AND interval_before >= 1
                  AND grade IS NOT NULL AND \(EventRow.isNotUndone)
                  AND card IN (SELECT card FROM card_repertoire JOIN repertoire ON repertoire.id = repertoire
                    WHERE repertoire.name = :name AND repertoire.side = :side)
                """
            let arguments: StatementArguments = [
                "before": day.number - days, "day": day.number, "name": name, "side": side.rawValue,
            ]
            let row = try Row.fetchOne(db, sql: sql, arguments: arguments)
            guard let row else { return .none }
            let counts = RowReader(row, of: "event")
            return try Retention(passed: counts.integer("passed"), counted: counts.integer("counted")) ?? .none
        }
    }

    /// Thinking times in milliseconds of the newest right first tries without a hint, newest first; those over 60 s
    /// and of unknown length are left out. For the learner's own quick time.
    public func recentTimes(limit: Int = 200) throws -> [Int] {
        try reading { db in
            let sql = """
                SELECT milliseconds FROM event WHERE kind = 'review' AND graded_by = 'answer' AND grade >= 4
                  AND milliseconds BETWEEN 0 AND 60000 AND \(EventRow.isNotUndone)
                ORDER BY id DESC LIMIT ?
                """
            return try Int.fetchAll(db, sql: sql, arguments: [limit])
        }
    }
}
