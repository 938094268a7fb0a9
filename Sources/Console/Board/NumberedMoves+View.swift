import Coach
import Terminal

extension NumberedMoves {
    /// The same with what was shown before dimmed: the first `known` plies.
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
