import Scheduling

/// The due days of a simulation: which cards become due on a day, and the load by which due days are balanced.
struct PlanCalendar {
    private let today: StudyDay
    /// The cards that become due on each simulated day.
    private var arrivals: [[Int]]
    /// Nil when due days are not balanced.
    private let planner: DueDayPlanner?
    /// The number of cards due on each day from today on, for balancing. Those of earlier days do not matter.
    private var loads: [Int32]

    init(_ simulator: PlanSimulator, days: Int) {
        today = simulator.today
        arrivals = Array(repeating: [], count: days)
        planner = simulator.isBalanced ? DueDayPlanner(week: simulator.week) : nil
        loads = simulator.isBalanced ? Array(repeating: 0, count: days + Self.reach) : []
        for (index, card) in simulator.cards.enumerated() {
            guard let due = card.schedule.due else { continue }
            count(due, 1)
            add(index, on: max(due, card.buriedUntil ?? due))
        }
    }

    /// The days after the last simulated one on which a card may become due: the longest interval and its shift.
    private static let reach = SM2.longestInterval + DueDayPlanner.largestShift(interval: SM2.longestInterval) + 1

    /// Returns the cards that become due on a day, the first one including those that are late.
    mutating func arriving(on day: StudyDay) -> [Int] {
        let cards = arrivals[day - today]
        arrivals[day - today] = []
        return cards
    }

    /// Enters a card that was answered on a day, and returns its due day if balancing moves it.
    mutating func schedule(_ index: Int, _ schedule: Schedule, before: StudyDay?, on day: StudyDay) -> StudyDay? {
        guard let nominal = schedule.due else { return nil }
        if let before { count(before, -1) }
        var due = nominal
        if let planner, schedule.memory.interval >= DueDayPlanner.shortestInterval {
            due = planner.due(interval: schedule.memory.interval, from: day) { load($0) }
        }
        count(due, 1)
        add(index, on: due)
        return due == nominal ? nil : due
    }

    private mutating func add(_ index: Int, on day: StudyDay) {
        let place = max(0, day - today)
        if place < arrivals.count { arrivals[place].append(index) }
    }

    private mutating func count(_ day: StudyDay, _ number: Int32) {
        if loads.indices.contains(day - today) { loads[day - today] += number }
    }

    private func load(_ day: StudyDay) -> Int {
        loads.indices.contains(day - today) ? Int(loads[day - today]) : 0
    }
}
