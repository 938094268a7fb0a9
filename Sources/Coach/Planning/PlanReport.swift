public import Scheduling
public import Store
public import Training

/// The data of `prep plan`.
public struct PlanReport {
    /// What keeps the last new position from being learned by the end of a plan, and what would help.
    public struct Shortfall: Hashable, Sendable {
        /// The smallest number of minutes a day with which all is learned in time; nil when no number is enough.
        public let minutes: Int?
        /// The day on which all is learned at the pace of the plan; nil when that is more than three years ahead.
        public let finished: StudyDay?
    }

    /// The names of the repertoires; none for all active ones.
    public let names: [String]
    /// The limits of the simulated days. The number of new positions is the result of a search when minutes were given.
    public let limits: PlanLimits
    /// Whether the number of new positions was searched for, because minutes were given.
    public let isPaceSearched: Bool
    /// Whether the last day was given.
    public let isDateGiven: Bool
    public let plan: StudyPlan
    public let model: AnswerModel
    public let algorithm: SchedulingAlgorithm
    /// Nil when all positions are learned by the end.
    public let shortfall: Shortfall?
    /// The minutes that the reviews alone take a day; nil unless they leave no time for new positions.
    public let reviewMinutes: Int?

    /// The length of a plan without a date, in days: it ends a month after the last new position, but within a year.
    private static let (rest, fewest, most) = (30, 60, 365)
    /// How far ahead the end of a plan that fails its date is searched, in days.
    private static let farthest = 3 * 365

    public init(_ workspace: Workspace, _ request: PlanRequest) throws {
        let basis = try PlanBasis(workspace, names: request.names)
        let simulator = basis.simulator
        let given = try request.until.map(basis.days)
        var limits = basis.limits
        if let minutes = request.minutes {
            limits.minutes = minutes
            let search = PlanSearch(simulator, days: given ?? Self.most, limits: limits)
            limits.newPerDay = search.newPositions(inMinutes: minutes)
        }
        let longest = simulator.plan(days: given ?? Self.most, limits: limits)
        let days = given ?? Self.days(of: longest, from: simulator.today)
        plan = days < longest.days.count ? simulator.plan(days: days, limits: limits) : longest
        names = basis.names
        self.limits = limits
        isPaceSearched = request.minutes != nil
        isDateGiven = given != nil
        model = simulator.model
        algorithm = try workspace.file.value(of: .scheduler)
        shortfall = plan.isFinished ? nil : Self.shortfall(simulator, days: days, limits)
        reviewMinutes =
            isPaceSearched && limits.newPerDay == 0 && !plan.isFinished
            ? Self.reviewMinutes(simulator, days: days, limits) : nil
    }

    private static func days(of plan: StudyPlan, from today: StudyDay) -> Int {
        guard plan.isFinished else { return most }
        return min(most, max(fewest, plan.finished.map { $0 - today + 1 + rest } ?? fewest))
    }

    private static func shortfall(_ simulator: PlanSimulator, days: Int, _ limits: PlanLimits) -> Shortfall {
        Shortfall(
            minutes: PlanSearch(simulator, days: days, limits: limits).minutesNeeded,
            finished: limits.newPerDay == 0 ? nil : simulator.plan(days: farthest, limits: limits).finished)
    }

    private static func reviewMinutes(_ simulator: PlanSimulator, days: Int, _ limits: PlanLimits) -> Int {
        var unlimited = limits
        (unlimited.newPerDay, unlimited.minutes) = (0, nil)
        let study = simulator.plan(days: days, limits: unlimited).studyDays
        return (study.reduce(0) { $0 + $1.milliseconds } / max(1, study.count) + 59_999) / 60_000
    }
}
