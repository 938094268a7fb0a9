import Chess
import Openings
import Testing

@testable import Coach

@Suite struct MoveTextTests {
    @Test(arguments: [
        "e4 c5 Nf3", "1.e4 c5 2.Nf3", "1. e4 c5 2. Nf3", "1.e4 1...c5 2.Nf3", "1 e4 c5 2 Nf3 *", "1. e4 1… c5 2. nf3",
        " 1.e4\n c5\t2.Nf3 ", "e2e4 c7c5 g1f3",
    ])
    func `moves are read with numbers and without`(text: String) throws {
        #expect(try MoveText.position(after: text, from: .initial).fen.hasPrefix("rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/"))
    }

    @Test func `without moves it is the start position`() throws {
        #expect(try MoveText.position(after: "", from: .initial) == .initial)
        #expect(try MoveText.position(after: "1. 1-0", from: .initial) == .initial)
    }

    @Test func `castling with zeros is a move, not a number`() throws {
        let position = try MoveText.position(after: "1.e4 e5 2.Nf3 Nc6 3.Bc4 Bc5 4.0-0", from: .initial)
        #expect(position.fen.contains("RNBQ1RK1"))
    }

    @Test func `the first move that cannot be played is reported`() throws {
        let failure = try #require(throws: CommandFailure.self) {
            try MoveText.position(after: "1.e4 e5 2.Ke3", from: .initial)
        }
        #expect(failure.message.contains("Ke3"))
        #expect(failure.status == .error)
    }

    @Test func `an invalid FEN is reported with its field`() throws {
        let failure = try #require(throws: CommandFailure.self) { try MoveText.position(fen: "8/8/8/8/8/8/8/8 w") }
        #expect(failure.message.hasPrefix("the FEN is not a position: "))
    }
}
