import Store
import Terminal

/// How a board is drawn, largest first.
public enum BoardStyle: String, Sendable, CaseIterable {
    /// Hand-drawn pieces of 10×10 pixels, in half blocks: ten columns and five rows a square.
    case large
    /// Hand-drawn pieces of 6×6 pixels, in half blocks: six columns and three rows a square.
    case medium
    /// Unicode pieces on coloured squares: three columns and one row a square.
    case glyphs
    /// Letters, for a screen reader or the Linux console: White's upper case, brackets around the last move.
    case ascii
    /// No board, for blindfold training.
    case none
}

extension BoardStyle {
    /// The style, or the largest smaller one that the terminal can show: pixels need 256 colours, symbols of pieces a
    /// font that has them.
    func supported(by terminal: TerminalFacts) -> BoardStyle {
        switch self {
        case .large, .medium: terminal.hasChessSymbols ? terminal.color >= .indexed ? self : .glyphs : .ascii
        case .glyphs: terminal.hasChessSymbols ? .glyphs : .ascii
        case .ascii, .none: self
        }
    }

    /// The style of a setting; nil for `auto`, which depends on the window.
    init?(_ drawing: BoardDrawing) {
        switch drawing {
        case .auto: return nil
        case .large: self = .large
        case .medium: self = .medium
        case .glyphs: self = .glyphs
        case .ascii: self = .ascii
        case .none: self = .none
        }
    }
}
