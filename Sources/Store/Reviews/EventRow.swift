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
    /// A move in UCI form: the one played; of a new start the former answer; of a regrade by accepting, the move
    /// accepted.
    public let played: String?
    /// The event that is regraded or undone.
    public let target: Int64?
    /// A study day's number: until when the card is buried; when it is due for known, rescheduled and made due. Of a
    /// move seen in games, their number. Of an added move, its number in the table `addition`. Of a wrong try 1 when
    /// the question was early.
    public let value: Int?
    /// Days; 0 for a new card. Decides whether a review counts, and whether the card was young or mature.
    let intervalBefore: Int

    static let columns = """
        id, card, kind, day, instant, grade, graded_by, milliseconds, played, target, value, interval_before, checksum
        """

    /// Holds for an event of the table `event` that was not undone.
    static let stands = "NOT EXISTS (SELECT 1 FROM event u WHERE u.target = event.id AND u.kind = 'undone')"

    /// The grade an answer of the table `event` has now: the last one the learner gave it, else its own.
    static let gradeNow = """
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
    }

    /// Nil when the row holds something no event can hold.
    init?(_ row: Row) {
        try? self.init(RowReader(row, of: "event"))
    }

    /// - Throws: `ColumnFault` when the row holds something no event can hold.
    init(_ row: RowReader) throws(ColumnFault) {
        let id = try row.id()
        func known<Value>(_ value: Value?, _ column: String) throws(ColumnFault) -> Value {
            guard let value else { throw ColumnFault(table: row.table, column: column, row: id) }
            return value
        }
        let grade = try row.optionalInteger("grade", in: 0...5)
        let gradedBy = try row.optionalText("graded_by")
        self.id = id
        card = CardID(try row.id("card"))
        kind = try known(EventKind(rawValue: row.text("kind")), "kind")
        moment = Moment(
            day: try row.day("day"), instant: Int64(try row.integer("instant", in: ColumnLimits.instant)))
        self.grade = try grade.map { number throws(ColumnFault) in try known(Grade(rawValue: number), "grade") }
        self.gradedBy = try gradedBy.map { name throws(ColumnFault) in
            try known(GradedBy(rawValue: name), "graded_by")
        }
        milliseconds = try row.optionalInteger("milliseconds")
        played = try row.optionalText("played")
        target = try row.optionalInteger("target", in: ColumnLimits.id).map(Int64.init)
        value = try row.optionalInteger("value", in: ColumnLimits.day)
        intervalBefore = try row.integer("interval_before")
    }

    /// Over every column but itself.
    var checksum: Int64 {
        let numbers: [Int64?] = [
            id, card.rawValue, Int64(moment.day.number), moment.instant, grade.map { Int64($0.rawValue) },
            milliseconds.map(Int64.init), target, value.map(Int64.init), Int64(intervalBefore),
        ]
        let texts = [kind.rawValue, gradedBy?.rawValue ?? "-", played ?? "-"]
        let fields = numbers.map { number in number.map { String($0) } ?? "-" } + texts
        return Checksum.of(fields.joined(separator: "|").utf8)
    }

    func insert(_ db: Database) throws {
        let statement = try db.cachedStatement(
            sql: "INSERT INTO event (\(EventRow.columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
        try statement.execute(arguments: [
            id, card.rawValue, kind.rawValue, moment.day.number, moment.instant, grade?.rawValue, gradedBy?.rawValue,
            milliseconds, played, target, value, intervalBefore, checksum,
        ])
    }

    /// The events of one card, in the order of their ids. Rows that are no event are left out.
    static func events(of card: CardID, _ db: Database) throws -> [LoggedEvent] {
        try fetch(card: card, db).compactMap(\.logged)
    }

    /// The rows of one card, in the order of their ids.
    static func fetch(card: CardID, _ db: Database) throws -> [EventRow] {
        let statement = try db.cachedStatement(
            sql: "SELECT \(EventRow.columns) FROM event WHERE card = ? ORDER BY id")
        return try Row.fetchAll(statement, arguments: [card.rawValue]).compactMap(EventRow.init)
    }
}
