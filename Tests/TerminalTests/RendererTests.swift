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

    @Test(arguments: [ColorMode.sixteen, .indexed, .trueColor])
    func `with colours the screen shows the same text, and each style is reset`(mode: ColorMode) {
        let renderer = Renderer(color: mode)
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
        var exact = Style(.whitePiece, on: .check)
        exact.exactForeground = RGBColor(0xFFFFFF)
        exact.exactBackground = RGBColor(0xC8402F)
        let piece = StyledText("N", exact)
        #expect(Renderer(color: .sixteen).render(piece) == "\u{1B}[1;97;41mN\u{1B}[0m")
        #expect(Renderer(color: .indexed).render(piece).contains("38;5;231;48;5;"))
        #expect(Renderer(color: .trueColor).render(piece).contains("38;2;255;255;255;48;2;200;64;47"))
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

    /// The sixteen colours of a PC, which the Linux console has; xterm's are brighter.
    private static let sixteen: [Int: (Double, Double, Double)] = [
        30: (0, 0, 0), 97: (255, 255, 255), 41: (170, 0, 0), 42: (0, 170, 0), 43: (170, 85, 0), 44: (0, 0, 170),
        46: (0, 170, 170), 47: (170, 170, 170),
    ]

    @Test(arguments: Background.allCases, [Role.whitePiece, .blackPiece])
    func `with sixteen colours a piece of either side is readable on every background`(
        background: Background, role: Role
    ) throws {
        let bytes = Renderer(color: .sixteen).render(StyledText("N", role, on: background))
        let codes = bytes.dropFirst(2).prefix { $0 != "m" }.split(separator: ";").compactMap { Int($0) }
        let colors = try codes.filter { $0 != 1 }.map { try #require(Self.sixteen[$0]) }
        try #require(colors.count == 2)
        let light = colors.map(Self.luminance).sorted()
        #expect((light[1] + 0.05) / (light[0] + 0.05) >= 3)
    }

    private static func luminance(_ color: (Double, Double, Double)) -> Double {
        let linear = [color.0, color.1, color.2].map { value in
            let share = value / 255
            return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }
}
