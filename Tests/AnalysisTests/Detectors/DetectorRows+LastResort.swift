/// Positions for the reasons that are given only where nothing else is found; see `DetectorRows`.
extension DetectorRow {
    static let lastResortPositives = """
        tempo/moves-on | rnbqkb1r/pp2pp1p/5np1/3p4/3P1B2/2N2N2/PP2PPPP/R2QKB1R b KQkq - 1 6 | Bf5 e3 Bd7 Be2 Bg7 Qb3 Qb6 Qxb6 axb6 a4 O-O Bc7 | -99 | Nc6 e3 Nh5 Be5 f6 Bg3 e6 Bd3 Be7 Rc1 O-O O-O | -44
        tempo/moves-on | r1bqkb1r/pp1n1ppp/4p3/2ppP3/1n1P4/2P2N2/PP1NBPPP/R1BQK2R b KQkq - 0 8 | Na6 a3 Nab8 O-O Nc6 Bd3 Qb6 dxc5 Nxc5 Bc2 a5 b4 | -127 | Nc6 O-O Be7 Re1 O-O Bd3 a5 a3 cxd4 cxd4 f6 exf6 | -60
        tempo/waiting | r2qk2r/1b1nbppp/2p1p3/p2nP3/PpBP4/5N2/1P1B1PPP/R1NQ1RK1 w kq - 4 13 | h4 N5b6 Bd3 c5 dxc5 Nxc5 Bb5+ Nbd7 Nb3 Nxb3 Qxb3 Bd5 | -27 | Nb3 c5 dxc5 O-O Bd3 Kh8 Rc1 Rc8 Bb1 Nxc5 Nxc5 Bxc5 | 40
        tempo/waiting | r1bq1rk1/pp2npbp/2np2p1/2pN4/2P4N/4P1P1/PP3PBP/R1BQR1K1 b - - 2 12 | Kh8 Rb1 Nxd5 cxd5 Ne5 f4 g5 fxg5 Qxg5 e4 Qe7 b3 | 3 | Nxd5 Bxd5 Nb4 Bg2 Be6 Bf1 Nc6 Qc2 Qf6 Bd2 Qxb2 Qxb2 | 86
        tempo/driven-home | r1bq1rk1/2p1bppp/p1np1n2/1p2p3/4P3/1BP2N2/PP1P1PPP/RNBQR1K1 w - - 1 9 | Ng5 Na5 Bc2 c5 Nf3 Nc6 d3 Qc7 Bb3 h6 Nbd2 Na5 | -52 | h3 Be6 d4 Bxb3 Qxb3 Qc8 a4 Qb7 Nbd2 exd4 cxd4 Rfe8 | 54
        tempo/driven-home | rn1qkb1r/p1pp1ppp/bp2pn2/8/Q1PP4/5NP1/PP2PP1P/RNB1KB1R b KQkq - 2 5 | Nh5 Bg2 Bb7 O-O Nf6 Rd1 a5 a3 Be7 d5 exd5 cxd5 | -119 | Bb7 Bg2 c5 dxc5 Bxc5 O-O O-O a3 Ne4 Qc2 d5 Nbd2 | -43
        passive/retreat | r1bq1rk1/2p1bppp/p1np1n2/1p2p3/4P3/1BP2N1P/PP1P1PP1/RNBQR1K1 b - - 0 9 | Na7 d4 Bb7 Nbd2 exd4 cxd4 c5 d5 Nc8 Nf1 Nb6 Bc2 | -92 | h6 d4 Re8 Nbd2 Bf8 Nf1 Bb7 Ng3 g6 Bc2 Bg7 d5 | -49
        passive/retreat | r1bq1rk1/pp4pp/1b1p1pn1/n1pP4/4P3/3B1N2/PB1QNPPP/R4RK1 w - - 0 15 | Ne1 Ne5 Bc3 Nac4 Qc1 Nxd3 Nxd3 Ba5 Bxa5 Nxa5 Ng3 b5 | -81 | Bc3 Bc7 Rab1 a6 a4 Rb8 Nf4 Nxf4 Qxf4 Bd7 Qh4 h6 | 20
        passive/edge | rnb1kbnr/ppq2ppp/4p3/2pp4/3P4/2P1P3/PP1N1PPP/R1BQKBNR w KQkq - 1 5 | Nh3 Nc6 f4 b6 Bd3 f5 b3 Nf6 O-O a5 Kh1 Bd6 | -31 | Bd3 Nf6 Ngf3 Be7 O-O Nbd7 e4 cxd4 cxd4 dxe4 Nxe4 | 25
        passive/edge | rnbqk2r/ppp1bppp/4pn2/3p4/8/5NP1/PPPPPPBP/RNBQ1RK1 w kq - 2 5 | Na3 c5 c4 Nc6 d4 O-O dxc5 Bxc5 cxd5 exd5 Nc2 Qb6 | 0 | d4 O-O c4 h6 Nc3 Nbd7 b3 dxc4 bxc4 c5 Qc2 Nb6 | 58
        loses-material | r2qkb1r/pp2pppp/n1p2n2/8/P1BPP1b1/2N2N2/1P3PPP/R1BQK2R b KQkq - 0 7 | Nc7 Qb3 e6 Qxb7 Bxf3 gxf3 Nd7 Bf4 Rc8 Rg1 g6 Qxc6 | -220 | e6 Be3 Be7 O-O Nb4 Be2 Bh5 Ne5 Bxe2 Qxe2 Qc7 Nc4 | -68
        loses-material | r3kb1r/p1ppqppp/b1p2n2/4P3/2P1Q3/8/PP3PPP/RNB1KB1R w KQkq - 3 10 | Qf5 d6 Be2 Qxe5 Qxe5+ dxe5 Nc3 Bc5 Be3 Bxe3 fxe3 Ke7 | -61 | Qe2 Nd5 g3 O-O-O b3 h5 Bg2 h4 Bb2 f6 Nd2 hxg3 | 26
        loses-material | r1bq1rk1/5ppp/5b2/p2pp3/8/1B6/PPP1QPPP/RN3RK1 w - - 0 13 | a3 Ba6 c4 Rb8 Ba2 d4 Rd1 Qc7 Nd2 Rxb2 Qe1 g6 Rdb1 Rxb1 Rxb1 Be7 Nf3 Bd6 | -245 | Rd1 Ba6 Qe1 d4 Nd2 g6 Bc4 Bb7 c3 Bg7 cxd4 exd4 | -104
        structure/doubled-and-isolated | r2q1rk1/pp3ppp/2n5/2bp1b2/8/1P3NP1/P3PPBP/R1BQ1RK1 w - - 1 12 | Be3 Bxe3 fxe3 Be4 Nd4 Re8 Rc1 Qb6 Bxe4 Rxe4 Nf5 Ne7 | -66 | Bb2 d4 b4 Nxb4 Rc1 Qb6 Bxd4 Bxd4 Qxd4 Nxa2 Qxb6 axb6 | 28
        tempo/chased | r1bqk2r/pp1pn1pp/2p2p2/4p3/B1Q5/2P2N2/PP1P1KPP/RNB5 w kq - 0 11 | Qh4 Nf5 Qe4 d5 Qe2 O-O d3 Qb6+ Kf1 g5 Na3 Be6 | -151 | Qe2 d5 d3 Bg4 Kg1 O-O Bd1 Ng6 h3 Qb6+ Qf2 Bxf3 | -112
        tempo/moved-twice | rn1qk2r/pbpp1pbp/1p2pnp1/8/2P5/1P2PN2/PB1PBPPP/RN1QK2R w KQkq - 2 7 | Ba3 c5 Nc3 Nc6 d4 O-O O-O Qe7 Rc1 Rfd8 Re1 d5 | -23 | d4 O-O Nc3 c5 dxc5 bxc5 O-O Qe7 Nb5 d5 cxd5 exd5 | 13
        """

    /// The expected move is a pawn's too. The bishop keeps enough squares. The expected line allows the same capture. An
    /// isolated pawn explains no mistake.
    static let lastResortNegatives = """
        tempo/waiting | rnbqk1nr/ppp1ppbp/6p1/3p4/8/5NP1/PPPPPPBP/RNBQK2R w KQkq - 2 4 | h4 Nf6 d4 O-O O-O c5 c3 Nc6 dxc5 Ne4 Ng5 | -27 | d4 Nf6 c4 c6 cxd5 cxd5 Nc3 Nc6 O-O Ne4 Nd2 Nxc3 | 29
        passive/retreat | 3rr1k1/pb1nqppp/1ppbpn2/3p4/2PPP3/1PNB1N2/PB3PPP/2RQR1K1 b - - 0 13 | Bb8 e5 Nh5 g3 g6 c5 f6 b4 Rf8 Nb1 fxe5 dxe5 | -133 | dxc4 bxc4 e5 d5 Nc5 Bf1 a6 a4 a5 h3 h6 Qc2 | -2
        loses-material | rnb1kb1r/1p1ppppp/pq3n2/2p5/3P1B2/2N1P3/PPP2PPP/R2QKBNR w KQkq - 0 5 | Bc4 Qxb2 Nge2 Qb4 Bb3 e6 O-O cxd4 exd4 d5 Re1 Qa5 | -68 | Nf3 d6 Qd2 Qxb2 Rb1 Qa3 dxc5 Qxc5 Na4 Ne4 Nxc5 Nxd2 | 23
        structure/isolated | rn2kb1r/ppq4p/2p1p3/3p1p2/2PP4/1QN1P2P/PP1K1P2/2R2B1R b kq - 1 14 | Qf7 cxd5 exd5 Rg1 Kd8 Bd3 Bh6 Kc2 Re8 Kb1 Re7 a3 | -232 | Qb6 Qd1 Qxb2+ Rc2 Qa3 cxd5 cxd5 Qh5+ Kd8 Bb5 Qe7 Rb1 | -81
        """
}
