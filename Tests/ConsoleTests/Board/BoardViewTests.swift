import BoardImage
import Chess
import PGN
import Terminal
import Testing

@testable import Console

@Suite struct BoardViewTests {
    private func lines(
        _ position: Position, _ drawing: BoardStyle, from side: Side = .white, lastMove: Move? = nil,
        shapes: [Shape] = [], hasColor: Bool = false
    ) -> [String] {
        BoardView(
            position, look: BoardLook(drawing), orientation: side, lastMove: lastMove, shapes: shapes,
            hasColor: hasColor
        ).lines.plain
    }

    @Test func `in ASCII White is upper case and empty squares are dots`() {
        #expect(
            lines(.initial, .ascii) == [
                " 8  r  n  b  q  k  b  n  r ",
                " 7  p  p  p  p  p  p  p  p ",
                " 6  .  .  .  .  .  .  .  . ",
                " 5  .  .  .  .  .  .  .  . ",
                " 4  .  .  .  .  .  .  .  . ",
                " 3  .  .  .  .  .  .  .  . ",
                " 2  P  P  P  P  P  P  P  P ",
                " 1  R  N  B  Q  K  B  N  R ",
                "    a  b  c  d  e  f  g  h ",
            ])
    }

    @Test(arguments: [BoardStyle.large, .medium, .glyphs, .ascii])
    func `for blindfold training no style shows a piece or a check`(style: BoardStyle) throws {
        var look = BoardLook(style)
        look.hidesPieces = true
        let check = try Position(fen: "4k3/8/8/8/8/8/4r3/4K2R w K - 0 1")
        let boards = [Position.initial, check].map { BoardView($0, look: look, orientation: .white, hasColor: true) }
        #expect(boards[0].board(style) == boards[1].board(style))
        #expect(
            boards[0].board(style)
                != BoardView(.initial, look: BoardLook(style), orientation: .white, hasColor: true).board(style))
    }

    @Test func `from Black's side the first rank is on top and h on the left`() {
        let board = lines(.initial, .ascii, from: .black)
        #expect(board.first == " 1  R  N  B  K  Q  B  N  R ")
        #expect(board[7] == " 8  r  n  b  k  q  b  n  r ")
        #expect(board.last == "    h  g  f  e  d  c  b  a ")
    }

    @Test func `without colour the pieces are outlined and filled, and dark squares dotted`() throws {
        let board = lines(try position(after: "e4"), .glyphs)
        #expect(board[0] == " 8  ♜  ♞  ♝  ♛  ♚  ♝  ♞  ♜ ")
        #expect(board[4] == " 4     ·     ·  ♙  ·     · ")
        #expect(board[7] == " 1  ♖  ♘  ♗  ♕  ♔  ♗  ♘  ♖ ")
    }

    @Test func `with colour every piece is filled and distinguished by its role, on coloured squares`() throws {
        let board = BoardView(.initial, look: BoardLook(.glyphs), orientation: .white, hasColor: true).lines
        #expect(board[7].plain == " 1  ♜  ♞  ♝  ♛  ♚  ♝  ♞  ♜ ")
        let cell = try #require(board[7].runs.first { $0.text.contains("♜") })
        #expect(cell.style.role == .whitePiece && cell.style.background == .darkSquare)
        #expect(cell.style.exactBackground?.hex == MidtoneSquares.named("wood")?.dark.hex)
        #expect(board[0].runs.contains { $0.style.role == .blackPiece && $0.style.background == .lightSquare })
    }

    @Test func `every line of a board is as wide as the others, whatever the pawns' symbols`() {
        for drawing in [BoardStyle.glyphs, .ascii] {
            for hasColor in [true, false] {
                let view = BoardView(.initial, look: BoardLook(drawing), orientation: .white, hasColor: hasColor)
                #expect(view.lines.allSatisfy { $0.width == 27 })
            }
        }
    }

    @Test func `without a board only the shapes are named`() throws {
        #expect(lines(.initial, .none).isEmpty)
        let circle = try #require(Shape("Ga3"))
        #expect(lines(.initial, .none, shapes: [circle]) == ["   (a3)"])
    }

    @Test func `brackets mark the squares of the last move`() throws {
        let last = try #require(try moves("e4").last)
        let board = lines(try position(after: "e4"), .ascii, lastMove: last)
        #expect(board[4] == " 4  .  .  .  . [P] .  .  . ")
        #expect(board[6] == " 2  P  P  P  P [.] P  P  P ")
    }

    @Test(arguments: [
        ("e4 e5 Nf3 Nc6 Bc4 Bc5 O-O", 7, " 1  R  N  B  Q [.] R [K] . "),
        ("d4 d5 Nc3 Nc6 Bf4 Bf5 Qd2 Qd7 e3 O-O-O", 0, " 8  .  . [k] r [.] b  n  r "),
    ])
    func `in castling the king's two squares are bracketed, not the rook's`(
        line: String, rank: Int, expected: String
    ) throws {
        let last = try #require(try moves(line).last)
        #expect(lines(try position(after: line), .ascii, lastMove: last)[rank] == expected)
    }

    @Test func `shapes are named below the board, their colour where it is not green`() throws {
        let shapes = try ["Gc2c3", "Ra3", "Yb1b2", "Bh8"].map { try #require(Shape($0)) }
        #expect(lines(.initial, .ascii, shapes: shapes).last == "   c2→c3  (a3) red  b1→b2 yellow  (h8) blue")
    }

    @Test func `the names of many shapes take several lines of a narrow column`() throws {
        let shapes = try ["Gc2c3", "Ra3", "Yb1b2", "Bh8"].map { try #require(Shape($0)) }
        let view = BoardView(.initial, look: BoardLook(.ascii), orientation: .white, shapes: shapes, hasColor: true)
        #expect(
            view.legend(.characters(.glyphs), 20).plain == ["   c2→c3  (a3) red", "   b1→b2 yellow", "   (h8) blue"])
    }

    @Test func `the square of a king in check has its own background`() throws {
        let view = BoardView(
            try position(after: "e4 f5 Qh5"), look: BoardLook(.glyphs), orientation: .white, hasColor: true)
        #expect(view.lines[0].runs.contains { $0.style.background == .check && $0.text.contains("♚") })
    }

    @Test func `with sixteen colours the shape of the pieces distinguishes the sides`() {
        var look = BoardLook(.glyphs)
        look.screen.hasExactColors = false
        let board = BoardView(.initial, look: look, orientation: .white, hasColor: true).lines.plain
        #expect(board[0] == " 8  ♜  ♞  ♝  ♛  ♚  ♝  ♞  ♜ ")
        #expect(board[7] == " 1  ♖  ♘  ♗  ♕  ♔  ♗  ♘  ♖ ")
    }

    @Test func `in the Linux console the board has letters, and its marks have colours`() throws {
        let console = {
            var facts = TerminalFacts(isOutputTerminal: true, color: .sixteen)
            facts.abilities.hasNarrowGlyphs = false
            return facts
        }()
        #expect(BoardLook(largestOn: console).styles == [.ascii])
        #expect(BoardStyle.glyphs.supported(by: console) == [.ascii])
        let last = try #require(try moves("e4").last)
        let view = BoardView(
            try position(after: "e4"), look: BoardLook(.ascii), orientation: .white, lastMove: last,
            shapes: [try #require(Shape("Rd5"))], hasColor: true)
        #expect(view.lines[4].runs.contains { $0.text == "[P]" && $0.style.background == .lastMove })
        #expect(view.lines[3].runs.contains { $0.text == " . " && $0.style.background == .red })
        #expect(view.lines[0].runs.allSatisfy { $0.style.background == nil })
    }

    @Test func `without colours the king in check, the selected square and its destinations have marks of their own`()
        throws
    {
        var view = BoardView(
            try position(after: "e4 f5 Qh5"), look: BoardLook(.ascii), orientation: .white, hasColor: false)
        view.selected = Square("g7")
        view.destinations = ["g6", "h5"].compactMap { Square($0) }
        let board = view.lines.plain
        #expect(board[0] == " 8  r  n  b  q +k+ b  n  r ")
        #expect(board[1] == " 7  p  p  p  p  p  . <p> p ")
        #expect(board[2] == " 6  .  .  .  .  .  .  *  . ")
        #expect(board[3] == " 5  .  .  .  .  .  p  . *Q*")
        view.look.marksDestinations = false
        #expect(view.lines.plain[3] == " 5  .  .  .  .  .  p  .  Q ")
    }

    @Test func `a sign is shown at its square, or below a board without colours, unless the setting hides it`() throws {
        func board(_ style: BoardStyle, _ sign: String, hasColor: Bool, isShown: Bool = true) throws -> [String] {
            let last = try #require(try moves("e4 f5").last)
            var view = BoardView(
                try position(after: "e4 f5"), look: BoardLook(style), orientation: .white, lastMove: last,
                hasColor: hasColor)
            view.look.hasAnnotations = isShown
            view.annotation = BoardAnnotation(sign, on: last)
            return view.lines.plain
        }
        #expect(try board(.glyphs, "??", hasColor: true)[3].contains("♟\u{FE0E}??"))
        #expect(try board(.glyphs, "!", hasColor: true)[3].contains(" ♟\u{FE0E}!"))
        #expect(try board(.glyphs, "??", hasColor: true, isShown: false)[3].contains(" ♟\u{FE0E} "))
        #expect(try board(.ascii, "?!", hasColor: false).last == "   f5 ?!")
        #expect(try board(.ascii, "?!", hasColor: false, isShown: false).last?.hasSuffix("h ") == true)
        for style in [BoardStyle.large, .medium] {
            let rows = try board(style, "?!", hasColor: true)
            let height = style == .large ? 5 : 3
            #expect(rows.enumerated().filter { $1.contains("?!") }.map(\.offset) == [3 * height])
            #expect(try !board(style, "?!", hasColor: true, isShown: false).contains { $0.contains("?!") })
        }
    }

    @Test(arguments: BoardTheme.all)
    func `on a board of symbols every piece has enough contrast on every square, in 24-bit and 256 colours`(
        theme: BoardTheme
    ) throws {
        let colors = GlyphColors(theme)
        for background in Background.allCases {
            for isLight in [true, false] {
                let square = colors.color(of: background, isLight: isLight)
                for side in Side.allCases {
                    let piece = theme.pieces(of: side).fill
                    #expect(square.contrast(to: piece) >= 3, "\(background) \(side.name)")
                    #expect(square.quantized256.contrast(to: piece.quantized256) >= 3, "\(background) \(side.name)")
                }
            }
        }
    }
}
