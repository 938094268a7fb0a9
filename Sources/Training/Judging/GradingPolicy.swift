public import Scheduling

/// From a played move to a grade (scheduling.md). Slowness costs nothing but the 5.
public struct GradingPolicy: Hashable, Sendable {
    /// With timing off every plain right answer is a 4.
    public let usesTime: Bool
    /// Times of right first tries in milliseconds, newest last, at most 200.
    public private(set) var recent: [Int]

    static let kept = 200
    static let needed = 30
    static let unknownAbove = 60_000

    public init(usesTime: Bool = true, recent: [Int] = []) {
        self.usesTime = usesTime
        self.recent = Array(recent.filter { (0...GradingPolicy.unknownAbove).contains($0) }.suffix(GradingPolicy.kept))
    }

    /// The learner's quick time in milliseconds: the median of his last 200 right first tries, at least 3 s and at most
    /// 20 s; 6 s before there are 30.
    public var quickTime: Int {
        guard recent.count >= GradingPolicy.needed else { return 6_000 }
        let sorted = recent.sorted()
        let middle = sorted.count / 2
        let median = sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
        return min(20_000, max(3_000, median))
    }

    /// The grade of a right first try.
    public func grade(rightAfter hint: Hint?, milliseconds: Int?) -> Grade {
        if let hint { return hint.isStrong ? .wrongFound : .hard }
        guard usesTime, let time = milliseconds, (0...GradingPolicy.unknownAbove).contains(time) else { return .good }
        return time <= quickTime ? .perfect : .good
    }

    /// Takes note of a right first try without a hint. Times over 60 s count as unknown.
    public mutating func note(milliseconds: Int?) {
        guard let time = milliseconds, (0...GradingPolicy.unknownAbove).contains(time) else { return }
        recent.append(time)
        if recent.count > GradingPolicy.kept { recent.removeFirst() }
    }
}
