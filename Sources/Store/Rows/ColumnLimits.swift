/// The ranges of numbers in the data file: larger than any real value, small enough that arithmetic cannot overflow.
enum ColumnLimits {
    /// A count, a duration, a rank.
    static let count: ClosedRange<Int64> = 0...(1 << 40)
    /// The ID of a row, with room for later rows.
    static let id: ClosedRange<Int64> = 0...(1 << 60)
    /// Days since 1970: the years −768 to 29,349.
    static let day: ClosedRange<Int64> = -1_000_000...10_000_000
    /// Milliseconds since 1970: more than 30,000 years before and after.
    static let instant: ClosedRange<Int64> = -1_000_000_000_000_000...1_000_000_000_000_000
    /// A place in an order. A new first place is below 0.
    static let place: ClosedRange<Int64> = -(1 << 40)...(1 << 40)
}
