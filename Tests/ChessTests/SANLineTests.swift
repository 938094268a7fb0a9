import Chess
import Testing

/// Lines in SAN, and the names of squares.
struct SANLineTests {
    private func line(_ text: String, from start: Position = .initial) throws -> [Move] {
        var position = start
        return try text.split(separator: " ").map { san in
            let move = try position.move(san: san)
            position.play(move)
            return move
        }
    }

    @Test(arguments: [
        ("", "", "", ""), ("e4", "e4", "1.e4", "1. e4"),
        ("e4 e5 Nf3 Nc6 Bb5", "e4 e5 Nf3 Nc6 Bb5", "1.e4 e5 2.Nf3 Nc6 3.Bb5", "1. e4 e5 2. Nf3 Nc6 3. Bb5"),
        ("f3 e5 g4 Qh4", "f3 e5 g4 Qh4#", "1.f3 e5 2.g4 Qh4#", "1. f3 e5 2. g4 Qh4#"),
    ])
    func `a line is written with and without numbers`(san: String, none: String, compact: String, spaced: String) throws
    {
        let moves = try line(san)
        #expect(Position.initial.san(of: moves, numbers: .none) == none)
        #expect(Position.initial.san(of: moves) == compact)
        #expect(Position.initial.san(of: moves, numbers: .spaced) == spaced)
    }

    @Test func `a line that begins with Black's move has its number`() throws {
        let position = try Position(fen: "4k3/8/8/8/8/8/8/4K2R b K - 0 12")
        let moves = try line("Ke7 O-O", from: position)
        #expect(position.san(of: moves) == "12...Ke7 13.O-O" && position.moveNumberText == "12...")
        #expect(position.san(of: moves.prefix(1), numbers: .spaced) == "12... Ke7")
        #expect(position.playing(moves[0]).moveNumberText == "13.")
    }

    @Test func `a line ends before its first illegal move`() throws {
        let moves = try line("e4 e5")
        #expect(Position.initial.san(of: moves + [Move(from: .e1, to: .e3)] + moves) == "1.e4 e5")
        #expect(Position.initial.san(of: [Move(from: .e2, to: .e5)]) == "")
    }

    @Test func `every square has its name`() {
        let named: [Square] = [
            .a1, .b1, .c1, .d1, .e1, .f1, .g1, .h1, .a2, .b2, .c2, .d2, .e2, .f2, .g2, .h2,
            .a3, .b3, .c3, .d3, .e3, .f3, .g3, .h3, .a4, .b4, .c4, .d4, .e4, .f4, .g4, .h4,
            .a5, .b5, .c5, .d5, .e5, .f5, .g5, .h5, .a6, .b6, .c6, .d6, .e6, .f6, .g6, .h6,
            .a7, .b7, .c7, .d7, .e7, .f7, .g7, .h7, .a8, .b8, .c8, .d8, .e8, .f8, .g8, .h8,
        ]
        #expect(named == Square.all)
        #expect(Square.e4.description == "e4" && Square.b7.description == "b7")
    }
}
