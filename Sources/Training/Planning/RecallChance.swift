import Scheduling

/// The chance that a learned card is recalled on a day; see `AnswerModel`.
struct RecallChance {
    private let young: ForgettingCurve
    private let mature: ForgettingCurve

    init(_ model: AnswerModel) {
        young = ForgettingCurve(recallWhenDue: model.young.share)
        mature = ForgettingCurve(recallWhenDue: model.mature.share)
    }

    /// Returns the chance, 0…1. Under SM-2 the days since the review are the interval plus the days since the due day, which
    /// counts a moved due day as intended.
    func callAsFunction(_ schedule: Schedule, on day: StudyDay) -> Double {
        switch schedule.memory {
        case .fsrs(let state):
            guard let memory = state.memory, let last = state.day else { return 0 }
            return state.scheduler.retrievability(of: memory, afterDays: day - last)
        case .sm2(let state):
            guard let due = schedule.due, let maturity = Maturity(intervalBefore: state.interval) else { return 0 }
            let days = state.interval + (day - due)
            switch maturity {
            case .young: return young.recall(afterDays: days, interval: state.interval)
            case .mature: return mature.recall(afterDays: days, interval: state.interval)
            }
        }
    }
}
