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
            let asked = CardSelection.asked
            let oldest = try earliest("due", "due < :day AND \(CardSelection.available)")
            let next = try earliest(asked, "is_suspended = 0 AND due IS NOT NULL AND \(asked) > :day")
            let tomorrowSQL = """
                SELECT count(*) FROM card WHERE \(cards.condition) AND is_suspended = 0 AND due IS NOT NULL
                  AND \(asked) <= :day + 1
                """
            let introduced = try LearnerFile.introduced(day, db)
            let due = try LearnerFile.dueCount(cards, day, db)
            let allocation = try NewPositionShares(name, db).allocation(
                of: newPerDay - introduced, caps: LearnerFile.newPerRepertoire(db), on: day, db)
            let toRepeat = try count("to_repeat = :day")
            let pending = try count("due IS NULL AND introduced = :day")
            return DueSummary(
                day: day, due: due, late: try count("due < :day"),
                oldestLateDays: oldest.map { day.number - max($0, Int(ColumnLimits.day.lowerBound)) } ?? 0,
                toRepeat: toRepeat, pending: pending,
                new: allocation.turns.count, newLeft: try count("due IS NULL"), introducedToday: introduced,
                upcoming: DueSummary.Upcoming(
                    nextDay: next.flatMap { ColumnLimits.day.contains(Int64($0)) ? StudyDay(number: $0) : nil },
                    tomorrow: try Int.fetchOne(db, sql: tomorrowSQL, arguments: today) ?? 0),
                timeLeft: TimeEstimate(
                    due: due, repeats: toRepeat + pending, new: allocation.turns.count,
                    samples: try LearnerFile.pace(db)),
                repertoires: try LearnerFile.parts(name, allocation, day, db))
        }
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
                reviewed: figures.young + figures.mature)
        }
    }

    /// The number of positions (not attempts) introduced on the day: shown as new, or graded for the first time without
    /// being shown.
    private static func introduced(_ day: StudyDay, _ db: Database) throws -> Int {
        let sql = "SELECT count(*) FROM card WHERE introduced = :day OR first_graded = :day"
        return try Int.fetchOne(db, sql: sql, arguments: ["day": day.number]) ?? 0
    }

    private static func dueCount(_ cards: CardSelection, _ day: StudyDay, _ db: Database) throws -> Int {
        let sql = """
            SELECT count(*) FROM card WHERE \(cards.condition) AND due <= :day AND \(CardSelection.available)
            """
        return try Int.fetchOne(db, sql: sql, arguments: cards.arguments(["day": day.number])) ?? 0
    }

    /// The last 200 counted reviews with their current grades, the newest last.
    private static func pace(_ db: Database) throws -> [TimeEstimate.Sample] {
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
                passed: grade.flatMap(Grade.init(rawValue:))?.isPass ?? false)
        }
    }

    private static func parts(
        _ name: String?, _ allocation: NewPositionAllocation, _ day: StudyDay, _ db: Database
    ) throws -> [DueSummary.Part] {
        let allocated = Dictionary(allocation.counts.map { ($0.repertoire, $0.positions) }) { first, _ in first }
        let sql = """
            SELECT repertoire.name, repertoire.side, repertoire.is_active, count(card.id) AS cards,
              ifnull(sum(due <= :day AND \(CardSelection.available)), 0) AS due,
              ifnull(sum(due < :day AND \(CardSelection.available)), 0) AS late,
              ifnull(sum(due IS NULL AND \(CardSelection.available)), 0) AS new
            FROM repertoire LEFT JOIN card_repertoire ON repertoire = repertoire.id
              LEFT JOIN card ON card.id = card_repertoire.card
            WHERE :name IS NULL OR repertoire.name = :name
            GROUP BY repertoire.id ORDER BY repertoire.place, repertoire.id
            """
        return try Row.fetchAll(db, sql: sql, arguments: ["day": day.number, "name": name]).map { row in
            let row = RowReader(row, of: "repertoire")
            let (name, side) = (try row.text("name"), try row.side())
            return try DueSummary.Part(
                name: name, side: side, isActive: row.flag("is_active"), cards: row.integer("cards"),
                due: row.integer("due"), late: row.integer("late"), new: row.integer("new"),
                newToday: allocated[RepertoireKey(name: name, side: side)] ?? 0)
        }
    }
}
