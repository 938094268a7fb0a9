import Chess
import Openings
import PGN
import Testing

@testable import Coach

/// The learner's shapes in an exported repertoire.
@Suite struct LearnerShapesTests {
    private func tree(_ text: String) throws -> GameTree { try GameTree(pgn: text) }

    private func key(_ moves: String) throws -> CardKey {
        let position = moves.isEmpty ? Position.initial : try position(after: moves)
        return CardKey(side: position.sideToMove, epd: position.epd)
    }

    private func exported(_ text: String, _ shapes: [String: String], _ side: Side = .white) throws -> String {
        var keyed: [CardKey: [Shape]] = [:]
        for (moves, drawn) in shapes {
            keyed[try key(moves)] = try drawn.split(separator: " ").map { try #require(Shape($0)) }
        }
        var tree = try tree(text)
        tree.add(keyed, of: side)
        let pgn = PGNWriter.write(tree)
        // Reading it and adding the same shapes again changes nothing.
        var again = try self.tree(pgn)
        again.add(keyed, of: side)
        #expect(PGNWriter.write(again) == pgn)
        return pgn.split(separator: "\n").joined(separator: " ")
    }

    @Test func `they are written after the move that leads to their position, in the author's comment if there is one`()
        throws
    {
        let shapes = ["1.e4 e5": "Gg1f3 Re5", "1.e4 c5": "Gd2d4"]
        #expect(
            try exported("1. e4 e5 {Now [%cal Gg1f3] this.} (1... c5) 2. Nf3 *", shapes)
                == "1. e4 e5 {Now [%cal Gg1f3] this. [%csl Re5]} (1... c5 {[%cal Gd2d4]}) 2. Nf3 *")
    }

    @Test func `shapes of the start are written before the first move`() throws {
        #expect(try exported("1. e4 *", ["": "Ge2e4"]) == "{[%cal Ge2e4]} 1. e4 *")
    }

    @Test func `a transposition has them after each move that reaches it`() throws {
        let pgn = try exported(
            "1. d4 d5 2. c4 (2. Nf3 e6 3. c4) 2... e6 3. Nf3 *", ["1.d4 d5 2.c4 e6 3.Nf3": "Gg8f6"], .black)
        #expect(pgn.ranges(of: "[%cal Gg8f6]").count == 2)
    }

    @Test func `a comment with an unreadable command is left alone`() throws {
        let pgn = try exported("1. e4 e5 {[%cal Gg1f9]} 2. Nf3 *", ["1.e4 e5": "Gg1f3"])
        #expect(pgn == "1. e4 e5 {[%cal Gg1f9]} {[%cal Gg1f3]} 2. Nf3 *")
    }

    @Test func `positions of the other side get none`() throws {
        #expect(try exported("1. e4 e5 2. Nf3 *", ["1.e4 e5": "Gg1f3"], .black) == "1. e4 e5 2. Nf3 *")
    }
}
