import Terminal
import Testing

@Suite struct PixelTests {
    private static let red = RGBColor(0xFF0000)
    private static let blue = RGBColor(0x0000FF)
    private static let white = RGBColor(0xFFFFFF)

    private func grid(_ width: Int, _ rows: [String]) -> PixelGrid {
        let colors: [Character: UInt32] = ["r": 0xFF0000, "b": 0x0000FF, "w": 0xFFFFFF, "o": 0xFF8000]
        return PixelGrid(width: width, height: rows.count, pixels: rows.joined().compactMap { colors[$0] })
    }

    @Test func `a half block shows the upper pixel above the lower one, and equal pixels are a blank`() {
        let rows = HalfBlocks.rows(grid(2, ["rb", "wb", "ww", "ww"]))
        #expect(
            rows == [
                [PixelCell("▀", foreground: Self.red, background: Self.white), PixelCell(blank: Self.blue)],
                [PixelCell(blank: Self.white), PixelCell(blank: Self.white)],
            ])
    }

    @Test func `a picture of odd size repeats its last pixels`() {
        #expect(
            HalfBlocks.rows(grid(1, ["r", "r", "b"])) == [[PixelCell(blank: Self.red)], [PixelCell(blank: Self.blue)]])
        #expect(Quadrants.rows(grid(1, ["b"])) == [[PixelCell(blank: Self.blue)]])
        #expect(HalfBlocks.rows(PixelGrid(width: 0, height: 0, pixels: [])).isEmpty)
        #expect(PixelGrid(width: 2, height: 1, pixels: [1]).pixels == [1, 0])
        #expect(PixelGrid(width: 1, height: 1, pixels: [1, 2]).pixels == [1])
    }

    @Test(arguments: [
        ("rbbb", "▘"), ("brbb", "▝"), ("bbrb", "▖"), ("bbbr", "▗"), ("rrbb", "▀"), ("rbrb", "▌"), ("rbbr", "▚"),
        ("bbbb", " "), ("rrrb", "▗"), ("brrr", "▘"),
    ])
    func `a cell of two colours shows each pixel`(pixels: String, character: String) throws {
        let cell = try #require(Quadrants.rows(grid(2, [String(pixels.prefix(2)), String(pixels.suffix(2))]))[0].first)
        #expect(String(cell.character) == character)
        let isFirstRarer = pixels.filter { $0 == "r" }.count <= 2
        #expect(cell.background == (isFirstRarer ? Self.blue : Self.red))
        if character != " " { #expect(cell.foreground == (isFirstRarer ? Self.red : Self.blue)) }
    }

    @Test func `all sixteen patterns of two colours are shown by sixteen characters`() {
        let characters = Set(
            (0..<16).flatMap { mask -> [Character] in
                let pixels = (0..<4).map { mask >> $0 & 1 == 1 ? UInt32(0xFF0000) : 0xFF }
                return Quadrants.rows(PixelGrid(width: 2, height: 2, pixels: pixels))[0].map(\.character)
            })
        // Of a pattern and its complement, one is enough.
        #expect(characters.isSubset(of: Set(" ▗▖▄▝▐▞▟▘▚▌▙▀▜▛█")))
        #expect(characters.count == 8)
    }

    @Test func `of more than two colours the commonest two are kept and another becomes the nearer one`() throws {
        let cell = try #require(Quadrants.rows(grid(2, ["rb", "bo"]))[0].first)
        #expect(cell == PixelCell("▚", foreground: Self.red, background: Self.blue))
    }

    @Test func `a row writes only the colours that change, and a reset at its end`() {
        let row = HalfBlocks.rows(grid(5, ["rrrwb", "wwwwr"]))[0]
        #expect(
            Renderer(color: .trueColor).render(StyledText(row))
                == "\u{1B}[38;2;255;0;0;48;2;255;255;255m▀▀▀ \u{1B}[48;2;0;0;255m▄\u{1B}[0m")
        #expect(
            Renderer(color: .indexed).render(StyledText(row))
                == "\u{1B}[38;5;196;48;5;231m▀▀▀ \u{1B}[48;5;21m▄\u{1B}[0m")
    }

    @Test func `colours that are equal in the palette are written once`() {
        let row = [PixelCell(blank: RGBColor(0xFF0000)), PixelCell(blank: RGBColor(0xFE0001))]
        #expect(Renderer(color: .indexed).render(StyledText(row)) == "\u{1B}[48;5;196m  \u{1B}[0m")
    }

    @Test(arguments: [ColorMode.none, .sixteen])
    func `without exact colours only the characters are written`(mode: ColorMode) {
        let row = HalfBlocks.rows(grid(2, ["rb", "bb"]))[0]
        #expect(Renderer(color: mode).render(StyledText(row)) == "▀ ")
    }

    @Test func `a picture ends before text with a role, also when the line is wrapped`() {
        let cells = HalfBlocks.rows(grid(3, ["bbb", "bbb"]))[0]
        let line = StyledText(cells) + " e4" + StyledText(" best", .strong)
        #expect(line.width == 11)
        #expect(
            Renderer(color: .indexed).render(line) == "\u{1B}[48;5;21m   \u{1B}[0m e4\u{1B}[1m best\u{1B}[0m")
        #expect(StyledText(cells).wrapped(to: 40) == [StyledText(cells)])
        #expect(
            Renderer(color: .indexed).prompt(StyledText(cells))
                == "\u{1}\u{1B}[48;5;21m\u{2}   \u{1}\u{1B}[0m\u{2}")
    }

    @Test func `a cell without a background of its own shows the terminal's`() {
        let both = StyledText("a", Style(foreground: Self.red, background: Self.blue))
        let foreground = StyledText("b", Style(foreground: Self.red, background: nil))
        #expect(
            Renderer(color: .indexed).render(both + foreground)
                == "\u{1B}[38;5;196;48;5;21ma\u{1B}[0m\u{1B}[38;5;196mb\u{1B}[0m")
    }

    @Test func `exact colours replace those of the role and keep its weight`() {
        var style = Style(.strong, on: .check)
        style.exactForeground = Self.red
        style.exactBackground = Self.blue
        #expect(
            Renderer(color: .indexed).render(StyledText("x", style)) == "\u{1B}[1;38;5;196;48;5;21mx\u{1B}[0m")
        #expect(Renderer(color: .sixteen).render(StyledText("x", style)) == "\u{1B}[1;41mx\u{1B}[0m")
    }

    @Test(arguments: [
        (0x000000, 16), (0xFFFFFF, 231), (0x5F87AF, 67), (0x080808, 232), (0xEEEEEE, 255), (0x8A8A8A, 245),
        (0x2F0000, 233), (0x740000, 88), (0xB08A60, 137),
    ])
    func `a colour of the palette is the nearest of cube and greys`(hex: UInt32, index: Int) {
        #expect(RGBColor(hex).paletteIndex == index)
    }
}
