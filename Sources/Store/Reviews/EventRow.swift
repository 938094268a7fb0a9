import GRDB
import GameDatabases
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

    /// SQL that is true for an event of the table `event` that was not undone.
    static let isNotUndone = """
        NOT EXISTS (SELECT 1 FROM event u WHERE u.target = event.id AND \(EventKind.undone.isKind(in: "u")))
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

    /// The columns to read, of the table `event`, in the order in which they are read.
    static let columns = """
        id, card, kind, day, time, grade, graded_by, milliseconds, played, target, value, interval_before, due_day,
        iif(scheduler IS NULL, NULL, (SELECT rule FROM scheduler WHERE scheduler.id = event.scheduler)) AS scheduler_rule,
        checksum, scheduler
        """

    /// - Throws: `ColumnFault` when a value of the row is invalid.
    init(_ row: NumberReader) throws(ColumnFault) {
        func known<Value>(_ value: Value?, _ column: String) throws(ColumnFault) -> Value {
            guard let value else { throw row.fault(column) }
            return value
        }
        id = Int64(try row.integer(0, "id", in: ColumnLimits.id))
        card = CardID(Int64(try row.integer(1, "card", in: ColumnLimits.id)))
        kind = try known(EventKind(number: row.integer(2, "kind")), "kind")
        let day = try row.day(3, "day")
        moment = try known(EventRow.moment(day, time: row.integer(4, "time", in: EventRow.times)), "time")
        let grade = try row.optionalInteger(5, "grade", in: 0...5)
        self.grade = try grade.map { number throws(ColumnFault) in try known(Grade(rawValue: number), "grade") }
        let author = try row.optionalInteger(6, "graded_by")
        gradedBy = try author.map { number throws(ColumnFault) in try known(GradedBy(number: number), "graded_by") }
        milliseconds = try row.optionalInteger(7, "milliseconds")
        played = row.row.isNull(at: 8) ? nil : try known(StoredMove(row.row, at: 8), "played").text
        target = try row.optionalInteger(9, "target", in: ColumnLimits.id).map(Int64.init)
        value = try row.optionalInteger(10, "value", in: ColumnLimits.day)
        intervalBefore = try row.integer(11, "interval_before")
        guard row.row.isNull(at: 13) == row.row.isNull(at: 15) else { throw row.fault("scheduler") }
        switch (try row.optionalDay(12, "due_day"), try row.optionalText(13, "scheduler")) {
        case (nil, nil): balanced = nil
        case (let due?, let rule?):
            balanced = BalancedDay(due: due, under: try known(StoredScheduler(rule), "scheduler").scheduler)
        default: throw row.fault("due_day")
        }
    }

    /// The place of the checksum among the columns.
    static let checksumPlace = 14

    /// The milliseconds of a day.
    static let millisecondsOfDay: Int64 = 86_400_000

    /// The values of the column `time`: milliseconds from the start of `day` to the instant, both since 1970. An instant
    /// can be on another day in UTC than the study day, and far from it where the clock was wrong.
    static let times: ClosedRange<Int64> = -2_000_000_000_000_000...2_000_000_000_000_000

    /// Nil when no program writes such an instant.
    private static func moment(_ day: StudyDay, time: Int) -> Moment? {
        let instant = Int64(day.number) * millisecondsOfDay + Int64(time)
        return ColumnLimits.instant.contains(instant) ? Moment(day: day, instant: instant) : nil
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
                INSERT INTO event (id, card, kind, day, time, grade, graded_by, milliseconds, played, target, value,
                  interval_before, checksum, due_day, scheduler)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """)
        let scheduler = try balanced.map { try StoredScheduler($0.scheduler).number(db) }
        try statement.execute(arguments: [
            id, card.rawValue, kind.number, moment.day.number,
            moment.instant - Int64(moment.day.number) * EventRow.millisecondsOfDay, grade?.rawValue, gradedBy?.number,
            milliseconds, played.map(StoredMove.init), target, value, intervalBefore, checksum, balanced?.due.number,
            scheduler,
        ])
    }

    /// Returns the events of one card, ordered by ID. Invalid rows are left out.
    static func events(of card: CardID, _ db: Database) throws -> [LoggedEvent] {
        try fetch(card: card, db).compactMap(\.logged)
    }

    /// Returns the rows of one card, ordered by ID. Invalid rows are left out.
    static func fetch(card: CardID, _ db: Database) throws -> [EventRow] {
        try LogScan(db, "WHERE card = ? ORDER BY id", [.integer(card.rawValue)]).events()
    }
}
