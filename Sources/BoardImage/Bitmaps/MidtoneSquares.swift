/// The colours of squares behind pieces without a contour: every colour has a contrast of at least 3:1 to the fill of
/// both sides' pieces, in 24-bit colour and in the 256-colour palette.
///
/// ```swift
/// print(MidtoneSquares.named("wood")?.light ?? RGB(0))  // #b08a60
/// ```
public struct MidtoneSquares: Hashable, Sendable {
    /// The name of the theme.
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
    /// The colour of the square of a king in check.
    public let check: RGB

    /// The colours of all themes.
    public static let all = [
        MidtoneSquares("wood", 0xB08A60, 0x87593F, 0xA08A20, 0x7E7420, 0x4F8A4A, 0xC82828),
        MidtoneSquares("blue", 0x6E93B4, 0x456A8A, 0x6E9A3C, 0x4C7F2A, 0x2E8F8F, 0xC82828),
        MidtoneSquares("green", 0x8A9878, 0x567A4C, 0xA08A1E, 0x7A7A14, 0x2E8F8F, 0xC82828),
        MidtoneSquares("newspaper", 0x8E8C88, 0x6A6865, 0x9E8634, 0x7C7430, 0x5A80A0, 0xC82828),
        MidtoneSquares("high-contrast", 0x8C8C8C, 0x666666, 0xA88400, 0x8A6A00, 0x1E86E0, 0xD0201C),
        MidtoneSquares("mono", 0x949494, 0x7A7A7A, 0x646464, 0x626262, 0x6E6E6E, 0x686868),
    ]

    /// The colours of the theme of that name; nil when there is none.
    public static func named(_ name: String) -> MidtoneSquares? { all.first { $0.name == name } }

    /// Returns the colour of a square filled with the colour of a mark.
    ///
    /// - Parameter mark: The colour of the mark; shades of grey in the theme `mono`.
    public func fill(_ mark: BoardMark.Color) -> RGB {
        let isGrey = name == BoardTheme.mono.name
        return switch mark {
        case .green: RGB(isGrey ? 0x848484 : 0x3F8A46)
        case .red: RGB(isGrey ? 0x6A6A6A : 0xC8402C)
        case .yellow: RGB(isGrey ? 0x8C8C8C : 0xA88418)
        case .blue: RGB(isGrey ? 0x747474 : 0x3C78C8)
        }
    }

    /// Every colour that a square can have without a fill.
    public var squareColors: [RGB] { [light, dark, lastMoveOnLight, lastMoveOnDark, selected, check] }

    private init(
        _ name: String, _ light: UInt32, _ dark: UInt32, _ lastMoveOnLight: UInt32, _ lastMoveOnDark: UInt32,
        _ selected: UInt32, _ check: UInt32
    ) {
        self.name = name
        self.light = RGB(light)
        self.dark = RGB(dark)
        self.lastMoveOnLight = RGB(lastMoveOnLight)
        self.lastMoveOnDark = RGB(lastMoveOnDark)
        self.selected = RGB(selected)
        self.check = RGB(check)
    }
}
