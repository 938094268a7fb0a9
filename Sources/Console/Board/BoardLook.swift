import Terminal

/// How a board is drawn, and which marks it shows.
public struct BoardLook: Sendable, Hashable {
    /// The styles that may be used, the largest first; never empty. The window decides among them.
    public private(set) var styles: [BoardStyle]
    public var hasCoordinates = true
    public var marksLastMove = true
    public var hasShapes = true

    public init(_ style: BoardStyle) { styles = [style] }

    /// The largest style.
    public var style: BoardStyle {
        get { styles[0] }
        set { styles = [newValue] }
    }

    /// Creates a look with all styles that a terminal can show: pixels need 256 colours, pieces need UTF-8.
    public init(largestOn terminal: TerminalFacts) {
        let canShowPixels = terminal.isOutputTerminal && terminal.color >= .indexed
        styles = !terminal.isUTF8 ? [.ascii] : canShowPixels ? [.large, .medium, .glyphs] : [.glyphs]
    }
}
