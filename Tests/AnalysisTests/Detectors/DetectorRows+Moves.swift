/// Positions for what the reply attacks, and for pieces and pawns that go back, go on or have no square; see
/// `DetectorRows`.
extension DetectorRow {
    static let movePositives = """
        reply-threat/attacks | r1bqk2r/1p1p1ppp/4pn2/p1n5/2P1P3/P1Q2P2/1P4PP/R1B1KBNR b KQkq - 0 9 | Na6 e5 Ng8 Ne2 Ne7 Nd4 O-O Nb5 Nf5 Bf4 d5 exd6 | -165 | d6 Be3 Bd7 Nh3 Qc7 b4 Na4 Qd2 axb4 axb4 O-O Nf2 | -56
        reply-threat/attacks | r3k2r/1p2ppb1/pqnpb3/7p/4P1nR/1NN3B1/PPPQBPP1/R3K3 w Qkq - 5 15 | Bf3 Bf6 Rh1 h4 Bf4 Bxc3 bxc3 Nge5 Be2 Nc4 Bxc4 Bxc4 | -96 | Nd5 Bxd5 exd5 Nce5 O-O-O Ng6 Rh3 Bh6 f4 Qe3 Kb1 Qxd2 | 33
        reply-threat/attacks | r2qk2r/pp1nbppp/2n1p3/2pp1b1P/5P2/P2PP3/1PP1B1PN/R1BQKN1R b KQkq - 2 11 | d4 e4 Bh4+ g3 Bh3 Nf3 Bxf1 Kxf1 Be7 c3 a5 h6 | -63 | h6 Kf2 Qc7 g4 Bh7 Kg2 Bd6 Ng3 O-O Rf1 e5 Bf3 | 109
        reply-threat/attacks | r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR w KQkq - 4 4 | Nh3 Nd4 Qd1 d5 exd5 Bg4 f3 Bxh3 gxh3 Nh5 O-O Bc5 | -240 | Ne2 Na5 d3 c6 Nbc3 b5 Bb3 Be7 d4 exd4 Nxd4 d6 | -4
        tempo/driven-home | r1b1k2r/1pqp1ppp/p1n1pn2/2b5/4P3/1NN3P1/PPP2PBP/R1BQ1RK1 b kq - 5 9 | Ne5 Nxc5 Qxc5 Na4 Qa5 f4 Nc6 c4 b5 e5 Ng8 cxb5 | -205 | Ba7 Qe2 d6 Be3 Bxe3 Qxe3 Bd7 Rfd1 O-O | 0
        tempo/driven-home | rnbqk2r/pp3ppp/4p3/8/1b1PP3/5N2/P2B1PPP/R2QKB1R b KQkq - 2 9 | Qb6 Bd3 Nc6 Rb1 Bxd2+ Qxd2 Qd8 O-O O-O e5 Ne7 Qe3 | -102 | Bxd2+ Qxd2 O-O Bc4 b6 O-O Nc6 Rfe1 Na5 Bb5 Bb7 Rad1 | -22
        tempo/pawn-goes-on | r1b2rk1/1p1n1ppp/p3p3/2qpP3/5P2/2N5/PPPQB1PP/2KR3R w - - 0 14 | h3 b5 h4 b4 Na4 Qe7 Rh3 Bb7 Rb3 a5 Bb5 Nc5 | -17 | h4 b5 h5 Bb7 Bd3 b4 Ne2 a5 Nd4 a4 Kb1 Nb6 | 57
        wrong-recapture/elsewhere | 1rbq1rk1/1p2ppbp/p2p1np1/2p5/P1PNP3/2NP2PP/1P3PB1/R1BQ1RK1 b - - 0 11 | Nd5 exd5 cxd4 Ne4 b5 cxb5 axb5 a5 b4 Nd2 Rb5 Nc4 | -540 | cxd4 Nd5 Nd7 Bg5 Re8 a5 h6 Bf4 b5 axb6 Nxb6 Qc1 | -63
        wrong-recapture/other-piece | r3k2r/1bq2ppp/p1p1pn2/4b3/4p2Q/1PNB4/PBP2PPP/R3R1K1 w kq - 0 14 | Rxe4 Nxe4 Bxe4 Bf6 Qh5 c5 Bd3 Bd4 Na4 Qc6 Qg4 O-O | -192 | Bxe4 Nxe4 Rxe4 c5 Rc4 O-O Na4 Bxb2 Nxb2 Bd5 Rc3 h6 | 43
        trapped-piece/no-retreat | r1bq1rk1/4bppp/p1nppn2/2p1P3/2B5/2NP1N2/P1P2PPP/1RBQR1K1 b - - 0 11 | Nh5 g4 d5 Bb3 f6 Ba4 Nd4 Nxd4 cxd4 Ne2 fxe5 gxh5 | -205 | dxe5 Nxe5 Nxe5 Rxe5 Qc7 Re1 Rb8 Rxb8 Qxb8 Bg5 h6 Bh4 | 7
        """

    /// The check would be answered so anyway. The bishops are exchanged. The guarded bishop takes something itself. The
    /// expected line moves the f-pawn too. The opponent has no queen. The lead in development was there before. The
    /// advanced pawn is taken. The queen gives check on its way back. The reply takes something, or attacks the same
    /// after the expected move.
    static let moveNegatives = """
        prepared-point/presses | r1b1kb1r/1pp2pp1/p2p1q1p/8/3nP3/3B1N2/PP1N1PPP/R2Q1RK1 w kq - 0 11 | Rb1 Be7 Nxd4 Qxd4 Nf3 Qf6 Re1 c6 Qc2 Be6 a3 O-O | -122 | Qa4+ Nc6 e5 dxe5 Nxe5 Be7 Rae1 Kf8 Ndf3 Nxe5 Nxe5 g6 | 8
        missed-chance | rn1q1rk1/pp3pp1/5n1p/2ppNb2/1b1P3B/2N1P3/PP3PPP/R2QKB1R w KQ - 0 10 | f3 Nc6 a3 Bxc3+ bxc3 Re8 Bg3 Nxe5 dxe5 Qa5 Qd2 Nd7 | -99 | Bd3 cxd4 exd4 Bxc3+ bxc3 Bxd3 Qxd3 Qd6 Bxf6 Qxf6 O-O Qd6 | 16
        prepared-point/covers | r2q1rk1/p4pbp/2p1b1p1/2Bnp3/8/2N2P2/PPPQ2PP/2KR1B1R w - - 2 14 | Rg1 Qa5 Bxf8 Rxf8 Nxd5 Qxa2 Ne7+ Kh8 Qe3 e4 Rd4 exf3 | -50 | Ne4 Re8 h4 Nf4 Qe1 Qc7 g3 Nh5 g4 Nf6 h5 Nxe4 | 68
        king-safety/opened | r1bqkb1r/p2p1ppp/2p1pn2/8/4P3/2N5/PPP2PPP/R1BQKB1R w KQkq - 0 7 | f4 Qb6 Bd3 Rb8 Na4 Qa5+ c3 Ba6 Bxa6 Qxa6 e5 Ne4 | -7 | e5 Nd5 Ne4 Qc7 f4 Qa5+ Bd2 Qb6 c4 Qd4 Qc2 Ne3 | 58
        king-safety/loosened | r3k2r/ppp1bpp1/2p1b3/4PnBp/8/2N2N1P/PPP2PP1/3R1RK1 w - - 4 13 | h4 Bxg5 hxg5 Ke7 Ne2 Rhd8 b3 g6 Nf4 a5 a4 Bd5 | -100 | b3 h4 Rfe1 Rd8 Rxd8+ Kxd8 Rd1+ Ke8 Bxe7 Kxe7 Ng5 Rh5 | 22
        development | r3k1nr/pp1nbppp/1qp3b1/3p4/3P1B2/2N1P1N1/PP1QBPPP/R3K2R b KQkq - 8 10 | Qa5 h4 h5 Bd3 Bxd3 Qxd3 g6 O-O Bxh4 e4 Ne7 Bd6 | -50 | Ngf6 h4 h5 Bg5 Bd6 Bf4 Qc7 O-O O-O Bxd6 Qxd6 Qd1 | 5
        tension-released | r1bq1rk1/pp1n1ppp/2pb1n2/P3p3/2BP4/2N1PN2/1P3PPP/R1BQ1RK1 b - - 0 10 | e4 Ng5 Bc7 Ngxe4 Bxa5 Nd6 Bxc3 bxc3 b5 | -116 | h6 h3 Re8 Qb3 Qe7 Nh4 Nf8 dxe5 Bxe5 Bd2 Bc7 | 15
        tempo/driven-home | r1b2rk1/1p1nbpp1/p3p2p/q1p5/2NP4/2P1P1B1/P1Q2PPP/2R1KB1R b K - 1 14 | Qb5 Bd3 cxd4 cxd4 Nb6 Nxb6 Qa5+ Ke2 Qxb6 Qc7 Qxc7 Rxc7 | -88 | Qd8 Bd3 b5 Bh7+ Kh8 Be4 Ra7 Ne5 Nxe5 Bxe5 Bb7 Bxb7 | 40
        reply-threat/attacks | 2rqk2r/pb1nnpb1/1p2p1pp/3pP3/3P2P1/N2BBN2/PPQ2P1P/R3K2R w KQk - 1 13 | Qb1 Nxe5 dxe5 d4 Be4 Bxe4 Qxe4 dxe3 fxe3 b5 Nxb5 Qa5+ | -122 | Qe2 a6 Nc2 O-O h4 Nc6 O-O-O f6 g5 fxe5 gxh6 | 108
        reply-threat/attacks | r2qk2r/ppp2pp1/3p2n1/3Pp3/3N1PPp/7P/PPP3B1/2RQ1RK1 b kq - 0 14 | O-O f5 exd4 fxg6 fxg6 Rxf8+ Qxf8 Qxd4 Qe7 Qe4 Qxe4 Bxe4 | -385 | exd4 Qe2+ Kf8 Qd3 Qd7 Rce1 Re8 Qxd4 Rxe1 Rxe1 b6 a3 | -135
        """
}
