import BoardImage
import Chess
import Terminal
import Testing

@testable import Console

/// Boards that are pictures.
@Suite struct ImageBoardTests {
    private func support(
        _ format: ImageProtocol = .kitty, cell: (Int, Int) = (8, 16), limit: ImageSupport.Limit? = nil
    ) throws -> ImageSupport {
        ImageSupport(format, cell: try #require(CellSize(width: cell.0, height: cell.1)), limit: limit)
    }

    private func terminal(_ images: ImageSupport?, color: ColorMode = .trueColor, isUTF8: Bool = true) -> TerminalFacts
    {
        var terminal = TerminalFacts(isInputTerminal: true, isOutputTerminal: true, color: color, isUTF8: isUTF8)
        terminal.abilities.images = images
        return terminal
    }

    @Test(arguments: [ImageProtocol.kitty, .sixel], [(6, 13), (7, 14), (8, 16), (10, 20), (12, 27), (19, 41)])
    func `a board fills its cells and never more`(format: ImageProtocol, cell: (Int, Int)) throws {
        let support = try support(format, cell: cell)
        for rows in 4...60 {
            for columns in [20, 42, 62, 94] {
                guard let frame = ImageFrame(columns: columns, rows: rows, support) else { continue }
                #expect(BoardDiagram.squareSizes.contains(frame.squareSize))
                #expect(frame.rows <= rows && frame.columns <= columns)
                let width = frame.squareSize * 8
                // A sixel picture is painted in whole bands.
                let height = format == .sixel ? (width + 5) / 6 * 6 : width
                #expect(width <= frame.columns * cell.0 && width > (frame.columns - 1) * cell.0)
                #expect(height <= frame.rows * cell.1 && height > (frame.rows - 1) * cell.1)
            }
        }
        #expect(ImageFrame(columns: 3, rows: 30, support) == nil)
        #expect(ImageFrame(columns: 80, rows: 2, support) == nil)
    }

    @Test func `the largest pictures of the terminal are respected`() throws {
        let frame = try #require(
            ImageFrame(columns: 200, rows: 80, support(.sixel, limit: ImageSupport.Limit(width: 800, height: 480))))
        #expect(frame.squareSize == 60)
    }

    @Test(arguments: [(80, 24), (100, 30), (132, 43), (200, 60)])
    func `beside a board there are at least 36 columns for the text`(columns: Int, rows: Int) throws {
        var look = BoardLook(.glyphs)
        look.use(.image, on: terminal(try support()))
        look.screen.images = try support()
        guard case .image(let frame)? = look.forms(columns: columns, rows: rows - 2).first else {
            Issue.record("no picture")
            return
        }
        #expect(columns - frame.columns >= 38)
        // Either the height or the width is used up.
        #expect((rows - 2 - frame.rows) <= 1 || columns - frame.columns <= 39)
    }

    @Test func `images come first where the terminal has them, and other styles replace them elsewhere`() throws {
        let kitty = terminal(try support())
        #expect(BoardStyle.all(on: kitty) == [.image, .large, .medium, .glyphs])
        #expect(BoardStyle.image.supported(by: kitty).first == .image)
        #expect(BoardStyle.image.supported(by: terminal(nil)) == [.large, .medium, .glyphs])
        #expect(BoardStyle.image.supported(by: terminal(nil, color: .sixteen)) == [.glyphs])
        #expect(BoardStyle.image.supported(by: terminal(nil, isUTF8: false)) == [.ascii])
        #expect(BoardStyle.large.supported(by: kitty) == [.large])
        #expect(BoardStyle.none.supported(by: kitty) == [.none])
        var wide = terminal(nil)
        wide.abilities.hasNarrowGlyphs = false
        #expect(BoardStyle.all(on: wide) == [.ascii])
        #expect(BoardStyle.medium.supported(by: wide) == [.ascii])
    }

    @Test func `a window too small for a picture gets another board`() throws {
        var look = BoardLook(.glyphs)
        look.use(.image, on: terminal(try support()))
        look.screen.images = try support()
        let forms = look.forms(columns: 12, rows: 6)
        #expect(forms.first == .characters(.large))
        #expect(!forms.isEmpty)
    }

    @Test(arguments: ["e4", "Nf3", "a4"])
    func `a move in a picture takes at most 12 kB`(san: String) throws {
        let frame = try #require(ImageFrame(columns: 94, rows: 47, support()))
        var new = BoardDiagram(.initial)
        let move = try new.position.move(san: san)
        new.position.play(move)
        new.lastMove = move
        let patches = frame.patches(from: BoardDiagram(.initial), to: new)
        let place = ImagePlace(rowsAbove: frame.rows, column: 0, cell: frame.support.cell)
        let text = KittyGraphics.show(patches, on: place, firstNumber: 1)
        #expect(!patches.isEmpty && text.utf8.count <= 12_000, "\(text.utf8.count) bytes")
        #expect(frame.patches(from: new, to: new).isEmpty)
    }

    @Test(arguments: [ImageProtocol.kitty, .sixel], [40, 64, 96])
    func `a first picture takes at most 150 kB`(format: ImageProtocol, size: Int) throws {
        let frame = try #require(ImageFrame(columns: size, rows: size / 2, support(format)))
        var view = BoardView(.initial, look: BoardLook(.glyphs), orientation: .black, hasColor: true)
        view.look.theme = .standard
        var renderer = Renderer(color: .trueColor)
        renderer.showsImages = true
        let text = view.board(.image(frame)).map { renderer.render($0) }.joined(separator: "\n")
        #expect(text.utf8.count > 1000)
        #expect(text.utf8.count <= 150_000, "\(frame.squareSize) pixels")
    }
}
