import Terminal
import TestSupport
import Testing

@Suite struct FrameUpdateTests {
    private let renderer = Renderer(color: .none)

    /// The screen after lines were printed and then replaced.
    private func screen(_ old: [StyledText], _ new: [StyledText]) -> VirtualScreen {
        var screen = VirtualScreen(rows: 10, columns: 20)
        screen.feed("before\r\n" + old.map { renderer.render($0) + "\r\n" }.joined())
        screen.feed(FrameUpdate(from: old, to: new).codes(renderer))
        return screen
    }

    @Test(arguments: [
        (["abc", "def"], ["abc", "dxf"]), (["abc"], ["x"]), (["a"], ["a longer line"]),
        (["♟︎  ", "   "], ["   ", "  ♟︎"]),
        (["日本語 x"], ["日本誤 y"]), (["a日"], ["ab "]), (["ab "], ["a日"]), (["日本"], ["x本y"]), ([""], ["new"]),
    ])
    func `the new lines are on the screen and the cursor is where it was`(old: [String], new: [String]) {
        let screen = screen(old.map { StyledText($0) }, new.map { StyledText($0) })
        var wanted = VirtualScreen(rows: 10, columns: 20)
        wanted.feed((["before"] + new).map { $0 + "\r\n" }.joined())
        #expect(screen.lines == wanted.lines)
        #expect(screen.cursor == wanted.cursor)
        #expect(screen.unknown.isEmpty)
    }

    @Test func `only the cells that differ are written`() {
        let old = StyledText("a board of many cells")
        #expect(FrameUpdate(from: [old, old], to: [old, old]).isEmpty)
        let update = FrameUpdate(from: [old, old], to: [StyledText("a board of MANY cells"), old])
        #expect(update.codes(renderer) == "\u{1B}[2A\u{1B}[12GMANY\r\u{1B}[2B")
    }

    @Test func `a cell of another colour is written with its colour`() {
        let old = [StyledText("ab")]
        let new = [StyledText("a") + StyledText("b", .error)]
        let codes = FrameUpdate(from: old, to: new).codes(Renderer(color: .sixteen))
        #expect(codes == "\u{1B}[1A\u{1B}[2G\u{1B}[31mb\u{1B}[0m\r\u{1B}[1B")
    }
}
