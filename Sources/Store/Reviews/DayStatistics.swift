import GRDB
import GameDatabases
import Scheduling
import Training

/// The counts of a study day as they are stored. Other modules read them as `Training.DaySums`.
struct DayStatistics: Equatable {
    /// The maximum thinking time that is counted for an answer, in milliseconds.
    static let timeCap = 60_000

    var answers = 0
    var right = 0
    var reviews = 0
    var passed = 0
    var young = 0
    var youngPassed = 0
    var mature = 0
    var maturePassed = 0
    var started = 0
    var introduced = 0
    var milliseconds = 0

    static let columns = [
        "answers", "right", "reviews", "passed", "young", "young_passed", "mature", "mature_passed", "started",
        "introduced", "milliseconds",
    ]

    var values: [Int] {
        [
            answers, right, reviews, passed, young, youngPassed, mature, maturePassed, started, introduced,
            milliseconds,
        ]
    }

    init() {}

    init(_ row: RowReader) throws(ColumnFault) {
        answers = try row.integer("answers")
        right = try row.integer("right")
        reviews = try row.integer("reviews")
        passed = try row.integer("passed")
        young = try row.integer("young")
        youngPassed = try row.integer("young_passed")
        mature = try row.integer("mature")
        maturePassed = try row.integer("mature_passed")
        started = try row.integer("started")
        introduced = try row.integer("introduced")
        milliseconds = try row.integer("milliseconds")
    }

    /// Returns the counts for other modules. A row with impossible counts (a damaged file) has no retention.
    func sums(of day: StudyDay, nextDue: StudyDay?) -> DaySums {
        DaySums(
            day: day, answers: answers, right: right, reviews: reviews, passed: passed,
            young: Retention(passed: youngPassed, counted: young) ?? .none,
            mature: Retention(passed: maturePassed, counted: mature) ?? .none, introduced: introduced,
            milliseconds: milliseconds, nextDue: nextDue)
    }

    /// Counts one event that was not undone, with its current grade.
    mutating func add(_ event: EventRow, grade: Grade?) {
        guard event.kind.answer != nil || event.kind == .introduced else { return }
        milliseconds += min(max(event.milliseconds ?? 0, 0), DayStatistics.timeCap)
        if event.kind == .introduced { introduced += 1 }
        guard let kind = event.kind.answer, let grade else { return }
        let pass = grade.isPass ? 1 : 0
        answers += 1
        right += pass
        var first = AnswerTally()
        first.add(kind, grade)
        reviews += first.answered
        passed += first.right
        guard kind == .review else { return }
        switch Maturity(intervalBefore: event.intervalBefore) {
        case nil: started += 1
        case .young:
            young += 1
            youngPassed += pass
        case .mature:
            mature += 1
            maturePassed += pass
        }
    }

    /// Returns the stored sums of a day; zeros when there is no row.
    static func fetch(_ day: StudyDay, _ db: Database) throws -> DayStatistics {
        let statement = try db.cachedStatement(sql: "SELECT * FROM day_sum WHERE day = ?")
        let row = try Row.fetchOne(statement, arguments: [day.number])
        return try row.map { try DayStatistics(RowReader($0, of: "day_sum")) } ?? DayStatistics()
    }

    /// Returns the sums of a day, recounted from the log. Cost: the events of that day.
    static func counting(_ day: StudyDay, _ db: Database) throws -> DayStatistics {
        let sql = """
            SELECT \(EventRow.columns), \(EventRow.currentGrade) AS grade_now FROM event
            WHERE day = ? AND kind IN ('review', 'repeat', 'early', 'introduced') AND \(EventRow.isNotUndone)
            """
        let rows = try RowScan(db, of: "event", sql: sql, arguments: [.integer(Int64(day.number))])
        var tally = DayStatistics()
        while let row = try rows.row() {
            guard let event = try? EventRow(row) else { continue }
            let grade = try? row.optionalInteger("grade_now", in: 0...5)
            tally.add(event, grade: grade.flatMap(Grade.init(rawValue:)))
        }
        return tally
    }

    func write(_ day: StudyDay, _ db: Database) throws {
        let names = DayStatistics.columns
        let marks = names.map { _ in "?" }.joined(separator: ", ")
        let updates = names.map { "\($0) = excluded.\($0)" }.joined(separator: ", ")
        let statement = try db.cachedStatement(
            sql: """
                INSERT INTO day_sum (day, \(names.joined(separator: ", "))) VALUES (?, \(marks))
                ON CONFLICT (day) DO UPDATE SET \(updates)
                """)
        try statement.execute(arguments: StatementArguments([day.number] + values))
    }
}
