import Chess
import Testing

/// The judge's own search and counting.
@Suite struct BoardSearchTests {
    @Test(arguments: [
        // A knight for nothing; a knight guarded by a pawn; a mate in two plies; a pawn that becomes a queen.
        ("4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1", 2, 5), ("4k3/8/2p5/3n4/8/8/8/3RK3 w - - 0 1", 0, 1),
        ("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", 1, 999), ("8/P5k1/8/8/8/8/6K1/8 w - - 0 1", 1, 9),
    ])
    func `the search finds what can be won`(fen: String, plies: Int, lead: Int) throws {
        #expect(CaptureSearch.best(try Position(fen: fen), plies: plies).lead == lead)
    }

    @Test(arguments: [
        ("4k3/8/2p5/3n4/8/8/8/3RK3 w - - 0 1", "d5", 0), ("4k3/8/2p5/3n4/4P3/8/8/3RK3 w - - 0 1", "d5", 3),
        ("4k3/8/8/3q4/8/1B6/8/4K3 w - - 0 1", "d5", 9), ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "d5", 0),
    ])
    func `an exchange goes on as long as it pays`(fen: String, square: String, gain: Int) throws {
        #expect(try Position(fen: fen).exchange(on: try #require(Square(square))) == gain)
    }

    @Test(arguments: [
        ("the exchange", 2), ("a piece for two pawns", 1), ("the queen for a rook and a piece", 1), ("two pieces", 6),
        ("the exchange and a pawn", 3), ("the queen", 9),
    ])
    func `material is read as pawns`(words: String, points: Int) {
        #expect(MaterialClaims.Net(words)?.points == points)
    }

    @Test(arguments: ["time", "pieces", "a pawns", "two pawn", "a piece for", "the right to castle"])
    func `other words are no material`(words: String) {
        #expect(MaterialClaims.Net(words) == nil)
    }

    @Test func `pawn weaknesses are seen on the board`() throws {
        let position = try Position(fen: "4k3/pp3ppp/3p4/2p1p3/2P1P3/P7/P4P2/4K3 w - - 0 1")
        #expect(position.isDoubled(.white, file: 0) && position.isIsolated(.white, file: 0))
        #expect(position.isIsolated(.white, file: 2) && !position.isIsolated(.white, file: 4))
        let (behind, ahead) = (try #require(Square("d6")), try #require(Square("c5")))
        #expect(position.isBackward(behind) && !position.isBackward(ahead))
    }
}
