import Store
import Terminal

/// How a board is drawn, largest first.
public enum BoardStyle: String, Sendable, CaseIterable {
    /// A picture of any size, in terminals that show pictures.
    case image
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
    /// Whether the board is drawn with pixels or bitmaps.
    var hasPixels: Bool { self == .image || self == .large || self == .medium }

    /// The styles that a terminal can show, the largest first; never empty. Pixels need 256 colours, pieces need UTF-8.
    static func all(on terminal: TerminalFacts) -> [BoardStyle] {
        let images: [BoardStyle] = terminal.abilities.images == nil ? [] : [.image]
        guard terminal.hasChessSymbols else { return images + [.ascii] }
        return images + (terminal.color >= .indexed ? [.large, .medium, .glyphs] : [.glyphs])
    }

    /// This style alone if the terminal can show it, or the styles that replace it. A picture gives way to the other
    /// styles also in a window that is too small for it.
    func supported(by terminal: TerminalFacts) -> [BoardStyle] {
        let all = Self.all(on: terminal)
        switch self {
        case .image: return all
        case .large, .medium: return all.contains(self) ? [self] : [all.last ?? .ascii]
        case .glyphs: return [all.last ?? .ascii]
        case .ascii, .none: return [self]
        }
    }

    /// The style of a setting; nil for `auto`, which depends on the window.
    init?(_ drawing: BoardDrawing) {
        switch drawing {
        case .auto: return nil
        case .image: self = .image
        case .large: self = .large
        case .medium: self = .medium
        case .glyphs: self = .glyphs
        case .ascii: self = .ascii
        case .none: self = .none
        }
    }
}
