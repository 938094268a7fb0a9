import Analysis
import Chess
import Testing
import UCI

/// What an explanation says about material that the engine's line loses.
@Suite struct LostMaterialTextTests {
    @Test func `before the retry no capture is named that the cut line does not show`() throws {
        let start = try Position(fen: "r1b2rk1/p4pp1/2p2q1p/2P5/1Q6/2p1PN2/PP3PPP/R3K2R w KQ - 0 14")
        let played = try evaluation(
            "Rb1 Bf5 O-O Rfb8 Qc4 Bxb1 Rxb1 Rxb2 Rxb2 cxb2 Qb3 Qf5 Qxb2 Qxc5", .centipawns(-417), from: start)
        let expected = try evaluation(
            "Qxc3 Qxc3+ bxc3 Re8 O-O-O Be6 Rd2 Rab8 Rhd1 Rb5 Rd8 Rxd8", .centipawns(187), from: start)
        let comparison = try #require(MoveComparison(played: played, expected: expected))
        // The line is cut before castling, which is prepared too.
        let explanation = Explanation(comparison, prepared: [expected.move, try start.move(san: "O-O")])
        #expect(explanation.full.text.hasPrefix("14.Rb1?? loses material: 14...Bf5, and later 16...Bxb1."))
        let before = try #require(explanation.beforeRetry)
        #expect(before.line.moves.count == 2)
        #expect(before.text == "14.Rb1?? loses material.")
    }

    @Test func `a pawn that is lost late is not what a blunder costs`() throws {
        let start = try Position(fen: "r1b2rk1/ppp2ppp/2n5/3q4/1b1P4/3BBN2/PP3PPP/R2QK2R w KQ - 2 12")
        let line =
            "Bd2 Re8+ Kf1 Bxd2 Qxd2 Bg4 Qf4 Bxf3 gxf3 Nxd4 Be4 Qb5+ Kg2 Ne6 Qh4 h6 Rhg1 Rad8 Kh1 Kf8"
        let expected = try evaluation(
            "Kf1 Bd6 a3 Ne7 Rc1 Bd7 Bc4 Bb5 Qd3 Bxc4 Qxc4 Qf5 Qc2 Qh5 Bd2 Rfe8", .centipawns(-30), from: start)
        for (score, text) in [
            (-205, "12.Bd2 loses a pawn: 12...Re8+, and later 16...Nxd4."), (-310, "12.Bd2?? is a blunder."),
        ] {
            let played = try evaluation(line, .centipawns(score), from: start)
            let comparison = try #require(MoveComparison(played: played, expected: expected))
            #expect(Explanation(comparison).full.text == text)
        }
    }
}
