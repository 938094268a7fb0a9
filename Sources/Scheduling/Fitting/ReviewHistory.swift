/// The reviews of all cards, as fitting and comparing need them.
///
/// The reviews of a card between two starts (new, known, restarted) are a run: a scheduler forgets what was before.
public struct ReviewHistory: Sendable {
    /// One review that moves a schedule. 24 bytes.
    struct Review {
        /// The number of its event, which orders the reviews of all cards.
        let event: Int64
        /// Study days since the review before, or since the card was declared as known.
        let elapsedDays: Int32
        /// SM-2's interval before the review, in days; 0 for the first review of a new card.
        let intervalBefore: Int32
        let rating: FSRSRating
        /// Whether a prediction of this review is compared with its result.
        let isCounted: Bool
    }

    /// The reviews of one card from one start.
    struct Run {
        /// Whether the card was declared as known, not new.
        let isKnown: Bool
        /// The indices of its reviews.
        var reviews: Range<Int>
    }

    /// The fewest held-out reviews from which a result is given.
    public static let fewestHeldOut = 100

    private(set) var reviews: [Review] = []
    private(set) var runs: [Run] = []
    /// The number of counted reviews: answers at least a day after the review before. Not counted are a card's first
    /// review, which nothing predicts, a second one on the same day, and moves in games.
    public private(set) var counted = 0

    public init() {}

    /// Adds all events of one card, in the order of their ids. Cost: O(n).
    public mutating func add(_ events: some Sequence<DatedScheduleEvent>) {
        var schedule = Schedule(under: .sm2)
        var last: StudyDay?
        var run: Run?
        for dated in events {
            switch dated.event {
            case .reviewed(let review):
                let elapsed = last.map { max(0, dated.day - $0) } ?? 0
                let isCounted = review.isAnswer && last != nil && elapsed >= 1
                reviews.append(
                    Review(
                        event: dated.id, elapsedDays: Int32(clamping: elapsed),
                        intervalBefore: Int32(schedule.memory.interval),
                        rating: FSRSRating(review.grade, isTyped: review.isTyped), isCounted: isCounted))
                if isCounted { counted += 1 }
                last = dated.day
                let first = run?.reviews.lowerBound ?? reviews.count - 1
                run = Run(isKnown: run?.isKnown ?? false, reviews: first..<reviews.count)
            case .known, .restarted:
                end(&run)
                last = nil
                if case .known = dated.event {
                    last = dated.day
                    run = Run(isKnown: true, reviews: reviews.count..<reviews.count)
                }
            case .rescheduled, .madeDue: break
            }
            schedule.apply(dated.event, on: dated.day)
        }
        end(&run)
    }

    private mutating func end(_ run: inout Run?) {
        if let run, !run.reviews.isEmpty { runs.append(run) }
        run = nil
    }

    /// The number of counted reviews that are held out: the last fifth in the order of their events.
    public var heldOut: Int { counted / 5 }

    /// The number of the first event that is held out; `Int64.max` when none is. Cost: O(n log n).
    func firstHeldOut() -> Int64 {
        guard heldOut > 0 else { return .max }
        let events = reviews.lazy.filter(\.isCounted).map(\.event).sorted()
        return events[counted - heldOut]
    }
}
