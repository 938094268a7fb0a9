import Analysis
import Chess
import Testing
import UCI

@Suite struct ReasonOrderTests {
    private func explain(
        from start: Position, played: (String, Score.Value), expected: (String, Score.Value)
    ) throws -> Explanation {
        Explanation(
            try #require(
                MoveComparison(
                    played: evaluation(played.0, played.1, from: start),
                    expected: evaluation(expected.0, expected.1, from: start))))
    }

    @Test func `a piece that is left to capture again is named before what it brings about`() throws {
        let explanation = try explain(
            from: Position(fen: "rnbqk2r/ppp2ppp/8/3pP3/3Pn3/2b2N2/PPPB2PP/R2QKB1R w KQkq - 0 8"),
            played: ("Qe2 Bxd2+ Nxd2 Qh4+ g3 Nxg3 hxg3 Qxh1", .centipawns(-533)),
            expected: ("bxc3 c5 Bd3 Nc6 O-O O-O Qe1 Bf5", .centipawns(41)))
        #expect(explanation.full.text == "8.Qe2?? does not take the bishop on c3.")
    }

    @Test func `a check that drives the king is named where a blunder has no other cause`() throws {
        let allowed = try explain(
            from: Position(fen: "r2qkbnr/pp3ppp/4p3/3pN3/6Q1/2N4P/PPn1KPP1/R1B4R b kq - 1 11"),
            played: ("Nxa1 Qa4+ Ke7 Qb4+ Kf6 Qf4+", .centipawns(-668)),
            expected: ("Qa5 Bg5 Nxa1 Rxa1 a6 Rd1", .centipawns(377)))
        #expect(allowed.full.text == "11...Nxa1?? loses the right to castle after 12.Qa4+.")
        let missed = try explain(
            from: Position(fen: "r2qkbnr/pp3ppp/4p3/3pN3/6Q1/2N4P/PP2KPP1/n1B4R w kq - 0 12"),
            played: ("Bg5 Qa5 Qf3 Qc7", .centipawns(-387)), expected: ("Qa4+ Ke7 Qb4+ Kf6 Qf4+", .centipawns(668)))
        #expect(missed.full.text == "12.Bg5?? is a blunder. 12.Qa4+ takes away Black's right to castle.")
    }

    @Test func `a promotion that wins the material is named`() throws {
        let explanation = try explain(
            from: Position(fen: "7k/p5p1/1P2n1r1/6qp/2Q5/4pP1P/2PrB1P1/1R4RK b - - 0 30"),
            played: ("Nf4 b7 Nxe2 b8=Q+ Rd8 Qxe2", .centipawns(-621)),
            expected: ("axb6 Bd3 e2 Bxg6 Qxg6 c3", .centipawns(-90)))
        #expect(
            explanation.full.text
                == "30...Nf4?? loses material: 32.b8=Q+ promotes a pawn. 30...axb6 takes the pawn on b6, "
                + "and the material is level again.")
    }
}
