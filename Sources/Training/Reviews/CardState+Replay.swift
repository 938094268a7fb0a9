public import Scheduling

extension CardState {
    /// The longest interval in days.
    static let longestInterval = 36_500

    /// The state after all events of one card, in the order of their ids. Undone events are left out, and a regraded
    /// one counts with its last grade. Events that another session undid may come in any number. Cost: O(n).
    public init(replaying events: some Sequence<LoggedEvent>) {
        let standing = events.standing
        var grades: [Int64: Grade] = [:]
        for logged in standing {
            if case .regraded(let regrade) = logged.event { grades[regrade.target] = regrade.grade }
        }
        var state = CardState.new
        for logged in standing {
            let event = grades[logged.id].map(logged.event.regraded) ?? logged.event
            state = state.applying(event, on: logged.day)
        }
        self = state
    }

    /// The state after one more event. `undone` and `regraded` change what came before and need a replay: here they
    /// change nothing.
    public func applying(_ event: ReviewEvent, on day: StudyDay) -> CardState {
        var state = self
        switch event {
        case .answered(let answer):
            switch answer.kind {
            case .review: state.review(answer.grade, on: day)
            case .repeated: if answer.grade.endsRepeats { state.toRepeat = nil }
            case .early: break
            }
        case .seenInGames(let seen):
            if let grade = seen.grade { state.review(grade, on: day) }
        case .introduced:
            state.introduced = day
        case .known(let due):
            state.memory = .known
            state.due = due
            state.isMadeDue = false
        case .restarted, .reset:
            state = .new
            state.isSuspended = isSuspended
            state.buriedUntil = buriedUntil
        case .rescheduled(let due):
            state.due = due
            state.isMadeDue = false
        case .madeDue(let due, _):
            state.due = due
            state.isMadeDue = true
        case .buried(let until, _):
            state.buriedUntil = until
        case .suspended:
            state.isSuspended = true
        case .released:
            state.isSuspended = false
            state.buriedUntil = nil
        case .wrongTry, .added, .regraded, .undone:
            break
        }
        return state
    }

    private mutating func review(_ grade: Grade, on day: StudyDay) {
        if !grade.isPass, memory.interval >= 1 { lapses += 1 }
        let reviewed = memory.reviewed(grade)
        if isMadeDue, grade.isPass, memory.repetitions >= 1 {
            memory =
                SM2(
                    repetitions: memory.repetitions, interval: memory.interval, easiness: reviewed.easiness) ?? memory
        } else {
            memory = reviewed
        }
        due = day.advanced(by: min(memory.interval, CardState.longestInterval))
        toRepeat = grade.endsRepeats ? nil : day
        lastGraded = day
        if firstGraded == nil { firstGraded = day }
        isMadeDue = false
    }
}
