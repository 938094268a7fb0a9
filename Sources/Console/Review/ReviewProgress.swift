import Coach
import Terminal

/// The progress of a review on a line of standard error, at a terminal.
final class ReviewProgress {
    private let number: Int
    private let count: Int
    private let isShown: Bool
    private let isUTF8: Bool
    private var line = StatusLine()

    init(_ number: Int, of count: Int, _ terminal: TerminalFacts, isQuiet: Bool) {
        self.number = number
        self.count = count
        isShown = terminal.isErrorTerminal && !terminal.isPlain && !isQuiet
        isUTF8 = terminal.isUTF8
    }

    func show(_ done: Int, _ positions: Int) {
        guard isShown, positions > 0 else { return }
        let bar = StatusLine.bar(Double(done) / Double(positions), width: 30, isUTF8: isUTF8)
        let game = count > 1 ? "game \(number) of \(count)  " : ""
        line.draw("\(game)\(bar)  \(done) of \(positions) positions")
    }

    /// Removes the line from the screen.
    func clear() { line.clear() }
}
