import Coach
import Scheduling
import Store
import Terminal
import Training

/// The screen of `plan --retention`.
struct RetentionPlanView {
    private let report: RetentionReport
    private let columns: Int
    private let isUTF8: Bool
    private let isPlain: Bool

    init(_ report: RetentionReport, _ terminal: TerminalFacts) {
        self.report = report
        columns = terminal.textColumns
        isUTF8 = terminal.isUTF8
        isPlain = terminal.isPlain
    }

    private static let (name, time, share) = (11, 13, 16)

    var lines: [StyledText] {
        let names = report.names.isEmpty ? "" : " for " + report.names.joined(separator: ", ")
        let title = StyledText(
            "Minutes a day under FSRS\(names), until \(report.until.weekday.rawValue) \(report.until.short) (\(counted(report.days, "day")))",
            .strong)
        let body = isPlain ? report.rows.map(sentence) : [head] + report.rows.map(row)
        return ([title] + [StyledText()] + body + [StyledText()] + notes).flatMap { $0.wrapped(to: columns, indent: 2) }
    }

    private var head: StyledText {
        StyledText(
            " Retention".filled(Self.name) + "min a day".aligned(Self.time) + "remembered".aligned(Self.share), .dim)
    }

    private func row(_ row: RetentionWorkload) -> StyledText {
        let isSet = row.retention == report.current
        let text =
            (" \(row.retention.percent) %" + (isSet ? " set" : "")).filled(Self.name)
            + minutes(row).aligned(Self.time) + remembered(row).aligned(Self.share)
        return StyledText(text + "  ", isSet ? .strong : .plain) + StyledText(bar(row), .green)
    }

    private func sentence(_ row: RetentionWorkload) -> StyledText {
        let set = row.retention == report.current ? ", as set" : ""
        return StyledText(
            "\(row.retention.percent) %\(set): \(minutes(row)) minutes a day, \(remembered(row)) remembered.")
    }

    private func minutes(_ row: RetentionWorkload) -> String {
        let tenths = (row.milliseconds + 3_000) / 6_000
        return "\(tenths / 10).\(tenths % 10)"
    }

    private func remembered(_ row: RetentionWorkload) -> String {
        "\(Int(row.recalled.rounded())) of \(row.learned)"
    }

    private func bar(_ row: RetentionWorkload) -> String {
        let room = min(40, columns - Self.name - Self.time - Self.share - 3)
        let most = max(1, report.rows.map(\.milliseconds).max() ?? 1)
        guard room > 3 else { return "" }
        return String(repeating: isUTF8 ? "▇" : "#", count: max(1, row.milliseconds * room / most))
    }

    private var notes: [StyledText] {
        var notes = [
            "The average over the study days with \(counted(report.newPerDay, "new position")) a day, and how many positions you would remember on the last day."
        ]
        if report.algorithm == .sm2 {
            notes.append("Your scheduler is sm2, which has no such setting. To use FSRS: prep settings scheduler fsrs")
        } else {
            notes.append("To choose another: prep settings fsrs-retention 85")
        }
        return notes.map { StyledText($0, .dim) }
    }

    var json: JSON {
        [
            "v": 1, "from": .string(report.from.description), "until": .string(report.until.description),
            "retention": .integer(report.current.percent), "scheduler": .string(report.algorithm.rawValue),
            "new_per_day": .integer(report.newPerDay),
            "rows": .array(
                report.rows.map {
                    [
                        "retention": .integer($0.retention.percent), "milliseconds": .integer($0.milliseconds),
                        "learned": .integer($0.learned), "recalled": .number(($0.recalled * 10).rounded() / 10),
                    ]
                }),
        ]
    }
}
