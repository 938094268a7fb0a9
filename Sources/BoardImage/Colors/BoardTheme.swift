public import Chess

/// The colours of a board and its pieces.
///
/// In every theme, in 24-bit colour and in the 256-colour palette, the fill of a side's pieces has a contrast of at
/// least 3:1 to their outline, and fill or outline has it to every colour that a square can have.
///
/// ```swift
/// print(BoardTheme.all.map(\.name))  // ["wood", "blue", "green", "newspaper", "high-contrast", "mono"]
/// print(BoardTheme.named("green")?.dark ?? RGB(0))  // #6f9a5a
/// ```
public struct BoardTheme: Hashable, Sendable {
    /// The name as users write it in settings.
    public let name: String
    /// The colour of light squares.
    public let light: RGB
    /// The colour of dark squares.
    public let dark: RGB
    /// The colour of the last move's light squares.
    public let lastMoveOnLight: RGB
    /// The colour of the last move's dark squares.
    public let lastMoveOnDark: RGB
    /// The colour of the selected square.
    public let selected: RGB
    /// The colour of the dots and rings on the squares that the selected piece can reach.
    public let destinations: RGB
    /// The colour of the square of a king in check.
    public let check: RGB
    /// The colour of the letters and digits at the board's edge.
    public let coordinates: RGB
    /// The colours of White's pieces.
    public let white: PieceColors
    /// The colours of Black's pieces.
    public let black: PieceColors

    /// Returns the colours of a side's pieces.
    public func pieces(of side: Side) -> PieceColors { side == .white ? white : black }

    /// Every colour that a square can have without a fill: light and dark, last move, selected, check.
    public var squareColors: [RGB] { [light, dark, lastMoveOnLight, lastMoveOnDark, selected, check] }

    /// Returns the colour of a square without marks.
    public func color(of square: Square) -> RGB { square.isLight ? light : dark }

    /// Returns the colour of a square of the last move.
    public func lastMove(on square: Square) -> RGB { square.isLight ? lastMoveOnLight : lastMoveOnDark }

    /// Returns the colour of a square filled with the colour of a mark: lighter than arrows, so that pieces have the same
    /// contrast to it as to `squareColors`, and darker on dark squares than on light ones.
    ///
    /// - Parameters:
    ///   - mark: The colour of the mark; shades of grey in the theme `mono`.
    ///   - square: The square.
    public func fill(_ mark: BoardMark.Color, on square: Square) -> RGB {
        let tone =
            switch mark {
            case .green: RGB(isGrey ? 0x9E9E9E : 0x4FA84F)
            case .red: RGB(isGrey ? 0x6C6C6C : 0xE05A50)
            case .yellow: RGB(isGrey ? 0xD4D4D4 : 0xF0B820)
            case .blue: RGB(isGrey ? 0x888888 : 0x5C92E0)
            }
        return tone.blend(over: color(of: square), alpha: isGrey ? 0.85 : 0.75)
    }

    private var isGrey: Bool { name == Self.mono.name }

    /// Returns the colour of arrows and circles. The theme `mono` has shades of grey for the four colours.
    public func color(of mark: BoardMark.Color) -> RGB {
        switch mark {
        case .green: RGB(isGrey ? 0x303030 : 0x1A8020)
        case .red: RGB(isGrey ? 0x000000 : 0xC02424)
        case .yellow: RGB(isGrey ? 0x707070 : 0xE3A008)
        case .blue: RGB(isGrey ? 0x505050 : 0x2A62C0)
        }
    }

    /// The theme of new users: wood.
    public static var standard: BoardTheme { wood }

    /// Returns the theme of that name; nil when there is none.
    public static func named(_ name: String) -> BoardTheme? { all.first { $0.name == name } }
}
