import GRDB
import Scheduling
import Training

/// One row of the log: the event, the interval of its card before it, and the sum over both.
struct EventRow {
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

    var record: ReviewRecord
    /// Days; 0 for a new card. Says whether a review counts, and whether the card was young or mature.
    var intervalBefore: Int

    init(_ record: ReviewRecord, intervalBefore: Int) {
        self.record = record
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
        record = ReviewRecord(
            id: id, card: CardID(try row.id("card")), kind: try known(EventKind(rawValue: row.text("kind")), "kind"),
            day: try row.day("day"), instant: Int64(try row.integer("instant", in: ColumnLimits.instant)),
            grade: try grade.map { number throws(ColumnFault) in try known(Grade(rawValue: number), "grade") },
            gradedBy: try gradedBy.map { name throws(ColumnFault) in
                try known(GradedBy(rawValue: name), "graded_by")
            }, milliseconds: try row.optionalInteger("milliseconds"), played: try row.optionalText("played"),
            target: try row.optionalInteger("target", in: ColumnLimits.id).map(Int64.init),
            value: try row.optionalInteger("value", in: ColumnLimits.day))
        intervalBefore = try row.integer("interval_before")
    }

    /// Over every column but itself.
    var checksum: Int64 {
        let numbers: [Int64?] = [
            record.id, record.card.rawValue, Int64(record.day.number), record.instant,
            record.grade.map { Int64($0.rawValue) }, record.milliseconds.map(Int64.init), record.target,
            record.value.map(Int64.init), Int64(intervalBefore),
        ]
        let texts = [record.kind.rawValue, record.gradedBy?.rawValue ?? "-", record.played ?? "-"]
        let fields = numbers.map { number in number.map { String($0) } ?? "-" } + texts
        return Checksum.of(fields.joined(separator: "|").utf8)
    }

    func insert(_ db: Database) throws {
        let statement = try db.cachedStatement(
            sql: "INSERT INTO event (\(EventRow.columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
        try statement.execute(arguments: [
            record.id, record.card.rawValue, record.kind.rawValue, record.day.number, record.instant,
            record.grade?.rawValue, record.gradedBy?.rawValue, record.milliseconds, record.played, record.target,
            record.value, intervalBefore, checksum,
        ])
    }

    /// The events of one card, in the order of their ids.
    static func fetch(card: CardID, _ db: Database) throws -> [EventRow] {
        let statement = try db.cachedStatement(
            sql: "SELECT \(EventRow.columns) FROM event WHERE card = ? ORDER BY id")
        return try Row.fetchAll(statement, arguments: [card.rawValue]).compactMap(EventRow.init)
    }
}
