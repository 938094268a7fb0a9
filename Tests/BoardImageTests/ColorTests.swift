import BoardImage
import Chess
import Testing

/// Colours and the themes made of them.
@Suite struct ColorTests {
    @Test(arguments: [
        (0x000000, 0xFFFFFF, 21.0), (0x777777, 0xFFFFFF, 4.478), (0xFF0000, 0xFFFFFF, 3.998),
        (0x0000FF, 0x000000, 2.444), (0x123456, 0x123456, 1.0),
    ])
    func `the contrast is that of WCAG`(first: UInt32, second: UInt32, ratio: Double) {
        #expect(abs(RGB(first).contrast(to: RGB(second)) - ratio) < 0.001)
        #expect(RGB(first).contrast(to: RGB(second)) == RGB(second).contrast(to: RGB(first)))
    }

    @Test(arguments: [
        (0x000000, 16, 0x000000), (0xFFFFFF, 231, 0xFFFFFF), (0x5F87AF, 67, 0x5F87AF), (0x0A0A0A, 232, 0x080808),
        (0xEDEDED, 255, 0xEEEEEE), (0x6E0000, 52, 0x5F0000), (0x740000, 88, 0x870000), (0x767676, 243, 0x767676),
    ])
    func `a colour has the nearest entry of the 256-colour palette`(hex: UInt32, index: UInt8, nearest: UInt32) {
        #expect(RGB(hex).index256 == index)
        #expect(RGB(hex).quantized256 == RGB(nearest))
    }

    @Test func `an opacity mixes every channel`() {
        let (front, back) = (RGB(0xFF8000), RGB(0x0080FF))
        #expect(front.blend(over: back, alpha: 0) == back)
        #expect(front.blend(over: back, alpha: 1) == front)
        #expect(front.blend(over: back, alpha: 0.25) == RGB(0x4080BF))
        #expect(front.blend(over: back, alpha: -3) == back)
        #expect(front.blend(over: back, alpha: 7) == front)
    }

    @Test func `there are six themes, wood first`() {
        #expect(BoardTheme.all.map(\.name) == ["wood", "blue", "green", "newspaper", "high-contrast", "mono"])
        #expect(BoardTheme.standard == BoardTheme.all[0])
        for theme in BoardTheme.all { #expect(BoardTheme.named(theme.name) == theme) }
        #expect(BoardTheme.named("pink") == nil)
    }

    @Test(arguments: BoardTheme.all, [false, true])
    func `every piece can be seen on every square`(theme: BoardTheme, isQuantized: Bool) {
        func shown(_ color: RGB) -> RGB { isQuantized ? color.quantized256 : color }
        for side in Side.allCases {
            let (fill, outline) = (shown(theme.pieces(of: side).fill), shown(theme.pieces(of: side).outline))
            #expect(fill.contrast(to: outline) >= 3, "\(theme.name) \(side)")
            for square in theme.squareColors.map(shown) {
                let contrast = max(fill.contrast(to: square), outline.contrast(to: square))
                #expect(contrast >= 3, "\(theme.name) \(side) on \(square)")
            }
        }
        // White's contour surrounds the whole piece, and so does the body of Black's.
        for square in theme.squareColors.map(shown) {
            #expect(shown(theme.white.outline).contrast(to: square) >= 3, "\(theme.name) on \(square)")
            #expect(shown(theme.black.fill).contrast(to: square) >= 3, "\(theme.name) on \(square)")
            #expect(shown(theme.coordinates).contrast(to: square) >= 3, "\(theme.name) on \(square)")
        }
        #expect(shown(theme.white.fill).contrast(to: shown(theme.black.fill)) >= 7)
    }

    @Test(arguments: BoardTheme.all, [false, true])
    func `every piece can be seen on filled squares, which differ from each other`(
        theme: BoardTheme, isQuantized: Bool
    ) throws {
        func shown(_ color: RGB) -> RGB { isQuantized ? color.quantized256 : color }
        let middle = try #require(MidtoneSquares.named(theme.name))
        for square in [Square.a1, .h1] {
            let fills = BoardMark.Color.allCases.map { shown(theme.fill($0, on: square)) }
            #expect(Set(fills + [shown(theme.light), shown(theme.dark)]).count == 6, "\(theme.name) \(square)")
            for fill in fills {
                #expect(shown(theme.white.outline).contrast(to: fill) >= 3, "\(theme.name) on \(fill)")
                #expect(shown(theme.black.fill).contrast(to: fill) >= 3, "\(theme.name) on \(fill)")
                #expect(shown(theme.coordinates).contrast(to: fill) >= 3, "\(theme.name) on \(fill)")
            }
        }
        let fills = BoardMark.Color.allCases.map { shown(middle.fill($0)) }
        #expect(Set(fills).count == 4)
        for fill in fills {
            #expect(shown(theme.white.fill).contrast(to: fill) >= 3, "\(theme.name) on \(fill)")
            #expect(shown(theme.black.fill).contrast(to: fill) >= 3, "\(theme.name) on \(fill)")
        }
    }

    @Test(arguments: BoardTheme.all, [false, true])
    func `marked squares differ from plain ones`(theme: BoardTheme, isQuantized: Bool) {
        func shown(_ color: RGB) -> RGB { isQuantized ? color.quantized256 : color }
        #expect(shown(theme.light).contrast(to: shown(theme.dark)) >= 1.5)
        for color in [theme.lastMoveOnLight, theme.selected, theme.check] {
            #expect(shown(color) != shown(theme.light))
        }
        for color in [theme.lastMoveOnDark, theme.selected, theme.check] { #expect(shown(color) != shown(theme.dark)) }
        #expect(Set([theme.lastMoveOnLight, theme.lastMoveOnDark, theme.selected, theme.check].map(shown)).count == 4)
        for square in [theme.light, theme.dark] {
            #expect(shown(theme.destinations).contrast(to: shown(square)) >= 2.5, "\(theme.name) on \(square)")
        }
        #expect(Set(BoardMark.Color.allCases.map(theme.color)).count == 4)
    }

    @Test func `mono has greys only`() throws {
        let mono = try #require(BoardTheme.named("mono"))
        let colors =
            mono.squareColors + BoardMark.Color.allCases.map(mono.color)
            + [mono.destinations, mono.coordinates, mono.white.fill, mono.white.outline]
            + [mono.black.fill, mono.black.outline]
        for mark in BoardMark.Color.allCases {
            for square in [mono.light, mono.dark] { #expect(mono.color(of: mark).contrast(to: square) >= 2) }
        }
        for color in colors { #expect(color.red == color.green && color.green == color.blue, "\(color)") }
    }
}
