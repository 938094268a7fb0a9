import Chess
import TestSupport
import Testing

@Suite struct PolyglotMoveTests {
    @Test(arguments: [
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "e4", 0x031C),
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "O-O", 0x0107),
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "O-O-O", 0x0100),
        ("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "O-O", 0x0F3F),
        ("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "O-O-O", 0x0F38),
        ("8/P6k/8/8/8/8/8/K7 w - - 0 1", "a8=N", 0x1C38), ("8/P6k/8/8/8/8/8/K7 w - - 0 1", "a8=B", 0x2C38),
        ("8/P6k/8/8/8/8/8/K7 w - - 0 1", "a8=R", 0x3C38), ("8/P6k/8/8/8/8/8/K7 w - - 0 1", "a8=Q", 0x4C38),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6", 0x092B),
    ])
    func `a book move has the published bits`(fen: String, san: String, bits: UInt16) throws {
        let position = try Position(fen: fen)
        let move = try position.move(san: san)
        #expect(position.polyglotMove(move) == bits)
        #expect(position.move(polyglot: bits) == move)
    }

    @Test func `castling is also read as the king's two-square move, an ordinary king move is not castling`() throws {
        let position = try Position(fen: "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1")
        #expect(position.move(polyglot: 0x0106).map(position.san) == "O-O")
        let king = try Position(fen: "4k3/8/8/8/8/8/8/5K1R w - - 0 1")
        #expect(king.move(polyglot: 0x0146).map(king.san) == "Kg1")
    }

    @Test(arguments: [0, 0x0107, 0x831C, 0x531C, 0x131C, 0x0324] as [UInt16])
    func `an illegal move is nil`(bits: UInt16) {
        #expect(Position.initial.move(polyglot: bits) == nil)
    }

    @Test func `every legal move of random games is read back`() throws {
        for seed in 1...UInt64(Long.rounds(10, long: 500)) {
            var generator = SeededGenerator(seed: seed)
            var position = try seed % 2 == 0 ? .initial : Position(fen: generator.pick(PerftCase.chess960).fen)
            for _ in 0..<60 {
                let moves = position.legalMoves()
                guard !moves.isEmpty else { break }
                let move = generator.pick(moves)
                #expect(position.move(polyglot: position.polyglotMove(move)) == move)
                position.play(move)
            }
        }
    }
}
