import Testing

@testable import Terminal

@Suite struct TextColorTests {
    /// The roles with a colour of their own.
    private static let roles = Role.allCases.filter {
        ![.plain, .strong, .move, .whitePiece, .blackPiece].contains($0)
    }

    private func contrast(_ a: RGBColor, _ b: RGBColor) -> Double {
        (max(a.luminance, b.luminance) + 0.05) / (min(a.luminance, b.luminance) + 0.05)
    }

    /// The colour of an entry of the palette of 256 colours, from 16 on.
    private func entry(_ index: Int) -> RGBColor {
        guard index < 232 else { return RGBColor(UInt32(8 + 10 * (index - 232)) * 0x010101) }
        let levels: [UInt32] = [0, 95, 135, 175, 215, 255]
        let cube = index - 16
        return RGBColor(levels[cube / 36] << 16 | levels[cube / 6 % 6] << 8 | levels[cube % 6])
    }

    @Test(arguments: [
        // Black and white, and the backgrounds of common themes.
        (TerminalBackground.dark, [0x000000, 0x1E1E1E, 0x282A36, 0x002B36] as [UInt32]),
        (.light, [0xFFFFFF, 0xFDF6E3, 0xF2F2F2]),
    ])
    func `text of every role can be read, in 24-bit and in 256 colours`(
        background: TerminalBackground, colors: [UInt32]
    ) throws {
        for role in Self.roles {
            let exact = try #require(TextColor(role, on: background).exact, "\(role)")
            for color in colors {
                #expect(contrast(exact, RGBColor(color)) >= 4.5, "\(role) on \(color)")
                #expect(contrast(entry(exact.paletteIndex), RGBColor(color)) >= 4.5, "\(role) on \(color), 256 colours")
            }
        }
    }

    @Test func `an unknown background leaves the colours to the terminal's palette`() {
        for role in Self.roles { #expect(TextColor(role, on: nil).exact == nil) }
        #expect(Renderer(color: .trueColor).render(StyledText("x", .error)) == "\u{1B}[31mx\u{1B}[0m")
    }

    @Test func `on white there is neither yellow nor cyan with sixteen colours`() {
        var renderer = Renderer(color: .sixteen)
        renderer.background = .light
        for role in Self.roles {
            let text = renderer.render(StyledText("x", role))
            #expect(!text.contains("[33m") && !text.contains("[36m"), "\(role)")
        }
    }

    @Test func `the codes follow the background`() {
        var renderer = Renderer(color: .trueColor)
        renderer.background = .dark
        let dark = renderer.render(StyledText("x", .comment))
        renderer.background = .light
        #expect(renderer.render(StyledText("x", .comment)) != dark)
        #expect(renderer.render(StyledText("x", .strong)) == "\u{1B}[1mx\u{1B}[0m")
        #expect(renderer.render(StyledText("x")) == "x")
    }
}
