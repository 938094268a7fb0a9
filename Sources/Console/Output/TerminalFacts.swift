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
    /// The file of the prompt's history; nil stores no history.
    public var historyPath: String?
    /// The program that shows long output, as its path and arguments; empty when there is none.
    public var pager: [String] = []
    /// What the terminal is asked before a board is drawn; nil asks nothing.
    public var queries: TerminalQueries?
    /// What the terminal can show, as far as it is known.
    public var abilities = TerminalAbilities()
    /// Whether a screen reader reads the screen: sentences instead of drawings, colours and signs.
    public private(set) var isPlain = false

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
    public var hasChessSymbols: Bool { isUTF8 && abilities.hasNarrowGlyphs }

    /// The width to which a view wraps its text. For a screen reader each sentence is a line of its own, which is
    /// wrapped only when it is printed.
    var textColumns: Int { isPlain ? 10_000 : columns }

    /// The height of the window, with which a view arranges a board and text; nil where they follow one another.
    var arrangedRows: Int? { isOutputTerminal && !isPlain ? rows : nil }

    /// Whether a piece can move on the screen: a person sits at it, it shows colours, and each frame arrives in time.
    var canAnimate: Bool { isInputTerminal && isOutputTerminal && color != .none && !isPlain && !abilities.isRemote }

    /// The same terminal for a screen reader: no colours, and no pager, which would take the whole window.
    public var plain: TerminalFacts {
        var facts = self
        facts.isPlain = true
        facts.color = .none
        facts.pager = []
        facts.queries = nil
        return facts
    }
}
