import GRDB
import Openings
public import Scheduling
public import Training

/// One row of the log: an event as columns, and the interval of its card before it.
public struct EventRow: Hashable, Sendable {
    public let id: Int64
    public let card: CardID
    public let kind: EventKind
    public let moment: Moment
    public let grade: Grade?
    public let gradedBy: GradedBy?
    public let milliseconds: Int?
    /// A move in UCI: the move played; for a restart the former answer; for a regrade by `accept` the accepted move.
    public let played: String?
    /// The event that is regraded or undone.
    public let target: Int64?
    /// The number of a study day: the end of a burial, or the due day for `known`, `rescheduled` and `madeDue`. For
    /// `seen` the number of games; for `added` the row in the table `addition`; for a wrong try 1 when the question was
    /// early.
    public let value: Int?
    /// Days; 0 for a new card. Decides whether a review counts, and whether the card was young or mature.
    public let intervalBefore: Int
    /// The due day that load balancing chose; nil when the interval decides.
    let balanced: BalancedDay?

    /// The columns to read, of the table `event`.
    static let columns = """
        id, card, kind, day, instant, grade, graded_by, milliseconds, played, target, value, interval_before, checksum,
        due_day, (SELECT rule FROM scheduler WHERE scheduler.id = event.scheduler) AS scheduler_rule
        """

    /// SQL that is true for an event of the table `event` that was not undone.
    static let isNotUndone = "NOT EXISTS (SELECT 1 FROM event u WHERE u.target = event.id AND u.kind = 'undone')"

    /// SQL for the current grade of an answer in the table `event`: that of the last regrade, else the original one.
    static let currentGrade = """
        ifnull((SELECT r.grade FROM event r WHERE r.target = event.id AND r.kind = 'regraded' AND r.grade IS NOT NULL
          AND NOT EXISTS (SELECT 1 FROM event u WHERE u.target = r.id AND u.kind = 'undone') ORDER BY r.id DESC LIMIT 1),
          event.grade)
        """

    init(_ logged: LoggedEvent, intervalBefore: Int) {
        id = logged.id
        card = logged.card
        kind = EventKind(logged.event)
        moment = logged.entry.moment
        let columns = EventColumns(logged.event)
        grade = columns.grade
        gradedBy = columns.gradedBy
        milliseconds = columns.milliseconds
        played = columns.played
        target = logged.event.target
        value = columns.value
        self.intervalBefore = intervalBefore
        balanced = logged.event.balanced
    }

    /// Nil when a value of the row is invalid.
    init?(_ row: Row) {
        try? self.init(RowReader(row, of: "event"))
    }

    /// - Throws: `ColumnFault` when a value of the row is invalid.
    init(_ row: RowReader) throws(ColumnFault) {
        let id = try row.id()
        func known<Value>(_ value: Value?, _ column: String) throws(ColumnFault) -> Value {
            guard let value else { throw ColumnFault(table: row.table, column: column, row: id) }
            return value
        }
        self.id = id
        card = CardID(try row.id("card"))
        kind = try known(EventKind(rawValue: row.text("kind")), "kind")
        moment = Moment(
            day: try row.day("day"), instant: Int64(try row.integer("instant", in: ColumnLimits.instant)))
        let grade = try row.optionalInteger("grade", in: 0...5)
        self.grade = try grade.map { number throws(ColumnFault) in try known(Grade(rawValue: number), "grade") }
        let gradedBy = try row.optionalText("graded_by")
        self.gradedBy = try gradedBy.map { name throws(ColumnFault) in
            try known(GradedBy(rawValue: name), "graded_by")
        }
        milliseconds = try row.optionalInteger("milliseconds")
        played = try row.optionalText("played")
        target = try row.optionalInteger("target", in: ColumnLimits.id).map(Int64.init)
        value = try row.optionalInteger("value", in: ColumnLimits.day)
        intervalBefore = try row.integer("interval_before")
        switch (try row.optionalDay("due_day"), try row.optionalText("scheduler_rule")) {
        case (nil, nil): balanced = nil
        case (let due?, let rule?):
            balanced = BalancedDay(due: due, under: try known(StoredScheduler(rule), "scheduler").scheduler)
        default: throw ColumnFault(table: row.table, column: "due_day", row: id)
        }
    }

    /// The checksum of all other columns: their values as text, separated by `|`; `-` for none.
    var checksum: Int64 {
        var sum = Checksum()
        sum.add(decimal: id)
        func add(_ number: Int64?) {
            sum.add(UInt8(ascii: "|"))
            if let number { sum.add(decimal: number) } else { sum.add(UInt8(ascii: "-")) }
        }
        func add(_ text: String?) {
            sum.add(UInt8(ascii: "|"))
            sum.add(text ?? "-")
        }
        add(card.rawValue)
        add(Int64(moment.day.number))
        add(moment.instant)
        add(grade.map { Int64($0.rawValue) })
        add(milliseconds.map(Int64.init))
        add(target)
        add(value.map(Int64.init))
        add(Int64(intervalBefore))
        add(kind.rawValue)
        add(gradedBy?.rawValue)
        add(played)
        if let balanced {
            add(Int64(balanced.due.number))
            add(StoredScheduler(balanced.scheduler).text)
        }
        return sum.stored
    }

    func insert(_ db: Database) throws {
        let statement = try db.cachedStatement(
            sql: """
                INSERT INTO event (id, card, kind, day, instant, grade, graded_by, milliseconds, played, target, value,
                  interval_before, checksum, due_day, scheduler)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """)
        let scheduler = try balanced.map { try StoredScheduler($0.scheduler).number(db) }
        try statement.execute(arguments: [
            id, card.rawValue, kind.rawValue, moment.day.number, moment.instant, grade?.rawValue, gradedBy?.rawValue,
            milliseconds, played, target, value, intervalBefore, checksum, balanced?.due.number, scheduler,
        ])
    }

    /// Returns the events of one card, ordered by ID. Invalid rows are left out.
    static func events(of card: CardID, _ db: Database) throws -> [LoggedEvent] {
        try fetch(card: card, db).compactMap(\.logged)
    }

    /// Returns the rows of one card, ordered by ID.
    static func fetch(card: CardID, _ db: Database) throws -> [EventRow] {
        let statement = try db.cachedStatement(
            sql: "SELECT \(EventRow.columns) FROM event WHERE card = ? ORDER BY id")
        return try Row.fetchAll(statement, arguments: [card.rawValue]).compactMap(EventRow.init)
    }
}
