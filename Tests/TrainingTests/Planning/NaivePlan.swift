import Scheduling

@testable import Training

/// A plan computed without any of the simulator's data structures: every day all cards are filtered and sorted.
struct NaivePlan {
    let simulator: PlanSimulator
    let limits: PlanLimits
    private var cards: [PlanCard]
    private var answers: [CardID: Int] = [:]

    init(_ simulator: PlanSimulator, _ limits: PlanLimits) {
        self.simulator = simulator
        self.limits = limits
        cards = simulator.cards
    }

    /// The reviews, right answers, new positions, waiting positions and milliseconds of each day.
    static func days(_ count: Int, _ simulator: PlanSimulator, _ limits: PlanLimits) -> [[Int]] {
        var plan = NaivePlan(simulator, limits)
        return (0..<count).map { plan.simulate(simulator.today.advanced(by: $0)) }
    }

    private mutating func simulate(_ day: StudyDay) -> [Int] {
        let due = cards.indices.filter { index in
            cards[index].schedule.due.map { $0 <= day && cards[index].buriedUntil ?? day <= day } ?? false
        }
        guard simulator.week.kind(day) != .free else { return [0, 0, 0, due.count, 0] }
        let ordered = due.sorted { (-urgency($0, day), $0) < (-urgency($1, day), $1) }
        let budget = (limits.minutes ?? 1_000_000) * 60_000
        let time = simulator.model.milliseconds
        var (reviews, passed, used) = (0, 0, 0)
        for index in ordered where reviews < limits.reviewsPerDay && used < budget {
            let isYoung = cards[index].schedule.memory.interval < 21
            let chance: Double
            if case .fsrs(let state) = cards[index].schedule.memory, let memory = state.memory, let last = state.day {
                chance = state.scheduler.retrievability(of: memory, afterDays: day - last)
            } else {
                let curve = ForgettingCurve(
                    recallWhenDue: (isYoung ? simulator.model.young : simulator.model.mature).share)
                let interval = cards[index].schedule.memory.interval
                let late = cards[index].schedule.due.map { day - $0 } ?? 0
                chance = curve.recall(afterDays: interval + late, interval: interval)
            }
            let grade = answer(index, chance, day)
            reviews += 1
            passed += grade.isPass ? 1 : 0
            used += grade.endsRepeats ? time : 2 * time
        }
        var shown: [RepertoireKey: Int] = [:]
        while let index = nextNew(shown, day), used + 2 * time <= budget {
            shown[cards[index].repertoire, default: 0] += 1
            used += answer(index, simulator.model.first.share, day).endsRepeats ? 2 * time : 3 * time
        }
        return [reviews, passed, shown.values.reduce(0, +), due.count - reviews, used]
    }

    private func urgency(_ index: Int, _ day: StudyDay) -> Double {
        let schedule = cards[index].schedule
        return Double(schedule.due.map { day - $0 } ?? 0) / Double(max(1, schedule.memory.interval))
    }

    /// The next new card: of the repertoire with the fewest today, among equals of the first by name.
    private func nextNew(_ shown: [RepertoireKey: Int], _ day: StudyDay) -> Int? {
        guard shown.values.reduce(0, +) < limits.newPerDay ?? .max else { return nil }
        let fresh = cards.indices.filter { cards[$0].schedule.due == nil && cards[$0].buriedUntil ?? day <= day }
        let open = Set(fresh.map { cards[$0].repertoire }).filter {
            shown[$0] ?? 0 < limits.newPerRepertoire[$0.name] ?? .max
        }
        let next = open.min { (shown[$0] ?? 0, $0) < (shown[$1] ?? 0, $1) }
        // Cards whose burial ended come after the others, in the order in which it ended.
        func place(_ index: Int) -> (Int, Int) {
            (max(0, (cards[index].buriedUntil ?? simulator.today) - simulator.today), index)
        }
        return fresh.filter { cards[$0].repertoire == next }.min { place($0) < place($1) }
    }

    private mutating func answer(_ index: Int, _ chance: Double, _ day: StudyDay) -> Grade {
        let id = cards[index].id
        answers[id, default: 0] += 1
        let draw = SeededDraws(seed: simulator.seed).share(card: id, answer: answers[id] ?? 0)
        let grade = simulator.model.grade(draw, chance: chance)
        cards[index].schedule.apply(.reviewed(ScheduledReview(grade)), on: day)
        return grade
    }
}
