/// How long the day's work will take: (due + repeats + 2 × new) × median time of a counted review × (1 + share of
/// failures). A new position comes twice: it is shown, then asked.
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

    /// Before any time is known a review is taken for six seconds.
    static let unknown = 6_000
    static let longest = 60_000
    /// So many of the newest counted reviews tell the learner's pace.
    public static let kept = 200

    public let milliseconds: Int

    /// - Parameters:
    ///   - due: how many cards are due.
    ///   - repeats: how many are asked once more today, those included that were shown and not yet asked.
    ///   - new: how many new positions are still to be shown.
    ///   - samples: counted reviews, the newest last; the last 200 count, each with at most a minute.
    public init(due: Int, repeats: Int = 0, new: Int = 0, samples: [Sample]) {
        let last = samples.suffix(TimeEstimate.kept)
        let times = last.compactMap(\.milliseconds).map { min(TimeEstimate.longest, max(0, $0)) }.sorted()
        let middle = times.count / 2
        let median =
            times.isEmpty
            ? TimeEstimate.unknown
            : times.count.isMultiple(of: 2) ? (times[middle - 1] + times[middle]) / 2 : times[middle]
        let failed = last.count { !$0.passed }
        let base = (max(0, due) + max(0, repeats) + 2 * max(0, new)) * median
        milliseconds = last.isEmpty ? base : base + base * failed / last.count
    }

    /// In whole minutes, rounded up.
    public var minutes: Int { (milliseconds + 59_999) / 60_000 }
}
