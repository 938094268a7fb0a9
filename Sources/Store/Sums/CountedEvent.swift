import GRDB
import GameDatabases
import Scheduling
import Training

/// An event that the sums count: an answer with its current grade, or a new position that was shown. It was not undone.
struct CountedEvent: Equatable {
    let id: Int64
    let card: Int64
    let kind: EventKind
    let day: Int
    let instant: Int64
    let grade: Grade?
    let milliseconds: Int?
    let intervalBefore: Int

    /// Nil for an event that no sum counts.
    init?(_ row: EventRow, grade: Grade?) {
        guard row.kind.answer != nil || row.kind == .introduced else { return nil }
        (id, card, kind) = (row.id, row.card.rawValue, row.kind)
        (day, instant) = (row.moment.day.number, row.moment.instant)
        (milliseconds, intervalBefore) = (row.milliseconds, row.intervalBefore)
        self.grade = grade
    }

    /// The number of the quarter of an hour since 1970.
    var quarter: Int64 { instant >= 0 ? instant / 900_000 : (instant - 899_999) / 900_000 }

    /// Whether a counted review passed; nil for anything else.
    var passedReview: Bool? {
        guard kind == .review, intervalBefore >= 1 else { return nil }
        return grade?.isPass
    }

    /// The events of one card that count, from its rows ordered by ID.
    static func counted(_ rows: [EventRow]) -> [CountedEvent] {
        let corrections = AnswerCorrections(rows)
        return rows.compactMap { row in
            corrections.isVoid(row.id)
                ? nil : CountedEvent(row, grade: corrections.grade(of: row.id, original: row.grade))
        }
    }

    // MARK: - The whole log

    private static let columns = "id, card, kind, day, instant, grade, milliseconds, interval_before"

    private init?(_ row: PreparedStatement, _ corrections: AnswerCorrections) {
        id = row.integer(at: 0)
        guard !corrections.isVoid(id), let kind = row.text(at: 2).flatMap(EventKind.init(rawValue:)) else { return nil }
        card = row.integer(at: 1)
        self.kind = kind
        day = Int(row.integer(at: 3))
        instant = row.integer(at: 4)
        let original = row.isNull(at: 5) ? nil : Grade(rawValue: Int(row.integer(at: 5)))
        grade = corrections.grade(of: id, original: original)
        milliseconds = row.isNull(at: 6) ? nil : Int(row.integer(at: 6))
        intervalBefore = Int(row.integer(at: 7))
    }

    /// Passes every event that counts to `body`, ordered by ID. Rows whose numbers are impossible are left out. Cost:
    /// reads the log.
    static func forEach(_ db: Database, _ body: (CountedEvent) -> Void) throws {
        let corrections = try AnswerCorrections(db)
        let statement = try PreparedStatement(
            db,
            sql: """
                SELECT \(columns) FROM event
                WHERE kind IN ('review', 'repeat', 'early', 'introduced') AND typeof(day) = 'integer'
                  AND day BETWEEN \(ColumnLimits.day.lowerBound) AND \(ColumnLimits.day.upperBound)
                ORDER BY id
                """)
        while try statement.step() {
            if let event = CountedEvent(statement, corrections) { body(event) }
        }
    }
}
