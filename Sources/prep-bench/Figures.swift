import Foundation

/// The results of several rounds of one measurement, in order.
struct Figures {
    private(set) var values: [Double]

    init(_ values: [Double] = []) { self.values = values }

    mutating func add(_ value: Double) { values.append(value) }

    /// The smallest value; these are nil without values.
    var minimum: Double? { values.min() }
    var maximum: Double? { values.max() }

    /// The median; the mean of the two middle values if their number is even.
    var median: Double? {
        guard !values.isEmpty else { return nil }
        let sorted = values.sorted()
        let middle = sorted.count / 2
        return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    }

    /// The smallest value that at least 95 % of the values do not exceed.
    var percentile95: Double? {
        guard !values.isEmpty else { return nil }
        return values.sorted()[(values.count * 95 + 99) / 100 - 1]
    }

    /// Returns our median divided by theirs; nil unless both were measured.
    static func ratio(_ ours: Figures, _ theirs: Figures) -> Double? {
        guard let ours = ours.median, let theirs = theirs.median, theirs > 0 else { return nil }
        return ours / theirs
    }
}

/// Returns the wall-clock time of `work` in seconds.
func seconds(_ work: () throws -> Void) rethrows -> Double {
    try ContinuousClock().measure(work).seconds
}

extension Duration {
    /// The duration in seconds.
    var seconds: Double {
        Double(components.seconds) + Double(components.attoseconds) / 1e18
    }
}

/// Formats a number with that many decimals; a dash for nil.
func digits(_ value: Double?, _ places: Int) -> String {
    value.map { String(format: "%.\(places)f", $0) } ?? "-"
}
