import BoardImage
import Chess
import Terminal
import TestSupport
import Testing

@testable import Coach
@testable import Console

@Suite struct BoardFramesTests {
    private func frames(_ fen: String, _ san: String, orientation: Side = .white) throws -> (BoardFrames, BoardView) {
        let before = try Position(fen: fen)
        let move = try before.move(san: san)
        let view = BoardView(
            before.playing(move), look: BoardLook(.medium), orientation: orientation, lastMove: move, hasColor: true)
        return (BoardFrames(view, from: before, earlierMove: nil), view)
    }

    private func all(_ frames: BoardFrames, _ view: BoardView, _ style: BoardStyle) -> [[StyledText]] {
        (0..<frames.count(style)).map { frames.board($0, style) } + [view.board(style)]
    }

    @Test(arguments: [BoardStyle.large, .medium, .glyphs, .ascii], [Side.white, .black])
    func `each frame has the size of the board, differs from the one before, and the first shows the old position`(
        style: BoardStyle, orientation: Side
    ) throws {
        let start = "rnbqkbnr/pppp1ppp/8/4p3/2B1P3/8/PPPP1PPP/RNBQK1NR w KQkq - 0 1"
        let (frames, view) = try frames(start, "Qf3", orientation: orientation)
        let boards = all(frames, view, style)
        #expect(boards.count >= 3)
        for (frame, next) in zip(boards, boards.dropFirst()) {
            #expect(frame.map(\.width) == next.map(\.width))
            #expect(frame != next)
        }
        var old = view
        old.position = try Position(fen: start)
        old.lastMove = nil
        #expect(boards.first == old.board(style))
    }

    @Test func `on a board of characters the piece goes square by square, and a knight jumps`() throws {
        func squares(_ san: String, _ fen: String) throws -> [String] {
            let (frames, view) = try frames(fen, san)
            return all(frames, view, .ascii).map { lines in
                lines.prefix(8).enumerated().flatMap { row, line in
                    let cells = Array(line.plain.dropFirst(3))
                    return (0..<8).filter { "RN".contains(cells[3 * $0 + 1]) }.map {
                        "\(Square(file: $0, rank: 7 - row)?.description ?? "?")"
                    }
                }.joined(separator: " ")
            }
        }
        #expect(try squares("Ra4", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1") == ["a1", "a2", "a3", "a4"])
        #expect(try squares("Nf3", "4k3/8/8/8/8/8/8/4K1N1 w - - 0 1") == ["g1", "f3"])
        #expect(try squares("O-O-O", "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1") == ["a1", "b1", "c1", "d1"])
    }

    @Test func `a captured piece is whole at first and half at last, and nothing of it stays`() throws {
        let (frames, view) = try frames("7k/8/8/3p4/8/8/8/3QK3 w - - 0 1", "Qxd5")
        // The pawn's square, d5: rows 9 to 11 of the medium board, columns 18 to 23 after the rank's number.
        func square(_ board: [StyledText]) -> [String] {
            board[9...11].map { String($0.plain.dropFirst(2 + 18).prefix(6)) }
        }
        let boards = all(frames, view, .medium).map(square)
        #expect(boards[0] == boards[1])
        #expect(boards[3] != boards[1])
        #expect(boards[3] != boards[boards.count - 1])
    }

    @Test func `nothing moves in blindfold training, without a board, and between equal positions`() throws {
        var (frames, view) = try frames("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "Ra4")
        #expect(frames.count(.none) == 0)
        view.look.hidesPieces = true
        frames = BoardFrames(view, from: .initial, earlierMove: nil)
        #expect(frames.count(.medium) == 0)
        view.look.hidesPieces = false
        frames = BoardFrames(view, from: view.position, earlierMove: nil)
        #expect(frames.count(.large) == 0)
    }

    @Test(arguments: [BoardStyle.large, .medium, .glyphs])
    func `written one after the other, the frames leave the board as it is printed at once`(style: BoardStyle) throws {
        let (frames, view) = try frames("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "O-O-O")
        let renderer = Renderer(color: .trueColor)
        let boards = all(frames, view, style)
        var (played, printed) = (VirtualScreen(rows: 60, columns: 100), VirtualScreen(rows: 60, columns: 100))
        func text(_ board: [StyledText]) -> String { board.map { renderer.render($0) + "\r\n" }.joined() }
        played.feed(text(boards[0]))
        for (frame, next) in zip(boards, boards.dropFirst()) {
            played.feed(FrameUpdate(from: frame, to: next).codes(renderer))
        }
        printed.feed(text(view.board(style)))
        #expect(played.lines == printed.lines)
        #expect(played.cursor == printed.cursor)
        #expect(played.unknown.isEmpty)
    }
}
