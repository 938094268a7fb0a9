import Chess
import FuzzDrivers
import TestSupport
import Testing

@Suite struct MoveListTests {
    @Test func `a list is replaced each time, in the order of the array`() throws {
        var list = MoveList()
        #expect(list.isEmpty)
        Position.initial.legalMoves(into: &list)
        #expect(Array(list) == Position.initial.legalMoves())
        let mate = try Position(fen: "7k/5KQ1/8/8/8/8/8/8 b - - 0 1")
        mate.legalMoves(into: &list)
        #expect(list.isEmpty)
    }

    @Test func `the moves in a list can be reordered`() throws {
        let position = try Position(fen: "4k3/P2p4/4P3/8/8/8/8/4K3 w - - 0 1")
        var list = MoveList()
        position.legalMoves(into: &list)
        let all = Set(list)
        list.sort { position.san($0) < position.san($1) }
        let sorted = "Kd1 Kd2 Ke2 Kf1 Kf2 a8=B a8=N a8=Q+ a8=R+ e7 exd7+"
        #expect(list.map(position.san).joined(separator: " ") == sorted)
        list.swapAt(0, list.count - 1)
        #expect(list.first.map(position.san) == "exd7+" && list.last.map(position.san) == "Kd1")
        list[1] = list[0]
        #expect(list[1] == list[0] && Set(list).isSubset(of: all))
    }

    @Test(arguments: [
        ("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1", 218),
        ("Q4Qbk/3Q2bp/1Q4Q1/4Q3/Q1Q4Q/Q4Q1Q/3Q4/1Q4QK w - - 0 1", 241),
    ])
    func `the positions with the most moves are listed completely`(fen: String, moves: Int) throws {
        let position = try Position(fen: fen)
        #expect(position.legalMoves().count == moves)
        #expect(position.legalMoveCount == moves)
        #expect(Set(position.legalMoves()).count == moves)
        #expect(moves < MoveList.capacity)
    }

    @Test func `list, count, array, legality and both ways of playing agree in random games`() throws {
        var list = MoveList()
        for seed in 1...UInt64(Long.rounds(20, long: 2_000)) {
            var generator = SeededGenerator(seed: seed)
            var position = try seed % 2 == 0 ? .initial : Position(fen: generator.pick(PerftCase.chess960).fen)
            for _ in 0..<100 {
                position.legalMoves(into: &list)
                #expect(list.count == position.legalMoveCount)
                #expect(position.isCheckmate == (list.isEmpty && position.isCheck))
                guard !list.isEmpty else { break }
                let move = generator.pick(list)
                #expect(position.isLegal(move))
                let next = position.playing(move)
                position.play(move)
                #expect(position == next)
            }
        }
    }
}
