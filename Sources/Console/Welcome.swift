import Coach
import Terminal

/// The welcome screen of the first start: the bundled repertoires, several of which can be chosen at once.
@MainActor struct Welcome {
    let environment: Environment
    let printer: Printer
    let complete: ReadEvalLoop.Complete
    let execute: ReadEvalLoop.Execute

    /// Imports the chosen repertoires and begins the drill. A line that is a command is executed instead; an empty line
    /// leads to the prompt.
    func run(_ keyboard: Keyboard) async {
        say(StyledText("Welcome to Prep. You have no repertoire yet.", .strong))
        let bundled = BundledRepertoire.all(in: environment.bundledFolder)
        guard !bundled.isEmpty else {
            say(StyledText("Begin with: import FILE.pgn"))
            return
        }
        say(StyledText("import FILE.pgn reads your own. Or choose one or several (1 2 4):"))
        for (index, repertoire) in bundled.enumerated() {
            let row =
                StyledText("  \(index + 1)  ", .strong) + StyledText(repertoire.name.filled(16))
                + StyledText(repertoire.description, .dim)
            say(row, indent: 5)
        }
        say(StyledText("One for White and both for Black answer every first move.", .dim))
        for line in Self.schedulers { say(StyledText(line, .dim)) }
        let question = printer.prompt(StyledText("Numbers, all, or Enter for none: ", .prompt))
        while case .line(let line) = keyboard.lines.next(prompt: question), !line.trimmed.isEmpty {
            switch BundledChoice(line, of: bundled.count, verbs: complete("")) {
            case .chosen(let indices):
                let paths = indices.map { bundled[$0].path }
                if await execute(["import"] + paths, keyboard) == 0 { _ = await execute(["drill"], keyboard) }
                return
            case .command(let words):
                if words.first != "quit", words.first != "exit" { _ = await execute(words, keyboard) }
                return
            case .wrong(let word):
                say(
                    StyledText(
                        "\"\(word)\" is not a number from 1 to \(bundled.count). Separate several by blanks or commas.",
                        .warning))
            }
        }
    }

    /// What the choice of the scheduler means, in two sentences.
    private static let schedulers = [
        "Reviews are scheduled by SM-2, a fixed rule that is the same for everybody.",
        "FSRS predicts what you forget and can be fitted to your answers: settings scheduler fsrs, at any time and back.",
    ]

    private func say(_ line: StyledText, indent: Int = 0) {
        printer.print(line.wrapped(to: printer.terminal.columns, indent: indent))
    }
}
