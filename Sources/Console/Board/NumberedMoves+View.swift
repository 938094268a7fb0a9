import Coach
import Terminal

extension NumberedMoves {
    /// The same text with the first `known` plies dimmed, as they were shown before.
    func styled(_ writing: MoveWriting = .letters, dimming known: Int = 0) -> StyledText {
        var line = StyledText()
        for (index, step) in steps.enumerated() {
            if index > 0 { line.append(writing.separator) }
            line.append(writing.number(step.number), .dim)
            line.append(writing.text(step.san), index < known ? .dim : .move)
        }
        return line
    }
}
