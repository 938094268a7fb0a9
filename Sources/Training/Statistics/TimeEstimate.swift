public import Scheduling

/// An estimate of the time for the day's cards: (due + repeats + 2 × new) × median time of a counted review × (1 + share
/// of failures). A new position comes twice: it is shown, then asked.
public struct TimeEstimate: Hashable, Sendable {
    /// A counted review: its time in milliseconds (nil: unknown), and its grade (nil: damaged).
    public struct Sample: Hashable, Sendable {
        public let milliseconds: Int?
        public let grade: Grade?

        public init(milliseconds: Int?, grade: Grade?) {
            self.milliseconds = milliseconds
            self.grade = grade
        }

        var passed: Bool { grade?.isPass ?? false }
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
        let failed = last.count { !$0.passed }
        let base = (max(0, due) + max(0, repeats) + 2 * max(0, new)) * TimeEstimate.milliseconds(perAnswer: samples)
        milliseconds = last.isEmpty ? base : base + base * failed / last.count
    }

    /// Returns the median time of an answer in milliseconds: of the last 200 counted reviews, each with at most a minute;
    /// 6,000 when no time is known.
    static func milliseconds(perAnswer samples: [Sample]) -> Int {
        let times = samples.suffix(samplesUsed).compactMap(\.milliseconds).map { min(longestTime, max(0, $0)) }.sorted()
        guard !times.isEmpty else { return defaultTime }
        let middle = times.count / 2
        return times.count.isMultiple(of: 2) ? (times[middle - 1] + times[middle]) / 2 : times[middle]
    }

    /// In whole minutes, rounded up.
    public var minutes: Int { (milliseconds + 59_999) / 60_000 }
}
