/// Characters drawn as lines, for coordinates and annotations, so that no font is needed.
enum Lettering {
    /// A character with a height of 10 units from the top to the base line.
    struct Glyph: Sendable {
        let width: Double
        let outline: Outline

        init(_ width: Double, _ text: String) {
            self.width = width
            outline = Outline(text)
        }
    }

    /// Returns the width of a character with a margin; 0 for one that cannot be drawn.
    ///
    /// - Parameter height: The height of a capital letter.
    static func width(of character: Character, height: Double) -> Double {
        (glyphs[character].map { $0.width + 1.5 } ?? 0) * height / 10
    }

    /// Returns the lines of characters side by side around a point.
    static func outlines(_ characters: [Character], center: Point, height: Double) -> [Outline] {
        let total = characters.reduce(0) { $0 + width(of: $1, height: height) }
        var x = center.x - total / 2
        return characters.compactMap { character in
            guard let glyph = glyphs[character] else { return nil }
            defer { x += width(of: character, height: height) }
            return glyph.outline.transformed(
                scale: height / 10, by: Point(x + 0.75 * height / 10, center.y - height / 2))
        }
    }

    /// The colour of the badge of an annotation. The theme `mono` has a shade of grey.
    static func badgeColor(_ text: [Character], _ theme: BoardTheme) -> RGB {
        guard theme.name != BoardTheme.mono.name else { return RGB(0x303030) }
        return switch String(text) {
        case "!!": RGB(0x0B7A75)
        case "!": RGB(0x23783A)
        case "!?": RGB(0x6A3FA0)
        case "?!": RGB(0x9A6200)
        case "?": RGB(0xB8500C)
        case "??": RGB(0xB3261E)
        default: RGB(0x4A5560)
        }
    }

    static let glyphs: [Character: Glyph] = [
        "a": Glyph(
            5,
            "M0.6 4.6C1.4 3.8 2.2 3.6 3 3.6C4.4 3.6 5 4.4 5 5.6V10M5 6.4C2 6.4 0.4 7 0.4 8.4C0.4 9.6 1.4 10 2.2 10C3.6 10 5 9.2 5 7.8"
        ),
        "b": Glyph(
            5.4,
            "M0.5 0V10M0.5 6.8C0.5 4.8 1.6 3.6 3 3.6C4.6 3.6 5.4 5 5.4 6.8C5.4 8.6 4.6 10 3 10C1.6 10 0.5 8.8 0.5 6.8"),
        "c": Glyph(5, "M5 4.6C4.4 4 3.8 3.6 3 3.6C1.4 3.6 0.5 5 0.5 6.8C0.5 8.6 1.4 10 3 10C3.8 10 4.4 9.6 5 9"),
        "d": Glyph(
            5.4,
            "M5.2 0V10M5.2 6.8C5.2 4.8 4.1 3.6 2.7 3.6C1.1 3.6 0.3 5 0.3 6.8C0.3 8.6 1.1 10 2.7 10C4.1 10 5.2 8.8 5.2 6.8"
        ),
        "e": Glyph(
            5.4, "M0.5 6.7H5.2C5.2 4.8 4.4 3.6 3 3.6C1.4 3.6 0.5 5 0.5 6.8C0.5 8.8 1.6 10 3.2 10C4 10 4.6 9.7 5 9.2"),
        "f": Glyph(4.4, "M4.4 0.4C4 0.1 3.6 0 3.2 0C2.2 0 1.8 0.7 1.8 2V10M0.2 3.8H4"),
        "g": Glyph(
            5.4,
            "M5.2 3.6V10.6C5.2 12 4.4 12.8 3 12.8C2 12.8 1.4 12.6 0.8 12M5.2 6.8C5.2 4.8 4.1 3.6 2.7 3.6C1.1 3.6 0.3 5 0.3 6.8C0.3 8.6 1.1 10 2.7 10C4.1 10 5.2 8.8 5.2 6.8"
        ),
        "h": Glyph(5.4, "M0.5 0V10M0.5 6.4C0.8 4.6 1.8 3.6 3 3.6C4.4 3.6 5 4.6 5 6.2V10"),
        "1": Glyph(3.4, "M0.6 2.2L3 0V10"),
        "2": Glyph(5.6, "M0.5 2.4C0.5 1 1.5 0 2.9 0C4.3 0 5.3 1 5.3 2.5C5.3 4.4 3.5 5.8 0.4 10H5.4"),
        "3": Glyph(
            5.8,
            "M0.6 1.4C1.2 0.5 2 0 3 0C4.4 0 5.2 1 5.2 2.3C5.2 3.8 4.2 4.7 2.4 4.7C4.4 4.7 5.5 5.6 5.5 7.2C5.5 8.9 4.4 10 2.9 10C1.8 10 0.9 9.5 0.4 8.5"
        ),
        "4": Glyph(5.8, "M4.2 10V0L0.2 7H5.6"),
        "5": Glyph(
            5.8,
            "M5 0H1.2L0.8 4.6C1.4 4.1 2.1 3.8 2.9 3.8C4.4 3.8 5.5 5 5.5 6.8C5.5 8.7 4.4 10 2.8 10C1.7 10 0.9 9.5 0.4 8.7"
        ),
        "6": Glyph(
            5.8,
            "M4.8 0.4C2.4 1 0.5 3.4 0.5 6.6C0.5 8.8 1.5 10 3 10C4.5 10 5.5 8.8 5.5 7C5.5 5.3 4.5 4.2 3.1 4.2C1.8 4.2 0.5 5.2 0.5 6.8"
        ),
        "7": Glyph(5.8, "M0.4 0H5.4L2.2 10"),
        "8": Glyph(
            6,
            "M3 4.6C1.7 4.6 0.8 3.7 0.8 2.3C0.8 0.9 1.7 0 3 0C4.3 0 5.2 0.9 5.2 2.3C5.2 3.7 4.3 4.6 3 4.6C1.5 4.6 0.4 5.6 0.4 7.3C0.4 9 1.5 10 3 10C4.5 10 5.6 9 5.6 7.3C5.6 5.6 4.5 4.6 3 4.6"
        ),
        "!": Glyph(2, "M1 0V6.4M1 9.7V10"),
        "?": Glyph(5.6, "M0.4 2.2C0.6 0.8 1.6 0 2.9 0C4.3 0 5.3 1 5.3 2.4C5.3 4.4 2.9 4.2 2.9 6.6M2.9 9.7V10"),
        "N": Glyph(6, "M0.4 10V0L5.6 10V0"),
        "=": Glyph(6, "M0.4 3.6H5.6M0.4 6.8H5.6"),
        "+": Glyph(6, "M0.2 5.2H5.8M3 2.4V8"),
        "-": Glyph(6, "M0.2 5.2H5.8"),
        "\u{2212}": Glyph(6, "M0.2 5.2H5.8"),
        "\u{00B1}": Glyph(6, "M0.4 4H5.6M3 1.4V6.6M0.4 9.4H5.6"),
        "\u{2213}": Glyph(6, "M0.4 1H5.6M0.4 6.4H5.6M3 3.8V9"),
        "\u{221E}": Glyph(
            8,
            "M4 5.2C3.2 4 2.6 3.4 1.8 3.4C0.8 3.4 0.2 4.2 0.2 5.2C0.2 6.2 0.8 7 1.8 7C2.6 7 3.2 6.4 4 5.2C4.8 4 5.4 3.4 6.2 3.4C7.2 3.4 7.8 4.2 7.8 5.2C7.8 6.2 7.2 7 6.2 7C5.4 7 4.8 6.4 4 5.2"
        ),
        "\u{25A1}": Glyph(6, "M0.4 1.5H5.6V9H0.4V1.5"),
    ]
}
