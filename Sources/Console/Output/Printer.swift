public import Store
public import Terminal

/// Prints styled lines: data to standard output, messages to standard error.
///
/// After the first failed write it prints nothing more. A closed pipe is not an error; any other error is in `failure`.
public final class Printer {
    /// The renderer for standard output.
    public var renderer: Renderer { output }
    private var output: Renderer
    private var errors: Renderer
    /// How moves are written for the learner; documents and files are not affected.
    public var notation = NotationStyle.letters
    /// The background of the terminal, for the colours of text; nil when unknown.
    var background: TerminalBackground? {
        get { output.background }
        set {
            output.background = newValue
            errors.background = newValue
        }
    }
    public private(set) var isBroken = false
    /// Why standard output failed, for instance because of a full disk; nil for a closed pipe.
    public private(set) var failure: String?

    /// The terminal.
    public private(set) var terminal: TerminalFacts

    public init(_ terminal: TerminalFacts) {
        self.terminal = terminal
        var output = Renderer(color: terminal.color, isUTF8: terminal.isUTF8)
        output.hasSigns = !terminal.isPlain
        self.output = output
        errors = output
        errors.color = terminal.isErrorTerminal ? terminal.color : .none
        background = terminal.abilities.background
    }

    /// Asks the terminal what it can show, which a process does once, and uses the answers.
    func askTerminal() {
        guard let queries = terminal.queries, terminal.isInputTerminal, terminal.isOutputTerminal,
            let window = Screen.window, let answers = queries.ask()
        else { return }
        terminal.abilities.add(answers, to: queries, window)
        if answers.hasTrueColor, terminal.color != .none { terminal.color = .trueColor }
        output.color = terminal.color
        if errors.color != .none { errors.color = terminal.color }
        output.showsImages = terminal.abilities.images != nil
        background = terminal.abilities.background
    }

    /// The width to which lines are wrapped; nil without a terminal.
    private var outputColumns: Int? { terminal.isOutputTerminal ? terminal.columns : nil }
    private var errorColumns: Int? { terminal.isErrorTerminal ? terminal.columns : nil }

    public var hasColor: Bool { output.color != .none }

    /// How moves are written at this terminal.
    var moves: MoveWriting { MoveWriting(notation, terminal) }

    /// Reads the size of the window again.
    public func updateSize() {
        guard terminal.isOutputTerminal, let window = Screen.window else { return }
        (terminal.columns, terminal.rows) = (window.columns, window.rows)
        terminal.abilities.resize(window)
    }

    public func print(_ line: StyledText = StyledText()) { print([line]) }

    /// Prints lines. One that is wider than the terminal is wrapped at blanks, because the terminal would break words.
    public func print(_ lines: [StyledText]) {
        guard !lines.isEmpty else { return }
        raw(text(of: rows(lines)))
    }

    /// Prints lines like `print(_:)`, through the pager when a person sits at a terminal that they do not fit in.
    public func page(_ lines: [StyledText]) {
        let rows = rows(lines)
        // One more row is the shell's prompt.
        let isLong = terminal.isInputTerminal && terminal.isOutputTerminal && rows.count >= terminal.rows
        if isLong, !isBroken, !terminal.pager.isEmpty, Pager.show(text(of: rows), command: terminal.pager) { return }
        print(rows)
    }

    private func rows(_ lines: [StyledText]) -> [StyledText] {
        lines.flatMap { line in outputColumns.map(line.fitted) ?? [line] }
    }

    private func text(of rows: [StyledText]) -> String {
        rows.map { output.render($0) }.joined(separator: "\n") + "\n"
    }

    public func print(_ json: JSON) { raw(json.text + "\n") }

    /// Prints progress, a warning or an error to standard error. At a terminal the text is wrapped at blanks.
    public func say(_ line: StyledText) {
        let rows = errorColumns.map(line.fitted) ?? [line]
        try? Output.error.write(rows.map { errors.render($0) + "\n" }.joined())
    }

    /// Prints a warning of one sentence.
    public func warn(_ text: String) { say(text.warning) }

    /// Prints text that is already escaped for its destination.
    public func raw(_ text: String) {
        guard !isBroken else { return }
        do throws(BrokenPipe) {
            try Output.standard.write(text)
        } catch {
            isBroken = true
            failure = error.failure
        }
    }

    /// Prints text of the learner's files: unchanged to a file or a pipe, with visible control characters at a
    /// terminal.
    public func deliver(_ text: String) {
        raw(terminal.isOutputTerminal ? Untrusted.visibleLines(text) : text)
    }

    public func prompt(_ line: StyledText) -> String { output.prompt(line) }
}
