import GRDB
import Scheduling
import Training

/// What became of the cards' answers when it was worked out anew what is asked.
struct SettledCards {
    /// With a history, and asked for another answer now; in the order of their sides and numbers.
    var changed: [ChangedAnswer] = []
    /// Without a schedule, and asked again or otherwise, with what is prepared there: one of those moves may have a
    /// history.
    var fresh: [(card: CardID, prepared: Set<String>)] = []
}

/// A card whose former answer is no longer prepared.
struct ChangedAnswer {
    let card: CardID
    let former: String
}

extension RepertoireWriter {
    /// A schedule belongs to the answer. Cards whose answer changed start anew; and where the answer before a new start
    /// is prepared again, and nothing came of the other one, that new start is void.
    func restart(_ settled: SettledCards, day: StudyDay, instant: Int64) throws {
        var restored: Set<CardID> = []
        for (card, prepared) in settled.fresh {
            if try restore(card, to: prepared, day: day, instant: instant) { restored.insert(card) }
        }
        let writer = EventWriter(db: db, path: path)
        for answer in settled.changed where !restored.contains(answer.card) {
            _ = try writer.append(
                CardEvent(
                    .restarted(former: answer.former), of: answer.card, at: Moment(day: day, instant: instant)))
        }
    }

    /// Voids the newest new start after which nobody graded or rescheduled the card, if the answer before it is among
    /// these, and what followed it.
    private func restore(_ card: CardID, to prepared: Set<String>, day: StudyDay, instant: Int64) throws -> Bool {
        let events = try restorable(card, to: prepared)
        try void(events, day: day, instant: instant)
        return !events.isEmpty
    }

    /// The events that `restore` would void; none where it has nothing to do.
    func restorable(_ card: CardID, to prepared: Set<String>) throws -> ArraySlice<LoggedEvent> {
        let standing = try standing(card)
        let busy = standing.lastIndex { logged in
            switch logged.event {
            case .restarted, .introduced: false
            default: logged.event.movesSchedule
            }
        }
        let idle = standing[(busy.map { $0 + 1 } ?? standing.startIndex)...]
        return idle.lastIndex { $0.event.restarts(to: prepared) }.map { idle[$0...] } ?? []
    }

    /// Takes a card's new starts from an event on back, with the answers that were given to the other move since.
    ///
    /// - Returns: whether there was one, and the answer before it is asked again, or nothing is.
    func takeBack(_ card: CardID, since first: Int64, day: StudyDay, instant: Int64) throws -> Bool {
        let row = try Row.fetchOne(
            db, sql: "SELECT prepared, is_queued FROM card WHERE id = ?", arguments: [card.rawValue])
        guard let row else { return false }
        let stored = RowReader(row, of: "card")
        let isQueued = try stored.flag("is_queued")
        let prepared = Set(try stored.moves("prepared"))
        let standing = try standing(card)
        let start = standing.firstIndex { logged in
            guard case .restarted(let former) = logged.event, logged.id >= first else { return false }
            return !isQueued || former.map(prepared.contains) ?? true
        }
        guard let start else { return false }
        if !isQueued, case .restarted(let former?) = standing[start].event {
            try db.execute(
                sql: "UPDATE card SET main = ?1, prepared = ?1 WHERE id = ?2", arguments: [former, card.rawValue])
        }
        try void(standing[start...], day: day, instant: instant)
        return true
    }

    /// Suspending, burying and releasing are about the card, not about an answer: they stay.
    private func void(_ events: ArraySlice<LoggedEvent>, day: StudyDay, instant: Int64) throws {
        let writer = EventWriter(db: db, path: path)
        for logged in events where logged.event.movesSchedule {
            _ = try writer.append(
                CardEvent(.undone(target: logged.id), of: logged.card, at: Moment(day: day, instant: instant)))
        }
    }

    /// The card's events that were not undone.
    private func standing(_ card: CardID) throws -> ArraySlice<LoggedEvent> {
        try EventRow.events(of: card, db).standing[...]
    }
}

extension ReviewEvent {
    /// Whether the event is an answer, or sets the schedule.
    fileprivate var movesSchedule: Bool {
        switch self {
        case .answered, .introduced, .known, .restarted, .reset, .rescheduled, .madeDue: true
        case .seenInGames(let seen): seen.grade != nil
        case .wrongTry, .added, .buried, .suspended, .released, .regraded, .undone: false
        }
    }

    /// A new start after which one of these moves was no longer the answer.
    fileprivate func restarts(to prepared: Set<String>) -> Bool {
        guard case .restarted(let former) = self else { return false }
        return former.map(prepared.contains) ?? false
    }
}
