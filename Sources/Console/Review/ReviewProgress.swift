import Terminal

/// A line on standard error that tells how far the review of a game is, at a terminal.
final class ReviewProgress {
    private let number: Int
    private let count: Int
    private let isShown: Bool
    private let isUTF8: Bool
    private var width = 0

    init(_ number: Int, of count: Int, _ surroundings: Surroundings, isQuiet: Bool) {
        self.number = number
        self.count = count
        isShown = surroundings.isErrorTerminal && !isQuiet
        isUTF8 = surroundings.isUTF8
    }

    func show(_ done: Int, _ positions: Int) {
        guard isShown, positions > 0 else { return }
        let full = 30 * done / positions
        let bar =
            String(repeating: isUTF8 ? "█" : "#", count: full) + String(repeating: isUTF8 ? "░" : ".", count: 30 - full)
        let game = count > 1 ? "game \(number) of \(count)  " : ""
        let text = "\(game)[\(bar)]  \(done) of \(positions) positions"
        try? Output.error.write("\r" + text)
        width = max(width, DisplayWidth.of(text))
    }

    /// Takes the line off the screen.
    func clear() {
        guard width > 0 else { return }
        try? Output.error.write("\r" + String(repeating: " ", count: width) + "\r")
        width = 0
    }
}
