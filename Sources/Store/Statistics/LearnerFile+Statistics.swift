public import Chess
import GRDB
import GameDatabases
public import Scheduling
public import Training

extension LearnerFile {
    /// Returns the sums of the days with events, ascending.
    ///
    /// - Parameters:
    ///   - first: days before it are left out.
    ///   - name: only the answers about the cards that the repertoires of the name have now; nil counts all.
    public func daySums(from first: StudyDay? = nil, named name: String? = nil) throws -> [DaySums] {
        try reading { db in
            let names = DayStatistics.columns
            let sql =
                name == nil
                ? """
                SELECT day, next_due, \(names.joined(separator: ", ")) FROM day_sum
                WHERE ?1 IS NULL OR day >= ?1 ORDER BY day
                """
                : """
                SELECT day, NULL AS next_due, \(names.map { "sum(\($0))" }.joined(separator: ", "))
                FROM repertoire_day_sum
                WHERE repertoire IN (SELECT id FROM repertoire WHERE name = ?2) AND (?1 IS NULL OR day >= ?1)
                GROUP BY day ORDER BY day
                """
            let statement = try PreparedStatement(db, sql: sql)
            statement.bind(first?.number)
            if let name { statement.bind(name) }
            let row = NumberReader(row: statement, table: "day_sum")
            var sums: [DaySums] = []
            while try statement.step() {
                let statistics = DayStatistics(try (2..<2 + names.count).map { try row.integer($0, names[$0 - 2]) })
                sums.append(
                    statistics.sums(of: try row.day(0, "day"), nextDue: try row.optionalDay(1, "next_due")))
            }
            return sums
        }
    }

    /// The practice streak up to and including the day. O(days since the first answer).
    public func practiceStreak(through day: StudyDay) throws -> PracticeStreak {
        PracticeStreak(try daySums(), today: day)
    }

    /// Returns the true retention of the cards that a repertoire has now, of the last days.
    ///
    /// - Parameter days: the period's length, the day itself and those before.
    public func retention(of name: String, _ side: Side, days: Int, through day: StudyDay) throws -> Retention {
        try reading { db in
            let sql = """
                SELECT ifnull(sum(young + mature), 0) AS counted,
                  ifnull(sum(young_passed + mature_passed), 0) AS passed
                FROM repertoire_day_sum
                WHERE repertoire = (SELECT id FROM repertoire WHERE name = :name AND side = :side)
                  AND day > :before AND day <= :day
                """
            let arguments: StatementArguments = [
                "before": day.number - days, "day": day.number, "name": name, "side": side.rawValue,
            ]
            let row = try Row.fetchOne(db, sql: sql, arguments: arguments)
            guard let row else { return .none }
            let counts = RowReader(row, of: "repertoire_day_sum")
            return try Retention(passed: counts.integer("passed"), counted: counts.integer("counted")) ?? .none
        }
    }

    /// Returns the counted reviews of each quarter of an hour that has some.
    ///
    /// - Parameter name: as in `daySums`.
    public func quarterHours(_ days: ClosedRange<StudyDay>, named name: String? = nil) throws -> [QuarterHour] {
        try reading { db in
            let owners = name == nil ? "0" : "SELECT id FROM repertoire WHERE name = ?3"
            let statement = try PreparedStatement(
                db,
                sql: """
                    SELECT quarter, sum(counted), sum(passed) FROM hour_sum
                    WHERE repertoire IN (\(owners)) AND day BETWEEN ?1 AND ?2 GROUP BY quarter ORDER BY quarter
                    """)
            statement.bind(days.lowerBound.number)
            statement.bind(days.upperBound.number)
            if let name { statement.bind(name) }
            let row = NumberReader(row: statement, table: "hour_sum")
            var quarters: [QuarterHour] = []
            while try statement.step() {
                let quarter = Int64(try row.integer(0, "quarter", in: ColumnLimits.instant))
                let reviews = try Retention(passed: row.integer(2, "passed"), counted: row.integer(1, "counted"))
                quarters.append(
                    QuarterHour(start: quarter * QuarterHour.milliseconds, reviews: reviews ?? .none))
            }
            return quarters
        }
    }

    /// Returns the numbers of cards by due day: of the active repertoires, or of a name.
    public func cardBuckets(named name: String? = nil) throws -> [CardBucket] {
        try reading { db in
            let owners = try name.map { try RepertoireRecord.fetch($0, db).map(\.id) } ?? [0]
            return try owners.flatMap { try CardCounts(db: db).buckets(of: $0) }
        }
    }

    /// Returns the numbers of cards by due day of one repertoire.
    public func cardBuckets(named name: String, _ side: Side) throws -> [CardBucket] {
        try reading { db in
            let owner = try RepertoireRecord.fetch(name, db).first { $0.side == side }
            return try owner.map { try CardCounts(db: db).buckets(of: $0.id) } ?? []
        }
    }

    /// Thinking times in milliseconds of the newest right first tries without a hint, newest first; those over 60 s
    /// and of unknown length are left out. For the learner's own quick time.
    public func recentTimes(limit: Int = 200) throws -> [Int] {
        try reading { db in
            let sql = """
                SELECT milliseconds FROM event WHERE \(EventKind.review.isKind())
                  AND graded_by = \(GradedBy.answer.number) AND grade >= 4 AND milliseconds BETWEEN 0 AND 60000 AND \(EventRow.isNotUndone)
                ORDER BY id DESC LIMIT ?
                """
            return try Int.fetchAll(db, sql: sql, arguments: [limit])
        }
    }
}
