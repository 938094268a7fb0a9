public import Chess
public import PGN

/// The location of a finding.
public struct LintLocation: Sendable {
    public let repertoire: String
    public let side: Side
    public let position: Position
    public let start: Position
    public let line: [Move]
    /// The path of the file when it was imported; nil for moves that are in no file.
    public let file: String?
    public let location: SourceLocation?

    /// `1.e4 e5 2.Nf3`, or the words for a line without a move.
    public var lineText: String {
        let text = NumberedMoves(line, from: start).text
        return text.isEmpty ? startText : text
    }

    /// `after 1.e4 e5 2.Nf3`, or `at the start`.
    public var phrase: String { line.isEmpty ? "at \(startText)" : "after " + lineText }

    private var startText: String { start == .initial ? "the start" : "the chapter's start" }
}
