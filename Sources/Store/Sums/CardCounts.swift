import GRDB
import GameDatabases
import Scheduling
import Training

/// The stored numbers of cards with the same due day, for each repertoire and, as repertoire 0, for the cards of all
/// active ones. Statistics read some thousand rows instead of 100,000 cards.
struct CardCounts {
    let db: Database

    /// Stands for a day that is NULL in the card's row: below all days (`ColumnLimits.day`).
    static let noDay = -10_000_000

    private static let keys = ["repertoire", "due", "buried_until", "is_suspended"]

    private static let counts = [
        "cards", "known", "leeches", "load", "ease_150", "ease_200", "ease_250", "ease_over", "difficulty_3",
        "difficulty_5", "difficulty_7", "difficulty_over",
    ]

    /// What one card of the table `card` adds to its row. The end of a burial matters only after the due day.
    private static let values = """
        ifnull(due, \(noDay)) AS due,
        CASE WHEN due IS NULL OR buried_until > due THEN ifnull(buried_until, \(noDay)) ELSE \(noDay) END AS buried_until,
        is_suspended, 1 AS cards, repetitions >= 1 AS known, lapses >= \(Leech.threshold) AS leeches,
        iif(due IS NULL, 0, \(CardBucket.loadUnit) / max(1, interval)) AS load,
        \(graded("easiness <= 150")) AS ease_150, \(graded("easiness BETWEEN 151 AND 200")) AS ease_200,
        \(graded("easiness BETWEEN 201 AND 250")) AS ease_250, \(graded("easiness > 250")) AS ease_over,
        \(graded("difficulty <= 3")) AS difficulty_3, \(graded("difficulty > 3 AND difficulty <= 5")) AS difficulty_5,
        \(graded("difficulty > 5 AND difficulty <= 7")) AS difficulty_7, \(graded("difficulty > 7")) AS difficulty_over
        """

    private static func graded(_ condition: String) -> String { "ifnull(due IS NOT NULL AND \(condition), 0)" }

    /// The rows of all cards that meet a condition, one for each repertoire of the card. `+` avoids the index by due day,
    /// whose order scatters the rows.
    private static func rows(_ condition: String) -> String {
        """
        SELECT repertoire, \(values) FROM card JOIN card_repertoire ON card_repertoire.card = card.id WHERE \(condition)
        UNION ALL SELECT 0 AS repertoire, \(values) FROM card WHERE +is_queued = 1 AND \(condition)
        """
    }

    private static let names = (keys + counts).joined(separator: ", ")

    private static let recount = """
        SELECT \(keys.joined(separator: ", ")), \(counts.map { "sum(\($0)) AS \($0)" }.joined(separator: ", "))
        FROM (\(rows("true"))) GROUP BY \(keys.joined(separator: ", "))
        """

    /// The values that the columns may have.
    static let rules =
        keys.map { ColumnRule($0, .number(Int64(noDay)...ColumnLimits.id.upperBound)) }
        + counts.map { ColumnRule($0, .number(0...ColumnLimits.id.upperBound)) }

    // MARK: - Writing

    /// Runs `change`, which writes the row of a card, and moves the card from its old count to its new one.
    func following(_ card: CardID, _ change: () throws -> Void) throws {
        try add(card, sign: -1)
        try change()
        try add(card, sign: 1)
        try db.cachedStatement(sql: "DELETE FROM card_count WHERE cards = 0").execute()
    }

    private func add(_ card: CardID, sign: Int) throws {
        let sums = Self.counts.map { "\($0) * :sign" }.joined(separator: ", ")
        let updates = Self.counts.map { "\($0) = \($0) + excluded.\($0)" }.joined(separator: ", ")
        let sql = """
            INSERT INTO card_count (\(Self.names))
            SELECT \(Self.keys.joined(separator: ", ")), \(sums) FROM (\(Self.rows("card.id = :card"))) WHERE true
            ON CONFLICT DO UPDATE SET \(updates)
            """
        try db.cachedStatement(sql: sql).execute(arguments: ["card": card.rawValue, "sign": sign])
    }

    /// Counts all cards again. Cost: O(cards).
    func rebuild() throws {
        try db.execute(sql: "DELETE FROM card_count; INSERT INTO card_count (\(Self.names)) \(Self.recount)")
    }

    /// Whether the stored numbers are those of the cards. Cost: O(cards).
    func areCorrect() throws -> Bool {
        // No key occurs twice, so as many rows without a difference are the same rows.
        let sql = """
            WITH recount AS MATERIALIZED (\(Self.recount))
            SELECT (SELECT count(*) FROM recount) = (SELECT count(*) FROM card_count)
              AND NOT EXISTS (SELECT * FROM recount EXCEPT SELECT \(Self.names) FROM card_count)
            """
        return try Bool.fetchOne(db, sql: sql) ?? false
    }

    // MARK: - Reading

    /// The stored counts of a repertoire; 0 stands for the cards of all active ones.
    func buckets(of repertoire: Int64) throws -> [CardBucket] {
        let statement = try PreparedStatement(
            db,
            sql: """
                SELECT \(Self.names) FROM card_count WHERE repertoire = ? ORDER BY due, buried_until, is_suspended
                """)
        statement.bind(repertoire)
        return try buckets(statement)
    }

    /// The counts of some cards.
    ///
    /// - Parameter ids: the numbers of the cards as a JSON array.
    func buckets(ofCards ids: String) throws -> [CardBucket] {
        let keys = Self.keys.dropFirst().joined(separator: ", ")
        let sums = Self.counts.map { "sum(\($0))" }.joined(separator: ", ")
        let statement = try PreparedStatement(
            db,
            sql: """
                SELECT 0, \(keys), \(sums) FROM (SELECT \(Self.values) FROM card
                  WHERE id IN (SELECT value FROM json_each(?))) GROUP BY \(keys) ORDER BY \(keys)
                """)
        statement.bind(ids)
        return try buckets(statement)
    }

    private func buckets(_ statement: PreparedStatement) throws -> [CardBucket] {
        let isSM2 = try SchedulingRules(db).scheduler == .sm2
        let row = NumberReader(row: statement, table: "card_count")
        let days = Int64(Self.noDay)...ColumnLimits.day.upperBound
        func day(_ index: Int) throws -> StudyDay? {
            let number = try row.integer(index, Self.keys[index], in: days)
            return number == Self.noDay ? nil : StudyDay(number: number)
        }
        func number(_ index: Int) throws -> Int {
            try row.integer(Self.keys.count + index, Self.counts[index], in: ColumnLimits.id)
        }
        var buckets: [CardBucket] = []
        while try statement.step() {
            buckets.append(
                CardBucket(
                    due: try day(1), buriedUntil: try day(2),
                    isSuspended: try row.integer(3, "is_suspended", in: 0...1) == 1, cards: try number(0),
                    known: try number(1), leeches: try number(2), load: try number(3),
                    ease: isSM2 ? try (4..<8).map(number) : [0, 0, 0, 0], difficulty: try (8..<12).map(number)))
        }
        return buckets
    }
}
