/// The counted reviews of a quarter of an hour. Quarters are stored because the offset of every time zone is a multiple of
/// them.
public struct QuarterHour: Hashable, Sendable {
    public static let milliseconds: Int64 = 900_000

    /// Milliseconds since 1970 UTC.
    public let start: Int64
    public let reviews: Retention

    public init(start: Int64, reviews: Retention) {
        self.start = start
        self.reviews = reviews
    }
}
