public import Scheduling

/// Grades right first tries by hints and time. A slow answer is a 4 instead of a 5.
public struct GradingPolicy: Hashable, Sendable {
    /// Whether time counts; without it every right answer without a hint is a 4.
    public let usesTime: Bool
    /// Times of right first tries in milliseconds, newest last, at most 200.
    public private(set) var recent: [Int]

    static let timesKept = 200
    /// The number of times from which a quick time is computed.
    static let timesNeeded = 30
    /// Longer times, in milliseconds, count as unknown.
    static let longestTime = 60_000

    public init(usesTime: Bool = true, recent: [Int] = []) {
        self.usesTime = usesTime
        self.recent = Array(
            recent.filter { (0...GradingPolicy.longestTime).contains($0) }.suffix(GradingPolicy.timesKept))
    }

    /// The learner's quick time in milliseconds: the median of the last 200 right first tries, at least 3 s and at most
    /// 20 s; 6 s before there are 30.
    public var quickTime: Int {
        guard recent.count >= GradingPolicy.timesNeeded else { return 6_000 }
        let sorted = recent.sorted()
        let middle = sorted.count / 2
        let median = sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
        return min(20_000, max(3_000, median))
    }

    /// The grade of a right first try.
    public func grade(rightAfter hint: Hint?, milliseconds: Int?) -> Grade {
        if let hint { return hint.isStrong ? .wrongFound : .hard }
        guard usesTime, let time = milliseconds, (0...GradingPolicy.longestTime).contains(time) else { return .good }
        return time <= quickTime ? .perfect : .good
    }

    /// Adds the time of a right first try without a hint. Times over 60 s count as unknown.
    public mutating func add(milliseconds: Int?) {
        guard let time = milliseconds, (0...GradingPolicy.longestTime).contains(time) else { return }
        recent.append(time)
        if recent.count > GradingPolicy.timesKept { recent.removeFirst() }
    }
}
