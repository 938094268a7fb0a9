import Chess
import GRDB
import Scheduling
import Training

/// Counts what is due by the stored numbers of cards (`CardCounts`) and by the indexes of the cards. Without the name of a
/// repertoire the cost does not depend on the number of cards.
struct DueQueries {
    let db: Database
    let day: StudyDay
    private let name: String?
    private let cards: CardSelection
    private let week: StudyWeek

    init(_ db: Database, on day: StudyDay, named name: String?) throws {
        self.db = db
        self.day = day
        self.name = name
        cards = CardSelection(name: name)
        week = try Setting.easyDays.stored(db)
    }

    private var isFree: Bool { week.kind(day) == .free }

    /// The number of new positions that may still be shown today, for which there is time; 0 on a free day.
    ///
    /// - Parameter newPerDay: the limit of a day.
    func newLimit(_ newPerDay: Int) throws -> Int {
        guard !isFree else { return 0 }
        let limit = max(0, newPerDay - (try introduced()))
        guard let budget = try budget(LearnerFile.pace(db)) else { return limit }
        let questions = try count("due <= :day") + again()
        return min(limit, max(0, budget.new(after: try done(), questions: questions)))
    }

    /// - Parameter samples: read only if a day has a limit of minutes.
    private func budget(_ samples: @autoclosure () throws -> [TimeEstimate.Sample]) throws -> TimeBudget? {
        guard let minutes = try Setting.minutesPerDay.stored(db) else { return nil }
        return TimeBudget(minutes: minutes, samples: try samples())
    }

    /// The thinking time of the day so far.
    private func done() throws -> DayTally {
        DayTally(milliseconds: try DayStatistics.fetch(day, db).milliseconds)
    }

    /// Cards to repeat, and new ones that were shown and not yet asked.
    private func again() throws -> Int {
        try count("to_repeat = :day") + pending()
    }

    /// - Parameter new: the number of new positions that are still to be shown.
    func counts(new: Int) throws -> DueCounts {
        let due = try row(
            """
            SELECT ifnull(sum(cards), 0) AS due, ifnull(sum(iif(due <= :late, cards, 0)), 0) AS late, min(due) AS oldest
            FROM \(cards.scheduledCounts) AND due <= :day AND buried_until <= :day
            """, ["late": week.latestLateDue(on: day).number])
        let (available, late) = (try due.integer("due"), try due.integer("late"))
        let oldest = try? due.optionalDay("oldest")
        let toRepeat = try count("to_repeat = :day")
        let pending = try pending()
        let samples = try LearnerFile.pace(db)
        return DueCounts(
            day: day, due: isFree ? 0 : available, late: late,
            oldestLateDays: late > 0 ? oldest.map { day - week.demandedDay(ofDue: $0) } ?? 0 : 0,
            toRepeat: toRepeat, pending: pending, new: new, introducedToday: try introduced(),
            upcoming: try upcoming(waiting: isFree ? available : 0),
            time: DueCounts.Time(
                TimeEstimate(
                    due: isFree ? 0 : available, repeats: toRepeat + pending, new: new, samples: samples),
                try budget(samples), done: try done()))
    }

    /// The number of new cards that were shown on the day and not yet asked. The index of due days would lead to all new
    /// cards.
    private func pending() throws -> Int {
        try count("due IS NULL AND introduced = :day", by: "INDEXED BY card_introduced_idx")
    }

    /// The number of cards that are available and meet a condition.
    ///
    /// - Parameter index: SQL that names the only index to use; empty leaves the choice to SQLite.
    func count(_ condition: String, by index: String = "") throws -> Int {
        let sql = """
            SELECT count(*) AS cards FROM card \(index)
            WHERE \(cards.condition) AND \(CardSelection.available) AND \(condition)
            """
        return try row(sql).integer("cards")
    }

    /// The number of new positions that are to be shown, where no repertoire has a limit of its own. O(limit).
    func fresh(limit: Int) throws -> Int {
        let sql = """
            SELECT count(*) AS cards FROM (SELECT 1 FROM card WHERE \(cards.condition)
              AND \(CardSelection.available) AND due IS NULL AND introduced IS NOT :day LIMIT :limit)
            """
        return try row(sql, ["limit": limit]).integer("cards")
    }

    /// The number of positions (not attempts) introduced on the day: shown as new, or graded for the first time without
    /// being shown.
    private func introduced() throws -> Int { try LearnerFile.introduced(day, db) }

    /// - Parameter waiting: the number of cards that would be due if the day were not free.
    private func upcoming(waiting: Int) throws -> DueCounts.Upcoming {
        let scheduled = cards.scheduledCounts
        // A buried card is not asked before its burial ends.
        let asked = "max(due, buried_until)"
        let tomorrow = day.advanced(by: 1)
        var next = waiting > 0 ? tomorrow : nil
        if next == nil {
            // No card is asked before it is due: cards that are due after the first one that is not buried come later.
            let sql = """
                SELECT min(\(asked)) AS next FROM \(scheduled) AND \(asked) > :day
                  AND due <= ifnull((SELECT due FROM \(scheduled) AND due > :day AND \(asked) = due
                    ORDER BY due LIMIT 1), \(ColumnLimits.day.upperBound))
                """
            let first = try row(sql)
            next = try? first.optionalDay("next")
        }
        let isFree = week.kind(tomorrow) == .free
        let sql = """
            SELECT ifnull(sum(cards), 0) AS cards FROM \(scheduled) AND due <= :day + 1 AND \(asked) <= :day + 1
            """
        return DueCounts.Upcoming(
            nextDay: next.map(week.demandedDay), tomorrow: isFree ? 0 : try row(sql).integer("cards"), waiting: waiting)
    }

    /// The counts of each repertoire, from the stored numbers of cards. Cost: O(due days).
    func parts(_ allocation: NewPositionAllocation) throws -> [DueSummary.Part] {
        let allocated = Dictionary(allocation.counts.map { ($0.repertoire, $0.positions) }) { first, _ in first }
        func sum(_ condition: String) -> String { "ifnull(sum(iif(\(condition), cards, 0)), 0)" }
        // A burial that ends by the due day is not stored; no day stands for it and for a card that is not due.
        let (isDue, isAvailable) = ("due > \(CardCounts.noDay)", "is_suspended = 0 AND buried_until <= :day")
        let sql = """
            SELECT repertoire.name, repertoire.side, repertoire.is_active, ifnull(sum(cards), 0) AS cards,
              \(sum("\(isDue) AND due <= :day AND \(isAvailable)")) AS due,
              \(sum("\(isDue) AND due <= :late AND \(isAvailable)")) AS late,
              \(sum("NOT (\(isDue)) AND \(isAvailable)")) AS new
            FROM repertoire LEFT JOIN card_count ON card_count.repertoire = repertoire.id
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

    /// The only row of a query about the table `card`, with the parameter `:day` and others.
    private func row(_ sql: String, _ others: [String: Int] = [:]) throws -> RowReader {
        var values: [String: (any DatabaseValueConvertible)?] = ["day": day.number]
        for (name, value) in others { values[name] = value }
        let statement = try db.cachedStatement(sql: sql)
        let row = try Row.fetchOne(statement, arguments: cards.arguments(values))
        guard let row else { throw ColumnFault(table: "card", column: "due", row: nil) }
        return RowReader(row, of: "card")
    }
}
