/// Counted reviews by the hour of the wall clock.
public struct HoursOfDay: Hashable, Sendable {
    /// The reviews of each hour from 0 to 23.
    public let reviews: [Retention]

    /// - Parameter zoneOffset: the seconds that the wall clock is ahead of UTC at an instant in milliseconds.
    public init(_ quarters: some Sequence<QuarterHour>, zoneOffset: (Int64) -> Int) {
        var reviews = [Retention](repeating: .none, count: 24)
        for quarter in quarters {
            let seconds = Int(quarter.start / 1000) + zoneOffset(quarter.start)
            let hour = ((seconds % 86_400 + 86_400) % 86_400) / 3600
            reviews[hour] = reviews[hour] + quarter.reviews
        }
        self.reviews = reviews
    }

    /// The hours with enough reviews for a percentage, the best first; of equal ones the earlier first.
    private var ranked: [Int] {
        let known = reviews.indices.filter { reviews[$0].counted >= Retention.fewest }
        return known.sorted { a, b in
            let (left, right) = (
                reviews[a].passed * reviews[b].counted, reviews[b].passed * reviews[a].counted
            )
            return left == right ? a < b : left > right
        }
    }

    /// The hour with the highest retention; nil unless two hours have twenty reviews each.
    public var best: Int? { ranked.count > 1 ? ranked.first : nil }

    /// The hour with the lowest retention; nil unless two hours have twenty reviews each.
    public var worst: Int? { ranked.count > 1 ? ranked.last : nil }
}
