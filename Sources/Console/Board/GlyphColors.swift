import BoardImage
import Chess
import Terminal

/// The colours of boards of characters. The pieces have no contour, so every colour of a square is of a middle tone,
/// with a contrast of at least 3:1 to the pieces of both sides.
struct GlyphColors {
    private let theme: BoardTheme
    private let squares: MidtoneSquares?

    init(_ theme: BoardTheme) {
        self.theme = theme
        squares = MidtoneSquares.named(theme.name)
    }

    /// Returns the style of a piece on a background. With sixteen colours the terminal's own ones are used.
    func style(_ side: Side, on background: Background, _ square: Square) -> Style {
        var style = Style(side == .white ? .whitePiece : .blackPiece, on: background)
        style.exactForeground = RGBColor(theme.pieces(of: side).fill.hex)
        style.exactBackground = RGBColor(color(of: background, isLight: square.isLight).hex)
        return style
    }

    /// Returns the colour of a background.
    func color(of background: Background, isLight: Bool) -> RGB {
        let isGrey = theme.name == "mono"
        return switch background {
        case .lightSquare: squares?.light ?? theme.light
        case .darkSquare: squares?.dark ?? theme.dark
        case .lastMove:
            isLight
                ? squares?.lastMoveOnLight ?? theme.lastMoveOnLight : squares?.lastMoveOnDark ?? theme.lastMoveOnDark
        case .selected: squares?.selected ?? theme.selected
        case .check: squares?.check ?? theme.check
        case .destination, .green: RGB(isGrey ? 0x7E7E7E : 0x4A9048)
        case .red: RGB(isGrey ? 0x707070 : 0xB5483F)
        case .yellow: RGB(isGrey ? 0x848484 : 0xA88400)
        case .blue: RGB(isGrey ? 0x767676 : 0x3F6FB5)
        }
    }
}
