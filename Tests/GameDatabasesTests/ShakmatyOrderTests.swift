import Chess
import TestSupport
import Testing

@testable import GameDatabaseFixtures
@testable import GameDatabases

@Suite struct ShakmatyOrderTests {
    @Test func `in the initial position e4 has index 12`() throws {
        var order = ShakmatyOrder()
        let e4 = try #require(Position.initial.move(uci: "e2e4"))
        #expect(order.move(12, in: .initial) == e4)
        #expect(order.move(20, in: .initial) == nil)
        #expect(
            order.moves(of: .initial).map(Position.initial.uci) == [
                "a2a3", "b2b3", "c2c3", "d2d3", "e2e3", "f2f3", "g2g3", "h2h3", "a2a4", "b2b4", "c2c4", "d2d4", "e2e4",
                "f2f4", "g2g4", "h2h4", "b1a3", "b1c3", "g1f3", "g1h3",
            ])
    }

    @Test(arguments: [
        // En passant, captures and promotions towards both sides, castling on both sides.
        ("4k3/8/8/3pPp2/8/8/8/4K3 w - f6 0 1", "e5f6 e5e6 e1d1 e1f1 e1d2 e1e2 e1f2"),
        (
            "1n2k3/P1P5/8/8/8/8/8/R3K2R w KQ - 0 1",
            "c7b8q c7b8r c7b8b c7b8n a7b8q a7b8r a7b8b a7b8n a7a8q a7a8r a7a8b a7a8n c7c8q c7c8r c7c8b c7c8n "
                + "a1b1 a1c1 a1d1 a1a2 a1a3 a1a4 a1a5 a1a6 h1f1 h1g1 h1h2 h1h3 h1h4 h1h5 h1h6 h1h7 h1h8 "
                + "e1d1 e1f1 e1d2 e1e2 e1f2 e1g1 e1c1"
        ),
        // In check the king's moves come first.
        ("4k3/8/8/8/1b6/8/2P1N3/4K3 w - - 0 1", "e1d1 e1f1 e1f2 c2c3 e2c3"),
    ])
    func `the moves of a position are in the described order`(fen: String, moves: String) throws {
        let position = try Position(fen: fen)
        var order = ShakmatyOrder()
        #expect(order.moves(of: position).map(position.uci).joined(separator: " ") == moves)
        #expect(Mailbox(fen).shakmatyMoves().joined(separator: " ") == moves)
    }

    @Test func `in random games the order equals that of an independent move generator`() throws {
        var order = ShakmatyOrder()
        var generator = SeededGenerator(seed: 20_260_101)
        let starts =
            [Position.initial.fen] + ["bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w KQkq - 0 1"]
            + ["r3k2r/pPp2pPp/8/3pP3/4pP2/8/PpP2PpP/R3K2R w KQkq - 0 1", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"]
        for round in 0..<Long.rounds(12, long: 400) {
            var position = try Position(fen: starts[round % starts.count])
            for _ in 0..<120 {
                let moves = order.moves(of: position)
                if moves.isEmpty { break }
                let written = moves.map(position.uci)
                #expect(written == Mailbox(position.fen(castling: .sides)).shakmatyMoves(), "\(position.fen)")
                position.play(generator.pick(moves))
            }
        }
    }
}
