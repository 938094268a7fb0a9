import Chess
import Openings
import Testing

@Suite struct RepertoireBookTests {
    private func book(_ pgn: String, _ side: Side) -> PolyglotBook {
        var book = PolyglotBook()
        book.add(repertoire(pgn, side))
        return book
    }

    private func moves(_ book: PolyglotBook, _ line: String, from start: Position = .initial) throws -> [String] {
        let position = try position(line, from: start)
        return book.moves(in: position).map { "\(position.san($0.move)) \($0.weight)" }
    }

    @Test func `every own position has its prepared moves, the main one with the greatest weight`() throws {
        let text = "1. e4 e5 2. Nf3 (2. Bc4 Nf6) (2. f4) 2... Nc6 3. Bb5 *"
        let book = book(text, .white)
        #expect(try moves(book, "") == ["e4 1"])
        #expect(try moves(book, "e4 e5") == ["Nf3 3", "Bc4 2", "f4 1"])
        #expect(try moves(book, "e4 e5 Nf3 Nc6") == ["Bb5 1"])
        #expect(book.entries.count == 5)
    }

    @Test func `the opponent's moves and the author's mistakes are left out`() throws {
        let book = book("1. e4 e5 (1... c5? 2. Nf3) 2. Nf3 Nc6 *", .black)
        #expect(try moves(book, "") == [])
        #expect(try moves(book, "e4") == ["e5 1"])
        #expect(try moves(book, "e4 e5 Nf3") == ["Nc6 1"])
        #expect(book.entries.count == 2)
    }

    /// After d2–d4 the black pawn on e4 may not capture, because that would expose its king. So the position is the same
    /// as after d3–d4, but its Polyglot key is not.
    @Test(arguments: [
        "1. d4 (1. d3 Ka5 2. Kc2 Ka4 3. Kc1 Ka5 4. Kd1 Ka4 5. d4) 1... Kb5 *",
        "1. d3 (1. d4) 1... Ka5 2. Kc2 Ka4 3. Kc1 Ka5 4. Kd1 Ka4 5. d4 Kb5 *",
    ])
    func `a position with two Polyglot keys is found by both`(text: String) throws {
        let start = try Position(fen: "8/8/8/8/k3p2Q/8/3P4/3K4 w - - 0 1")
        let short = try position("d4", from: start)
        let long = try position("d3 Ka5 Kc2 Ka4 Kc1 Ka5 Kd1 Ka4 d4", from: start)
        #expect(short.identity == long.identity)
        #expect(short.polyglotKey != long.polyglotKey)
        let book = book("[SetUp \"1\"]\n[FEN \"\(start.fen)\"]\n\n" + text, .black)
        for position in [short, long] {
            #expect(book.moves(in: position).map { position.san($0.move) } == ["Kb5"])
        }
        #expect(book.entries.count == 6)
    }
}
