extension BoardTheme {
    /// All themes, the standard one first.
    public static let all: [BoardTheme] = [wood, blue, green, newspaper, highContrast, mono]

    static let wood = BoardTheme(
        name: "wood", light: RGB(0xECD4AC), dark: RGB(0xAF8258), lastMoveOnLight: RGB(0xD2CB72),
        lastMoveOnDark: RGB(0xAEA043), selected: RGB(0x8FA65A), destinations: RGB(0x2F4A18), check: RGB(0xDB5A44),
        coordinates: RGB(0x3B2413), white: ivory, black: ebony)

    static let blue = BoardTheme(
        name: "blue", light: RGB(0xDFE6EC), dark: RGB(0x85A0B8), lastMoveOnLight: RGB(0xBEDA9A),
        lastMoveOnDark: RGB(0x93B36B), selected: RGB(0x62B0A0), destinations: RGB(0x1F5D6E), check: RGB(0xE0584E),
        coordinates: RGB(0x15293B), white: paper, black: ink)

    static let green = BoardTheme(
        name: "green", light: RGB(0xECEAD0), dark: RGB(0x6F9A5A), lastMoveOnLight: RGB(0xF1F08A),
        lastMoveOnDark: RGB(0xB7C441), selected: RGB(0x6FB0B8), destinations: RGB(0x123A44), check: RGB(0xE2604C),
        coordinates: RGB(0x14210B), white: paper, black: ink)

    static let newspaper = BoardTheme(
        name: "newspaper", light: RGB(0xF7F5EF), dark: RGB(0xBDBAB1), lastMoveOnLight: RGB(0xE6DCA6),
        lastMoveOnDark: RGB(0xC4B676), selected: RGB(0x9FB4C4), destinations: RGB(0x4F6475), check: RGB(0xD97368),
        coordinates: RGB(0x2B2A27), white: paper, black: ink)

    static let highContrast = BoardTheme(
        name: "high-contrast", light: RGB(0xFFFFFF), dark: RGB(0xB4B4B4), lastMoveOnLight: RGB(0xFFE45C),
        lastMoveOnDark: RGB(0xE0B400), selected: RGB(0x5CC8FF), destinations: RGB(0x0050C8), check: RGB(0xFF5A4A),
        coordinates: RGB(0x000000), white: PieceColors(fill: RGB(0xFFFFFF), outline: RGB(0x000000)),
        black: PieceColors(fill: RGB(0x000000), outline: RGB(0xFFFFFF)))

    static let mono = BoardTheme(
        name: "mono", light: RGB(0xEEEEEE), dark: RGB(0xBCBCBC), lastMoveOnLight: RGB(0x949494),
        lastMoveOnDark: RGB(0x808080), selected: RGB(0xA8A8A8), destinations: RGB(0x4E4E4E), check: RGB(0x626262),
        coordinates: RGB(0x121212), white: PieceColors(fill: RGB(0xFFFFFF), outline: RGB(0x080808)),
        black: PieceColors(fill: RGB(0x121212), outline: RGB(0xE4E4E4)))

    private static let ivory = PieceColors(fill: RGB(0xFFFAF0), outline: RGB(0x1C130C))
    private static let ebony = PieceColors(fill: RGB(0x1C1612), outline: RGB(0xE8DCC8))
    private static let paper = PieceColors(fill: RGB(0xFFFFFF), outline: RGB(0x121212))
    private static let ink = PieceColors(fill: RGB(0x161616), outline: RGB(0xE4E4E4))
}
