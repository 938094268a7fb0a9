import Chess
import Coach
import Scheduling
import Store
import Training

extension PlanReport {
    var json: JSON {
        [
            "v": 1, "from": JSON(plan.days.first?.day.description), "until": JSON(plan.days.last?.day.description),
            "minutes": JSON(limits.minutes), "new_per_day": JSON(limits.newPerDay),
            "new_average": plan.averageNew.map { .number(($0 * 100).rounded() / 100) } ?? .null,
            "scheduler": .string(algorithm.rawValue),
            "positions": .integer(plan.cards), "learned": .integer(plan.learned),
            "finished": JSON(plan.finished?.description),
            "recall": plan.recall.map { .number(Self.rounded($0)) } ?? .null,
            "repertoires": .array(plan.parts.map(\.json)), "days": .array(plan.days.map(\.json)),
            "assumptions": model.json,
            "shortfall": shortfall.map {
                ["minutes": JSON($0.minutes), "finished": JSON($0.finished?.description)]
            } ?? .null,
            "review_minutes": JSON(reviewMinutes),
        ]
    }

    fileprivate static func rounded(_ share: Double) -> Double { (share * 10_000).rounded() / 10_000 }
}

extension StudyPlan.Part {
    fileprivate var json: JSON {
        [
            "name": .string(repertoire.name), "side": .string(repertoire.side.name), "positions": .integer(cards),
            "learned_before": .integer(learnedBefore), "learned": .integer(learned),
            "finished": JSON(finished?.description),
        ]
    }
}

extension PlanDay {
    fileprivate var json: JSON {
        [
            "day": .string(day.description), "free": .bool(isFree), "reviews": .integer(reviews),
            "passed": .integer(passed), "new": .integer(new), "waiting": .integer(waiting),
            "milliseconds": .integer(milliseconds),
        ]
    }
}

extension AnswerModel {
    fileprivate var json: JSON {
        [
            "milliseconds": .integer(milliseconds), "first": first.json, "young": young.json, "mature": mature.json,
            "grade3": .number(PlanReport.rounded(hard)), "grade5": .number(PlanReport.rounded(perfect)),
        ]
    }
}

extension AnswerModel.Rate {
    fileprivate var json: JSON { ["share": .number(PlanReport.rounded(share)), "answers": .integer(answers)] }
}
