import Chess
import Scheduling
import SeededRandom

@testable import Training

/// Cards for plans, and what they are planned with.
enum PlannedCards {
    /// A Monday.
    static let today = StudyDay(number: 20_780)
    static let white = RepertoireKey(name: "white", side: .white)
    static let black = RepertoireKey(name: "black", side: .black)

    /// New cards, numbered from `first` on.
    static func new(_ count: Int, from first: Int = 1, in repertoire: RepertoireKey = white) -> [PlanCard] {
        (0..<count).map {
            PlanCard(id: CardID(Int64(first + $0)), repertoire: repertoire, schedule: Schedule(under: .sm2))
        }
    }

    /// A learned card, due a number of days from today on.
    static func learned(_ id: Int, interval: Int, dueIn days: Int, buriedFor burial: Int? = nil) -> PlanCard {
        let memory = SM2(repetitions: 3, interval: interval, easiness: 250) ?? .known
        return PlanCard(
            id: CardID(Int64(id)), repertoire: white,
            schedule: Schedule(
                memory: .sm2(memory), due: today.advanced(by: days), firstGraded: nil, lastGraded: nil, lapses: 0,
                isMadeDue: false),
            buriedUntil: burial.map(today.advanced))
    }

    static func simulator(
        _ cards: [PlanCard], _ model: AnswerModel = AnswerModel(), week: StudyWeek = .normal, isBalanced: Bool = false
    ) -> PlanSimulator {
        PlanSimulator(cards: cards, model: model, week: week, isBalanced: isBalanced, today: today, seed: 1)
    }

    /// Cards of two repertoires with random histories, some of them buried.
    static func random(_ count: Int, under scheduler: Scheduler, seed: UInt64) -> [PlanCard] {
        var generator = SeededGenerator(seed: seed)
        return (1...count).map { id in
            var schedule = Schedule(under: scheduler)
            if generator.below(3) > 0 {
                var day = today.advanced(by: -generator.below(90) - 1)
                while day < today, generator.below(8) > 0 {
                    schedule.apply(.reviewed(ScheduledReview(generator.pick(Grade.allCases))), on: day)
                    day = (schedule.due ?? day).advanced(by: generator.below(3))
                }
            }
            return PlanCard(
                id: CardID(Int64(id * 3)), repertoire: generator.pick([white, black]), schedule: schedule,
                buriedUntil: generator.below(9) == 0 ? today.advanced(by: generator.below(5)) : nil)
        }
    }
}
