import GRDB
import Training

/// Adds events to the stored sums, and takes them away again, inside the transaction that writes the log.
struct SumWriter {
    let db: Database

    /// Replaces the events of a card that count by others.
    func replace(_ old: [CountedEvent], by new: [CountedEvent]) throws {
        let kept = Set(old.map(\.id)).intersection(new.map(\.id)).filter { id in
            old.first { $0.id == id } == new.first { $0.id == id }
        }
        for event in old where !kept.contains(event.id) { try add(event, sign: -1) }
        for event in new where !kept.contains(event.id) { try add(event) }
    }

    /// Counts an event for its day, and for the repertoires that contain its card.
    ///
    /// - Parameter sign: −1 takes it away again.
    func add(_ event: CountedEvent, sign: Int = 1) throws {
        var sums = DayStatistics()
        sums.add(event, sign: sign)
        try db.cachedStatement(sql: Self.daySQL).execute(arguments: StatementArguments([event.day] + sums.values))
        try db.cachedStatement(sql: Self.repertoireSQL).execute(
            arguments: StatementArguments([event.day] + sums.values) + [event.card])
        guard let passed = event.passedReview else { return }
        try db.cachedStatement(sql: Self.hourSQL).execute(arguments: [
            event.day, event.quarter, sign, passed ? sign : 0, event.card,
        ])
    }

    /// Counts all events of a card for one repertoire, which it has joined, or has left (−1).
    func count(_ card: CardID, for repertoire: Int64, sign: Int) throws {
        for event in CountedEvent.counted(try EventRow.fetch(card: card, db)) {
            var sums = DayStatistics()
            sums.add(event, sign: sign)
            let marks = Self.marks(2 + sums.values.count)
            let sql = "INSERT INTO repertoire_day_sum (repertoire, day, \(Self.names)) VALUES (\(marks)) \(Self.adding)"
            try db.cachedStatement(sql: sql).execute(
                arguments: [repertoire] + StatementArguments([event.day] + sums.values))
            guard let passed = event.passedReview else { continue }
            try db.cachedStatement(
                sql:
                    "INSERT INTO hour_sum (repertoire, day, quarter, counted, passed) VALUES (?, ?, ?, ?, ?) \(Self.addingHours)"
            ).execute(arguments: [repertoire, event.day, event.quarter, sign, passed ? sign : 0])
        }
    }

    /// Removes the sums of a repertoire.
    func remove(_ repertoire: Int64) throws {
        for table in ["repertoire_day_sum", "hour_sum", "card_count"] {
            try db.execute(sql: "DELETE FROM \(table) WHERE repertoire = ?", arguments: [repertoire])
        }
    }

    // MARK: - SQL

    private static let names = DayStatistics.columns.joined(separator: ", ")

    private static func marks(_ count: Int) -> String { Array(repeating: "?", count: count).joined(separator: ", ") }

    private static let adding =
        "ON CONFLICT DO UPDATE SET "
        + DayStatistics.columns.map { "\($0) = \($0) + excluded.\($0)" }.joined(separator: ", ")

    private static let addingHours =
        "ON CONFLICT DO UPDATE SET counted = counted + excluded.counted, passed = passed + excluded.passed"

    private static let daySQL =
        "INSERT INTO day_sum (day, \(names)) VALUES (\(marks(1 + DayStatistics.columns.count))) \(adding)"

    private static let repertoireSQL = """
        INSERT INTO repertoire_day_sum (repertoire, day, \(names))
        SELECT repertoire, \(marks(1 + DayStatistics.columns.count)) FROM card_repertoire WHERE card = ? \(adding)
        """

    private static let hourSQL = """
        INSERT INTO hour_sum (repertoire, day, quarter, counted, passed)
        SELECT owner.repertoire, ?1, ?2, ?3, ?4
        FROM (SELECT 0 AS repertoire UNION ALL SELECT repertoire FROM card_repertoire WHERE card = ?5) owner WHERE true
        \(addingHours)
        """
}
