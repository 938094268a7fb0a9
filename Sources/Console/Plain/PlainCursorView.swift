import Chess
import Coach
import PGN
import Terminal

/// Where the cursor of the notation's prompt is, as sentences for a screen reader.
struct PlainCursorView {
    let cursor: NotationCursor
    let moves: MoveWriting

    /// The move that led here, its comments, and the moves that follow.
    var lines: [StyledText] {
        let outline = cursor.outline
        var lines = [StyledText(move)]
        lines += outline.tree[cursor.node].comments.filter { !$0.text.isEmpty }.map { StyledText($0.text, .comment) }
        let next = cursor.continuations
        let choices = next.enumerated().map { index, node in
            (next.count > 1 ? "\(index + 1), " : "") + moves.sentence(outline.choice(node))
        }
        lines.append(StyledText(next.isEmpty ? "The line ends here." : "Next: \(choices.joined(separator: "; "))."))
        return lines
    }

    private var move: String {
        guard let move = cursor.outline.move(cursor.node) else { return "The start of the chapter." }
        let line = cursor.outline.lines[cursor.outline.line(of: cursor.node)]
        let place = line.level > 0 ? " In the variation \(line.label)." : ""
        return "\(moves.number(move.numberText))\(moves.text(move.san)).\(place)"
    }
}
