import Scheduling

/// A simulation under way; see `PlanSimulator`.
struct PlanSimulation {
    private let simulator: PlanSimulator
    private let limits: PlanLimits
    private let draws: SeededDraws
    private let chance: RecallChance
    private var cards: [PlanCard]
    /// The number of answers to each card so far.
    private var answers: [Int]
    private var calendar: PlanCalendar
    private var fresh: FreshCards
    private var progress: PlanProgress
    private var waiting: [Int] = []
    private var days: [PlanDay] = []
    private let length: Int

    init(_ simulator: PlanSimulator, days: Int, _ limits: PlanLimits) {
        self.simulator = simulator
        self.limits = limits
        length = days
        draws = SeededDraws(seed: simulator.seed)
        chance = RecallChance(simulator.model)
        cards = simulator.cards
        answers = Array(repeating: 0, count: cards.count)
        calendar = PlanCalendar(simulator, days: days)
        fresh = FreshCards(simulator.cards, today: simulator.today)
        progress = PlanProgress(simulator.cards)
    }

    private var today: StudyDay { simulator.today.advanced(by: days.count) }
    private var isFirst: Bool { days.isEmpty }

    /// The new positions left.
    var left: Int { progress.left }

    /// Simulates and returns one day; nil after the last one.
    mutating func simulateDay() -> PlanDay? {
        guard days.count < length else { return nil }
        var day = PlanDay(today, isFree: simulator.week.kind(today) == .free)
        waiting += calendar.arriving(on: today)
        fresh.release(on: today)
        if !day.isFree {
            review(&day)
            learn(&day)
        }
        day.waiting = waiting.count
        days.append(day)
        return day
    }

    var plan: StudyPlan {
        let last = simulator.today.advanced(by: length - 1)
        let learned = cards.filter { $0.schedule.due != nil }
        let sum = learned.reduce(0) { $0 + chance($1.schedule, on: last) }
        return StudyPlan(
            days: days, parts: progress.parts, recall: learned.isEmpty ? nil : sum / Double(learned.count))
    }

    /// The milliseconds of a day; nil without a limit.
    private var budget: Int? {
        limits.minutes.map { $0 * 60_000 - (isFirst ? limits.done.milliseconds : 0) }
    }

    private func isTimeLeft(_ day: PlanDay, forQuestions questions: Int = 0) -> Bool {
        guard let budget else { return true }
        let end = day.milliseconds + questions * simulator.model.milliseconds
        return questions == 0 ? end < budget : end <= budget
    }

    // MARK: - Reviews

    private mutating func review(_ day: inout PlanDay) {
        let limit = max(0, limits.reviewsPerDay - (isFirst ? limits.done.reviewed : 0))
        let order = inOrder(limit, on: day.day)
        var asked = 0
        while asked < order.count, asked < limit, isTimeLeft(day) {
            let index = order[asked]
            let chance = chance(cards[index].schedule, on: day.day)
            let grade = answer(index, chance: chance, &day)
            day.reviews += 1
            if grade.isPass { day.passed += 1 }
            asked += 1
        }
        waiting = Array(order[asked...])
    }

    /// The waiting cards with the most urgent first; only those that may be asked are in order.
    private func inOrder(_ limit: Int, on day: StudyDay) -> [Int] {
        let time = max(1, simulator.model.milliseconds)
        let affordable = budget.map { max(0, $0) / time + 1 } ?? .max
        let count = min(limit, affordable)
        guard simulator.isBalanced || waiting.count > limit || waiting.count > affordable / 2 else { return waiting }
        var entries = waiting.map { index in
            let schedule = cards[index].schedule
            let lateness = schedule.due.map { day - $0 } ?? 0
            return UrgencyOrder.Entry(
                urgency: Double(lateness) / Double(max(1, schedule.memory.interval)), index: index)
        }
        UrgencyOrder.select(count, of: &entries)
        return entries.map(\.index)
    }

    // MARK: - New positions

    private mutating func learn(_ day: inout PlanDay) {
        let done = isFirst ? limits.done : DayTally()
        let total = limits.newPerDay.map { max(0, $0 - done.introduced) } ?? fresh.count
        let turns = fresh.allocation(of: total, caps: limits.newPerRepertoire, done: done).turns
        for repertoire in turns where isTimeLeft(day, forQuestions: 2) {
            guard let index = fresh.next(repertoire) else { continue }
            day.milliseconds += simulator.model.milliseconds
            _ = answer(index, chance: simulator.model.first.share, &day)
            day.new += 1
            progress.learn(repertoire, on: day.day)
        }
    }

    // MARK: - Answers

    /// Asks a card, again if the answer is below 4, and schedules it.
    private mutating func answer(_ index: Int, chance: Double, _ day: inout PlanDay) -> Grade {
        answers[index] += 1
        let draw = draws.share(card: cards[index].id, answer: answers[index])
        let grade = simulator.model.grade(draw, chance: chance)
        day.milliseconds += simulator.model.milliseconds * (grade.endsRepeats ? 1 : 2)
        let before = cards[index].schedule.due
        cards[index].schedule.apply(.reviewed(ScheduledReview(grade)), on: day.day)
        if let due = calendar.schedule(index, cards[index].schedule, before: before, on: day.day) {
            cards[index].schedule.apply(.rescheduled(due: due), on: day.day)
        }
        return grade
    }
}
