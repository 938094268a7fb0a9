public import Scheduling

/// Counts the states of cards (of one repertoire, or of all): coverage, forecast, load, ease.
public struct CardCensus: Hashable, Sendable {
    /// The number of cards.
    public private(set) var cards = 0
    /// The number of cards with n ≥ 1: known at least once since the last failure.
    public private(set) var covered = 0
    /// At index k − 1 the number of cards due on today + k that are not suspended. A buried card counts on the day it is
    /// asked again.
    public private(set) var forecast: [Int]
    /// The number of cards due by tomorrow when nothing more is answered today.
    public private(set) var tomorrow = 0
    /// The first due day after today; nil when there is none.
    public private(set) var nextDue: StudyDay?
    /// The average number of reviews a day: Σ 1 / max(1, I) over graded cards.
    public private(set) var load = 0.0
    /// The number of graded cards under SM-2 with an ease of at most 1.5, at most 2.0, at most 2.5, and above.
    public private(set) var ease = [0, 0, 0, 0]
    /// The number of graded cards under FSRS with a difficulty of at most 3, at most 5, at most 7, and above.
    public private(set) var difficulty = [0, 0, 0, 0]
    /// The number of cards with eight lapses or more.
    public private(set) var leeches = 0

    /// Counts in one pass. O(states).
    ///
    /// - Parameters:
    ///   - days: the length of the forecast in days; below 1 it is empty.
    ///   - week: on a free day nothing is asked; it counts on the next other day.
    public init(_ states: some Sequence<CardState>, on day: StudyDay, days: Int = 30, week: StudyWeek = .normal) {
        let isTomorrowFree = week.kind(day.advanced(by: 1)) == .free
        forecast = [Int](repeating: 0, count: max(0, days))
        for state in states {
            cards += 1
            if state.memory.repetitions >= 1 { covered += 1 }
            if state.lapses >= Leech.threshold { leeches += 1 }
            guard let due = state.due, !state.isSuspended else { continue }
            load += 1 / Double(max(1, state.interval))
            if let easiness = state.memory.easiness { ease[Self.bucket(easiness)] += 1 }
            if let memory = state.memory.fsrs { difficulty[Self.bucket(memory.difficulty)] += 1 }
            // A buried card is asked on its due day or when its burial ends, whichever is later.
            let available = max(due, state.buriedUntil ?? due)
            if available <= day.advanced(by: 1), !isTomorrowFree { tomorrow += 1 }
            let asked = week.demandedDay(ofDue: max(available, day))
            guard asked > day else { continue }
            if asked - day <= forecast.count { forecast[asked - day - 1] += 1 }
            nextDue = min(asked, nextDue ?? asked)
        }
    }

    private static func bucket(_ easiness: Int) -> Int {
        switch easiness {
        case ...150: 0
        case ...200: 1
        case ...250: 2
        default: 3
        }
    }

    private static func bucket(_ difficulty: Double) -> Int {
        switch difficulty {
        case ...3: 0
        case ...5: 1
        case ...7: 2
        default: 3
        }
    }

    /// The covered share in whole per cent, rounded; nil without cards.
    public var coverage: Int? {
        cards == 0 ? nil : (covered * 200 + cards) / (cards * 2)
    }
}
