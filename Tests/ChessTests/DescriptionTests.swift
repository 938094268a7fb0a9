import Chess
import TestSupport
import Testing

/// The printed form of values.
@Suite struct DescriptionTests {
    @Test func `values are printed in their notation`() throws {
        let position = try Position(fen: "4k3/P7/8/8/8/8/8/4K2R w K - 3 20")
        #expect("\(position)" == "4k3/P7/8/8/8/8/8/4K2R w K - 3 20")
        #expect("\(position.identity)" == "4k3/P7/8/8/8/8/8/4K2R w K -")
        let moves = try ["a8=Q", "O-O", "Ke2"].map { try position.move(san: $0) }
        #expect("\(moves)" == "[a7a8q, e1h1, e1e2]")
        #expect("\(position.pieces(.white))" == "e1 h1 a7" && "\(Bitboard.empty)" == "-")
        #expect(Square.all.compactMap { position[$0] }.description == "[K, R, P, k]")
    }

    @Test func `an identity has the EPD of its position`() throws {
        for seed in 1...UInt64(Long.rounds(20, long: 500)) {
            var generator = SeededGenerator(seed: seed)
            var position = try seed % 2 == 0 ? .initial : Position(fen: generator.pick(PerftCase.chess960).fen)
            for _ in 0..<60 {
                #expect(position.identity.epd == position.epd)
                let moves = position.legalMoves()
                guard !moves.isEmpty else { break }
                position.play(generator.pick(moves))
            }
        }
        let capturable = "4k3/8/8/3pP3/8/8/8/4K3 w - d6"
        #expect(try Position(fen: capturable).identity.epd == capturable)
    }
}
