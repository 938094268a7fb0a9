import Chess
import GRDB
import GameDatabases
import Openings
import Scheduling
public import Training

extension LearnerFile {
    /// Undoes the newest step, as the protocol describes. Notes and shapes, which are not in the log, are undone too. A
    /// move that was accepted or added is not prepared any more.
    public func undoLast(at moment: Moment) throws -> UndoStep? {
        backUpDaily(moment.day)
        return try writing { db in
            let newest = try LearnerFile.newestStep(db)
            if let change = try NoteChange.newest(db), change.afterEvent >= newest?.id ?? 0 {
                try change.undo(at: moment.instant, db)
                let kind: UndoStep.Kind = change.kind == .note ? .note : .shapes
                return UndoStep(kind, card: try CardID.of(change.key, db), key: change.key, day: change.day)
            }
            guard let newest else { return nil }
            let key = try CardKey.of(newest.card, db)
            let isOfManyCards = UndoStep.Kind(newest.event)?.isOfManyCards ?? false
            let events =
                try isOfManyCards
                ? LearnerFile.events(at: newest.instant, db) : EventRow.events(of: newest.card, db)
            guard let step = UndoStep(takingBack: newest, among: events, key: key) else { return nil }
            let writer = try EventWriter(db, path: path)
            if case .added(_, let number) = newest.event {
                try undoAddition(number, newest, at: moment, db)
            } else {
                for logged in step.voided {
                    _ = try writer.append(CardEvent(.undone(target: logged.id), of: logged.card, at: moment))
                }
            }
            if step.kind == .accept, let move = step.move, let key { try withdraw(move, from: key, db) }
            try writer.updateNextDue(on: moment.day)
            return step
        }
    }

    /// The newest event that `undoLast` undoes.
    private static func newestStep(_ db: Database) throws -> LoggedEvent? {
        let steps: [EventKind] = [
            .review, .repeated, .early, .introduced, .wrongTry, .buried, .suspended, .rescheduled, .added, .reset,
            .released,
        ]
        let clauses = """
            WHERE (\(EventKind.isAny(of: steps))
                OR \(EventKind.regraded.isKind()) AND graded_by = \(GradedBy.accept.number)
                OR \(EventKind.known.isKind()) AND graded_by = \(GradedBy.learner.number))
              AND \(EventRow.isNotUndone)
            ORDER BY id DESC
            """
        let scan = try LogScan(db, clauses)
        // A damaged row, which `check` reports, does not prevent undoing what was answered before.
        while let entry = try scan.next() {
            if let logged = entry.event?.logged { return logged }
        }
        return nil
    }

    /// The events written at one instant and the events that undid them, ordered by ID.
    private static func events(at instant: Int64, _ db: Database) throws -> [LoggedEvent] {
        let isAtInstant = "day * \(EventRow.millisecondsOfDay) + time = ?1"
        let clauses = """
            WHERE \(isAtInstant) OR \(EventKind.undone.isKind())
              AND target IN (SELECT id FROM event WHERE \(isAtInstant)) ORDER BY id
            """
        return try LogScan(db, clauses, [.integer(instant)]).events().compactMap(\.logged)
    }
}

extension CardKey {
    fileprivate static func of(_ card: CardID, _ db: Database) throws -> CardKey? {
        try Row.fetchOne(db, sql: "SELECT side, epd FROM card WHERE id = ?", arguments: [card.rawValue])
            .flatMap(CardKey.init)
    }
}

extension CardID {
    fileprivate static func of(_ key: CardKey, _ db: Database) throws -> CardID? {
        try Int64.fetchOne(
            db, sql: "SELECT id FROM card WHERE side = ? AND epd = ?", arguments: [key.side.rawValue, key.epd]
        ).map(CardID.init)
    }
}
