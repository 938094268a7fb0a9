/// An estimate of the time for the day's cards: (due + repeats + 2 × new) × median time of a counted review × (1 + share
/// of failures). A new position comes twice: it is shown, then asked.
public struct TimeEstimate: Hashable, Sendable {
    /// A counted review: its time in milliseconds (nil: unknown), and whether it passed.
    public struct Sample: Hashable, Sendable {
        public let milliseconds: Int?
        public let passed: Bool

        public init(milliseconds: Int?, passed: Bool) {
            self.milliseconds = milliseconds
            self.passed = passed
        }
    }

    /// The time of a review in milliseconds before any time is known.
    static let defaultTime = 6_000
    static let longestTime = 60_000
    /// The number of counted reviews, the newest ones, that the estimate is based on.
    public static let samplesUsed = 200

    public let milliseconds: Int

    /// - Parameters:
    ///   - due: the number of cards that are due.
    ///   - repeats: the number of cards asked again today, including those that were shown and not yet asked.
    ///   - new: the number of new positions still to be shown.
    ///   - samples: counted reviews, the newest last; the last 200 count, each with at most a minute.
    public init(due: Int, repeats: Int = 0, new: Int = 0, samples: [Sample]) {
        let last = samples.suffix(TimeEstimate.samplesUsed)
        let times = last.compactMap(\.milliseconds).map { min(TimeEstimate.longestTime, max(0, $0)) }.sorted()
        let middle = times.count / 2
        let median =
            times.isEmpty
            ? TimeEstimate.defaultTime
            : times.count.isMultiple(of: 2) ? (times[middle - 1] + times[middle]) / 2 : times[middle]
        let failed = last.count { !$0.passed }
        let base = (max(0, due) + max(0, repeats) + 2 * max(0, new)) * median
        milliseconds = last.isEmpty ? base : base + base * failed / last.count
    }

    /// In whole minutes, rounded up.
    public var minutes: Int { (milliseconds + 59_999) / 60_000 }
}
