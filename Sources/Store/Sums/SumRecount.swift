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

    private struct Sums {
        var days: [Int: DayStatistics] = [:]
        /// By the number of the repertoire.
        var repertoires: [Int64: [Int: DayStatistics]] = [:]
        /// By the number of the repertoire; 0 stands for all.
        var hours: [Int64: [Quarter: Reviews]] = [:]
    }

    /// The cards that are in the same repertoires. Such groups are few, so an event is counted once and not for each of
    /// the repertoires.
    private struct Group {
        let repertoires: [Int64]
        var days: [Int: DayStatistics] = [:]
        var hours: [Quarter: Reviews] = [:]
    }

    /// The first is that of the cards without a repertoire.
    private var groups = [Group(repertoires: [])]
    /// An index into `groups`.
    private var groupOfCard: CardTable<Int>

    /// Cost: reads the log.
    init(_ db: Database) throws {
        try self.init(cardsOf: db)
        try CountedEvent.forEach(db) { add($0) }
    }

    /// Without any event. Reads the cards of the repertoires.
    init(cardsOf db: Database) throws {
        groupOfCard = try CardTable(db, 0)
        let rows = try PreparedStatement(db, sql: "SELECT card, repertoire FROM card_repertoire")
        let row = NumberReader(row: rows, table: "card_repertoire")
        var indices: [[Int64]: Int] = [:]
        while try rows.step() {
            guard let number = try? row.integer(0, "card", in: ColumnLimits.id),
                let repertoire = try? row.integer(1, "repertoire", in: ColumnLimits.id)
            else { continue }
            let card = CardID(Int64(number))
            let repertoires = groups[groupOfCard[card]].repertoires + [Int64(repertoire)]
            let index = indices[repertoires] ?? groups.count
            if index == groups.count {
                indices[repertoires] = index
                groups.append(Group(repertoires: repertoires))
            }
            groupOfCard.change(card) { $0 = index }
        }
    }

    /// Counts one event.
    mutating func add(_ event: CountedEvent) {
        let group = groupOfCard[CardID(event.card)]
        groups[group].days[event.day, default: DayStatistics()].add(event)
        guard let passed = event.passedReview else { return }
        groups[group].hours[Quarter(day: event.day, quarter: event.quarter), default: Reviews()].add(passed)
    }

    private var sums: Sums {
        var sums = Sums()
        for group in groups {
            for (day, counts) in group.days {
                sums.days[day, default: DayStatistics()].add(counts)
                for repertoire in group.repertoires {
                    sums.repertoires[repertoire, default: [:]][day, default: DayStatistics()].add(counts)
                }
            }
            for (quarter, reviews) in group.hours {
                for repertoire in [0] + group.repertoires {
                    sums.hours[repertoire, default: [:]][quarter, default: Reviews()].add(reviews)
                }
            }
        }
        return sums
    }

    // MARK: - Comparing

    /// The days of which a stored sum differs from the recount, ascending.
    func differingDays(_ db: Database) throws -> [StudyDay] {
        try differing(sums, db).map { StudyDay(number: $0) }
    }

    private func differing(_ sums: Sums, _ db: Database) throws -> [Int] {
        var differing: Set<Int> = []
        let stored = try stored(db, &differing)
        func compare<Key: Hashable, Sum: Equatable>(_ a: [Key: Sum], _ b: [Key: Sum], zero: Sum, _ day: (Key) -> Int) {
            for (key, sum) in a where sum != b[key] ?? zero { differing.insert(day(key)) }
            for (key, sum) in b where a[key] == nil && sum != zero { differing.insert(day(key)) }
        }
        compare(sums.days, stored.days, zero: DayStatistics()) { $0 }
        for repertoire in Set(sums.repertoires.keys).union(stored.repertoires.keys) {
            compare(
                sums.repertoires[repertoire] ?? [:], stored.repertoires[repertoire] ?? [:], zero: DayStatistics()
            ) { $0 }
        }
        for repertoire in Set(sums.hours.keys).union(stored.hours.keys) {
            compare(sums.hours[repertoire] ?? [:], stored.hours[repertoire] ?? [:], zero: Reviews()) { $0.day }
        }
        return differing.sorted()
    }

    /// The sums as they are stored. The day of a damaged row is added to `damaged`; one without a day is already a
    /// finding about its value.
    private func stored(_ db: Database, _ damaged: inout Set<Int>) throws -> Sums {
        var stored = Sums()
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
        let sums = sums
        for day in try differing(sums, db) {
            try Self.write(sums.days[day] ?? DayStatistics(), "day_sum", ["day": day], db)
            for table in ["repertoire_day_sum", "hour_sum"] {
                try db.cachedStatement(sql: "DELETE FROM \(table) WHERE day = ?").execute(arguments: [day])
            }
            for (repertoire, days) in sums.repertoires.sorted(by: { $0.key < $1.key }) {
                guard let counts = days[day] else { continue }
                try Self.write(counts, "repertoire_day_sum", ["repertoire": Int(repertoire), "day": day], db)
            }
        }
        try Self.writeHours(sums.hours, db)
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
    private static func writeHours(_ hours: [Int64: [Quarter: Reviews]], _ db: Database) throws {
        let statement = try db.cachedStatement(
            sql: "INSERT OR IGNORE INTO hour_sum (repertoire, day, quarter, counted, passed) VALUES (?, ?, ?, ?, ?)")
        for (repertoire, quarters) in hours.sorted(by: { $0.key < $1.key }) {
            for (key, sum) in quarters.sorted(by: { ($0.key.day, $0.key.quarter) < ($1.key.day, $1.key.quarter) }) {
                try statement.execute(arguments: [repertoire, key.day, key.quarter, sum.counted, sum.passed])
            }
        }
    }
}
