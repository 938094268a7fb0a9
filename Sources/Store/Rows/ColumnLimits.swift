/// What numbers in the data file can be: far more than a lifetime brings, and too little to overflow anything.
enum ColumnLimits {
    /// A count, a length of time, a rank.
    static let count: ClosedRange<Int64> = 0...(1 << 40)
    /// The number of a row. The next one must be a number too.
    static let id: ClosedRange<Int64> = 0...(1 << 60)
    /// Days since 1970: the years −768 to 29,349.
    static let day: ClosedRange<Int64> = -1_000_000...10_000_000
    /// Milliseconds since 1970: more than 30,000 years either way.
    static let instant: ClosedRange<Int64> = -1_000_000_000_000_000...1_000_000_000_000_000
    /// A place in an order; new first places are below 0.
    static let place: ClosedRange<Int64> = -(1 << 40)...(1 << 40)
}
