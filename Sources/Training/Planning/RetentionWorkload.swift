public import Scheduling

/// The work that a desired retention makes under FSRS: the same days simulated for each retention.
public struct RetentionWorkload: Hashable, Sendable {
    public let retention: DesiredRetention
    /// The average time of a study day in milliseconds.
    public let milliseconds: Int
    /// The positions learned by the last day.
    public let learned: Int
    /// The expected number of them that are recalled on the last day.
    public let recalled: Double

    /// The retentions that are compared.
    public static let compared = [70, 75, 80, 85, 90, 93, 95, 97].compactMap(DesiredRetention.init(percent:))

    /// Simulates the days under a retention. What is overdue is asked first, so the limit of reviews and that of minutes are
    /// left out: they would hide the work.
    ///
    /// - Parameter simulator: its cards have schedules under FSRS; others count as new.
    public init(_ retention: DesiredRetention, _ simulator: PlanSimulator, days: Int, limits: PlanLimits) {
        let cards = simulator.cards.map { card in
            var card = card
            card.schedule = Self.schedule(card.schedule, at: retention)
            return card
        }
        let other = PlanSimulator(
            cards: cards, model: simulator.model, week: simulator.week, isBalanced: simulator.isBalanced,
            today: simulator.today, seed: simulator.seed)
        var limits = limits
        (limits.minutes, limits.reviewsPerDay) = (nil, .max)
        let plan = other.plan(days: days, limits: limits)
        let study = plan.studyDays
        self.retention = retention
        milliseconds = study.reduce(0) { $0 + $1.milliseconds } / max(1, study.count)
        learned = plan.learned
        recalled = (plan.recall ?? 0) * Double(plan.learned)
    }

    /// The same memory with the interval that another retention gives it. A memory does not depend on the retention.
    private static func schedule(_ schedule: Schedule, at retention: DesiredRetention) -> Schedule {
        guard case .fsrs(let state) = schedule.memory else { return Schedule(under: .fsrs(FSRS(retention: retention))) }
        let fsrs = FSRS(parameters: state.scheduler.parameters, retention: retention)
        guard let memory = state.memory, let day = state.day,
            let changed = FSRSState(
                fsrs, memory: memory, day: day, repetitions: state.repetitions, interval: fsrs.interval(memory))
        else { return Schedule(under: .fsrs(fsrs)) }
        return Schedule(
            memory: .fsrs(changed), due: day.advanced(by: changed.interval), firstGraded: schedule.firstGraded,
            lastGraded: schedule.lastGraded, lapses: schedule.lapses, isMadeDue: schedule.isMadeDue)
    }
}
