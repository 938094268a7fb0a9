import Chess
import Openings
import Testing

/// The comparison of games with a book, by position.
@Suite struct BookWalkTests {
    /// White plays the Italian, and a queen's pawn line with two move orders.
    private let white = repertoire(
        """
        1. e4 e5 (1... c5 2. Nf3) 2. Nf3 (2. Qh5? Nc6) 2... Nc6 3. Bc4 (3. Bb5) 3... Bc5 4. c3 *

        1. d4 Nf6 2. c4 e6 3. Nc3 d5 4. Nf3 *
        """, .white)

    private func walk(_ line: String, in book: Repertoire? = nil) throws -> BookWalk {
        var position = Position.initial
        var moves: [Move] = []
        for san in line.split(separator: " ") {
            let move = try position.move(san: String(san))
            moves.append(move)
            position = position.playing(move)
        }
        return BookWalk(of: moves, in: book ?? white)
    }

    private func describe(_ departure: BookMove?) -> String? {
        departure.map { "\($0.ply) \($0.isOwn ? "me" : "opponent") \($0.position.san($0.move))" }
    }

    @Test(arguments: [
        ("e4 e5 Nf3 Nc6 Be2 Bc5 O-O", "5 me Be2", 4),
        ("e4 e5 Nf3 d6 Bc4", "4 opponent d6", 3),
        ("e4 c5 Nc3", "3 me Nc3", 2),
        ("c4", "1 me c4", 0),
        // An alternative is prepared too.
        ("e4 e5 Nf3 Nc6 Bc4 Nf6 d3", "6 opponent Nf6", 5),
        ("e4 e5 Nf3 Nc6 Bb5 a6", nil, 5),
        ("e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d3", nil, 7),
        ("e4 c5 Nf3 d6", nil, 3),
        ("e4 e5", nil, 2),
    ])
    func `the departure is the move after the last position in the book`(line: String, wanted: String?, last: Int)
        throws
    {
        let walk = try walk(line)
        #expect(describe(walk.departure) == wanted)
        #expect(walk.lastBookPly == last)
    }

    @Test func `a game that continues after the end of the book outlasts it`() throws {
        #expect(try walk("e4 c5 Nf3 d6").outlastsBook)
        #expect(try !walk("e4 c5 Nf3").outlastsBook)
        #expect(try !walk("e4 c5 Nc3 d6").outlastsBook)
    }

    @Test func `G2 a game that returns to the book by another move order has not departed`() throws {
        let walk = try walk("d4 d5 c4 e6 Nc3 Nf6 Nf3 Be7")
        #expect(walk.departure == nil)
        #expect(walk.lastBookPly == 7)
        #expect(walk.moves.map(\.kind) == [.followed, .otherOrder(back: 6), .followed])
        #expect(walk.outlastsBook)
    }

    @Test func `a move of the learner's in another order is neither right nor a departure`() throws {
        let walk = try walk("d4 Nf6 Nf3 e6 c4 d5 Nc3 c5")
        #expect(walk.departure == nil)
        #expect(walk.moves.map(\.kind) == [.followed, .followed, .otherOrder(back: 7)])
    }

    @Test func `a move that the author marks as a mistake is a departure with a warning, not an answer`() throws {
        let walk = try walk("e4 e5 Qh5 Nc6")
        #expect(describe(walk.departure) == "3 me Qh5")
        #expect(walk.departure?.warning?.san == "Qh5")
        #expect(walk.departure?.expected.map { walk.departure?.position.san($0) } == ["Nf3"])
    }

    @Test func `a move marked as a mistake is a departure even if the game returns to the book`() throws {
        let book = repertoire("1. e4 e5 2. Nf3 (2. Bc4?! Nf6) 2... Nc6 3. Bc4 Nf6 4. d3 *", .white)
        let walk = try walk("e4 e5 Bc4 Nc6 Nf3 Nf6 d3", in: book)
        #expect(describe(walk.departure) == "3 me Bc4")
        #expect(walk.lastBookPly == 7)
        #expect(walk.moves.map(\.kind) == [.followed, .followed, .departed, .followed, .followed])
    }

    @Test func `G10 a repetition in the game terminates, and each repeated move counts`() throws {
        let walk = try walk("Nf3 Nf6 Ng1 Ng8 e4 c5 Nf3")
        #expect(walk.departure == nil)
        #expect(walk.lastBookPly == 7)
        #expect(walk.moves.map(\.ply) == [1, 5, 6, 7])
    }

    @Test func `a game from a position outside the book is never in the book`() throws {
        let start = try Position(fen: "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1")
        let move = try start.move(san: "e4")
        let walk = BookWalk(of: [move], from: start, in: white)
        #expect(walk.lastBookPly == nil)
        #expect(walk.departure == nil)
        #expect(!walk.outlastsBook)
    }

    @Test func `moves after an illegal one are ignored`() throws {
        let e4 = try Position.initial.move(san: "e4")
        let walk = BookWalk(of: [e4, e4], in: white)
        #expect(walk.plies == 1)
        #expect(walk.lastBookPly == 1)
    }

    @Test func `with a book for Black the opponent moves first`() throws {
        let black = repertoire("1. e4 c6 2. d4 d5 *", .black)
        #expect(describe(try walk("d4 d5", in: black).departure) == "1 opponent d4")
        #expect(describe(try walk("e4 c6 d4 g6", in: black).departure) == "4 me g6")
        #expect(try walk("d4 c6 e4 d5 Nc3", in: black).outlastsBook)
    }
}
