/// Positions for the reasons that are given only where nothing else is found; see `DetectorRows`.
extension DetectorRow {
    static let lastResortPositives = """
        tempo/moves-on | rnbqkb1r/pp2pp1p/5np1/3p4/3P1B2/2N2N2/PP2PPPP/R2QKB1R b KQkq - 1 6 | Bf5 e3 Bd7 Be2 Bg7 Qb3 Qb6 Qxb6 axb6 a4 O-O Bc7 | -99 | Nc6 e3 Nh5 Be5 f6 Bg3 e6 Bd3 Be7 Rc1 O-O O-O | -44
        tempo/moves-on | r1bqkb1r/pp1n1ppp/4p3/2ppP3/1n1P4/2P2N2/PP1NBPPP/R1BQK2R b KQkq - 0 8 | Na6 a3 Nab8 O-O Nc6 Bd3 Qb6 dxc5 Nxc5 Bc2 a5 b4 | -127 | Nc6 O-O Be7 Re1 O-O Bd3 a5 a3 cxd4 cxd4 f6 exf6 | -60
        hanging-piece/allowed | rn1qk2r/p3bpp1/b1p1p2p/3nP3/PppPN2P/8/1P1N1PP1/R1BQKB1R b KQkq - 3 12 | O-O Bxc4 f5 exf6 Nxf6 Nxf6+ Bxf6 Bxa6 Nxa6 Nf3 Nc7 Qc2 | 8 | c3 bxc3 Nxc3 Qg4 Kf8 Bb2 Qxd4 Rh3 h5 Qf4 Bxf1 Rf3 | 80
        tempo/waiting | r1bq1rk1/p2p2pp/1pn1p3/2b2p2/2P5/PQN1P3/1P1NBPPP/R3K2R w KQ - 0 12 | h4 f4 Nce4 fxe3 fxe3 d5 Nxc5 bxc5 O-O-O Rb8 Qc2 d4 | -56 | Nf3 f4 Ne4 fxe3 fxe3 Be7 O-O-O Qc7 Nc3 Ba6 Qc2 Na5 | -2
        tempo/waiting | r2qr1k1/ppp2pp1/2nb3p/5b2/2BP1n2/P1N1BN1P/1P3PP1/R2QR1K1 w - - 3 14 | Kh1 a6 Bf1 Ng6 Rc1 Bd7 Bd3 Nce7 Be4 | 8 | Nb5 Be6 d5 Nxd5 Bxh6 Ne3 Rxe3 Bxc4 Bg5 Qd7 Nxd6 Qxd6 | 47
        misses-material/escape | r1bqk2r/pp3ppp/2n1pn2/3p4/4P3/1Nb3P1/PPP2PBP/R1BQ1RK1 w kq - 0 10 | Qd3 Be5 exd5 exd5 Re1 O-O c4 Be6 Nc5 Qa5 Be3 dxc4 | -412 | exd5 exd5 bxc3 O-O Re1 h6 Qd3 Re8 Bf4 Rxe1+ Rxe1 b6 | 0
        misses-material/escape | r1b2rk1/pp2bppp/4pn2/4n3/2P1N3/2P3P1/PP2qPBP/RNB1R1K1 w - - 0 13 | Bd2 Qh5 Bf4 Nxe4 Bxe5 Nc5 Nd2 Nd3 Bf4 Nxf4 gxf4 Qg4 | -638 | Nxf6+ gxf6 Rxe2 Nxc4 Nd2 Ne5 Nf1 Rd8 Bf4 Nd3 Bh6 Bd7 | 57
        misses-material/escape | r1bq1rk1/pp2p1Bp/2n3p1/2pp1p2/3Pn3/1QP2NP1/PP2PPBP/RN3RK1 b - - 0 10 | Rf7 Bh6 e6 Nbd2 g5 Nxe4 fxe4 Bxg5 exf3 Bxd8 Nxd8 Bxf3 | -543 | c4 Qc2 Kxg7 b3 b5 a4 cxb3 Qxb3 bxa4 Qxa4 Qd6 c4 | -26
        tempo/driven-home | r1bq1rk1/2p1bppp/p1np1n2/1p2p3/4P3/1BP2N2/PP1P1PPP/RNBQR1K1 w - - 1 9 | Ng5 Na5 Bc2 c5 Nf3 Nc6 d3 Qc7 Bb3 h6 Nbd2 Na5 | -52 | h3 Be6 d4 Bxb3 Qxb3 Qc8 a4 Qb7 Nbd2 exd4 cxd4 Rfe8 | 54
        tempo/driven-home | rn1qkb1r/p1pp1ppp/bp2pn2/8/Q1PP4/5NP1/PP2PP1P/RNB1KB1R b KQkq - 2 5 | Nh5 Bg2 Bb7 O-O Nf6 Rd1 a5 a3 Be7 d5 exd5 cxd5 | -119 | Bb7 Bg2 c5 dxc5 Bxc5 O-O O-O a3 Ne4 Qc2 d5 Nbd2 | -43
        prepared-point/develops-inwards | r1bqkbnr/pp1ppppp/2n5/2p5/2B1P3/5Q2/PPPP1PPP/RNB1K1NR b KQkq - 3 3 | Nh6 Ne2 e6 d3 b5 Bb3 Qc7 Bf4 Bd6 Bxd6 Qxd6 a4 | -42 | Nf6 Ne2 Ne5 Qc3 Nxc4 Qxc4 d5 Qxc5 e6 Qe3 Nxe4 b3 | 69
        prepared-point/develops-inwards | rnbqkbnr/pp2pppp/3p4/2p5/4P3/2N2N2/PPPP1PPP/R1BQKB1R b KQkq - 1 3 | Nh6 d4 cxd4 Nxd4 g6 Be3 Bg7 h3 Ng8 Qd2 a6 g4 | -125 | Nf6 d4 cxd4 Nxd4 a6 Be3 e5 Nb3 Be7 f3 Be6 Qd2 | -42
        passive/retreat | r1bq1rk1/2p1bppp/p1np1n2/1p2p3/4P3/1BP2N1P/PP1P1PP1/RNBQR1K1 b - - 0 9 | Na7 d4 Bb7 Nbd2 exd4 cxd4 c5 d5 Nc8 Nf1 Nb6 Bc2 | -92 | h6 d4 Re8 Nbd2 Bf8 Nf1 Bb7 Ng3 g6 Bc2 Bg7 d5 | -49
        passive/retreat | r1bq1rk1/pp4pp/1b1p1pn1/n1pP4/4P3/3B1N2/PB1QNPPP/R4RK1 w - - 0 15 | Ne1 Ne5 Bc3 Nac4 Qc1 Nxd3 Nxd3 Ba5 Bxa5 Nxa5 Ng3 b5 | -81 | Bc3 Bc7 Rab1 a6 a4 Rb8 Nf4 Nxf4 Qxf4 Bd7 Qh4 h6 | 20
        loses-material | r2qkb1r/pp2pppp/n1p2n2/8/P1BPP1b1/2N2N2/1P3PPP/R1BQK2R b KQkq - 0 7 | Nc7 Qb3 e6 Qxb7 Bxf3 gxf3 Nd7 Bf4 Rc8 Rg1 g6 Qxc6 | -220 | e6 Be3 Be7 O-O Nb4 Be2 Bh5 Ne5 Bxe2 Qxe2 Qc7 Nc4 | -68
        loses-material | r3kb1r/p1ppqppp/b1p2n2/4P3/2P1Q3/8/PP3PPP/RNB1KB1R w KQkq - 3 10 | Qf5 d6 Be2 Qxe5 Qxe5+ dxe5 Nc3 Bc5 Be3 Bxe3 fxe3 Ke7 | -61 | Qe2 Nd5 g3 O-O-O b3 h5 Bg2 h4 Bb2 f6 Nd2 hxg3 | 26
        structure/doubled-and-isolated | r2q1rk1/pp3ppp/2n5/2bp1b2/8/1P3NP1/P3PPBP/R1BQ1RK1 w - - 1 12 | Be3 Bxe3 fxe3 Be4 Nd4 Re8 Rc1 Qb6 Bxe4 Rxe4 Nf5 Ne7 | -66 | Bb2 d4 b4 Nxb4 Rc1 Qb6 Bxd4 Bxd4 Qxd4 Nxa2 Qxb6 axb6 | 28
        tempo/chased | r1bqk2r/pp1pn1pp/2p2p2/4p3/B1Q5/2P2N2/PP1P1KPP/RNB5 w kq - 0 11 | Qh4 Nf5 Qe4 d5 Qe2 O-O d3 Qb6+ Kf1 g5 Na3 Be6 | -151 | Qe2 d5 d3 Bg4 Kg1 O-O Bd1 Ng6 h3 Qb6+ Qf2 Bxf3 | -112
        tempo/moved-twice | rn1qk2r/pbpp1pbp/1p2pnp1/8/2P5/1P2PN2/PB1PBPPP/RN1QK2R w KQkq - 2 7 | Ba3 c5 Nc3 Nc6 d4 O-O O-O Qe7 Rc1 Rfd8 Re1 d5 | -23 | d4 O-O Nc3 c5 dxc5 bxc5 O-O Qe7 Nb5 d5 cxd5 exd5 | 13
        """

    /// The expected move is a pawn's too. The bishop keeps enough squares. The expected line allows the same capture. An
    /// isolated pawn explains no mistake. A king's move explains no inaccuracy. The knight goes back late. The bishop has
    /// three moves. No capture shows the loss. The opponent keeps the pawn with another reply. The queen is taken back at once. The queen
    /// goes there anyway. A shut-in bishop explains no blunder. The double step attacks a piece. The reply takes a pawn.
    /// The queens are exchanged. The king castles with the next move. The expected move
    /// forks it. The piece captures where it goes. What the reply takes comes back at once. The played move takes a piece
    /// of the same worth. Passivity explains no blunder. The pinned pawn went there without need.
    /// The knight may take instead of the queen. The opponent attacks there after the expected move too. The king moves in
    /// the expected line too.
    static let lastResortNegatives = """
        tempo/waiting | rnbqk1nr/ppp1ppbp/6p1/3p4/8/5NP1/PPPPPPBP/RNBQK2R w KQkq - 2 4 | h4 Nf6 d4 O-O O-O c5 c3 Nc6 dxc5 Ne4 Ng5 | -27 | d4 Nf6 c4 c6 cxd5 cxd5 Nc3 Nc6 O-O Ne4 Nd2 Nxc3 | 29
        passive/retreat | 3rr1k1/pb1nqppp/1ppbpn2/3p4/2PPP3/1PNB1N2/PB3PPP/2RQR1K1 b - - 0 13 | Bb8 e5 Nh5 g3 g6 c5 f6 b4 Rf8 Nb1 fxe5 dxe5 | -133 | dxc4 bxc4 e5 d5 Nc5 Bf1 a6 a4 a5 h3 h6 Qc2 | -2
        loses-material | rnb1kb1r/1p1ppppp/pq3n2/2p5/3P1B2/2N1P3/PPP2PPP/R2QKBNR w KQkq - 0 5 | Bc4 Qxb2 Nge2 Qb4 Bb3 e6 O-O cxd4 exd4 d5 Re1 Qa5 | -68 | Nf3 d6 Qd2 Qxb2 Rb1 Qa3 dxc5 Qxc5 Na4 Ne4 Nxc5 Nxd2 | 23
        structure/isolated | rn2kb1r/ppq4p/2p1p3/3p1p2/2PP4/1QN1P2P/PP1K1P2/2R2B1R b kq - 1 14 | Qf7 cxd5 exd5 Rg1 Kd8 Bd3 Bh6 Kc2 Re8 Kb1 Re7 a3 | -232 | Qb6 Qd1 Qxb2+ Rc2 Qa3 cxd5 cxd5 Qh5+ Kd8 Bb5 Qe7 Rb1 | -81
        tempo/waiting | r1bq1rk1/pp2ppbp/1n1p2p1/3Pn3/5B2/1QP2N1P/PP1NBPP1/R3K2R b KQ - 2 12 | Kh8 c4 e6 O-O Nxf3+ Bxf3 e5 Be3 f5 c5 dxc5 Bxc5 | -28 | Ned7 a4 Nc5 Qa2 Nbxa4 O-O a5 Rfe1 Bd7 Nd4 Nb6 Bf1 | 80
        tempo/driven-home | rnbqkbnr/pppppp1p/6p1/8/3PP3/8/PPP2PPP/RNBQKBNR b KQkq - 0 2 | Nh6 Nc3 Bg7 h4 c6 g4 d5 g5 Ng8 h5 dxe4 Be3 | -130 | Bg7 Nf3 d6 h3 c5 d5 Nf6 Nc3 O-O Bd3 e6 O-O | -57
        passive/retreat | r1bq1rk1/pp2ppbp/3p1np1/6B1/2PQP3/2N5/PP2BPPP/R3K2R w KQ - 3 10 | Bh4 Be6 Qd2 Rc8 Bxf6 Bxf6 Nd5 Bg7 O-O Bd7 Rac1 Bc6 | -47 | Qe3 Qb6 Qd2 a5 Be3 Qb4 a3 Qb3 f3 Be6 O-O Nd7 | 44
        loses-material | r2q1rk1/pp3ppp/3bb3/1N1p4/1n1Pn3/1Q1B1N2/PP3PPP/R1B1R1K1 w - - 4 14 | h3 Nxd3 Qxd3 Bb4 Bd2 Nxd2 Nxd2 Bxh3 Qxh3 Bxd2 Re5 a6 | -52 | Nxd6 Qxd6 Ne5 Qb6 a3 Nxd3 Qxb6 axb6 Nxd3 Nd6 Nf4 Nf5 | 31
        misses-material | rn1q1b1r/pp2pkp1/2p2n1p/5b2/3P4/5N2/PPP2PPP/R1BQKB1R w KQ - 0 8 | c4 Kg8 Nh4 e6 Be2 Be4 O-O c5 d5 exd5 f3 Bh7 | -241 | Ne5+ Ke8 Bc4 e6 g4 Bh7 Bxe6 Nbd7 Nf7 Qe7 Qe2 Bg8 | -124
        missed-chance/threatens | r3kb1r/1b3ppp/p7/1ppqN3/4n3/8/PP2BPPP/R1BQ1RK1 w kq - 0 15 | f3 Qxe5 fxe4 Rd8 Qe1 Bd6 Qh4 O-O a4 Bxe4 axb5 axb5 | -272 | Qxd5 Bxd5 Rd1 Rd8 a4 c4 Bf3 Be7 axb5 axb5 Ra5 O-O | 68
        prepared-point/gains-time | r2q1rk1/pb3pbp/1pn1p1p1/2p5/2BPP3/2P1B3/P2QNPPP/2R2RK1 w - - 0 13 | g3 Qd7 h4 Rad8 Rfd1 Na5 Bd3 f5 Nf4 Qc8 Qe1 c4 | -27 | Bg5 Qd7 Rfd1 Na5 Bd3 Nc6 Bb1 cxd4 cxd4 Ba6 e5 Bxe2 | 52
        shut-in-bishop | r1bqkb1r/pp2pp1p/2n2np1/3p4/2PP1B2/2N2N2/PP3PPP/R2QKB1R b KQkq - 1 7 | Qd7 Nb5 e5 dxe5 Nh5 Bd2 d4 Qe2 Bc5 Nd6+ Bxd6 exd6+ | -173 | Bg7 Be2 O-O O-O Bg4 c5 Ne4 Rc1 Bxf3 Bxf3 f5 Nb5 | 34
        passive/short-step | r1b1k2r/p2p1ppp/1qp1p3/3nP3/1bP1NP2/8/PP2K1PP/R1BQ1B1R b kq - 2 11 | f6 a3 Bf8 cxd5 cxd5 Nd6+ Bxd6 exd6 O-O Be3 Qxd6 Kf2 | -201 | f5 exf6 Nxf6 Be3 Qd8 Nd6+ Bxd6 Qxd6 Qe7 Qxe7+ Kxe7 Ke1 | -69
        passive/less-active | rn2kb1r/pp1q1ppp/3p1n2/4p3/3NP1P1/2N5/PPP2P1P/R1BQK2R w KQkq - 0 9 | Nb3 Qxg4 Qxg4 Nxg4 f3 Nf6 Bg5 Nc6 Bxf6 gxf6 Nd5 O-O-O | -19 | Nf5 h5 gxh5 Nxh5 Bg5 g6 Ng3 Nf4 Qf3 Nc6 O-O-O Nd4 | 65
        castling | r3kb1r/pp3ppp/1qn1pn2/3p1b2/3P1B2/1QN1P3/PP3PPP/2R1KBNR w Kkq - 2 9 | Kd2 Qxb3 axb3 Na5 Bb5+ Kd8 Ba4 a6 Na2 Ne8 Ke2 f6 | -139 | Qxb6 axb6 a3 Be7 f3 h6 Bb5 O-O Nge2 Bh7 h4 Rfc8 | 47
        king-safety/opened | rnbqk2r/ppp3bp/3p1np1/5p2/2PPp3/2N1P3/PP1NBPPP/R1BQK2R w KQkq - 2 8 | f3 exf3 Nxf3 O-O O-O c5 Rb1 Re8 b4 Ne4 Nxe4 fxe4 | -22 | b4 O-O O-O a5 bxa5 Nc6 a4 Nxa5 Qc2 Be6 Rb1 c6 | 42
        misses-material/escape | rn1qk2r/pp2ppbp/2p3p1/5B2/3P4/5N1P/PPP2PP1/R1BQK2R b KQkq - 0 9 | Qd5 Bd3 Bxd4 Qe2 Nd7 Bc4 Qc5 Bb3 Bc3+ Kf1 Bg7 a4 | -532 | Qa5+ c3 Qxf5 O-O O-O Re1 Re8 a4 Nd7 a5 e5 g4 | -48
        misses-material/escape | r3r1k1/pb1pqpbp/1pn3p1/2p5/2P1NB2/5NP1/PP1QPPBP/R4RK1 b - - 0 13 | d5 cxd5 Qxe4 Ng5 Qb4 dxc6 Qxd2 Bxd2 Ba6 Bd5 Red8 Bxf7+ | -436 | Qxe4 Ng5 Qxe2 Qxd7 Re7 Qxb7 Rxb7 Bxc6 h6 Rae1 Qxc4 Bxb7 | 3
        hanging-piece/allowed | r3k1n1/ppp2Nbr/7p/4pp2/2Bn1P2/6Pq/PPP2Q1P/R1B1K2R b KQq - 1 14 | Ne7 Nxe5 Bxe5 fxe5 O-O-O Bf4 Ndc6 Bd3 Qg4 O-O h5 h4 | -196 | e4 c3 Nf3+ Kd1 Bxc3 bxc3 Rxf7 Kc2 Rd8 Bxf7+ Kxf7 Qf1 | 83
        wrong-recapture | r1b2rk1/p3bppp/4pB2/n1q1p3/1p3P2/1BN3N1/PPP3PP/R2Q1R1K b - - 0 15 | gxf6 Nce4 Qc7 Nh5 Kh8 Nexf6 Qd8 Bd5 exd5 fxe5 Rg8 Nxg8 | -82 | bxc3 Ne4 Qb4 Qg4 Bxf6 Nxf6+ Kh8 Rf3 cxb2 Rd1 Qe7 Nxh7 | 0
        passive/less-active | rnbkr3/ppp2pbp/6p1/4P3/2P1P1n1/2N2N2/PP4PP/R1B1KB1R w KQ - 1 10 | Bf4 c6 Rd1+ Nd7 e6 Rxe6 Be2 Ne5 Ng5 Re7 Nxh7 Ke8 | 40 | Bg5+ f6 Rd1+ Nd7 exf6 Bxf6 Nd5 Bxg5 Nxg5 Nge5 Nf6 Re7 | 257
        pin | r2qkbnr/pppbp1pp/2n5/5p2/3P4/2NB1N2/PPP3PP/R1BQK2R b KQkq - 4 7 | Nf6 Qe2 e6 d5 Nb4 Bc4 Be7 dxe6 Bc6 Bg5 Bxf3 gxf3 | -118 | e6 d5 Nb4 Qe2 Nxd3+ cxd3 Qe7 O-O exd5 Re1 O-O-O Qf2 | -16
        tempo/queen-chased | rnbqkbnr/pp1ppppp/8/2p5/3P4/8/PPP1PPPP/RNBQKBNR w KQkq - 0 2 | Nf3 cxd4 Qxd4 Nc6 Qa4 Nf6 e4 e5 Nc3 Bb4 Bd2 d6 | -6 | d5 Nf6 c4 b5 cxb5 a6 e3 e6 dxe6 fxe6 Nc3 d5 | 71
        king-safety/castled-front | r2q1rk1/pp1nppb1/n2p2pB/2pP3p/2P1P1bP/2N2N2/PP1QBPP1/R3K2R b KQ - 2 11 | f6 Bxg7 Kxg7 Nh2 Bxe2 Qxe2 Qa5 O-O Nc7 f4 b5 Rf3 | -183 | Nc7 Bxg7 Kxg7 Ng5 f6 f3 fxg5 fxg4 hxg4 O-O-O Ne5 Qxg5 | -113
        castling | rnq1k2r/pp2ppb1/2p2np1/7p/3P1BP1/2N2N1P/PPP2P2/R2QK2R w KQkq - 0 13 | Kd2 c5 Nb5 O-O Nc7 e5 Bxe5 Ne4+ Ke1 Bxe5 dxe5 Qxc7 | -168 | g5 Nd5 Nxd5 cxd5 Kf1 Nc6 c3 O-O Kg2 e6 Re1 Qd8 | -15
        """
}
