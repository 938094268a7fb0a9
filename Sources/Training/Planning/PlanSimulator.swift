public import Scheduling

/// Simulates the study days of a learner: what is asked, what is answered, and how the schedules change.
///
/// On each day that is not free the cards that are due are asked, the greatest lateness ÷ interval first, of equal ones that
/// with the smaller number, up to the limit of reviews. Then new positions are learned, allocated to the repertoires by
/// `NewPositionAllocation`; within each in the order of `cards`. `AnswerModel` decides the answers and their time, and
/// `Schedule` the next due day. Cards that the limits exclude wait until the next day. The same values give the same plan.
public struct PlanSimulator: Sendable {
    /// The cards that may be asked: no suspended ones. Each number occurs once.
    public let cards: [PlanCard]
    public let model: AnswerModel
    public let week: StudyWeek
    /// Whether due days are balanced.
    public let isBalanced: Bool
    /// Today: the first day of a plan.
    public let today: StudyDay
    public let seed: UInt64

    /// The longest plan in days.
    public static let longest = 3_660

    public init(
        cards: [PlanCard], model: AnswerModel, week: StudyWeek = .normal, isBalanced: Bool = false, today: StudyDay,
        seed: UInt64
    ) {
        self.cards = cards
        self.model = model
        self.week = week
        self.isBalanced = isBalanced
        self.today = today
        self.seed = seed
    }

    /// Returns the plan. Cost: O(days · log(days) + answers), and O(waiting cards) for each day with more work than the
    /// limits admit.
    ///
    /// - Parameter days: the number of days, today included, 1…3,660; others are moved to the nearer end.
    public func plan(days: Int, limits: PlanLimits) -> StudyPlan {
        var simulation = PlanSimulation(self, days: min(max(days, 1), Self.longest), limits)
        while simulation.simulateDay() != nil {}
        return simulation.plan
    }
}
