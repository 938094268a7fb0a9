import Chess
import PGN

/// Where a finding is.
struct LintPlace {
    let repertoire: String
    let side: Side
    let position: Position
    let start: Position
    let line: [Move]
    /// As the learner imported it; nil for what stands in no file.
    let file: String?
    let location: SourceLocation?

    /// `1.e4 e5 2.Nf3`, or `the start`.
    var lineText: String {
        let text = LineView(line, from: start).text
        return text.isEmpty ? "the start" : text
    }

    /// `after 1.e4 e5 2.Nf3`, or `at the start`.
    var phrase: String { line.isEmpty ? "at the start" : "after " + lineText }
}
