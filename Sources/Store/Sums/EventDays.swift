import GRDB

/// The first and the last event of each study day, which a trigger of the file stores in the table `event_day`.
struct EventDays: Equatable {
    private var days: [Int64: ClosedRange<Int64>] = [:]

    init() {}

    /// The stored days.
    init(_ db: Database) throws {
        for row in try Row.fetchAll(db, sql: "SELECT day, first_event, last_event FROM event_day") {
            let row = RowReader(row, of: "event_day")
            let (first, last) = (try row.id("first_event"), try row.id("last_event"))
            // A damaged range differs from every right one.
            days[Int64(try row.integer("day", in: ColumnLimits.day))] = first <= last ? first...last : -1 ... -1
        }
    }

    /// Takes the next event of the log.
    mutating func add(_ id: Int64, on day: Int64) {
        days[day] = (days[day]?.lowerBound ?? id)...id
    }

    /// The days whose events differ, ascending.
    func differing(from other: EventDays) -> [Int64] {
        guard self != other else { return [] }
        return Set(days.keys).union(other.days.keys).filter { days[$0] != other.days[$0] }.sorted()
    }

    /// Writes the table anew, inside a transaction. Cost: reads the log.
    static func rebuild(_ db: Database) throws {
        try db.execute(
            sql: """
                DELETE FROM event_day;
                INSERT INTO event_day SELECT day, min(id), max(id) FROM event WHERE typeof(day) = 'integer'
                  AND day BETWEEN \(ColumnLimits.day.lowerBound) AND \(ColumnLimits.day.upperBound) GROUP BY day
                """)
    }
}
