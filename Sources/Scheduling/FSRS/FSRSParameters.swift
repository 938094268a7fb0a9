/// The 21 parameters of FSRS-6, w0…w20.
///
/// Source of defaults and ranges: py-fsrs 6.3.2 (`DEFAULT_PARAMETERS`, `LOWER_BOUNDS_PARAMETERS`,
/// `UPPER_BOUNDS_PARAMETERS`).
public struct FSRSParameters: Hashable, Sendable, CustomStringConvertible {
    /// The number of parameters.
    public static let count = 21

    /// The default parameters.
    public static let standard = FSRSParameters(unchecked: [
        0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629,
        1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
    ])

    /// The accepted values of each parameter.
    public static let ranges: [ClosedRange<Double>] = [
        0.001...100, 0.001...100, 0.001...100, 0.001...100, 1...10, 0.001...4, 0.001...4, 0.001...0.75, 0...4.5,
        0...0.8, 0.001...3.5, 0.001...5, 0.001...0.25, 0.001...0.9, 0...4, 0...1, 1...6, 0...2, 0...2, 0...0.8,
        0.1...0.8,
    ]

    /// The parameters, w0 first.
    public let values: [Double]

    /// Checks parameters from outside.
    ///
    /// - Throws: a fault that names the first wrong parameter.
    public init(_ values: [Double]) throws(FSRSParametersError) {
        guard values.count == Self.count else { throw .count(values.count) }
        for (index, value) in values.enumerated() where !Self.ranges[index].contains(value) {
            throw .outOfRange(index: index, value: value)
        }
        self.values = values
    }

    /// Reads pasted parameters: 21 numbers with commas or white space between them, with or without brackets around
    /// them, as Anki and `description` write them.
    public init(parsing text: some StringProtocol) throws(FSRSParametersError) {
        let words = text.split { $0 == "," || $0 == "[" || $0 == "]" || $0.isWhitespace }
        var values: [Double] = []
        for word in words {
            guard let value = Double(word), value.isFinite else { throw .notANumber(String(word)) }
            values.append(value)
        }
        try self.init(values)
    }

    private init(unchecked values: [Double]) { self.values = values }

    /// Creates parameters from the results of a search: each is moved into its range and rounded to four decimals.
    init(rounding values: [Double]) {
        self.values = zip(values, Self.ranges).map { value, range in
            (min(max(value, range.lowerBound), range.upperBound) * 10_000).rounded() / 10_000
        }
    }

    subscript(index: Int) -> Double { values[index] }

    /// The parameters with commas between them; `init(parsing:)` reads exactly the same values from it.
    public var description: String { values.map { "\($0)" }.joined(separator: ", ") }
}

/// Why parameters of FSRS cannot be used.
public enum FSRSParametersError: Error, Hashable, Sendable {
    /// Another number of parameters than 21.
    case count(Int)
    /// A word that is not a number.
    case notANumber(String)
    /// A parameter outside of its range, or not a number. `index` counts from 0.
    case outOfRange(index: Int, value: Double)
}
