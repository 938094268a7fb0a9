import Coach
import Terminal

extension NumberedMoves {
    /// The same text with the first `known` plies dimmed, as they were shown before.
    func styled(dimming known: Int = 0) -> StyledText {
        var line = StyledText()
        for (index, step) in steps.enumerated() {
            if index > 0 { line.append(" ") }
            line.append(step.number, .dim)
            line.append(step.san, index < known ? .dim : .move)
        }
        return line
    }
}
