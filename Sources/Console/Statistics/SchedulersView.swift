import Coach
import Scheduling
import Store
import Terminal

/// The schedulers compared on the learner's own reviews.
struct SchedulersView {
    private struct Line {
        let key: String
        let name: String
        let score: PredictionScore?
    }

    private let report: SchedulersReport
    private let columns: Int

    init(_ report: SchedulersReport, columns: Int) {
        self.report = report
        self.columns = columns
    }

    private static let nameWidth = 24
    private static let numberWidth = 13

    private var rows: [Line] {
        let comparison = report.comparison
        let scale = comparison.map { " ×\(Self.rounded($0.scale, 100))" } ?? ""
        return [
            Line(key: "sm2", name: "SM-2", score: comparison?.sm2),
            Line(key: "sm2-scaled", name: "SM-2, scaled\(scale)", score: comparison?.scaledSM2),
            Line(key: "fsrs-default", name: "FSRS-6, default", score: comparison?.fsrs),
            Line(key: "fsrs-fitted", name: "FSRS-6, fitted", score: comparison?.fittedFSRS),
        ]
    }

    var lines: [StyledText] {
        let head = StyledText(
            "".filled(Self.nameWidth) + "log-loss".aligned(Self.numberWidth) + "calibration".aligned(Self.numberWidth),
            .dim)
        let table = rows.map { row in
            StyledText(
                (" " + row.name).filled(Self.nameWidth) + Self.number(row.score?.logLoss).aligned(Self.numberWidth)
                    + Self.number(row.score?.calibration).aligned(Self.numberWidth))
        }
        return ([title] + [head] + table + notes).flatMap { $0.wrapped(to: columns) }
    }

    private var title: StyledText {
        guard let comparison = report.comparison else {
            return StyledText(
                "The comparison needs \(ParameterFitting.fewest) counted reviews; you have \(report.counted).")
        }
        return StyledText(
            "Predictions of your last \(counted(comparison.sm2.reviews, "counted review")); lower is better.", .strong)
    }

    private var notes: [StyledText] {
        let other = report.algorithm == .sm2 ? SchedulingAlgorithm.fsrs : .sm2
        return [
            StyledText(
                "In use: \(report.algorithm.rawValue). prep settings scheduler \(other.rawValue) switches.", .dim)
        ]
    }

    var json: JSON {
        [
            "v": 1, "counted": .integer(report.counted), "scheduler": .string(report.algorithm.rawValue),
            "reviews": .integer(report.comparison?.sm2.reviews ?? 0),
            "scale": report.comparison.map { .number(Self.rounded($0.scale, 10_000)) } ?? .null,
            "schedulers": .array(
                rows.map { row in
                    [
                        "name": .string(row.key),
                        "log_loss": row.score.map { .number(Self.rounded($0.logLoss, 10_000)) } ?? .null,
                        "calibration": row.score.map { .number(Self.rounded($0.calibration, 10_000)) } ?? .null,
                    ]
                }),
        ]
    }

    private static func rounded(_ value: Double, _ units: Double) -> Double { (value * units).rounded() / units }

    /// Four decimals; `–` without a value.
    private static func number(_ value: Double?) -> String {
        guard let value else { return "–" }
        let digits = String(Int((value * 10_000).rounded()))
        let padded = String(repeating: "0", count: max(0, 5 - digits.count)) + digits
        return padded.dropLast(4) + "." + padded.suffix(4)
    }
}
