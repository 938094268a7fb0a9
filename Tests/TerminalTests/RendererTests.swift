import Foundation
import Terminal
import TestSupport
import Testing

@Suite struct RendererTests {
    private static let everyStyle: [StyledText] = Role.allCases.flatMap { role in
        ([nil] + Background.allCases).map { StyledText("Kx♞", role, on: $0) }
    }

    @Test func `without colours only the text is written`() {
        let renderer = Renderer(color: .none)
        for text in Self.everyStyle {
            #expect(renderer.render(text) == "Kx♞")
            #expect(renderer.prompt(text) == "Kx♞")
        }
    }

    @Test(arguments: [ColorMode.sixteen, .indexed, .trueColor], Theme.all)
    func `with colours the screen shows the same text, and each style is reset`(mode: ColorMode, theme: Theme) {
        let renderer = Renderer(color: mode, theme: theme)
        for text in Self.everyStyle {
            let bytes = renderer.render(text)
            var screen = VirtualScreen(rows: 1, columns: 10)
            screen.feed(bytes)
            #expect(screen.lines == ["Kx♞"])
            #expect(screen.unknown.isEmpty)
            #expect(bytes == "Kx♞" || bytes.hasSuffix("\u{1B}[0m"))
        }
        #expect(renderer.render(StyledText("plain")) == "plain")
    }

    @Test func `each colour mode has its own codes`() {
        let square = StyledText("N", .whitePiece, on: .check)
        #expect(Renderer(color: .sixteen).render(square) == "\u{1B}[1;97;41mN\u{1B}[0m")
        #expect(Renderer(color: .indexed).render(square).contains("38;5;231;48;5;"))
        #expect(Renderer(color: .trueColor).render(square).contains("38;2;255;255;255;48;2;"))
    }

    @Test func `a prompt marks zero-width bytes for readline`() {
        let prompt = Renderer(color: .sixteen).prompt(StyledText("> ", .strong) + "e4")
        #expect(prompt == "\u{1}\u{1B}[1m\u{2}> \u{1}\u{1B}[0m\u{2}e4")
        let outside = prompt.split(separator: "\u{1}").map { $0.split(separator: "\u{2}").last ?? "" }
        #expect(outside.joined() == "> e4")
    }

    @Test(arguments: [
        ("1½–½ …", "11/2-1/2 ..."), ("“so”", "\"so\""), ("± ∓ −+ ∞", "+/- -/+ -+ inf"), ("c2→c3", "c2->c3"),
        ("é♞", "??"),
        ("plain", "plain"),
    ])
    func `without UTF-8 symbols are spelled in ASCII`(text: String, shown: String) {
        #expect(Renderer(color: .none, isUTF8: false).render(StyledText(text)) == shown)
    }

    @Test func `themes are found by name, the first is the standard one`() {
        #expect(Theme.all.map(\.name) == ["wood", "blue", "green", "newspaper", "high-contrast", "mono"])
        #expect(Theme.standard == Theme.all[0])
        for theme in Theme.all { #expect(Theme.named(theme.name) == theme) }
        #expect(Theme.named("none such") == nil)
    }

    /// Pieces are drawn in plain white and black, so the squares need contrast to both, as defined by WCAG 2.
    @Test(arguments: Theme.all)
    func `pieces of both sides have enough contrast on every square of every theme`(theme: Theme) throws {
        for background in Background.allCases {
            let luminance = try luminance(of: background, in: theme)
            #expect(1.05 / (luminance + 0.05) >= 2.2, "white on \(background)")
            #expect((luminance + 0.05) / 0.05 >= 3, "black on \(background)")
        }
    }

    private func luminance(of background: Background, in theme: Theme) throws -> Double {
        let bytes = Renderer(color: .trueColor, theme: theme).render(StyledText("x", .plain, on: background))
        let codes = try #require(bytes.split(separator: "m").first).split(separator: ";").compactMap { Double($0) }
        try #require(codes.count == 4 && codes[0] == 2)
        let linear = codes[1...].map { value in
            let share = value / 255
            return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }
}
