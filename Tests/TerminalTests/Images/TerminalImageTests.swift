import TestSupport
import Testing

@testable import Terminal

@Suite struct TerminalImageTests {
    private func image(_ content: TerminalImage.Content? = .png([1, 2, 3])) -> TerminalImage {
        TerminalImage(columns: 6, rows: 3) { content }
    }

    private func print(_ lines: [StyledText], showsImages: Bool, from row: Int, rows: Int) -> VirtualScreen {
        var renderer = Renderer(color: .trueColor)
        renderer.showsImages = showsImages
        var screen = VirtualScreen(rows: rows, columns: 30)
        screen.feed("\u{1B}[\(row + 1);1H")
        // A terminal turns line feeds into new lines.
        for line in lines { screen.feed((renderer.render(line) + "\n").replacing("\n", with: "\r\n")) }
        return screen
    }

    private func lines(_ image: TerminalImage) -> [StyledText] {
        zip(image.lines, ["one", "", "three"]).map { StyledText("> ") + $0 + StyledText(" \($1)") }
    }

    @Test(arguments: [0, 1, 4, 7])
    func `the text is beside the picture wherever the screen scrolls`(row: Int) throws {
        let screen = print(lines(image()), showsImages: true, from: row, rows: 8)
        let top = try #require(screen.history.firstIndex { $0.contains("one") })
        let shown = try #require(screen.images.first)
        #expect(screen.images.count == 1)
        #expect(shown.row == top && shown.column == 2)
        #expect(screen.history[top...].prefix(3) == [">        one", ">", ">        three"])
        #expect(screen.scrolledOff.count == max(0, row + 3 - 7))
        #expect(screen.unknown.isEmpty)
    }

    /// xterm scrolls when a sixel picture reaches its last row, and the text would be a row below its place.
    @Test(arguments: [0, 4, 7])
    func `a sixel picture never reaches the last row of the screen`(row: Int) throws {
        let pixels = try #require(
            IndexedPixels(width: 2, height: 7, palette: [0], indices: Array(repeating: 0, count: 14)))
        var renderer = Renderer(color: .trueColor)
        renderer.showsImages = true
        var screen = VirtualScreen(rows: 8, columns: 30)
        screen.feed("\u{1B}[\(row + 1);1H")
        screen.feed(renderer.render(lines(image(.pixels(pixels)))[0]).replacing("\n", with: "\r\n"))
        let shown = try #require(screen.images.first)
        #expect(screen.history.firstIndex { $0.contains("one") } == shown.row)
        #expect(shown.row + 3 <= screen.scrolledOff.count + 7)
    }

    @Test func `sixel graphics do not move the text either`() throws {
        let pixels = try #require(
            IndexedPixels(width: 2, height: 7, palette: [0], indices: Array(repeating: 0, count: 14)))
        let screen = print(lines(image(.pixels(pixels))), showsImages: true, from: 0, rows: 8)
        #expect(screen.images.map(\.format) == [.sixel])
        #expect(screen.row(containing: "three") == 2)
    }

    @Test func `without pictures the cells are blank and nothing is drawn`() {
        let never = TerminalImage(columns: 6, rows: 3) {
            Issue.record("the picture was drawn")
            return nil
        }
        let screen = print(lines(never), showsImages: false, from: 0, rows: 8)
        #expect(screen.images.isEmpty)
        #expect(screen.lines == [">        one", ">", ">        three"])
        #expect(never.lines.map(\.width) == [6, 6, 6])
    }

    @Test func `a prompt never has a picture`() {
        var renderer = Renderer(color: .trueColor)
        renderer.showsImages = true
        #expect(renderer.prompt(image().lines[0]) == "      ")
    }
}
