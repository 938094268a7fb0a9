public import Terminal

/// What a terminal can show, by its environment variables and its replies to queries.
public struct TerminalAbilities: Sendable {
    /// How it shows pictures; nil if it does not.
    public var images: ImageSupport?
    /// Its background; nil when unknown.
    public var background: TerminalBackground?
    /// Whether the terminal has pieces and blocks of Unicode, which take one column each.
    public var hasNarrowGlyphs = true
    /// Whether what is written may arrive late, as over a network.
    public var isRemote = false
    /// Whether the size of a cell can be computed from that of the window.
    private var cellFollowsWindow = false

    public init() {}

    /// Creates what the environment variables say.
    public init(_ environment: TerminalEnvironment) {
        background = environment.background
        hasNarrowGlyphs = !environment.isLinuxConsole
        isRemote = environment.isRemote
    }

    /// Adds what the terminal replied.
    mutating func add(_ answers: TerminalAnswers, to queries: TerminalQueries, _ window: WindowSize) {
        images = answers.images(queries, window)
        background = answers.background ?? background
        hasNarrowGlyphs = hasNarrowGlyphs && answers.hasNarrowGlyphs
        cellFollowsWindow = images?.cell == window.cell
    }

    /// Adopts another size of the cells, as after a change of the font.
    mutating func resize(_ window: WindowSize) {
        if cellFollowsWindow, let cell = window.cell { images?.cell = cell }
    }
}
