import Chess
import TestSupport
import Testing

@Suite struct PlayTests {
    @Test func `a null move passes the turn, but not in check`() throws {
        var position = try Position(fen: "4k3/8/8/3pP3/8/8/8/4K3 w - d6 4 9")
        let passed = position.playNull()
        #expect(passed && position.fen == "4k3/8/8/3pP3/8/8/8/4K3 b - - 5 9")
        var check = try Position(fen: "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1")
        let before = check
        let refused = !check.playNull()
        #expect(refused && check == before && check.playingNull() == nil)
    }

    @Test func `the captured piece is the one missing after the move`() throws {
        for seed in 1...UInt64(Long.rounds(20, long: 500)) {
            var generator = SeededGenerator(seed: seed)
            var position = try seed % 2 == 0 ? .initial : Position(fen: generator.pick(PerftCase.chess960).fen)
            for _ in 0..<80 {
                let moves = position.legalMoves()
                #expect(position.hasLegalMove == !moves.isEmpty)
                guard !moves.isEmpty else { break }
                let move = generator.pick(moves)
                let after = position.playing(move)
                let missing = PieceKind.allCases.filter {
                    after.pieces(after.sideToMove, $0).count < position.pieces(after.sideToMove, $0).count
                }
                #expect([position.captured(by: move)].compactMap { $0 } == missing)
                position = after
            }
        }
    }
}
