import Scheduling
import Terminal

/// A graph of a number for each day, with its scale and the first and last day below it.
struct PlanGraph {
    let values: [Double]
    /// What the scale counts, such as `min`.
    let unit: String
    let first: String
    let last: String
    let isUTF8: Bool

    /// - Parameters:
    ///   - columns: the width of the window.
    ///   - height: the rows of the graph, at least 2.
    func lines(columns: Int, height: Int = 4) -> [StyledText] {
        let top = max(1, (values.max() ?? 0).rounded(.up))
        let margin = "\(Int(top)) \(unit) ".count + 1
        let width = max(10, min(columns - margin - 1, 100))
        let rows = ShareGraph.rows(values.map { $0 / top }, width: width, height: height, isUTF8: isUTF8)
        let graph = rows.enumerated().map { index, row in
            let label = index == 0 ? "\(Int(top)) \(unit)" : index == height - 1 ? "0" : ""
            return StyledText(label.aligned(margin - 1) + " ", .dim) + StyledText(row, .green)
        }
        let drawn = min(width, values.count)
        let blanks = max(1, drawn - first.count - last.count)
        let dates = drawn > first.count + last.count ? first + String(repeating: " ", count: blanks) + last : first
        return graph + [StyledText("".filled(margin) + dates, .dim)]
    }
}
