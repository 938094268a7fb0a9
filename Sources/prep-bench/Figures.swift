import Foundation

/// The figures of several rounds of one measurement, in the order they were taken.
struct Figures {
    private(set) var values: [Double] = []

    mutating func add(_ value: Double) { values.append(value) }

    /// Nil without a value, as for the two others.
    var minimum: Double? { values.min() }
    var maximum: Double? { values.max() }

    /// The middle value, or the mean of the two in the middle.
    var median: Double? {
        guard !values.isEmpty else { return nil }
        let sorted = values.sorted()
        let middle = sorted.count / 2
        return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    }

    /// Our median divided by theirs; nil unless both were measured.
    static func ratio(_ ours: Figures, _ theirs: Figures) -> Double? {
        guard let ours = ours.median, let theirs = theirs.median, theirs > 0 else { return nil }
        return ours / theirs
    }
}

/// Wall-clock time of a piece of work, in seconds.
func seconds(_ work: () throws -> Void) rethrows -> Double {
    try ContinuousClock().measure(work).seconds
}

extension Duration {
    /// The duration as seconds, exact enough for any measurement.
    var seconds: Double {
        Double(components.seconds) + Double(components.attoseconds) / 1e18
    }
}

/// A number with that many digits behind the point; a dash for nil.
func digits(_ value: Double?, _ places: Int) -> String {
    value.map { String(format: "%.\(places)f", $0) } ?? "-"
}
