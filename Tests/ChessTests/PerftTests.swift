import Chess
import TestSupport
import Testing

/// Leaf counts compared with Stockfish. By default each position is counted as deep as a hundred thousand leaves allow;
/// the long run (`PREP_LONG=1`) counts all of them to depth 5, and the start position to 6.
@Suite struct PerftTests {
    @Test(arguments: PerftCase.classic)
    func `the standard positions have the counts of Stockfish`(_ example: PerftCase) throws {
        try count(example)
    }

    @Test(arguments: PerftCase.chess960)
    func `Chess960 positions have the counts of Stockfish`(_ example: PerftCase) throws {
        try count(example)
    }

    private func count(_ example: PerftCase) throws {
        let position = try Position(fen: example.fen)
        for (index, leaves) in example.leaves.enumerated() where leaves <= 100_000 || Long.isAsked {
            #expect(position.perft(depth: index + 1) == leaves, "depth \(index + 1)")
        }
    }

    @Test(arguments: PerftCase.classic + PerftCase.chess960)
    func `listed and counted leaves agree`(_ example: PerftCase) throws {
        let position = try Position(fen: example.fen)
        for (index, leaves) in example.leaves.enumerated() where leaves <= 10_000 || Long.isAsked && leaves < 10_000_000
        {
            #expect(position.perft(depth: index + 1, leaf: .listed) == leaves, "depth \(index + 1)")
        }
    }

    @Test(.enabled(if: Long.isAsked, "set PREP_LONG=1 for the deep counts"))
    func `the start position has the published count at depth 6`() {
        #expect(Position.initial.perft(depth: 6) == 119_060_324)
    }

    @Test func `depth 0 counts one leaf`() {
        #expect(Position.initial.perft(depth: 0) == 1)
        #expect(Position.initial.perft(depth: 0, leaf: .listed) == 1)
    }

    @Test func `the counts by move add up and are ordered by UCI notation`() {
        let rows = Position.initial.perftByMove(depth: 3)
        #expect(rows.map(\.nodes).reduce(0, +) == 8_902)
        let texts = rows.map { Position.initial.uci($0.move) }
        #expect(texts == texts.sorted())
        #expect(texts.count == 20)
    }
}
