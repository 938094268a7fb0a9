import Chess
import TestSupport
import Testing
import UCI

@Suite(.timeLimit(.minutes(10))) struct EnginePerftTests {
    @Test(
        .needsStockfish,
        arguments: [
            ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 97_862),
            ("bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9", 12_189),
        ])
    func `a real engine counts the same leaves, and stays usable`(fen: String, leaves: Int)
        async throws
    {
        let position = try Position(fen: fen)
        let engine = try await Engine.start(Stockfish.required())
        #expect(try await engine.perft(from: position, depth: 3) == leaves)
        #expect(try await engine.perft(from: position, depth: 1) == position.legalMoveCount)
        #expect(try await engine.search(from: position, limit: .depth(1)).bestMove != nil)
        await engine.close()
    }
}
