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
                == "30...Nf4?? loses material: 31.b7, then 32.b8=Q+ promotes a pawn. 30...axb6 takes the pawn on b6, "
                + "and the material is level again.")
    }

    @Test func `a pawn is not said to be what a blunder of three pawns costs`() throws {
        let explanation = try explain(
            from: Position(fen: "r1b1k2r/pp1qbpp1/2pp4/4p2n/3PPn1p/1PP1QN1P/PBBN1PP1/R4RK1 w kq - 7 15"),
            played: ("Kh2 Nxg2 Kxg2 Qxh3+ Kg1 Rh6 Nxe5 Ng3 Qf3 Ne2+ Qxe2 dxe5", .centipawns(-459)),
            expected: ("dxe5 Nxg2 e6 Qxe6 Kxg2 Qxh3+ Kg1 Rh6 e5 dxe5 Nh2 Qxe3", .centipawns(-134)))
        #expect(explanation.full.text == "15.Kh2?? is a blunder. 15.dxe5 takes the pawn on e5.")
    }

    @Test func `a piece thrown in when it was lost anyway is not named as the capture`() throws {
        let explanation = try explain(
            from: Position(fen: "r1b1r1k1/p1p2p1p/2p2qpB/2bpn3/8/2NB3P/PPPQ1PP1/R4RK1 b - - 3 14"),
            played: ("d4 Ne4 Nf3+ gxf3 Qxf3 Qf4 Qxf4 Bxf4 Be7 Rfe1", .centipawns(-366)),
            expected: ("Bxh3 Be2 Bg4 Bg5 Qd6 Na4 Bxe2 Qxe2 Bd4 Rad1", .centipawns(302)))
        #expect(explanation.full.text == "14...d4?? loses material after 15.Ne4. 14...Bxh3 takes the pawn on h3.")
    }

    @Test func `a move that the learner also plays later is said to come at once`() throws {
        let explanation = try explain(
            from: Position(fen: "rn2kb1r/ppp2p2/4q1bp/3p2p1/3Pp3/P1P1P2P/1P1Q1PP1/RNB1KB1R w KQkq - 2 11"),
            played: ("Be2 Nd7 c4 dxc4 Qc2 O-O-O Nd2 Kb8 Nxc4 c5", .centipawns(-40)),
            expected: ("c4 dxc4 Qc2 Nd7 Bxc4 Qf5 Bd2 O-O-O a4 g4", .centipawns(16)))
        #expect(explanation.full.text == "11.Be2 is worse. 11.c4 challenges the pawn on d5 at once.")
    }

    /// A position with both lines and scores, and the text.
    struct Anyway: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let fen: String
        let played: (line: String, score: Int)
        let expected: (line: String, score: Int)
        let text: String
    }

    static let anyway = [
        Anyway(
            testDescription: "castling comes with the next move",
            fen: "r1bqk2r/p2pbppp/2p1p1n1/2p1P3/8/2NP1N2/PPP2PPP/R1BQ1RK1 b kq - 0 8",
            played: ("f5 Re1 O-O b3 d6 Na4 dxe5 Bb2 c4 Nxe5 Nxe5 Bxe5", -87),
            expected: ("O-O h4 f6 exf6 Bxf6 h5 Nh4 Nxh4 Bxh4 Qe2 d5 Bd2", 27),
            text: "8...f5 is worse. 8...O-O brings the king to safety at once."),
        Anyway(
            testDescription: "the queens go in both lines",
            fen: "rn2qrk1/p1p1bppp/1p2p3/3p4/Q1PPb3/6P1/PP2PPBP/R1B1NRK1 w - - 2 11",
            played: ("Qb5 Bxg2 Kxg2 Qxb5 cxb5 Rc8 Bf4 g5 Bd2 a6 bxa6 Rxa6", -42),
            expected: ("Qxe8 Rxe8 cxd5 exd5 Be3 h6 Bxe4 dxe4 Ng2 Nd7 Rac1 Rac8", 24),
            text: "11.Qb5 is worse."),
        Anyway(
            testDescription: "the played move attacks the queen first",
            fen: "r2qkbnr/1b1p2pp/p3pp2/1p6/3QP3/2N1BN2/PPP2PPP/R4RK1 b kq - 1 11",
            played: ("e5 Qd3 Ne7 Rfd1 Qc7 b4 Nc8 Nd5 Bxd5 Qxd5 Qc6 a4", -80),
            expected: ("Ne7 a4 Nc6 Qd3 b4 Ne2 Na5 Rfd1 Be7 Rac1 Rc8 Nd2", 0),
            text: "11...e5?! is an inaccuracy. 11...Ne7 heads for c6, where it attacks the queen."),
        Anyway(
            testDescription: "the pawn is taken back later",
            fen: "r2qkbnr/pp3ppp/2n5/2pp4/3P2b1/5NP1/PPP2PBP/RNBQ1RK1 b kq - 0 7",
            played: ("Rc8 Re1+ Be7 dxc5 Nf6 h3 Bh5 Nc3 O-O g4 Bg6 Be3 Nb4 Ne5 Bxc5 Bxc5", -96),
            expected: ("cxd4 h3 Bxf3 Qxf3 Nf6 Bg5 Be7 Bxf6 Bxf6 Re1+ Ne7 Qxd5 Qxd5 Bxd5 O-O Be4", -24),
            text: "7...Rc8 is worse. 7...cxd4 takes the pawn on d4."),
        Anyway(
            testDescription: "the rook goes to the file with the next move",
            fen: "r1b2rk1/1pq2ppp/p1nb1n2/3p4/3N4/2PB1N1P/PP3PP1/R1BQ1RK1 b - - 2 13",
            played: ("Na7 Be3 Re8 Rc1 b5 Re1 Bd7 Nf5 Bxf5 Bxf5 Nc6 a4", -43),
            expected: ("Re8 Be3 Bd7 Re1 Ne4 Qc2 h6 Nxc6 Bxc6 Nd4 Bd7 c4", -5),
            text: "13...Na7 is passive: the knight goes back to a7, where it has two moves."),
        Anyway(
            testDescription: "both lines take the piece",
            fen: "r1bqk2r/ppp2pb1/2np3p/3n2p1/2BPPp2/2P2N2/PP4PP/R1BQ1RK1 w kq - 0 10",
            played: ("Nxg5 hxg5 exd5 Ne7 Bxf4 gxf4 Rxf4 Ng6 Qe2+ Kf8 Rf3 Qh4 g3 Qe7 Raf1 Qxe2 Rxf7+ Kg8", -418),
            expected: ("Bxd5 Qf6 g3 Ne7 gxf4 gxf4 Ne1 Bh3 Ng2 Nxd5 exd5 O-O-O Qf3 Bxg2 Kxg2", -115),
            text: "10.Nxg5?? is a blunder."),
        Anyway(
            testDescription: "the queens are off the board",
            fen: "r3kbnr/pp3p1p/4p1p1/3P4/3N4/6P1/PPP2P1P/R1B1K2R b KQkq - 0 12",
            played: ("Rc8 dxe6 fxe6 O-O Nf6 Re1 Kf7 Re2 h6 Bd2 Re8", -285),
            expected: ("O-O-O Be3 Rxd5 c4 Rd7 Nf3 Bg7 Bxa7 Ne7 Bb6 Bxb2 Rb1", -41),
            text: "12...Rc8?? is a blunder."),
        Anyway(
            testDescription: "the reply takes the pawn that would advance",
            fen: "r1b1kb1r/pp1n1pp1/1qp5/4P2p/2B1P1n1/2N2N2/PPP1Q1PP/R1B1K2R w KQkq - 3 10",
            played: ("a3 Ndxe5 Bb3 Be6 Nxe5 Nxe5 Be3 Qd8 Bxe6 fxe6 Rd1 Qh4+", 27),
            expected: ("e6 fxe6 Bd2 Bd6 O-O-O Qf2 Qd3 Be7 e5 Ngxe5 Nxe5 Nxe5", 202),
            text: "10.a3 is worse."),
        Anyway(
            testDescription: "the reply goes where the supporting pawn would stand",
            fen: "rnq1kb1r/pp2pp2/2p3pn/3pP2p/3P4/2NQ1N2/PPP2PPP/R1B1R1K1 b kq - 2 9",
            played: ("Ng4 e6 f5 Ne2 Na6 Nf4 Rg8 Nxg6 Rxg6 Qxf5 Rg7 Qxh5+", -331),
            expected: ("e6 Bg5 Qc7 Qd2 Qa5 a3 Nf5 b4 Qc7 Na4 Be7 h3", -113),
            text: "9...Ng4 is worse."),
    ]

    @Test(arguments: anyway) func `what happens after the played move too is not what it misses`(
        _ row: Anyway
    ) throws {
        let text = try text(row)
        #expect(text == row.text)
    }

    private func text(_ row: Anyway) throws -> String {
        try explain(
            from: Position(fen: row.fen), played: (row.played.line, .centipawns(row.played.score)),
            expected: (row.expected.line, .centipawns(row.expected.score))
        ).full.text
    }

    static let weightier = [
        Anyway(
            testDescription: "of two pieces that a move uncovers, the one that attacks more",
            fen: "r2q1rk1/1bpn1pb1/p3pnpp/1p6/4N2N/1B1PB2P/PPP2PP1/R2Q1RK1 w - - 2 14",
            played: (
                "c4 Nxe4 Nxg6 Nxf2 Ne7+ Qxe7 Rxf2 bxc4 Bxc4 Ne5 Qh5 Nxc4 Bxh6 f5 dxc4 Bxh6 Qxh6 "
                    + "Rf6 Qg5+ Qg7", -415
            ),
            expected: ("Nd2 a5 a4 Nd5 Bxd5 Bxd5 Nhf3 b4 d4 c5 c4 Bb7", -106),
            text: "14.c4?? loses material: 14...Nxe4 uncovers the queen on d8 against the knight on h4, and the "
                + "knight attacks the pawn on f2. 14.Nd2 moves the knight out of danger."),
        Anyway(
            testDescription: "a fork that begins with a capture, not the capture",
            fen: "r1bqkb1r/pppp1ppp/2n5/4p1N1/2B1n3/8/PPPP1PPP/RNBQK2R w KQ - 0 6",
            played: ("Nf3 Nd6 d3 Nxc4 dxc4 f6 O-O d6 b3 Qd7 Nc3 b6", -166),
            expected: ("Nxf7 Qh4 Qe2 Nd4 g3 Nxe2 gxh4 Nd4 Nxh8 Nxc2+ Ke2 d5", -26),
            text: "6.Nf3? misses 6.Nxf7, which forks the queen on d8 and the rook on h8."),
        Anyway(
            testDescription: "a pawn taken en passant loosens nothing",
            fen: "rn3rk1/p3qpp1/1p2b2p/2ppP3/5P2/2NBP3/PP4PP/R2Q1RK1 b - - 0 14",
            played: ("f5 exf6 Qxf6 Qf3 Rd8 Bb5 a6 Bc4 Nc6 Bxd5 Bxd5 Nxd5", -165),
            expected: ("Rd8 Qf3 Nc6 Bb5 Na5 f5 Bc8 Qf4 a6 Be2 Nc6 Rad1", -113),
            text: "14...f5 is slightly worse. 14...Rd8 guards the pawn on d5."),
        Anyway(
            testDescription: "a pawn that would be taken is supported, not the space",
            fen: "rn1q1rk1/pb1pppbp/5np1/1ppP4/2P5/5NP1/PPQ1PPBP/RNB2RK1 w - - 0 9",
            played: ("h3 bxc4 Qxc4 Nxd5 Rd1 e6 Qxc5 Na6 Qa3 Rc8 Ne1 Nc5 Nd2 Ba6 e4 Be2", -60),
            expected: ("e4 bxc4 Na3 d6 Nxc4 Ba6 Bd2 Bxc4 Qxc4 Nbd7 Rab1 a5 b3 Qb6 Rfc1 Qa7", 38),
            text: "9.h3 is worse. 9.e4 supports the pawn on d5."),
        Anyway(
            testDescription: "a knight that must move, though a bishop is exchanged first",
            fen: "r1b2rk1/2q2ppp/p1p1pn2/3p4/1b2P3/2N1BP2/PPPQ2PP/1K1R1B1R w - - 0 12",
            played: ("exd5 cxd5 a3 Bd6 Na2 Rb8 Ka1 e5 c3 Be6 Bxa6 Nd7", -121),
            expected: ("e5 Bxc3 Qxc3 Nd7 h4 a5 h5 Ba6 h6 g6 Bxa6 Rxa6", 21),
            text: "12.exd5? misses 12.e5, which attacks the knight on f6."),
        Anyway(
            testDescription: "a guard that keeps a pawn, not the lost time",
            fen: "r1bqkb1r/pp3ppp/2np1n2/1Bp1p3/4P3/1P3N2/PBPP1PPP/RN1QK2R w KQkq - 2 6",
            played: ("Ng1 Nxe4 Qe2 f5 Bxc6+ bxc6 d3 Nf6 Nd2 Nd5 Nh3 f4 c4 Nb4 O-O Be7 Nxf4 O-O Nh5 Bf5", -129),
            expected: ("d3 g6 Nc3 Bg7 O-O O-O Bc4 Nh5 Nd5 Kh8 a4 f5 exf5 Bxf5", -27),
            text:
                "6.Ng1 misses 6.d3, which guards e4, so that Nxe4 would lose a knight."
        ),
        Anyway(
            testDescription: "the attacked piece attacks the queen in return",
            fen: "r2qk2r/pp1nbppp/2n1p3/2Pp1P2/P2N4/1BP5/1P4PP/1RBQ1RK1 b kq - 0 14",
            played: (
                "Qa5 fxe6 Nxc5 exf7+ Kf8 Bxd5 Nxd4 cxd4 Rd8 b4 Qc7 bxc5 "
                    + "Rxd5 Qb3 Rd7 Bf4 Qc6 Kh1 h5 h3 Rxd4 Qxb7 Qxb7 Rxb7", -502
            ),
            expected: (
                "e5 Ne6 fxe6 Qh5+ g6 fxg6 Nf6 g7+ Kd7 gxh8=Q Qxh8 "
                    + "Qe2 Bxc5+ Kh1 Qg7 Bc2 Qg4 Qf3 Rg8 b4 Qxf3 gxf3", -159
            ),
            text: "14...Qa5?? is a blunder."),
        Anyway(
            testDescription: "a pawn that the expected line wins back, not the lost time",
            fen: "rn1qkb1r/pp1bpp1p/3p1np1/1B6/2PpP3/2N2N2/PP3PPP/R1BQK2R w KQkq - 0 7",
            played: ("Nb1 e5 O-O Bxb5 cxb5 Nbd7 Bg5 Bg7 Nbd2 O-O a4 Rc8 a5 Nc5", -243),
            expected: ("Bxd7+ Nbxd7 Nxd4 Qa5 O-O Bg7 Be3 Ne5 Nb3 Qa6 c5 Rd8 cxd6 Rxd6", 9),
            text: "7.Nb1?? is a blunder. 7.Bxd7+ exchanges the bishop on d7."),
        Anyway(
            testDescription: "the piece that blocks a check is guarded enough",
            fen: "rnbqk2r/1pp2ppp/3ppn2/p7/1bPP4/6P1/PP1BPPBP/RN1QK1NR w KQkq - 0 6",
            played: ("b3 e5 a3 Bxd2+ Qxd2 exd4 Qxd4 Na6 Nf3 Nc5 O-O O-O Nbd2 Ne6", 20),
            expected: ("Nf3 Bxd2+ Qxd2 Qe7 O-O O-O Nc3 e5 Rfe1 h6 e4 Nc6 Nd5 Qd8", 55),
            text: "6.b3 is slightly worse. 6.Nf3 clears the way for castling."),
    ]

    @Test(arguments: weightier) func `the weightier of two findings is named`(_ row: Anyway) throws {
        let text = try text(row)
        #expect(text == row.text)
    }

    @Test func `a queen whose taker is taken is not lost for less than that piece`() throws {
        let explanation = try explain(
            from: Position(fen: "rnbqkbnr/pp2pppp/3p4/1Bp5/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 1 3"),
            played: ("Qd7 Bxd7+ Bxd7 Ng1 Bg4 f3 Bxf3 Nxf3 g6 Ng5 Bh6 d3 Bg7 Nc3", .centipawns(-636)),
            expected: ("Bd7 Bxd7+ Qxd7 O-O Nf6 Re1 Nc6 c3 e6 d4 cxd4 cxd4 d5 e5", .centipawns(-27)))
        #expect(
            explanation.full.text == "3...Qd7?? loses material: 4.Bxd7+ takes the queen on d7 with a bishop.")
    }

    @Test func `a piece that the reply takes is named before what is taken later`() throws {
        let explanation = try explain(
            from: Position(fen: "r1b2rk1/p4ppp/1p2pn2/2p1N3/3P4/2qBP3/P4PPP/2RQ1RK1 b - - 1 14"),
            played: ("Ne4 Bxe4 Qa3 Bxa8 Qxc1 Qxc1 Ba6 Rd1 Rxa8 dxc5 f6 Nd7 bxc5 Qxc5", .centipawns(-528)),
            expected: ("Qa5 Nc4 Qb5 Ne5", .centipawns(0)))
        #expect(explanation.full.text == "14...Ne4?? loses a piece: 15.Bxe4 takes the undefended knight on e4.")
    }

    @Test func `a line of one move that attacks a piece of its kind is explained`() throws {
        let explanation = try explain(
            from: Position(fen: "rn1q1rk1/pp3pp1/5n1p/2ppNb2/1b1P3B/2N1P3/PP3PPP/R2QKB1R w KQ - 0 10"),
            played: ("f3 Nc6 a3 Bxc3+", .centipawns(-99)), expected: ("Bd3", .centipawns(16)))
        #expect(explanation.full.text == "10.f3 misses 10.Bd3, which attacks the bishop on f5.")
    }
}
