import GRDB
public import Scheduling
public import Training

extension LearnerFile: ReviewLog {
    /// As the protocol says. One transaction writes the log's rows, the card's state and the sums of the day.
    ///
    /// - Throws: `ReviewConflict`; `StoreError`.
    public func append(_ events: [CardEvent], expecting: Int64?) throws -> [LoggedEvent] {
        guard let first = events.first, let last = events.last else { return [] }
        backUpDaily(first.moment.day)
        return try writing { db in
            let writer = EventWriter(db: db, path: path)
            if let expecting {
                let newest = try writer.newest(of: first.card)
                guard newest <= expecting else { throw ReviewConflict(card: first.card, newest: newest) }
            }
            let stored = try events.map(writer.append)
            try writer.noteNextDue(on: last.moment.day)
            return stored
        }
    }

    /// The stored state of the card: what a replay of its events gives.
    public func state(of card: CardID) throws -> CardState {
        let state = try reading { db in try StateColumns.fetch(card, db) }
        guard let state else {
            throw StoreError(.notFound, path: path, "\(path): has no card \(card); read the queue again")
        }
        return state
    }

    /// The events of the card, in the order of their ids.
    public func events(of card: CardID) throws -> [LoggedEvent] {
        try reading { db in try EventRow.events(of: card, db) }
    }

    /// The rows of the card in the log, in the order of their ids: what an export writes.
    public func eventRows(of card: CardID) throws -> [EventRow] {
        try reading { db in try EventRow.fetch(card: card, db) }
    }

    /// What `expecting` wants: the newest event of the card, 0 when it has none.
    public func newestEvent(of card: CardID) throws -> Int64 {
        try reading { db in try EventWriter(db: db, path: path).newest(of: card) }
    }

    /// The whole log, in the order of the ids. Cost: O(events).
    public func allEvents() throws -> [LoggedEvent] {
        try reading { db in
            let sql = "SELECT \(EventRow.columns) FROM event ORDER BY id"
            return try Row.fetchAll(db, sql: sql).compactMap { EventRow($0)?.logged }
        }
    }

    /// The newest study day with an answer, for the rule of the clock set back (scheduling.md).
    ///
    /// - Parameter limit: answers dated after it are left out, as those given while the clock was years ahead.
    public func newestReviewDay(notAfter limit: StudyDay? = nil) throws -> StudyDay? {
        try reading { db in
            let sql = """
                SELECT day FROM event WHERE kind IN ('review', 'repeat', 'early', 'introduced')
                  AND typeof(day) = 'integer' AND day BETWEEN :first AND ifnull(:limit, :last)
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
