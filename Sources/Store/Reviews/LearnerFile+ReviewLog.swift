import GRDB
public import Scheduling
public import Training

extension LearnerFile: ReviewLog {
    /// Appends events; see `ReviewLog`. One transaction writes the log's rows, the card's state and the sums of the
    /// day.
    ///
    /// - Throws: `ReviewConflict`; `StoreError`.
    public func append(_ events: [CardEvent], expecting: Int64?) throws -> [LoggedEvent] {
        guard let first = events.first else { return [] }
        backUpDaily(first.moment.day)
        return try writing { db in
            let writer = try EventWriter(db, path: path)
            if let expecting {
                let newest = try EventWriter.newest(of: first.card, db)
                guard newest <= expecting else { throw ReviewConflict(card: first.card, newest: newest) }
            }
            return try events.indices.map { index in
                let logged = try writer.append(events[index])
                let isLastOfDay = index == events.count - 1 || events[index + 1].moment.day != logged.day
                if isLastOfDay { try writer.updateNextDue(on: logged.day) }
                return logged
            }
        }
    }

    /// Returns the stored state of the card, which equals a replay of its events.
    public func state(of card: CardID) throws -> CardState {
        let state = try reading { db in try StateColumns.fetch(card, under: SchedulingRules(db).scheduler, db) }
        guard let state else {
            throw StoreError(.notFound, path: path, "\(path): has no card \(card); read the queue again")
        }
        return state
    }

    /// Returns the events of the card, ordered by ID.
    public func events(of card: CardID) throws -> [LoggedEvent] {
        try reading { db in try EventRow.events(of: card, db) }
    }

    /// Returns the rows of the card in the log, ordered by ID, for an export.
    public func eventRows(of card: CardID) throws -> [EventRow] {
        try reading { db in try EventRow.fetch(card: card, db) }
    }

    /// Passes every row of the log to `body`, ordered by ID, for an export. Invalid rows are left out.
    public func forEachEventRow(_ body: (EventRow) -> Void) throws {
        try reading { db in
            let scan = try LogScan(db, "ORDER BY id")
            while let entry = try scan.next() {
                if let event = entry.event { body(event) }
            }
        }
    }

    /// Returns the newest event of the card, for `append(_:expecting:)`; 0 when it has none.
    public func newestEvent(of card: CardID) throws -> Int64 {
        try reading { db in try EventWriter.newest(of: card, db) }
    }

    /// Returns the newest study day with an answer, to detect a clock that was set back.
    ///
    /// - Parameter limit: later answers are ignored, such as those given while the clock was years ahead.
    public func newestReviewDay(notAfter limit: StudyDay? = nil) throws -> StudyDay? {
        try reading { db in
            let sql = """
                SELECT day FROM event_day WHERE day BETWEEN :first AND ifnull(:limit, :last)
                  AND EXISTS (SELECT 1 FROM event WHERE event.id BETWEEN first_event AND last_event
                    AND event.day = event_day.day AND \(EventKind.isAny(of: EventKind.answers + [.introduced])))
                ORDER BY day DESC LIMIT 1
                """
            let range = ColumnLimits.day
            return try Int.fetchOne(
                db, sql: sql,
                arguments: ["limit": limit?.number, "first": range.lowerBound, "last": range.upperBound]
            ).map(StudyDay.init(number:))
        }
    }
}
