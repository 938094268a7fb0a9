import Chess
import Scheduling

/// Writing to the log, and what the session makes of it.
extension Session {
    /// How often an answer is offered to the log again after another session wrote to the card.
    private static let attempts = 16

    /// Writes an event of the open question's card. Nil when another session answered the card first, so that the question
    /// no longer stands: nothing is written.
    mutating func write(_ event: ReviewEvent, for open: OpenQuestion, at moment: Moment) throws -> LoggedEvent? {
        let index = open.stop.card
        for _ in 0..<Session.attempts {
            do {
                let stored = try log.append(
                    [CardEvent(event, of: open.question.card, at: moment)], expecting: cards[index].newestEvent)
                for logged in stored { take(logged, at: index) }
                return stored.last
            } catch is ReviewConflict {
                try refresh(index)
                guard stands(open) else {
                    settle(index)
                    return nil
                }
            }
        }
        throw ReviewConflict(card: open.question.card, newest: cards[index].newestEvent)
    }

    /// Whether the question would still be asked.
    private func stands(_ open: OpenQuestion) -> Bool {
        let index = open.stop.card
        guard isStanding(index) else { return false }
        if open.question.kind == .early { return true }
        return kind(of: index) == open.question.kind
    }

    private mutating func take(_ logged: LoggedEvent, at index: Int) {
        let before = cards[index].state
        cards[index].state = before.applying(logged.event, on: logged.day)
        cards[index].newestEvent = logged.id
        switch logged.event {
        case .introduced:
            if before.introduced != day { done.addIntroduced(1, in: cards[index].repertoire) }
        case .answered(let answer):
            if answer.kind == .review, !before.isNew { done.reviewed += 1 }
        default: return
        }
        settle(index, isAnswered: true)
    }

    /// Reads the card's state from the log again.
    mutating func refresh(_ index: Int) throws {
        let events = try log.events(of: cards[index].id)
        cards[index].state = CardState(replaying: events)
        cards[index].newestEvent = events.last?.id ?? 0
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
}

extension Question.Kind {
    /// What an answer to the question counts for.
    var answer: GradedAnswer.Kind {
        switch self {
        case .introduction, .new, .review: .review
        case .repeated: .repeated
        case .early: .early
        }
    }
}
