import Chess
import Scheduling

/// Writing to the log, and what the session makes of it.
extension Session {
    /// How often an answer is offered to the log again after another session wrote to the card.
    private static let attempts = 16

    /// Writes an event of the open question's card. Nil when another session answered the card first, so that the question
    /// no longer stands: nothing is written.
    mutating func write(_ record: ReviewRecord, for open: OpenQuestion) throws -> ReviewRecord? {
        let index = open.stop.card
        for _ in 0..<Session.attempts {
            do {
                let stored = try log.append([record], expecting: cards[index].newestEvent)
                for record in stored { take(record, at: index) }
                return stored.last ?? record
            } catch is ReviewConflict {
                try refresh(index)
                guard stands(open) else {
                    settle(index)
                    return nil
                }
            }
        }
        throw ReviewConflict(card: record.card, newest: cards[index].newestEvent)
    }

    /// Whether the question would still be asked.
    private func stands(_ open: OpenQuestion) -> Bool {
        let index = open.stop.card
        guard isStanding(index) else { return false }
        if open.question.kind == .early { return true }
        return kind(of: index) == open.question.kind
    }

    private mutating func take(_ record: ReviewRecord, at index: Int) {
        let before = cards[index].state
        cards[index].state = before.applying(record)
        cards[index].newestEvent = record.id ?? cards[index].newestEvent
        if record.kind == .introduced, before.introduced != day {
            done.addIntroduced(1, in: cards[index].repertoire)
        }
        if record.kind == .review, !before.isNew { done.reviewed += 1 }
        if record.kind.isAnswer || record.kind == .introduced { settle(index, isAnswered: true) }
    }

    /// Reads the card's state from the log again.
    mutating func refresh(_ index: Int) throws {
        let records = try log.records(of: cards[index].id)
        cards[index].state = CardState(replaying: records)
        cards[index].newestEvent = records.last?.id ?? 0
    }

    /// Follows the study day: at its turn the queue is made anew, and the open question is what it is on the new day.
    mutating func follow(_ moment: Moment) {
        guard moment.day != day else { return }
        day = moment.day
        done = DayTally()
        assignRoles()
        guard var open, open.stage != .typing else { return }
        let kind = kind(of: open.stop.card)
        guard kind != .introduction else {
            ask(open.stop)
            return
        }
        open.question.kind = kind
        self.open = open
    }

    /// The events of an answer by the question's kind.
    func event(of kind: Question.Kind) -> EventKind {
        switch kind {
        case .new, .review: .review
        case .repeated: .repeated
        case .early: .early
        case .introduction: .introduced
        }
    }
}
