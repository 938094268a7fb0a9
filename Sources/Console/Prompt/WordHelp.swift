import Terminal

/// The help of a prompt: its words with their explanations.
enum WordHelp {
    /// The column of the explanations; in a narrow terminal each is below its words.
    private static let margin = 24

    /// Returns one entry for each row, wrapped to the window; for a screen reader one sentence for each.
    static func lines(_ rows: [(words: String, text: String)], _ terminal: TerminalFacts) -> [StyledText] {
        guard !terminal.isPlain else { return rows.map { StyledText("\($0.words): \($0.text).") } }
        let columns = terminal.columns
        return rows.flatMap { words, text -> [StyledText] in
            let head = StyledText("  ") + StyledText(words, .strong)
            guard columns >= 2 * margin else {
                return head.wrapped(to: columns, indent: 4)
                    + StyledText("      " + text).wrapped(to: columns, indent: 6)
            }
            return (head.padded(to: margin) + StyledText(text)).wrapped(to: columns, indent: margin)
        }
    }
}
