import Chess
import PGN

/// Where a finding is.
struct LintLocation {
    let repertoire: String
    let side: Side
    let position: Position
    let start: Position
    let line: [Move]
    /// As the learner imported it; nil for what stands in no file.
    let file: String?
    let location: SourceLocation?

    /// `1.e4 e5 2.Nf3`, or the words for a line without a move.
    var lineText: String {
        let text = LineView(line, from: start).text
        return text.isEmpty ? startText : text
    }

    /// `after 1.e4 e5 2.Nf3`, or `at the start`.
    var phrase: String { line.isEmpty ? "at \(startText)" : "after " + lineText }

    private var startText: String { start == .initial ? "the start" : "the chapter's start" }
}
