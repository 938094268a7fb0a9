public import Scheduling

extension CardState {
    /// The state after all events of one card, in the order of their ids. Undone events are left out, and a regraded
    /// one counts with its last grade and author. Events that another session undid may come in any number. Cost: O(n).
    public init(replaying events: some Sequence<LoggedEvent>, under scheduler: Scheduler) {
        self = CardState.new(under: scheduler)
        for logged in events.effective { apply(logged.event, on: logged.day) }
    }

    /// The state after one more event; see `apply`.
    public func applying(_ event: ReviewEvent, on day: StudyDay) -> CardState {
        var state = self
        state.apply(event, on: day)
        return state
    }

    /// Applies one more event under the scheduler of this state. `undone` and `regraded` change what came before and need
    /// a replay: here they change nothing.
    public mutating func apply(_ event: ReviewEvent, on day: StudyDay) {
        if let change = event.scheduleEvent {
            schedule.apply(change, on: day)
            if case .reviewed(let review) = change { toRepeat = review.grade.endsRepeats ? nil : day }
        }
        switch event {
        case .answered(let answer):
            if answer.kind == .repeated, answer.grade.endsRepeats { toRepeat = nil }
        case .introduced: introduced = day
        case .restarted, .reset:
            introduced = nil
            toRepeat = nil
        case .buried(let until, _): buriedUntil = until
        case .suspended: isSuspended = true
        case .released:
            isSuspended = false
            buriedUntil = nil
        case .known, .rescheduled, .madeDue, .seenInGames, .wrongTry, .added, .regraded, .undone: break
        }
    }
}

extension ReviewEvent {
    /// What the event changes in a schedule; nil when it changes none.
    var scheduleEvent: ScheduleEvent? {
        switch self {
        case .answered(let answer) where answer.kind == .review:
            .reviewed(
                ScheduledReview(answer.grade, isTyped: answer.gradedBy == .learner, balanced: answer.balanced))
        case .seenInGames(let seen):
            seen.grade.map { .reviewed(ScheduledReview($0, isAnswer: false, balanced: seen.balanced)) }
        case .known(let due, _): .known(due: due)
        case .restarted, .reset: .restarted
        case .rescheduled(let due): .rescheduled(due: due)
        case .madeDue(let due, _): .madeDue(due: due)
        case .answered, .wrongTry, .introduced, .added, .buried, .suspended, .released, .regraded, .undone: nil
        }
    }
}

extension Sequence<LoggedEvent> {
    /// What changed the schedule of one card, for `ReviewHistory` and `Schedule`. Cost: O(n).
    public var scheduleEvents: [DatedScheduleEvent] {
        effective.compactMap { logged in
            logged.event.scheduleEvent.map { DatedScheduleEvent(id: logged.id, $0, on: logged.day) }
        }
    }
}
