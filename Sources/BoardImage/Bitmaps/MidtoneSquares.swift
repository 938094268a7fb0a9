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
        MidtoneSquares("wood", 0xB08A60, 0x87593F, 0xA08A20, 0x7E7420, 0x4F8A4A, 0xC8402F),
        MidtoneSquares("blue", 0x7A92AC, 0x4F7090, 0x6E9A3C, 0x4C7F2A, 0x2E8F8F, 0xC8402F),
        MidtoneSquares("green", 0x92917A, 0x46781E, 0x9C8A1E, 0x7A7A14, 0x2E8F8F, 0xC8402F),
        MidtoneSquares("newspaper", 0x8E8C88, 0x6A6865, 0x9E8634, 0x7C7430, 0x5A80A0, 0xC8402F),
        MidtoneSquares("high-contrast", 0x8C8C8C, 0x666666, 0xA88400, 0x8A6A00, 0x1E86E0, 0xD0201C),
        MidtoneSquares("mono", 0x8C8C8C, 0x666666, 0x787878, 0x7A7A7A, 0x727272, 0x6C6C6C),
    ]

    /// The colours of the theme of that name; nil when there is none.
    public static func named(_ name: String) -> MidtoneSquares? { all.first { $0.name == name } }

    /// Every colour that a square can have.
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
