import BoardImage
import Chess
import PGN
import Store
import Terminal
import Testing

@testable import Console

/// Boards of half blocks and quadrants.
@Suite struct PixelBoardTests {
    private func view(
        _ position: Position = .initial, from side: Side = .white, lastMove: Move? = nil, shapes: [Shape] = [],
        change: (inout BoardLook) -> Void = { _ in }
    ) -> BoardView {
        var look = BoardLook(.large)
        change(&look)
        return BoardView(
            position, look: look, orientation: side, lastMove: lastMove, shapes: shapes, hasColor: true)
    }

    /// The colour at the left of a square's upper cells, where no piece is drawn.
    private func background(_ name: String, _ view: BoardView, _ style: BoardStyle) throws -> RGBColor? {
        let square = try #require(Square(name))
        let (width, height) = style == .large ? (10, 5) : (6, 3)
        let column = 2 + width * (view.orientation == .white ? square.file : 7 - square.file)
        let row = height * (view.orientation == .white ? 7 - square.rank : square.rank)
        var left = column
        for run in view.board(style)[row].runs {
            guard left >= run.text.count else { return run.style.exactBackground }
            left -= run.text.count
        }
        return nil
    }

    @Test(arguments: [(BoardStyle.large, 82, 41), (.medium, 50, 25)], Side.allCases)
    func `every style has its size, ranks at the left and files below`(_ style: (BoardStyle, Int, Int), side: Side) {
        let lines = view(from: side).board(style.0)
        #expect(lines.count == style.2)
        #expect(lines.allSatisfy { $0.width == style.1 })
        let ranks = lines.compactMap { $0.plain.first }.filter { $0 != " " }
        #expect(String(ranks) == (side == .white ? "87654321" : "12345678"))
        let files = lines.last?.plain.filter { $0 != " " }
        #expect(files == (side == .white ? "abcdefgh" : "hgfedcba"))
    }

    @Test(arguments: [BoardStyle.large, .medium])
    func `squares have the colours of the theme, and those of the last move others`(style: BoardStyle) throws {
        for theme in BoardTheme.all {
            let position = try position(after: "e4")
            let move = try #require(Position.initial.move(uci: "e2e4"))
            let plain = view(position) { $0.theme = theme }
            let marked = view(position, lastMove: move) { $0.theme = theme }
            let light = try background("e6", plain, style)
            let dark = try background("d6", plain, style)
            #expect(light != nil && dark != nil && light != dark)
            #expect(try background("e2", plain, style) == light)
            #expect(try background("e2", marked, style) != light)
            #expect(try background("e4", marked, style) != light)
            #expect(try background("d6", marked, style) == dark)
        }
    }

    @Test func `the king in check has a square of its own colour`() throws {
        let position = try position(after: "e4 f5 Qh5")
        let check = BoardTheme.standard.check.hex
        #expect(try background("e8", view(position), .large)?.hex == check)
        #expect(try background("e8", view(position) { $0.hidesPieces = true }, .large)?.hex != check)
    }

    @Test func `arrows and circles change the cells on their way and no others`() throws {
        let arrow = try #require(Shape("Gb6g6"))
        let circle = try #require(Shape("Rd5"))
        let (before, after) = (view().board(.large), view(shapes: [arrow, circle]).board(.large))
        let changed = zip(before, after).enumerated().filter { $1.0 != $1.1 }.map { $0.offset / 5 }
        #expect(Set(changed) == [2, 3])
    }

    @Test func `without pieces the board has squares only`() {
        let lines = view { $0.hidesPieces = true }.board(.medium)
        #expect(lines.dropLast().allSatisfy { $0.plain.dropFirst().allSatisfy { $0 == " " } })
    }

    @Test func `the two sets of pieces look different`() {
        #expect(view { $0.pieces = .modern }.board(.large) != view().board(.large))
    }

    @Test func `the selected square, its destinations and the choice of a promotion are on the board`() throws {
        var asked = view()
        asked.selected = Square("g1")
        asked.destinations = ["f3", "h3"].compactMap { Square($0) }
        #expect(try background("g1", asked, .large)?.hex == BoardTheme.standard.selected.hex)
        let changed = zip(view().board(.large), asked.board(.large)).enumerated().filter { $1.0 != $1.1 }
        #expect(Set(changed.map { $0.offset / 5 }) == [5, 7])

        let pawn = try Position(fen: "8/P7/8/8/8/8/k6K/8 w - - 0 1")
        var choice = view(pawn)
        choice.promotion = Square("a8")
        let rows = zip(view(pawn).board(.medium), choice.board(.medium)).enumerated().filter { $1.0 != $1.1 }
        #expect(Set(rows.map { $0.offset / 3 }) == [0, 1, 2, 3])
    }

    @Test func `on a glyph board the selected square and its destinations have colours`() throws {
        var asked = view()
        asked.selected = Square("g1")
        asked.destinations = ["f3", "h3"].compactMap { Square($0) }
        let lines = asked.board(.glyphs)
        #expect(lines[5].runs.count { $0.style.background == .destination } == 2)
        #expect(lines[7].runs.contains { $0.style.background == .selected })
        asked.look.marksDestinations = false
        #expect(asked.board(.glyphs)[5].runs.allSatisfy { $0.style.background != .destination })
        #expect(asked.board(.large)[25..<30] == view().board(.large)[25..<30])
    }

    @Test func `medium boards of half blocks have the size of those of quadrants, and other pixels`() {
        let (half, quadrants) = (view { $0.blocks = .half }.board(.medium), view().board(.medium))
        #expect(half.map(\.width) == quadrants.map(\.width))
        #expect(half.contains { $0.plain.contains("\u{2580}") || $0.plain.contains("\u{2584}") })
        #expect(!half.contains { $0.plain.contains("\u{2598}") || $0.plain.contains("\u{259D}") })
        #expect(quadrants.contains { $0.plain.contains("\u{2598}") || $0.plain.contains("\u{259D}") })
        #expect(view { $0.blocks = .quadrants }.board(.medium) == quadrants)
        #expect(view { $0.blocks = .half }.board(.large) == view().board(.large))
    }
}
