import Chess
import Coach
import Openings
import Scheduling
import Store
import Training

extension StatsReport {
    var json: JSON {
        [
            "v": 1, "day": .string(due.day.description),
            "today": [
                "reviews": .integer(today.reviews), "passed": .integer(today.passed),
                "seconds": .integer((today.milliseconds + 500) / 1000), "answers": .integer(today.answers),
                "introduced": .integer(today.introduced),
            ],
            "due": ["due": .integer(due.due), "late": .integer(due.late), "new": .integer(due.new)],
            "retention": .array(
                retention.map {
                    ["days": .integer($0.days), "young": Self.json($0.young), "mature": Self.json($0.mature)]
                }),
            "forecast": .array(census.forecast.prefix(30).map { .integer($0) }),
            "load": .number((census.load * 10).rounded() / 10), "streak": .integer(kept.streak),
            "best_streak": .integer(kept.best), "kept_last30": .integer(kept.last30),
            "scheduler": .string(algorithm.rawValue), "ease": .array(census.ease.map { .integer($0) }),
            "difficulty": .array(census.difficulty.map { .integer($0) }),
            "weeks": .array(weeks.answersPerDay.map { .integer($0) }),
            "leeches": .array(
                leeches.map {
                    [
                        "card": .integer(Int($0.id.rawValue)), "epd": .string($0.key.epd), "move": .string($0.main),
                        "lapses": .integer($0.state.lapses),
                    ]
                }),
            "repertoires": .array(repertoires.map { $0.json }),
        ]
    }

    fileprivate static func json(_ retention: Retention) -> JSON {
        ["n": .integer(retention.counted), "passed": .integer(retention.passed)]
    }
}

extension StatsReport.Part {
    fileprivate var json: JSON {
        [
            "name": .string(due.name), "side": .string(due.side.name), "cards": .integer(due.cards),
            "new": .integer(due.new), "due": .integer(due.due), "late": .integer(due.late),
            "learned": .integer(census.covered), "leeches": .integer(census.leeches),
            "retention": StatsReport.json(retention),
        ]
    }
}
