import Chess
import Openings
import Scheduling
import Store
import Terminal
import Training

/// `prep stats`: how it goes.
public struct StatsCommand: Sendable {
    public var name: String?
    /// Days of the forecast's picture.
    public var days = 30
    public var onlyLeeches = false
    public var isJSON = false

    public init(name: String?) { self.name = name }

    public func run(_ surroundings: Surroundings, _ printer: Printer) throws -> ExitStatus {
        guard let desk = try Desk.look(surroundings, printer) else {
            throw CommandFailure("there is nothing to count yet; begin with: prep import FILE")
        }
        let figures = try StatsFigures(desk, name: name, days: max(30, days))
        if isJSON {
            printer.print(figures.json)
        } else if onlyLeeches {
            printer.print(LeechView(figures.leeches).lines)
        } else {
            printer.print(StatsView(figures, days: days, isUTF8: surroundings.isUTF8).lines)
        }
        return .done
    }
}

/// Everything the screen and the document of `stats` say. Source of the formulas: the design's page on scheduling.
struct StatsFigures {
    let due: DueSummary
    let kept: Store.KeptDays
    let today: DaySum?
    /// Cards due in 1, 2, … days.
    let forecast: [Int]
    /// Σ 1 / max(1, interval): reviews a day in the long run.
    let load: Double
    /// Cards by easiness up to 150, 200, 250, and above.
    let ease: [Int]
    let leeches: [StoredCard]
    let retention: [Retention]

    /// Passes of counted reviews in the last days, today included.
    struct Retention {
        let days: Int
        var young = Share()
        var mature = Share()
    }

    struct Share {
        var counted = 0
        var passed = 0
    }

    init(_ desk: Desk, name: String?, days: Int) throws {
        let file = desk.file
        due = try file.dueSummary(day: desk.day, newPerDay: try file.number("new-per-day") ?? 10, named: name)
        kept = try file.keptDays(through: desk.day)
        let sums = try file.daySums(from: desk.day.advanced(by: -364))
        today = sums.last { $0.day == desk.day }
        forecast = try file.forecast(from: desk.day, days: days, named: name)
        let learnt = try file.storedCards(named: name).filter {
            $0.isQueued && !$0.state.isSuspended && $0.state.memory.interval > 0
        }
        load = learnt.reduce(0) { $0 + 1 / Double(max(1, $1.state.memory.interval)) }
        var ease = [0, 0, 0, 0]
        for card in learnt {
            ease[[150, 200, 250].firstIndex { card.state.memory.easiness <= $0 } ?? 3] += 1
        }
        self.ease = ease
        leeches = try file.storedCards(named: name)
            .filter { $0.isQueued && Leech.isLeech(lapses: $0.state.lapses) }
            .sorted { ($1.state.lapses, $0.id) < ($0.state.lapses, $1.id) }
        retention = [7, 30, 365].map { days in
            var retention = Retention(days: days)
            for sum in sums where desk.day - sum.day < days && sum.day <= desk.day {
                retention.young.counted += sum.youngCounted
                retention.young.passed += sum.youngPassed
                retention.mature.counted += sum.matureCounted
                retention.mature.passed += sum.maturePassed
            }
            return retention
        }
    }

    var json: JSON {
        let share = { (share: Share) -> JSON in ["n": .integer(share.counted), "passed": .integer(share.passed)] }
        return [
            "v": 1, "day": .string(due.day.description),
            "today": [
                "reviews": .integer(today?.answers ?? 0), "passed": .integer(today?.right ?? 0),
                "seconds": .integer(((today?.milliseconds ?? 0) + 500) / 1000),
                "introduced": .integer(today?.introduced ?? 0),
            ],
            "due": ["due": .integer(due.due), "late": .integer(due.late), "new": .integer(due.new)],
            "retention": .array(
                retention.map {
                    ["days": .integer($0.days), "young": share($0.young), "mature": share($0.mature)]
                }),
            "forecast": .array(forecast.prefix(30).map { .integer($0) }),
            "load": .number((load * 10).rounded() / 10), "streak": .integer(kept.streak),
            "best_streak": .integer(kept.best), "kept_last30": .integer(kept.last30),
            "ease": .array(ease.map { .integer($0) }),
            "leeches": .array(
                leeches.map {
                    [
                        "card": .integer(Int($0.id.rawValue)), "epd": .string($0.key.epd), "move": .string($0.main),
                        "lapses": .integer($0.state.lapses),
                    ]
                }),
            "repertoires": .array(
                due.repertoires.map {
                    [
                        "name": .string($0.name), "side": .string($0.side.name), "cards": .integer($0.cards),
                        "new": .integer($0.new), "due": .integer($0.due), "late": .integer($0.late),
                        "learned": .integer($0.learned),
                    ]
                }),
        ]
    }
}
