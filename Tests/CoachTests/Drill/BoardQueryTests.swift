import Chess
import Testing

@testable import Coach

@Suite struct BoardQueryTests {
    /// The answer to a line in the position after 1.e4 e5 2.Nf3.
    private func answer(_ line: String) throws -> [String] {
        let position = try position(after: "1.e4 e5 2.Nf3")
        guard case .command(.query(let query)) = DrillEntry(line, in: position) else { return ["no query"] }
        return query.answer(in: position)
    }

    @Test func `p lists the pieces of a kind, upper case for White and lower case for Black`() throws {
        #expect(try answer("p N") == ["white knight: b1 f3"])
        #expect(try answer("p n") == ["black knight: b8 g8"])
        #expect(
            try answer("p").first == "white: king e1, queen d1, rook a1 h1, bishop c1 f1, knight b1 f3, "
                + "pawn a2 b2 c2 d2 f2 g2 h2 e4")
    }

    @Test func `b names all pieces, whose move it is, and who can castle`() throws {
        let start = try answer("b")
        #expect(start.count == 5)
        #expect(start[1].hasPrefix("black: king e8, queen d8, rook a8 h8"))
        #expect(
            start[2...] == [
                "black to move", "white can castle king side and queen side",
                "black can castle king side and queen side",
            ])
        let check = try Position(fen: "4k3/8/8/8/8/8/4r3/4K2R w K - 0 1")
        #expect(
            BoardQuery.board.answer(in: check).dropFirst(2) == [
                "white to move, in check", "white can castle king side",
            ])
        let mate = try Position(fen: "4k3/8/8/8/8/8/qr6/K7 w - - 0 1")
        #expect(BoardQuery.board.answer(in: mate).dropFirst(2) == ["white to move, mated", "no castling"])
    }

    @Test func `p of a piece that is not on the board says so`() throws {
        let position = try Position(fen: "4k3/8/8/8/8/8/8/4K3 w - - 0 1")
        #expect(BoardQuery.pieces(Piece(.black, .queen)).answer(in: position) == ["black has no queen"])
    }

    @Test func `s names what is on a square, a file and a rank`() throws {
        #expect(try answer("s e4") == ["e4: white pawn"])
        #expect(try answer("s e3") == ["e3: empty"])
        #expect(try answer("s e") == ["e1 to e8: e1 white king, e4 white pawn, e5 black pawn, e8 black king"])
        #expect(try answer("s 6") == ["a6 to h6: empty"])
        #expect(try answer("S E4") == ["e4: white pawn"])
    }

    @Test func `m and moves list the legal moves of a square`() throws {
        #expect(try answer("m b8") == ["b8, black knight: Na6 Nc6"])
        #expect(try answer("moves g8") == ["g8, black knight: Ne7 Nf6 Nh6"])
        #expect(try answer("m f3") == ["f3, white knight: no move, black is to move"])
        #expect(try answer("m d8") == ["d8, black queen: Qe7 Qf6 Qg5 Qh4"])
        #expect(try answer("m a8") == ["a8, black rook: no legal move"])
        #expect(try answer("m e3") == ["e3, empty: no legal move"])
    }

    @Test(arguments: ["p x", "p N n", "s", "s j9", "s 0", "m", "m N", "m e9"])
    func `other words after p, s and m are refused with an example, or are other commands`(line: String) throws {
        switch DrillEntry(line, in: .initial) {
        case .misused(let message): #expect(message.contains("s e4"))
        case .command(.moves): #expect(line == "m")
        default: Issue.record("\(line) was understood")
        }
    }
}
