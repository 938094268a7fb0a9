import Chess
import GRDB
public import Scheduling
public import Training

extension LearnerFile {
    /// Returns the number of cards due on the day, for `due --short`. Costs one index lookup.
    ///
    /// - Throws: `StoreError.unknownRepertoire`, and `.busy` after 50 ms when open for reading only.
    public func dueCount(day: StudyDay, named name: String? = nil) throws -> Int {
        try reading { db in
            if let name { _ = try RepertoireRecord.named(name, db, path: path) }
            return try LearnerFile.dueCount(CardSelection(name: name), day, db)
        }
    }

    /// Returns everything that `prep due` prints. No repertoire is built. O(cards).
    ///
    /// - Parameter newPerDay: the limit of new cards a day, over all repertoires; the limits of single repertoires are
    ///   in the settings.
    public func dueSummary(day: StudyDay, newPerDay: Int, named name: String? = nil) throws -> DueSummary {
        try reading { db in
            if let name { _ = try RepertoireRecord.named(name, db, path: path) }
            let cards = CardSelection(name: name)
            let week = try Setting.easyDays.stored(db)
            let isFree = week.kind(day) == .free
            let today = cards.arguments(["day": day.number])
            func count(_ condition: String) throws -> Int {
                let sql = """
                    SELECT count(*) FROM card WHERE \(cards.condition) AND \(CardSelection.available) AND \(condition)
                    """
                return try Int.fetchOne(db, sql: sql, arguments: today) ?? 0
            }
            func earliest(_ expression: String, _ condition: String) throws -> Int? {
                let sql = "SELECT min(\(expression)) FROM card WHERE \(cards.condition) AND \(condition)"
                return try Int.fetchOne(db, sql: sql, arguments: today)
            }
            let lastLate = week.latestLateDue(on: day).number
            let late = try count("due <= \(lastLate)")
            let oldest = try earliest("due", "due <= \(lastLate) AND \(CardSelection.available)")
            let introduced = try LearnerFile.introduced(day, db)
            let available = try count("due <= :day")
            let due = isFree ? 0 : available
            let toRepeat = try count("to_repeat = :day")
            let pending = try count("due IS NULL AND introduced = :day")
            let samples = try LearnerFile.pace(db)
            let budget = try Setting.minutesPerDay.stored(db).map { TimeBudget(minutes: $0, samples: samples) }
            let done = DayTally(milliseconds: try DayStatistics.fetch(day, db).milliseconds)
            let newInTime = budget?.new(after: done, questions: due + toRepeat + pending) ?? .max
            let allocation = try NewPositionShares(name, db).allocation(
                of: isFree ? 0 : min(newInTime, newPerDay - introduced), caps: LearnerFile.newPerRepertoire(db),
                on: day,
                db)
            return DueSummary(
                day: day, due: due, late: late,
                oldestLateDays: oldest.map {
                    day - week.demandedDay(ofDue: StudyDay(number: max($0, Int(ColumnLimits.day.lowerBound))))
                } ?? 0,
                toRepeat: toRepeat, pending: pending,
                new: allocation.turns.count, newLeft: try count("due IS NULL"), introducedToday: introduced,
                upcoming: try LearnerFile.upcoming(cards, day, week, waiting: available - due, db),
                time: DueSummary.Time(
                    TimeEstimate(
                        due: due, repeats: toRepeat + pending, new: allocation.turns.count, samples: samples), budget,
                    done: done),
                repertoires: try LearnerFile.parts(name, allocation, day, week, db))
        }
    }

    /// - Parameter waiting: the number of cards that would be due if the day were not free.
    private static func upcoming(
        _ cards: CardSelection, _ day: StudyDay, _ week: StudyWeek, waiting: Int, _ db: Database
    ) throws -> DueSummary.Upcoming {
        let asked = CardSelection.asked
        func fetch(_ value: String, _ condition: String) throws -> Int? {
            let sql = """
                SELECT \(value) FROM card WHERE \(cards.condition) AND is_suspended = 0 AND due IS NOT NULL
                  AND \(asked) \(condition)
                """
            return try Int.fetchOne(db, sql: sql, arguments: cards.arguments(["day": day.number]))
        }
        let tomorrow = day.advanced(by: 1)
        var next = waiting > 0 ? tomorrow : nil
        if next == nil, let number = try fetch("min(\(asked))", "> :day"), ColumnLimits.day.contains(Int64(number)) {
            next = StudyDay(number: number)
        }
        return DueSummary.Upcoming(
            nextDay: next.map(week.demandedDay),
            tomorrow: week.kind(tomorrow) == .free ? 0 : try fetch("count(*)", "<= :day + 1") ?? 0, waiting: waiting)
    }

    /// Returns the day's reviews and introduced positions so far over all repertoires, for `DueQueue`.
    ///
    /// - Parameter name: the repertoire that is drilled, as in `drillMaterial(named:)`.
    public func done(on day: StudyDay, named name: String? = nil) throws -> DayTally {
        try reading { db in
            let figures = try DayStatistics.fetch(day, db)
            return DayTally(
                introduced: try LearnerFile.introduced(day, db),
                introducedIn: try NewPositionShares(name, db).introduced(on: day, db),
                reviewed: figures.young + figures.mature, milliseconds: figures.milliseconds)
        }
    }

    /// The number of positions (not attempts) introduced on the day: shown as new, or graded for the first time without
    /// being shown.
    private static func introduced(_ day: StudyDay, _ db: Database) throws -> Int {
        let sql = "SELECT count(*) FROM card WHERE introduced = :day OR first_graded = :day"
        return try Int.fetchOne(db, sql: sql, arguments: ["day": day.number]) ?? 0
    }

    /// 0 on a free day.
    private static func dueCount(_ cards: CardSelection, _ day: StudyDay, _ db: Database) throws -> Int {
        guard try Setting.easyDays.stored(db).kind(day) != .free else { return 0 }
        let sql = """
            SELECT count(*) FROM card WHERE \(cards.condition) AND due <= :day AND \(CardSelection.available)
            """
        return try Int.fetchOne(db, sql: sql, arguments: cards.arguments(["day": day.number])) ?? 0
    }

    /// The last 200 counted reviews with their current grades, the newest last.
    static func pace(_ db: Database) throws -> [TimeEstimate.Sample] {
        let sql = """
            SELECT milliseconds, \(EventRow.currentGrade) AS grade_now FROM event
            WHERE kind = 'review' AND interval_before >= 1 AND grade IS NOT NULL AND \(EventRow.isNotUndone)
            ORDER BY id DESC LIMIT \(TimeEstimate.samplesUsed)
            """
        return try Row.fetchAll(db, sql: sql).reversed().map { row in
            let row = RowReader(row, of: "event")
            let grade = try? row.optionalInteger("grade_now", in: 0...5)
            return TimeEstimate.Sample(
                milliseconds: try? row.optionalInteger("milliseconds"),
                grade: grade.flatMap(Grade.init(rawValue:)))
        }
    }

    private static func parts(
        _ name: String?, _ allocation: NewPositionAllocation, _ day: StudyDay, _ week: StudyWeek, _ db: Database
    ) throws -> [DueSummary.Part] {
        let isFree = week.kind(day) == .free
        let allocated = Dictionary(allocation.counts.map { ($0.repertoire, $0.positions) }) { first, _ in first }
        let sql = """
            SELECT repertoire.name, repertoire.side, repertoire.is_active, count(card.id) AS cards,
              ifnull(sum(due <= :day AND \(CardSelection.available)), 0) AS due,
              ifnull(sum(due <= :late AND \(CardSelection.available)), 0) AS late,
              ifnull(sum(due IS NULL AND \(CardSelection.available)), 0) AS new
            FROM repertoire LEFT JOIN card_repertoire ON repertoire = repertoire.id
              LEFT JOIN card ON card.id = card_repertoire.card
            WHERE :name IS NULL OR repertoire.name = :name
            GROUP BY repertoire.id ORDER BY repertoire.place, repertoire.id
            """
        let arguments: StatementArguments = [
            "day": day.number, "late": week.latestLateDue(on: day).number, "name": name,
        ]
        return try Row.fetchAll(db, sql: sql, arguments: arguments).map { row in
            let row = RowReader(row, of: "repertoire")
            let (name, side) = (try row.text("name"), try row.side())
            return try DueSummary.Part(
                name: name, side: side, isActive: row.flag("is_active"), cards: row.integer("cards"),
                due: isFree ? 0 : row.integer("due"), late: row.integer("late"), new: row.integer("new"),
                newToday: allocated[RepertoireKey(name: name, side: side)] ?? 0)
        }
    }
}
