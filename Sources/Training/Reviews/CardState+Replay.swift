import Scheduling

extension CardState {
    /// The longest interval in days (scheduling.md).
    static let longestInterval = 36_500

    /// The state after all events of one card, in the order of their ids. Undone events are left out, and a regraded
    /// one counts with its last grade. Events that another session undid may come in any number. Cost: O(n).
    public init(replaying records: some Sequence<ReviewRecord>) {
        let records = Array(records)
        let voided = Set(records.lazy.filter { $0.kind == .undone }.compactMap(\.target))
        var regrades: [Int64: Grade] = [:]
        for record in records where record.kind == .regraded {
            if let id = record.id, voided.contains(id) { continue }
            if let target = record.target, let grade = record.grade { regrades[target] = grade }
        }
        var state = CardState.new
        for var record in records {
            if let id = record.id {
                if voided.contains(id) { continue }
                if let grade = regrades[id] { record.grade = grade }
            }
            state = state.applying(record)
        }
        self = state
    }

    /// The state after one more event. `undone` and `regraded` change what came before and need a replay: here they
    /// change nothing, as does an event that lacks what its kind needs.
    public func applying(_ record: ReviewRecord) -> CardState {
        var state = self
        switch record.kind {
        case .review, .seen:
            if let grade = record.grade { state.review(grade, on: record.day) }
        case .repeated:
            if let grade = record.grade, grade.endsRepeats { state.toRepeat = nil }
        case .introduced:
            state.introduced = record.day
        case .known:
            guard let value = record.value else { break }
            state.memory = .known
            state.due = StudyDay(number: value)
            state.isMadeDue = false
        case .restarted, .reset:
            state = .new
            state.isSuspended = isSuspended
            state.buriedUntil = buriedUntil
        case .rescheduled, .madeDue:
            guard let value = record.value else { break }
            state.due = StudyDay(number: value)
            state.isMadeDue = record.kind == .madeDue
        case .buried:
            state.buriedUntil = record.value.map(StudyDay.init(number:))
        case .suspended:
            state.isSuspended = true
        case .released:
            state.isSuspended = false
            state.buriedUntil = nil
        case .early, .wrongTry, .added, .regraded, .undone:
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
