import Chess
import Coach
import Openings
import Scheduling
import Store
import Training

extension StatsReport {
    var json: JSON {
        JSON.object([
            "v": 1, "day": .string(due.day.description),
            "today": [
                "reviews": .integer(today.reviews), "passed": .integer(today.passed),
                "seconds": .integer((today.milliseconds + 500) / 1000), "answers": .integer(today.answers),
                "introduced": .integer(today.introduced),
            ],
            "due": ["due": .integer(due.due), "late": .integer(due.late), "new": .integer(due.new)],
            "retention": .array(retention.map(\.json)),
            "streak": .integer(kept.streak),
            "best_streak": .integer(kept.best), "kept_last30": .integer(kept.last30),
            "weeks": .array(activity.perWeek.map { .integer($0) }),
            "answers_per_day": .array(activity.answers.map { .integer($0) }),
            "period": period.json,
            "repertoires": .array(repertoires.map { $0.json }),
        ]).adding(Self.json(census, algorithm))
    }

    /// The list of leeches, which the screen does not show.
    static func json(_ leeches: [StoredCard]) -> JSON {
        .array(
            leeches.map {
                [
                    "card": .integer(Int($0.id.rawValue)), "epd": .string($0.key.epd), "move": .string($0.main),
                    "lapses": .integer($0.state.lapses),
                ]
            })
    }

    /// Forecast, load and the table of ease or difficulty.
    static func json(_ census: CardCensus, _ algorithm: SchedulingAlgorithm) -> [String: JSON] {
        [
            "forecast": .array(census.forecast.map { .integer($0) }),
            "load": .number((census.load * 10).rounded() / 10), "scheduler": .string(algorithm.rawValue),
            "ease": .array(census.ease.map { .integer($0) }),
            "difficulty": .array(census.difficulty.map { .integer($0) }),
        ]
    }
}

extension StatsReport.Part {
    fileprivate var json: JSON {
        [
            "name": .string(name), "side": .string(side.name), "cards": .integer(census.cards),
            "new": .integer(census.new), "due": .integer(census.due), "late": .integer(census.late),
            "learned": .integer(census.covered), "leeches": .integer(census.leeches),
            "retention": retention.json,
        ]
    }
}

extension StatsPeriod {
    fileprivate var json: JSON {
        [
            "days": .integer(days), "positions": .integer(positions), "milliseconds": .integer(milliseconds),
            "times": [
                "new": Self.json(times.new), "young": Self.json(times.young), "mature": Self.json(times.mature),
            ],
            "hours": .array(hours.reviews.map(\.json)), "best_hour": JSON(hours.best), "worst_hour": JSON(hours.worst),
        ]
    }

    private static func json(_ times: AnswerTimes) -> JSON {
        ["n": .integer(times.answers), "milliseconds": .integer(times.milliseconds)]
    }
}
