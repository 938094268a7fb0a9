public import BoardImage
public import Store
import Terminal

/// How a board is drawn, and which marks it shows.
public struct BoardLook: Sendable, Hashable {
    /// The styles that may be used, the largest first; never empty. The window decides among them.
    public private(set) var styles: [BoardStyle]
    public var hasCoordinates = true
    public var marksLastMove = true
    /// Whether the squares that a piece can reach are marked.
    public var marksDestinations = true
    /// Whether signs such as `?!` are shown at the last move.
    public var hasAnnotations = true
    public var hasShapes = true
    /// Whether the board is drawn without pieces, for blindfold training.
    public var hidesPieces = false
    /// The colours of the board.
    public var theme = BoardTheme.standard
    /// The drawings of the pieces on such boards.
    public var pieces = PieceSet.classic
    /// The block characters of such boards.
    public var blocks = BlockCharacters.auto
    /// What the screen can show.
    public var screen = BoardScreen()

    public init(_ style: BoardStyle) { styles = [style] }

    /// The largest style.
    public var style: BoardStyle { styles[0] }

    /// Uses a style, or those that replace it on a terminal that cannot show it.
    mutating func use(_ style: BoardStyle, on terminal: TerminalFacts) { styles = style.supported(by: terminal) }

    /// Creates a look with all styles that a terminal can show. Output that is not a terminal gets characters.
    public init(largestOn terminal: TerminalFacts) {
        let all = BoardStyle.all(on: terminal)
        styles = terminal.isOutputTerminal ? all : all.filter { !$0.hasPixels }
        screen.images = terminal.abilities.images
    }
}
