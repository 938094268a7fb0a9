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

    @Test func `a pawn that is lost late is not what a move costs`() throws {
        let start = try Position(fen: "r1b2rk1/ppp2ppp/2n5/3q4/1b1P4/3BBN2/PP3PPP/R2QK2R w KQ - 2 12")
        let line =
            "Bd2 Re8+ Kf1 Bxd2 Qxd2 Bg4 Qf4 Bxf3 gxf3 Nxd4 Be4 Qb5+ Kg2 Ne6 Qh4 h6 Rhg1 Rad8 Kh1 Kf8"
        let expected = try evaluation(
            "Kf1 Bd6 a3 Ne7 Rc1 Bd7 Bc4 Bb5 Qd3 Bxc4 Qxc4 Qf5 Qc2 Qh5 Bd2 Rfe8", .centipawns(-30), from: start)
        for (score, text) in [
            (-205, "12.Bd2 is worse."), (-310, "12.Bd2?? is a blunder."),
        ] {
            let played = try evaluation(line, .centipawns(score), from: start)
            let comparison = try #require(MoveComparison(played: played, expected: expected))
            #expect(Explanation(comparison).full.text == text)
        }
    }

    private func text(_ fen: String, _ played: (String, Int), _ expected: (String, Int)) throws -> String {
        let start = try Position(fen: fen)
        let comparison = try #require(
            MoveComparison(
                played: try evaluation(played.0, .centipawns(played.1), from: start),
                expected: try evaluation(expected.0, .centipawns(expected.1), from: start)))
        return Explanation(comparison).full.text
    }

    @Test func `a pawn that promotes is not the loss of a rook`() throws {
        let text = try text(
            "8/1P4k1/4pnpp/3p4/3P1b2/5N1P/2B2PP1/6K1 b - - 0 37",
            ("Ne8 Ba4 Nf6 Ne5 Bxe5 dxe5 Ne4 b8=R Ng5", -540), ("Nd7 Ba4 Nb8 Ne1 Bc7 Nd3 Bd6", -200))
        #expect(text.contains("loses material: 38.Ba4, and later 41.b8=R promotes a pawn."))
    }

    @Test func `a bishop that has taken a pawn with check is not what the expected move wins`() throws {
        let text = try text(
            "r3k3/1pp2p2/p2p4/3Bp3/P3P1P1/3PBPq1/1P3RPr/Q5K1 b q - 2 22",
            ("Rh8 Qa2 O-O-O Qb3 b6 Qc4 Rh2 Kf1 Rh1+ Ke2 Rb1 Qc2", -328),
            ("Qh4 Bxf7+ Kf8 Bh6+ Kxf7 Qa2+ Kg6 Qe6+ Kh7 Qf7+ Kxh6 Kf1 Rh1+ Ke2 Qg5 Rf1 Rxf1", 322))
        #expect(text.contains("misses 22...Qh4, which wins material."))
    }

    /// A pawn that is lost only later; without that the text would be about the queen's attack or the guarded pawn.
    @Test(arguments: [
        (
            "r3k2r/pp1n1ppp/1qp1b3/8/4P1n1/P1NBbNQ1/1PP3PP/R1B1KR2 w Qkq - 5 14",
            ("Ne2 Bxc1 Rxc1 Qxb2 Qd6 Ne3 Rf2 Qb6 h3 O-O-O Qb4 Nc4 Bxc4 Qxb4+ axb4 Bxc4 Nd2 Bxe2 Kxe2 f6", -191),
            ("Na4 Qa5+ Nc3 Bxc1 Rxc1 Qb6 Rb1 O-O-O b4 Qe3+ Ne2 g6 h3 Nge5 Nxe5 Qxg3+", -83),
            "14.Ne2 loses a pawn: 14...Bxc1 takes the only defender of the pawn on b2. "
                + "14.Na4 guards the pawn on b2."
        ),
        (
            "rnbq1rk1/ppp2ppp/3p1n2/4p3/2PPP3/2PB1N2/P1Q2PPP/R1B1K2R b KQ - 1 8",
            ("Nh5 dxe5 dxe5 Nxe5 Qf6 Nf3 Nf4 Bxf4 Qxf4 e5 Nd7 O-O Re8 Bxh7+ Kf8 Rfe1 Nxe5 Nxe5 Rxe5 g3", -86),
            ("Nc6 O-O Bg4 Nd2 exd4 Bb2 Nh5 f3 Bd7 f4 Qf6 f5 dxc3 Bxc3 Ne5 Nf3", -14),
            "8...Nh5 loses a pawn: 9.dxe5, then 10.Nxe5. 8...Nc6 protects the pawn on e5."
        ),
    ]) func `a pawn that the played line loses is named before smaller reasons`(
        fen: String, played: (String, Int), expected: (String, Int), wanted: String
    ) throws {
        #expect(try text(fen, played, expected) == wanted)
    }

    @Test func `a capture that is named already stays the reason`() throws {
        let text = try text(
            "r2q1rk1/pp2ppbp/2n3p1/8/3PP1b1/4BN2/P2QBPPP/R3K2R w KQ - 5 12",
            ("O-O Bxf3 Bxf3 Bxd4 Rad1 Bxe3 Qxe3 Qb6 Rd7 Qxe3 fxe3 b5 Rc1 Rac8 Rc5 a6 e5 Nb4 Rxc8 Rxc8", -85),
            ("Rd1 Rc8 O-O Qa5 h3 Bxf3 gxf3 Rfd8 Qxa5 Nxa5 d5 Rc2 Rd2 Rdc8 Rb1 b6", 42))
        #expect(text == "12.O-O leaves the pawn on d4 to Black: 12...Bxf3, then 13...Bxd4.")
    }

    @Test func `a capture that answers both moves is not what the played one loses`() throws {
        let text = try text(
            "r1b1k2r/pp3ppp/2n1p3/q1Np4/5P2/5N2/PPP2PPP/R2QKB1R w KQkq - 1 10",
            ("Ke2 Qxc5 Qd2 Qb5+ c4 Qxc4+ Kd1 Qa4+ b3 Qa3 Rc1 O-O Bb5 Bd7 Bxc6 bxc6 Ne5", -133),
            ("c3 Qxc5 Bd3 f6 O-O Qd6 Qd2 Bd7 Rfe1 O-O Rad1 Be8 f5 exf5 Bxf5 Bf7 Nd4 Nxd4 Qxd4 Rfd8", 59))
        #expect(text == "10.Ke2?? gives up the right to castle.")
    }

    @Test func `a pawn that is offered later is not named with the piece that is lost`() throws {
        let text = try text(
            "rnbq1rk1/pppp1ppp/4pn2/8/1bPP4/P1N5/1PQ1PPPP/R1B1KBNR b KQ - 0 5",
            ("c6 axb4 d5 e3 Na6 Na2 e5 dxe5 Ne4 Nf3 Bh3 gxh3", -474),
            ("Bxc3+ Qxc3 b6 e3 Bb7 b4 d5 cxd5 Qxd5 f3 a5 Nh3", -17))
        #expect(text == "5...c6?? loses a piece: 6.axb4 takes the undefended bishop on b4.")
    }

    @Test func `a queen that is not taken comes before a pawn that is lost`() throws {
        let text = try text(
            "r1b1kb1r/ppppq1pp/5n2/5P2/2B5/3p4/PP2QPPP/RNB1K1NR b KQkq - 1 10",
            ("c6 Bxd3 d5 Nc3 Bd7 Qxe7+ Bxe7 Nf3 O-O O-O Ne4 Bxe4", -471),
            ("dxe2 Nc3 Qc5 Bd3 d5 Nh3 Qb6 a3 Bc5 Rb1", 505))
        #expect(text == "10...c6?? misses 10...dxe2, which wins the queen for a pawn.")
    }

    @Test func `a pawn that the reply takes comes before pieces that are exchanged later`() throws {
        let text = try text(
            "r3r1k1/1bq2pbp/nppp1np1/4p3/2NPP3/2P2NPP/1P3PB1/R1BQR1K1 b - - 2 14",
            ("Qe7 Nxb6 Rad8 Qd3 exd4 Rxa6 Bxa6 Qxa6 dxc3 bxc3 d5 e5", -201),
            ("Rad8 b4 b5 Na5 Ba8 dxe5 dxe5 Qe2 Qb8 Nb3 Bb7 Nh2", -69))
        #expect(text == "14...Qe7 stops guarding the pawn on b6: 15.Nxb6.")
    }

    @Test func `a rook that is not taken needs no weakened king beside it`() throws {
        let text = try text(
            "r2q1rk1/pbn2p1p/1p2pnpB/2ppN3/1b1P2P1/2NBP2Q/PPP2P1P/R3K2R w KQ - 0 14",
            ("f3 Nd7 a3 Bxc3+ bxc3 Nxe5 dxe5 c4 Be2 Nb5 Kd2 d4", 62),
            ("Bxf8 Qxf8 g5 Nh5 a3 cxd4 exd4 Bxc3+ bxc3 Ne8 Qe3 Nd6", 186))
        #expect(text == "14.f3 misses 14.Bxf8, which takes the rook on f8.")
    }
}
