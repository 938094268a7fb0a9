import Foundation

/// The 95 % interval of a proportion by Wilson's formula.
struct WilsonInterval: CustomStringConvertible {
    let count: Int
    let total: Int

    init(_ count: Int, of total: Int) { (self.count, self.total) = (count, total) }

    /// The bounds, from 0 to 1; everything is possible without a case.
    var bounds: (low: Double, high: Double) {
        guard total > 0 else { return (0, 1) }
        let (z, n, p) = (1.96, Double(total), Double(count) / Double(total))
        let middle = (p + z * z / (2 * n)) / (1 + z * z / n)
        let half = z / (1 + z * z / n) * (p * (1 - p) / n + z * z / (4 * n * n)).squareRoot()
        return (max(0, middle - half), min(1, middle + half))
    }

    /// For example `112 (84.8 %, 77.7–90.0)`.
    var description: String {
        let share = total > 0 ? Double(count) / Double(total) : 0
        return "\(count) (\(Self.percent(share)) %, \(Self.percent(bounds.low))–\(Self.percent(bounds.high)))"
    }

    private static func percent(_ share: Double) -> String { String(format: "%.1f", share * 100) }
}
