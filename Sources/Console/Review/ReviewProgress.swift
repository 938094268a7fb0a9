import Coach
import Terminal

/// The progress of a review on a line of standard error, at a terminal.
final class ReviewProgress {
    private let number: Int
    private let count: Int
    private let isShown: Bool
    private let isUTF8: Bool
    private let columns: Int
    private var line = StatusLine()

    init(_ number: Int, of count: Int, _ terminal: TerminalFacts, isQuiet: Bool) {
        self.number = number
        self.count = count
        isShown = terminal.isErrorTerminal && !terminal.isPlain && !isQuiet
        isUTF8 = terminal.isUTF8
        columns = terminal.columns
    }

    func show(_ done: Int, _ positions: Int) {
        guard isShown, positions > 0 else { return }
        line.draw(text(done, positions))
    }

    /// At most one column narrower than the terminal, so that it never wraps: the bar becomes shorter, or is left out.
    func text(_ done: Int, _ positions: Int) -> String {
        let game = count > 1 ? "game \(number) of \(count)  " : ""
        let rest = "\(done) of \(positions) positions"
        let room = columns - 1 - DisplayWidth.of(game) - DisplayWidth.of(rest) - 4
        let share = Double(done) / Double(positions)
        let bar = room >= 5 ? StatusLine.bar(share, width: min(30, room), isUTF8: isUTF8) + "  " : ""
        return (game + bar + rest).cut(max(1, columns - 1))
    }

    /// Removes the line from the screen.
    func clear() { line.clear() }
}
