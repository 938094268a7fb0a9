import Coach
import Terminal

/// The progress of a preparation and its expected time on a line of standard error: redrawn at a terminal, printed once
/// elsewhere.
final class EnginePrepareProgress {
    /// The number of cards needed to estimate the pace.
    private static let firstCards = 3

    private let preparation: EnginePreparation
    private let name: String
    private let printer: Printer
    private let isQuiet: Bool
    private var isSaid = false
    private var line = StatusLine()

    init(
        _ preparation: EnginePreparation, _ name: String, _ printer: Printer,
        isQuiet: Bool
    ) {
        self.preparation = preparation
        self.name = name
        self.printer = printer
        self.isQuiet = isQuiet
    }

    func show() {
        guard !isQuiet else { return }
        let state = preparation.state
        let pace = state.searched > 0 ? preparation.left : nil
        if printer.terminal.isErrorTerminal, !printer.terminal.isPlain {
            draw(
                "\(Untrusted.visible(name).cut(24))  \(state.done) of \(counted(preparation.cards.count, "card"))"
                    + (pace.map { "  \(Self.words($0)) left" } ?? "") + "  Ctrl-C keeps what is done")
        } else if !isSaid, state.searched >= Self.firstCards, let pace {
            isSaid = true
            printer.say(StyledText("About \(Self.words(pace)) for \(counted(preparation.cards.count, "card"))."))
        }
    }

    /// Removes the line from the screen.
    func clear() { line.clear() }

    private static func words(_ duration: Duration) -> String {
        minutesAndSeconds(milliseconds: Int(duration / .milliseconds(1))) + " min"
    }

    private func draw(_ text: String) { line.draw(text.cut(max(1, printer.terminal.columns - 1))) }
}
