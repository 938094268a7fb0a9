public import Scheduling

/// The states of cards (of one repertoire, of a branch, or of all) in numbers: due, coverage, forecast, load, ease.
public struct CardCensus: Hashable, Sendable {
    /// The number of cards.
    public private(set) var cards = 0
    /// The number of cards with n ≥ 1: known at least once since the last failure.
    public private(set) var covered = 0
    /// The number of cards due on the day or before, neither suspended nor buried; 0 on a free day.
    public private(set) var due = 0
    /// Those of them that were demanded on an earlier day.
    public private(set) var late = 0
    /// The number of new cards that are neither suspended nor buried.
    public private(set) var new = 0
    /// At index k − 1 the number of cards due on today + k that are not suspended. A buried card counts on the day it is
    /// asked again.
    public private(set) var forecast: [Int]
    /// The number of cards due by tomorrow when nothing more is answered today.
    public private(set) var tomorrow = 0
    /// The first due day after today; nil when there is none.
    public private(set) var nextDue: StudyDay?
    /// The average number of reviews a day: Σ 1 / max(1, I) over graded cards that are not suspended.
    public var load: Double { Double(loadUnits) / Double(CardBucket.loadUnit) }
    private var loadUnits = 0
    /// The number of graded cards under SM-2 with an ease of at most 1.5, at most 2.0, at most 2.5, and above.
    public private(set) var ease = [0, 0, 0, 0]
    /// The number of graded cards under FSRS with a difficulty of at most 3, at most 5, at most 7, and above.
    public private(set) var difficulty = [0, 0, 0, 0]
    /// The number of cards with eight lapses or more.
    public private(set) var leeches = 0

    /// Counts the states of cards. O(states).
    public init(_ states: some Sequence<CardState>, on day: StudyDay, days: Int = 30, week: StudyWeek = .normal) {
        self.init(buckets: states.lazy.map(CardBucket.init), on: day, days: days, week: week)
    }

    /// Counts in one pass. O(buckets).
    ///
    /// - Parameters:
    ///   - days: the length of the forecast in days; below 1 it is empty.
    ///   - week: on a free day nothing is asked; it counts on the next other day.
    public init(
        buckets: some Sequence<CardBucket>, on day: StudyDay, days: Int = 30, week: StudyWeek = .normal
    ) {
        let isFree = week.kind(day) == .free
        let isTomorrowFree = week.kind(day.advanced(by: 1)) == .free
        let lastLate = week.latestLateDue(on: day)
        forecast = [Int](repeating: 0, count: max(0, days))
        for bucket in buckets {
            cards += bucket.cards
            covered += bucket.known
            leeches += bucket.leeches
            let isAvailable = bucket.isAvailable(on: day)
            guard let due = bucket.due else {
                if isAvailable { new += bucket.cards }
                continue
            }
            if isAvailable, due <= day, !isFree { self.due += bucket.cards }
            if isAvailable, due <= lastLate { late += bucket.cards }
            guard !bucket.isSuspended else { continue }
            loadUnits += bucket.load
            ease = zip(ease, bucket.ease).map(+)
            difficulty = zip(difficulty, bucket.difficulty).map(+)
            // A buried card is asked on its due day or when its burial ends, whichever is later.
            let available = max(due, bucket.buriedUntil ?? due)
            if available <= day.advanced(by: 1), !isTomorrowFree { tomorrow += bucket.cards }
            let asked = week.demandedDay(ofDue: max(available, day))
            guard asked > day else { continue }
            if asked - day <= forecast.count { forecast[asked - day - 1] += bucket.cards }
            nextDue = min(asked, nextDue ?? asked)
        }
    }

    /// The covered share in whole per cent, rounded; nil without cards.
    public var coverage: Int? {
        cards == 0 ? nil : (covered * 200 + cards) / (cards * 2)
    }
}
