import GRDB
import GameDatabases
public import Scheduling
public import Training

extension LearnerFile {
    /// Returns the number of cards due on the day, for `due --short`; 0 on a free day. Costs one index lookup.
    ///
    /// - Throws: `StoreError.unknownRepertoire`, and `.busy` after 50 ms when open for reading only.
    public func dueCount(day: StudyDay, named name: String? = nil) throws -> Int {
        try reading { db in
            if let name { _ = try RepertoireRecord.named(name, db, path: path) }
            guard try Setting.easyDays.stored(db).kind(day) != .free else { return 0 }
            return try DueQueries(db, on: day, named: name).count("due <= :day")
        }
    }

    /// Returns the counts that `prep due` prints. No repertoire is built. Without a name the cost depends on the number of
    /// due cards, unless a repertoire has a limit of its own.
    ///
    /// - Parameter newPerDay: the limit of new cards a day, over all repertoires; the limits of single repertoires are
    ///   in the settings.
    public func dueCounts(day: StudyDay, newPerDay: Int, named name: String? = nil) throws -> DueCounts {
        try reading { db in
            if let name { _ = try RepertoireRecord.named(name, db, path: path) }
            let queries = try DueQueries(db, on: day, named: name)
            guard try LearnerFile.newPerRepertoire(db).isEmpty else {
                return try queries.counts(new: LearnerFile.allocation(queries, newPerDay, name, db).turns.count)
            }
            return try queries.counts(new: queries.fresh(limit: queries.newLimit(newPerDay)))
        }
    }

    /// Returns the due counts together with those of each repertoire. No repertoire is built. Cost:
    /// O(due days + new cards).
    ///
    /// - Parameter newPerDay: as in `dueCounts`.
    public func dueSummary(day: StudyDay, newPerDay: Int, named name: String? = nil) throws -> DueSummary {
        try reading { db in
            if let name { _ = try RepertoireRecord.named(name, db, path: path) }
            let queries = try DueQueries(db, on: day, named: name)
            let allocation = try LearnerFile.allocation(queries, newPerDay, name, db)
            return DueSummary(
                counts: try queries.counts(new: allocation.turns.count), newLeft: try queries.count("due IS NULL"),
                repertoires: try queries.parts(allocation))
        }
    }

    private static func allocation(
        _ queries: DueQueries, _ newPerDay: Int, _ name: String?, _ db: Database
    ) throws -> NewPositionAllocation {
        try NewPositionShares(name, db).allocation(
            of: queries.newLimit(newPerDay), caps: newPerRepertoire(db), on: queries.day, db)
    }

    /// Returns the day's reviews and introduced positions so far over all repertoires, for `DueQueue`.
    ///
    /// - Parameter name: the repertoire that is drilled, as in `drillMaterial(named:)`.
    public func done(on day: StudyDay, named name: String? = nil) throws -> DayTally {
        try reading { db in
            let figures = try DayStatistics.fetch(day, db)
            return DayTally(
                introduced: try LearnerFile.introduced(day, db),
                introducedIn: try NewPositionShares(name, db).introduced(on: day, db),
                reviewed: figures.young.counted + figures.mature.counted, milliseconds: figures.milliseconds)
        }
    }

    /// The number of positions (not attempts) introduced on the day: shown as new, or graded for the first time without
    /// being shown.
    static func introduced(_ day: StudyDay, _ db: Database) throws -> Int {
        let statement = try db.cachedStatement(
            sql: "SELECT count(*) FROM card WHERE introduced = :day OR first_graded = :day")
        return try Int.fetchOne(statement, arguments: ["day": day.number]) ?? 0
    }

    /// The last 200 counted reviews with their current grades, the newest last.
    static func pace(_ db: Database) throws -> [TimeEstimate.Sample] {
        let sql = """
            SELECT id, grade, milliseconds FROM event
            WHERE \(EventKind.review.isKind()) AND interval_before >= 1 AND grade IS NOT NULL AND \(EventRow.isNotUndone)
            ORDER BY id DESC LIMIT \(TimeEstimate.samplesUsed)
            """
        let statement = try PreparedStatement(db, sql: sql)
        let row = NumberReader(row: statement, table: "event")
        var reviews: [(id: Int64, grade: Grade?, milliseconds: Int?)] = []
        while try statement.step() {
            let milliseconds = try? row.optionalInteger(2, "milliseconds")
            reviews.append((statement.integer(at: 0), Grade(statement, at: 1), milliseconds))
        }
        guard let oldest = reviews.last else { return [] }
        let corrections = try AnswerCorrections(db, from: oldest.id)
        return reviews.reversed().map { review in
            TimeEstimate.Sample(
                milliseconds: review.milliseconds, grade: corrections.grade(of: review.id, original: review.grade))
        }
    }
}
