public import Terminal

/// Prints styled lines, data to standard output and talk to standard error.
///
/// The first write that fails marks it, and everything after is silence. A reader that went away is success; anything
/// else is in `failure`.
public final class Printer {
    /// How lines become text for standard output.
    public var renderer: Renderer { output }
    private var output: Renderer
    private var errors: Renderer
    /// The colours of roles and grounds.
    public var theme: Theme {
        get { output.theme }
        set {
            output.theme = newValue
            errors.theme = newValue
        }
    }
    public private(set) var isBroken = false
    /// Why standard output failed, when it was not that the reader went away: a full disk, say.
    public private(set) var failure: String?

    /// The terminal that is printed to.
    public let terminal: TerminalFacts

    public init(_ terminal: TerminalFacts, theme: Theme = .standard) {
        self.terminal = terminal
        output = Renderer(color: terminal.color, theme: theme, isUTF8: terminal.isUTF8)
        let plain: ColorMode = terminal.isErrorTerminal ? terminal.color : .none
        errors = Renderer(color: plain, theme: theme, isUTF8: terminal.isUTF8)
    }

    /// The width that lines are wrapped to; nil where no terminal reads them.
    private var outputColumns: Int? { terminal.isOutputTerminal ? terminal.columns : nil }
    private var errorColumns: Int? { terminal.isErrorTerminal ? terminal.columns : nil }

    public var hasColor: Bool { output.color != .none }

    public func print(_ line: StyledText = StyledText()) { print([line]) }

    /// A line that is wider than the terminal is wrapped at its blanks: the terminal would break its words.
    public func print(_ lines: [StyledText]) {
        guard !lines.isEmpty else { return }
        let rows = lines.flatMap { line in outputColumns.map(line.fitted) ?? [line] }
        raw(rows.map { output.render($0) }.joined(separator: "\n") + "\n")
    }

    public func print(_ json: JSON) { raw(json.text + "\n") }

    /// Talk: progress, warnings, errors. At a terminal no word is broken at the margin.
    public func say(_ line: StyledText) {
        let rows = errorColumns.map(line.fitted) ?? [line]
        try? Output.error.write(rows.map { errors.render($0) + "\n" }.joined())
    }

    /// A warning of one sentence.
    public func warn(_ text: String) { say(text.warning) }

    /// Text that is already safe for where it goes.
    public func raw(_ text: String) {
        guard !isBroken else { return }
        do throws(BrokenPipe) {
            try Output.standard.write(text)
        } catch {
            isBroken = true
            failure = error.failure
        }
    }

    /// Text of the learner's files, for another program: unchanged into a file or a pipe, made visible at a terminal.
    public func deliver(_ text: String) {
        raw(terminal.isOutputTerminal ? Untrusted.visibleLines(text) : text)
    }

    public func rendered(_ line: StyledText) -> String { output.render(line) }
    public func prompt(_ line: StyledText) -> String { output.prompt(line) }
}
