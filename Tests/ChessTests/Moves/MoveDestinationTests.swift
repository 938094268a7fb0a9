import Chess
import Testing

@Suite struct MoveDestinationTests {
    @Test(arguments: [
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1g1", "g1"),
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1c1", "c1"),
        ("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "e8g8", "g8"),
        ("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "e8c8", "c8"),
        // Chess960: the king takes its rook; it may stay, and the rook may be at its side.
        ("4k3/8/8/8/8/8/8/5RK1 w F - 0 1", "g1f1", "c1"), ("4k3/8/8/8/8/8/8/6KR w H - 0 1", "g1h1", "g1"),
        ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "h1h8", "h8"), ("8/P3k3/8/8/8/8/8/4K3 w - - 0 1", "a7a8q", "a8"),
    ])
    func `a move ends where the moved piece is afterwards`(fen: String, uci: String, square: String) throws {
        let position = try Position(fen: fen)
        let move = try #require(position.move(uci: uci))
        #expect(move.destination == Square(square))
        let piece = position[move.from]
        let after = position.playing(move)
        #expect(after[move.destination]?.side == piece?.side)
        #expect(move.promotion != nil || after[move.destination] == piece)
    }
}
