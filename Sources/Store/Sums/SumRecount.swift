import GRDB
import GameDatabases
import Scheduling
import Training

/// All sums, recounted from the log.
struct SumRecount {
    /// A quarter of an hour of a study day.
    private struct Quarter: Hashable {
        let day: Int
        let quarter: Int64
    }

    private typealias Reviews = DayStatistics.Reviews

    private var days: [Int: DayStatistics] = [:]
    /// By the number of the repertoire.
    private var repertoires: [Int64: [Int: DayStatistics]] = [:]
    /// By the number of the repertoire; 0 stands for all.
    private var hours: [Int64: [Quarter: Reviews]] = [:]

    /// The repertoires of each card.
    private var owners: [Int64: [Int64]] = [:]

    /// Cost: reads the log.
    init(_ db: Database) throws {
        try self.init(cardsOf: db)
        try CountedEvent.forEach(db) { add($0) }
    }

    /// Without any event. Reads the cards of the repertoires.
    init(cardsOf db: Database) throws {
        let rows = try PreparedStatement(db, sql: "SELECT card, repertoire FROM card_repertoire")
        let row = NumberReader(row: rows, table: "card_repertoire")
        while try rows.step() {
            guard let card = try? row.integer(0, "card", in: ColumnLimits.id),
                let repertoire = try? row.integer(1, "repertoire", in: ColumnLimits.id)
            else { continue }
            owners[Int64(card), default: []].append(Int64(repertoire))
        }
    }

    /// Counts one event.
    mutating func add(_ event: CountedEvent) {
        let owners = owners[event.card] ?? []
        days[event.day, default: DayStatistics()].add(event)
        for owner in owners { repertoires[owner, default: [:]][event.day, default: DayStatistics()].add(event) }
        guard let passed = event.passedReview else { return }
        let quarter = Quarter(day: event.day, quarter: event.quarter)
        add(passed, quarter, 0)
        for owner in owners { add(passed, quarter, owner) }
    }

    private mutating func add(_ passed: Bool, _ quarter: Quarter, _ owner: Int64) {
        hours[owner, default: [:]][quarter, default: Reviews()].add(passed)
    }

    // MARK: - Comparing

    /// The days of which a stored sum differs from the recount, ascending.
    func differingDays(_ db: Database) throws -> [StudyDay] {
        try differing(db).map { StudyDay(number: $0) }
    }

    private func differing(_ db: Database) throws -> [Int] {
        var differing: Set<Int> = []
        let stored = try stored(db, &differing)
        func compare<Key: Hashable, Sum: Equatable>(_ a: [Key: Sum], _ b: [Key: Sum], zero: Sum, _ day: (Key) -> Int) {
            for (key, sum) in a where sum != b[key] ?? zero { differing.insert(day(key)) }
            for (key, sum) in b where a[key] == nil && sum != zero { differing.insert(day(key)) }
        }
        compare(days, stored.days, zero: DayStatistics()) { $0 }
        for repertoire in Set(repertoires.keys).union(stored.repertoires.keys) {
            compare(
                repertoires[repertoire] ?? [:], stored.repertoires[repertoire] ?? [:], zero: DayStatistics()
            ) { $0 }
        }
        for repertoire in Set(hours.keys).union(stored.hours.keys) {
            compare(hours[repertoire] ?? [:], stored.hours[repertoire] ?? [:], zero: Reviews()) { $0.day }
        }
        return differing.sorted()
    }

    private init() {}

    /// The sums as they are stored. The day of a damaged row is added to `damaged`; one without a day is already a
    /// finding about its value.
    private func stored(_ db: Database, _ damaged: inout Set<Int>) throws -> SumRecount {
        var stored = SumRecount()
        for table in ["day_sum", "repertoire_day_sum"] {
            for row in try Row.fetchAll(db, sql: "SELECT * FROM \(table)") {
                let row = RowReader(row, of: table)
                guard let day = try? row.day("day").number else { continue }
                if let sums = try? DayStatistics(row), let owner = try? table == "day_sum" ? 0 : row.id("repertoire") {
                    if table == "day_sum" {
                        stored.days[day] = sums
                    } else {
                        stored.repertoires[owner, default: [:]][day] = sums
                    }
                } else {
                    damaged.insert(day)
                }
            }
        }
        for row in try Row.fetchAll(db, sql: "SELECT * FROM hour_sum") {
            let row = RowReader(row, of: "hour_sum")
            guard let day = try? row.day("day").number else { continue }
            if let owner = try? row.id("repertoire"), let quarter = try? row.bits("quarter"),
                let counted = try? row.integer("counted"), let passed = try? row.integer("passed")
            {
                stored.hours[owner, default: [:]][Quarter(day: day, quarter: quarter)] = Reviews(
                    counted: counted, passed: passed)
            } else {
                damaged.insert(day)
            }
        }
        return stored
    }

    // MARK: - Writing

    /// Writes the sums of the days that differ, inside a transaction.
    func write(_ db: Database) throws {
        for day in try differing(db) {
            try Self.write(days[day] ?? DayStatistics(), "day_sum", ["day": day], db)
            for table in ["repertoire_day_sum", "hour_sum"] {
                try db.cachedStatement(sql: "DELETE FROM \(table) WHERE day = ?").execute(arguments: [day])
            }
            for (repertoire, days) in repertoires.sorted(by: { $0.key < $1.key }) {
                guard let sums = days[day] else { continue }
                try Self.write(sums, "repertoire_day_sum", ["repertoire": Int(repertoire), "day": day], db)
            }
        }
        try writeHours(db)
    }

    private static func write(_ sums: DayStatistics, _ table: String, _ key: KeyValuePairs<String, Int>, _ db: Database)
        throws
    {
        let names = key.map(\.key) + DayStatistics.columns
        let marks = names.map { _ in "?" }.joined(separator: ", ")
        let updates = DayStatistics.columns.map { "\($0) = excluded.\($0)" }.joined(separator: ", ")
        let statement = try db.cachedStatement(
            sql: """
                INSERT INTO \(table) (\(names.joined(separator: ", "))) VALUES (\(marks))
                ON CONFLICT DO UPDATE SET \(updates)
                """)
        try statement.execute(arguments: StatementArguments(key.map(\.value) + sums.values))
    }

    /// Writes the quarters of an hour that are missing: the rows of differing days have been removed.
    private func writeHours(_ db: Database) throws {
        let statement = try db.cachedStatement(
            sql: "INSERT OR IGNORE INTO hour_sum (repertoire, day, quarter, counted, passed) VALUES (?, ?, ?, ?, ?)")
        for (repertoire, quarters) in hours.sorted(by: { $0.key < $1.key }) {
            for (key, sum) in quarters.sorted(by: { ($0.key.day, $0.key.quarter) < ($1.key.day, $1.key.quarter) }) {
                try statement.execute(arguments: [repertoire, key.day, key.quarter, sum.counted, sum.passed])
            }
        }
    }
}
