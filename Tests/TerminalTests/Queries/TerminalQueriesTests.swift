import Testing

@testable import Terminal

@Suite struct TerminalQueriesTests {
    private func make(
        _ variables: [String: String], color: ColorMode = .indexed, isUTF8: Bool = true
    ) -> TerminalQueries? {
        TerminalQueries(TerminalEnvironment(variables), color: color, isUTF8: isUTF8)
    }

    private static let kitty = "\u{1B}_G"
    private static let cell = "\u{1B}[16t"
    private static let rendition = "\u{1B}P$qm"
    private static let background = "\u{1B}]11;?"

    @Test func `all is asked at once, device attributes last`() throws {
        let text = try #require(make(["TERM": "xterm-256color"])).text
        for query in [Self.kitty, Self.cell, Self.rendition, Self.background] { #expect(text.contains(query)) }
        #expect(text.hasSuffix("\u{1B}[c"))
        #expect(text.contains("\r♟︎\u{1B}[6n\r▀\u{1B}[6n\r\u{1B}[K"))
    }

    @Test(arguments: [nil, "dumb", "linux", ""])
    func `some terminals are asked nothing`(term: String?) {
        #expect(make(term.map { ["TERM": $0] } ?? [:]) == nil)
    }

    @Test func `without colours nothing is asked`() {
        #expect(make(["TERM": "xterm-kitty"], color: .none) == nil)
    }

    @Test func `without UTF-8 there are no pictures and no glyphs to measure`() throws {
        let queries = try #require(make(["TERM": "xterm"], isUTF8: false))
        #expect(!queries.text.contains(Self.kitty) && !queries.text.contains(Self.cell))
        #expect(!queries.text.contains("[6n") && queries.cursorReports == 0)
        #expect(
            answers([.kittyGraphics(true), .cellSize(width: 8, height: 16), .attributes([62, 4])])
                .images(queries, WindowSize(columns: 80, rows: 24)) == nil)
    }

    @Test func `tmux is not asked for what it would pass on, screen only for its attributes`() throws {
        let tmux = try #require(make(["TERM": "screen-256color", "TMUX": "/tmp/tmux-0/default,1,0"])).text
        #expect(!tmux.contains(Self.kitty) && !tmux.contains(Self.rendition) && tmux.contains(Self.cell))
        let screen = try #require(make(["TERM": "screen-256color"])).text
        for query in [Self.kitty, Self.cell, Self.rendition, Self.background] { #expect(!screen.contains(query)) }
    }

    @Test func `24-bit colour is asked for only if the environment does not say it`() throws {
        let text = try #require(make(["TERM": "xterm"], color: .trueColor)).text
        #expect(!text.contains(Self.rendition))
    }

    @Test func `over a network there is more time for the replies`() {
        #expect(make(["TERM": "xterm"])?.timeout == 100)
        #expect(make(["TERM": "xterm", "SSH_CONNECTION": "1 2 3 4"])?.timeout == 1000)
    }

    // MARK: Answers

    private func answers(_ replies: [TerminalReply]) -> TerminalAnswers {
        var answers = TerminalAnswers()
        for reply in replies { answers.add(reply) }
        return answers
    }

    private static let size = TerminalReply.cellSize(width: 8, height: 16)
    private static let sixel = TerminalReply.attributes([62, 4])
    private static let plain = TerminalReply.attributes([62])

    @Test(arguments: [
        ([TerminalReply.kittyGraphics(true), size, plain], ["TERM": "xterm-kitty"], ImageProtocol.kitty),
        ([.kittyGraphics(true), size, plain], ["TERM": "xterm-kitty", "SSH_CONNECTION": "1"], .kitty),
        // Both: Kitty's pictures can change.
        ([.kittyGraphics(true), size, sixel], ["TERM": "xterm"], .kitty),
        ([.kittyGraphics(false), size, sixel], ["TERM": "xterm"], .sixel), ([size, sixel], ["TERM": "xterm"], .sixel),
        ([size, sixel], ["TERM": "tmux-256color", "TMUX": "1"], .sixel),
        ([.kittyGraphics(true), size, plain], ["TERM": "tmux-256color", "TMUX": "1"], nil),
        // GNU screen, mosh, an unknown terminal, one without a size of cells, one that did not finish.
        ([size, sixel], ["TERM": "screen"], nil), ([plain], ["TERM": "xterm-256color"], nil),
        ([size, plain], ["TERM": "xterm"], nil), ([.kittyGraphics(true), plain], ["TERM": "xterm"], nil),
        ([sixel], ["TERM": "xterm"], nil), ([.kittyGraphics(true), size], ["TERM": "xterm"], nil),
        ([], ["TERM": "x"], nil),
    ])
    func `pictures are shown in the way the replies allow`(
        replies: [TerminalReply], variables: [String: String], expected: ImageProtocol?
    ) throws {
        let queries = try #require(make(variables))
        let images = answers(replies).images(queries, WindowSize(columns: 80, rows: 24))
        #expect(images?.format == expected)
        if expected != nil { #expect(images?.cell == CellSize(width: 8, height: 16)) }
    }

    @Test func `the size of a cell comes from the terminal, else from its area, else from the system`() throws {
        let queries = try #require(make(["TERM": "xterm"]))
        let window = WindowSize(columns: 80, rows: 24, width: 800, height: 480)
        func cell(_ replies: [TerminalReply]) -> CellSize? {
            answers(replies + [Self.sixel]).images(queries, window)?.cell
        }
        #expect(cell([Self.size, .areaSize(width: 720, height: 432)]) == CellSize(width: 8, height: 16))
        #expect(cell([.areaSize(width: 720, height: 432)]) == CellSize(width: 9, height: 18))
        #expect(cell([]) == CellSize(width: 10, height: 20))
        #expect(
            cell([.cellSize(width: 0, height: 0), .areaSize(width: 0, height: 0)]) == CellSize(width: 10, height: 20))
    }

    @Test func `the limits of sixel pictures are respected`() throws {
        let queries = try #require(make(["TERM": "xterm"]))
        let images = answers([Self.size, .sixelColors(16), .sixelSize(width: 800, height: 480), Self.sixel])
            .images(queries, WindowSize(columns: 80, rows: 24))
        #expect(images?.colors == 16)
        #expect(images?.limit == ImageSupport.Limit(width: 800, height: 480))
    }

    @Test(arguments: [([1, 1], true), ([], true), ([2, 1], false), ([1, 2], false)])
    func `glyphs are narrow unless one was measured to be wide`(widths: [Int], isNarrow: Bool) {
        #expect(answers(widths.map { .cursorColumn($0 + 1) }).hasNarrowGlyphs == isNarrow)
    }

    @Test(arguments: [
        ("0;48:2:1:2:3", true), ("48:2::1:2:3", true), ("0;48;2;1;2;3", true), ("48;5;16", false), ("0", false),
    ])
    func `24-bit colour is there if a colour was kept`(rendition: String, hasTrueColor: Bool) {
        #expect(answers([.rendition(rendition)]).hasTrueColor == hasTrueColor)
    }

    @Test(arguments: [
        (0x000000 as UInt32, TerminalBackground.dark), (0x1E1E1E, .dark), (0x002B36, .dark), (0x5F5F5F, .dark),
        (0xFFFFFF, .light), (0xFDF6E3, .light), (0xA0A0A0, .light),
    ])
    func `a background is dark or light by its luminance`(color: UInt32, background: TerminalBackground) {
        #expect(answers([.background(RGBColor(color))]).background == background)
    }

    @Test(arguments: [
        ("15;0", TerminalBackground.dark), ("0;15", .light), ("0;default;15", .light), ("12;8", .dark), ("0;7", .light),
        ("0;default", nil), ("15", nil), ("a;b", nil), ("0;99", nil), ("", nil),
    ])
    func `COLORFGBG names the background last`(value: String, background: TerminalBackground?) {
        #expect(TerminalEnvironment(["COLORFGBG": value]).background == background)
    }
}
