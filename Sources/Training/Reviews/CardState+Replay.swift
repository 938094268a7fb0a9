public import Scheduling

extension CardState {
    /// The state after all events of one card, in the order of their ids. Undone events are left out, and a regraded
    /// one counts with its last grade and author. Events that another session undid may come in any number. Cost: O(n).
    public init(replaying events: some Sequence<LoggedEvent>, under scheduler: Scheduler) {
        var state = CardState.new(under: scheduler)
        for logged in events.effective { state = state.applying(logged.event, on: logged.day) }
        self = state
    }

    /// The state after one more event, under the scheduler of this state. `undone` and `regraded` change what came
    /// before and need a replay: here they change nothing.
    public func applying(_ event: ReviewEvent, on day: StudyDay) -> CardState {
        var state = self
        if let change = event.scheduleEvent {
            state.schedule.apply(change, on: day)
            if case .reviewed(let review) = change { state.toRepeat = review.grade.endsRepeats ? nil : day }
        }
        switch event {
        case .answered(let answer):
            if answer.kind == .repeated, answer.grade.endsRepeats { state.toRepeat = nil }
        case .introduced: state.introduced = day
        case .restarted, .reset:
            state.introduced = nil
            state.toRepeat = nil
        case .buried(let until, _): state.buriedUntil = until
        case .suspended: state.isSuspended = true
        case .released:
            state.isSuspended = false
            state.buriedUntil = nil
        case .known, .rescheduled, .madeDue, .seenInGames, .wrongTry, .added, .regraded, .undone: break
        }
        return state
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

    /// The events that were not undone. An answer that was regraded has its last grade and the author of that grade.
    public var effective: [LoggedEvent] {
        let standing = self.standing
        var regrades: [Int64: Regrade] = [:]
        for logged in standing {
            if case .regraded(let regrade) = logged.event { regrades[regrade.target] = regrade }
        }
        guard !regrades.isEmpty else { return standing }
        return standing.map { logged in
            guard let regrade = regrades[logged.id] else { return logged }
            return LoggedEvent(
                id: logged.id, CardEvent(logged.event.regraded(regrade), of: logged.card, at: logged.entry.moment))
        }
    }
}
