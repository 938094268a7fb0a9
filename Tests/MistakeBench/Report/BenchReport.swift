import Foundation

/// The table of a run.
struct BenchReport {
    let results: [CaseResult]

    /// Everything that is printed.
    var text: String { [summary, codes, confusion, faults].joined(separator: "\n\n") }

    private var summary: String {
        let grades = ReasonGrade.allCases.map { grade in (grade.rawValue, results.count { $0.grade == grade }) }
        let right = results.count { $0.grade == .exact || $0.grade == .acceptable }
        let blunders = results.filter(\.isBlunder)
        let sentences = results.reduce(0) { $0 + $1.sentences.count }
        let wrong = results.reduce(0) { $0 + $1.falseSentences }
        let bound = sentences > 0 ? String(format: "%.4f", 3 / Double(sentences)) : "–"
        let unchecked = results.reduce(0) { $0 + $1.sentences.count { $0.verdict == .unchecked } }
        var rows = [("mistakes", "\(results.count)")]
        rows += grades.map { ($0.0, "\(WilsonInterval($0.1, of: results.count))") }
        rows += [
            ("as written or acceptable", "\(WilsonInterval(right, of: results.count))"),
            ("class agrees", "\(WilsonInterval(results.count(where: \.isClassRight), of: results.count))"),
            ("blunders", "\(blunders.count)"),
            ("with a proved cause", "\(WilsonInterval(blunders.count(where: \.hasProvedCause), of: blunders.count))"),
            ("sentences (N)", "\(sentences)"), ("false", "\(wrong)"), ("unchecked", "\(unchecked)"),
            ("bound 3/N", bound),
        ]
        return rows.map { Self.row([$0.0, $0.1], widths: [26]) }.joined(separator: "\n")
    }

    /// For each code its uses as the main reason, how often it is as written or acceptable, and the precision.
    private var codes: String {
        let uses = Dictionary(grouping: results.filter { $0.grade != .nothing }, by: \.givenCode)
        let rows = uses.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map { code, uses in
            let right = uses.count { $0.grade != .beside }
            let note = uses.count < 20 ? "  not measured (fewer than 20)" : ""
            return Self.row(
                [code, "\(uses.count)", "\(WilsonInterval(right, of: uses.count))\(note)"], widths: [26, 6])
        }
        return (["main reason               uses  right"] + rows).joined(separator: "\n")
    }

    /// Which codes were given in place of which.
    private var confusion: String {
        let wrong = results.filter { $0.grade == .beside || $0.grade == .nothing }
        let pairs = Dictionary(grouping: wrong) { "\($0.givenCode) instead of \($0.mistake.code)" }
        let rows = pairs.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map { pair, results in
            Self.row(["\(results.count)", pair, results.map(\.mistake.id).joined(separator: " ")], widths: [4, 46])
        }
        return (["confusion"] + rows).joined(separator: "\n")
    }

    /// The false and the unchecked sentences, and the classes that do not agree.
    private var faults: String {
        var rows = ["false or unchecked sentences"]
        for result in results {
            let unchecked = result.sentences.filter { $0.verdict == .unchecked }.map { ($0.text, "unchecked") }
            for (text, reason) in result.faults + unchecked {
                rows += [
                    "\(result.mistake.id) \(result.mistake.fen)", "  \(text)", "  \(reason)",
                    "  played    \(result.answer.played.pv.joined(separator: " "))",
                    "  expected  \(result.answer.expected.pv.joined(separator: " "))",
                ]
            }
        }
        rows.append("classes that do not agree")
        for result in results where !result.isClassRight {
            rows.append(
                "\(result.mistake.id) \(result.answer.labelClass) instead of \(result.mistake.class), \(result.mistake.loss)"
            )
        }
        return rows.joined(separator: "\n")
    }

    private static func row(_ cells: [String], widths: [Int]) -> String {
        zip(cells, widths + [0]).map { cell, width in
            cell + String(repeating: " ", count: max(0, width - cell.count))
        }.joined()
    }
}
