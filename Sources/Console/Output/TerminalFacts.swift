public import Terminal

/// Facts about the terminal: the streams connected to it, its size, the characters it can show.
public struct TerminalFacts: Sendable {
    public var isInputTerminal: Bool
    public var isOutputTerminal: Bool
    public var isErrorTerminal: Bool
    /// Columns and rows of the terminal; 80 × 24 without a terminal.
    public var columns: Int
    public var rows: Int
    public var color: ColorMode
    /// Whether the locale can show more than ASCII.
    public var isUTF8: Bool
    /// Whether the terminal is the Linux console, whose fonts have no symbols of chess pieces.
    public var isLinuxConsole = false
    /// The file of the prompt's history; nil stores no history.
    public var historyPath: String?
    /// The program that shows long output, as its path and arguments; empty when there is none.
    public var pager: [String] = []
    /// What the terminal is asked before a board is drawn; nil asks nothing.
    public var queries: TerminalQueries?
    /// What the terminal can show, as far as it is known.
    public var abilities = TerminalAbilities()

    public init(
        isInputTerminal: Bool = false, isOutputTerminal: Bool = false, isErrorTerminal: Bool = false,
        columns: Int = 80, rows: Int = 24, color: ColorMode = .none, isUTF8: Bool = true, historyPath: String? = nil
    ) {
        self.isInputTerminal = isInputTerminal
        self.isOutputTerminal = isOutputTerminal
        self.isErrorTerminal = isErrorTerminal
        self.columns = columns
        self.rows = rows
        self.color = color
        self.isUTF8 = isUTF8
        self.historyPath = historyPath
    }

    /// Whether the terminal can show symbols of chess pieces.
    public var hasChessSymbols: Bool { isUTF8 && !isLinuxConsole }
}
