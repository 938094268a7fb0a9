import GRDB
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

    /// Nil for an event that no sum counts, or that was undone.
    init?(_ row: EventRow, _ corrections: AnswerCorrections) {
        guard !corrections.isVoid(row.id) else { return nil }
        self.init(row, grade: corrections.grade(of: row.id, original: row.grade))
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
        return rows.compactMap { CountedEvent($0, corrections) }
    }

    /// Passes every event that counts to `body`, ordered by ID. Invalid rows are left out. Cost: reads the log.
    static func forEach(_ db: Database, _ body: (CountedEvent) -> Void) throws {
        let corrections = try AnswerCorrections(db)
        let scan = try LogScan(db, "ORDER BY id")
        while let entry = try scan.next() {
            guard let row = entry.event, row.logged != nil, let event = CountedEvent(row, corrections) else { continue }
            body(event)
        }
    }
}
