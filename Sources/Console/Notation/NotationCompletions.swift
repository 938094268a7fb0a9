import Coach
import PGN

/// The completions at the notation's prompt.
enum NotationCompletions {
    /// The words that complete the last word of the line: words and the moves that follow, labels after `goto`, `fold`
    /// and `unfold`.
    static func words(_ line: String, at cursor: NotationCursor) -> [String] {
        let typed = PromptWords(line)
        let outline = cursor.outline
        guard let word = typed.words.first?.lowercased() else {
            return NotationWord.names + cursor.continuations.compactMap { outline.move($0)?.san }.uniqued
        }
        let labels = outline.lines.dropFirst().map(\.label)
        switch (word, typed.words.count) {
        case ("goto", 1):
            let moves: [String] = outline.tree.nodes.compactMap { outline.move($0.id)?.text }
            return labels + ["main"] + moves.uniqued
        case ("fold", 1), ("unfold", 1): return labels
        case ("board", 1): return BoardStyle.allCases.map(\.rawValue)
        default: return []
        }
    }
}
