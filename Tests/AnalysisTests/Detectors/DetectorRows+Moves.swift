/// Positions for what the reply attacks, and for pieces and pawns that go back, go on or have no square; see
/// `DetectorRows`.
extension DetectorRow {
    static let movePositives = """
        reply-threat/attacks | r1bqk2r/1p1p1ppp/4pn2/p1n5/2P1P3/P1Q2P2/1P4PP/R1B1KBNR b KQkq - 0 9 | Na6 e5 Ng8 Ne2 Ne7 Nd4 O-O Nb5 Nf5 Bf4 d5 exd6 | -165 | d6 Be3 Bd7 Nh3 Qc7 b4 Na4 Qd2 axb4 axb4 O-O Nf2 | -56
        reply-threat/attacks | r3k2r/1p2ppb1/pqnpb3/7p/4P1nR/1NN3B1/PPPQBPP1/R3K3 w Qkq - 5 15 | Bf3 Bf6 Rh1 h4 Bf4 Bxc3 bxc3 Nge5 Be2 Nc4 Bxc4 Bxc4 | -96 | Nd5 Bxd5 exd5 Nce5 O-O-O Ng6 Rh3 Bh6 f4 Qe3 Kb1 Qxd2 | 33
        reply-threat/attacks | r2qk2r/pp1nbppp/2n1p3/2pp1b1P/5P2/P2PP3/1PP1B1PN/R1BQKN1R b KQkq - 2 11 | d4 e4 Bh4+ g3 Bh3 Nf3 Bxf1 Kxf1 Be7 c3 a5 h6 | -63 | h6 Kf2 Qc7 g4 Bh7 Kg2 Bd6 Ng3 O-O Rf1 e5 Bf3 | 60
        reply-threat/attacks | r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR w KQkq - 4 4 | Nh3 Nd4 Qd1 d5 exd5 Bg4 f3 Bxh3 gxh3 Nh5 O-O Bc5 | -240 | Ne2 Na5 d3 c6 Nbc3 b5 Bb3 Be7 d4 exd4 Nxd4 d6 | -4
        tempo/driven-home | r1b1k2r/1pqp1ppp/p1n1pn2/2b5/4P3/1NN3P1/PPP2PBP/R1BQ1RK1 b kq - 5 9 | Ne5 Nxc5 Qxc5 Na4 Qa5 f4 Nc6 c4 b5 e5 Ng8 cxb5 | -205 | Ba7 Qe2 d6 Be3 Bxe3 Qxe3 Bd7 Rfd1 O-O | 0
        tempo/driven-home | rnbqk2r/pp3ppp/4p3/8/1b1PP3/5N2/P2B1PPP/R2QKB1R b KQkq - 2 9 | Qb6 Bd3 Nc6 Rb1 Bxd2+ Qxd2 Qd8 O-O O-O e5 Ne7 Qe3 | -102 | Bxd2+ Qxd2 O-O Bc4 b6 O-O Nc6 Rfe1 Na5 Bb5 Bb7 Rad1 | -22
        tempo/pawn-goes-on | r1b2rk1/1p1n1ppp/p3p3/2qpP3/5P2/2N5/PPPQB1PP/2KR3R w - - 0 14 | h3 b5 h4 b4 Na4 Qe7 Rh3 Bb7 Rb3 a5 Bb5 Nc5 | -17 | h4 b5 h5 Bb7 Bd3 b4 Ne2 a5 Nd4 a4 Kb1 Nb6 | 57
        wrong-recapture/elsewhere | 1rbq1rk1/1p2ppbp/p2p1np1/2p5/P1PNP3/2NP2PP/1P3PB1/R1BQ1RK1 b - - 0 11 | Nd5 exd5 cxd4 Ne4 b5 cxb5 axb5 a5 b4 Nd2 Rb5 Nc4 | -540 | cxd4 Nd5 Nd7 Bg5 Re8 a5 h6 Bf4 b5 axb6 Nxb6 Qc1 | -63
        wrong-recapture/other-piece | r3k2r/1bq2ppp/p1p1pn2/4b3/4p2Q/1PNB4/PBP2PPP/R3R1K1 w kq - 0 14 | Rxe4 Nxe4 Bxe4 Bf6 Qh5 c5 Bd3 Bd4 Na4 Qc6 Qg4 O-O | -192 | Bxe4 Nxe4 Rxe4 c5 Rc4 O-O Na4 Bxb2 Nxb2 Bd5 Rc3 h6 | 43
        trapped-piece/no-retreat | r1bq1rk1/4bppp/p1nppn2/2p1P3/2B5/2NP1N2/P1P2PPP/1RBQR1K1 b - - 0 11 | Nh5 g4 d5 Bb3 f6 Ba4 Nd4 Nxd4 cxd4 Ne2 fxe5 gxh5 | -205 | dxe5 Nxe5 Nxe5 Rxe5 Qc7 Re1 Rb8 Rxb8 Qxb8 Bg5 h6 Bh4 | 7
        prepared-point/offers-exchange | rn1qr1k1/pb3ppp/1p3n2/2ppN3/1b1P1P2/2NBP3/PP1B2PP/R2Q1RK1 b - - 1 11 | Nbd7 a3 Bxc3 Bxc3 Rc8 Qf3 Rc7 Rad1 cxd4 exd4 Ne4 Bb5 | -57 | Ba6 Bxa6 Nxa6 g4 cxd4 exd4 Bxc3 Bxc3 Ne4 g5 Nc7 Qh5 | 25
        prepared-point/offers-exchange | r1b1kb1r/pp2pppp/1nnq4/8/3p4/1BP2N2/PP3PPP/RNBQ1RK1 b kq - 1 9 | Bf5 Nxd4 Nxd4 cxd4 g6 Re1 Bg7 Nc3 O-O Bg5 Bf6 Bxf6 | -68 | Be6 Bxe6 Qxe6 Nxd4 Nxd4 cxd4 Qd7 Nc3 e6 Qg4 h5 Qf3 | -12
        prepared-point/prepares | rnbq1rk1/ppp1bppp/3p1n2/6B1/3QP3/2N2N2/PPP2PPP/R3KB1R w KQ - 5 7 | a4 Re8 Qd2 Nxe4 Nxe4 Bf5 Bd3 d5 O-O-O dxe4 Bxe4 Bxe4 | -40 | h3 Nbd7 O-O-O c6 g4 Re8 Bf4 Nc5 g5 Ne6 | 50
        """

    /// The check would be answered so anyway. The bishops are exchanged. The guarded bishop takes something itself. The
    /// expected line moves the f-pawn too. The opponent has no queen. The lead in development was there before. The
    /// advanced pawn is taken. The queen gives check on its way back. The reply takes something, or attacks the same
    /// after the expected move. The pawn loses its guard by a later move. The bishop takes the knight in the other line
    /// too, or the learner is a piece behind. The expected line moves the rook. Nothing uses the weakness. The expected
    /// move meets the threat of mate. The capture is an exchange, or is taken back. The two bishops attack each other.
    /// The reply takes something else than what is attacked, or captures in the centre. The piece makes the same trip in
    /// the other line. The prepared advance comes late. The attacked
    /// knight goes to the same square in the other line. The same reply pins there too. The knight is taken back a move
    /// later. The bishop takes the same knight later. The check takes nothing. What is taken is the point.
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
        loses-material/later | r1b2rk1/pp3p1p/2p3p1/q3b3/5B2/2P5/PP1QBPPP/R3K2R w KQ - 0 15 | h3 Bxf4 Qxf4 Re8 Rd1 Qxa2 O-O Qxb2 Bc4 Be6 Rb1 Qxc3 | -117 | O-O Be6 Qe3 Bxf4 Qxf4 Rad8 Rfe1 Qf5 Qxf5 Bxf5 Red1 Be6 | -20
        bishop-pair | r2q1rk1/pp1b2bp/1n3np1/3Pp3/8/2N1BP2/PP1Q2P1/2KR1BNR w - - 2 15 | Bxb6 Qxb6 Bc4 e4 Nge2 exf3 gxf3 Nh5 Nd4 Rac8 Bb3 Bxd4 | -70 | Kb1 e4 d6 Bc6 Nh3 exf3 Ng5 fxg2 Bxg2 Bxg2 Qxg2 Qd7 Bxb6 axb6 | 77
        bishop-pair | rn1q1rk1/pbpp2pp/4p3/b1Q2P2/8/P2B1N2/1P3PPP/RNB2K1R b - - 0 12 | Bxf3 Qxa5 Bb7 Qc3 c5 Nd2 Nc6 Nf3 Rc8 Be3 Ne7 Bg5 | -338 | Bb6 Qe5 Nc6 Qg3 Ne7 f6 Rxf6 Bg5 Rf7 Nbd2 h6 Bxh6 | -248
        castling | r3kb1r/5p1p/pqbppp2/5P2/1p2P3/8/PPPQN1PP/1K1R1B1R b kq - 1 14 | Ke7 Nd4 Qc5 Nb3 Qe5 Bc4 a5 Bd5 exd5 exd5 Qxd5 Qxd5 | -169 | e5 Ng3 Qc5 Nh5 Be7 Bd3 Rg8 Qe2 d5 exd5 Qxd5 Qe3 | -42
        king-safety/loosened | r2qk2r/1b1nbppp/2p1p3/p2nP3/PpBP4/5N2/1P1B1PPP/R1NQ1RK1 w kq - 4 13 | h4 N5b6 Bd3 c5 dxc5 Nxc5 Bb5+ Nbd7 Nb3 Nxb3 Qxb3 Bd5 | -27 | Nb3 c5 dxc5 O-O Bd3 Kh8 Rc1 Rc8 Bb1 Nxc5 Nxc5 Bxc5 | 40
        mate-threat | r2qkb1r/pppb1ppp/8/3p4/3Pn3/3B4/PPP2PPP/RNBQK2R w KQkq - 0 7 | a4 Qh4 O-O Bd6 f4 O-O Nc3 Bg4 Qe1 Qxe1 Rxe1 Nxc3 | -42 | O-O Be7 c4 Nf6 Nc3 dxc4 Bxc4 O-O Re1 c6 h3 b5 | 40
        missed-chance/captures | rn1q1rk1/3p1pbp/P3pnp1/2pb4/P1B5/2N1PN2/1P3PPP/R1BQK2R w KQ - 0 11 | Ba2 Bc6 Bc4 Nxa6 Bb5 Bb7 Qd6 Qb8 Qxb8 Rfxb8 O-O Nc7 | -142 | Nxd5 exd5 Bxd5 Nxd5 Qxd5 Nxa6 O-O Qe7 Rd1 Nb4 Qd6 Qxd6 | 24
        prepared-point/guards | rnbqk2r/ppp2ppp/8/3pp3/2PPn3/P7/1PQ1PPPP/R1B1KBNR w KQkq - 0 8 | Qa4+ Nc6 dxe5 O-O Nf3 d4 Qd1 f6 e6 Ng5 Bxg5 fxg5 | -69 | cxd5 Qxd5 f3 Nd6 dxe5 Qxe5 e4 Nc6 Ne2 Be6 Bf4 Qa5+ | 60
        prepared-point/keeps-pressure | rnbqk2r/pppnbppp/4p3/3pP1B1/3P4/2N5/PPP2PPP/R2QKBNR w KQkq - 1 6 | Bd2 O-O f4 c5 Nf3 Nc6 dxc5 f6 exf6 Bxf6 Be3 Qa5 | -37 | h4 h6 Bxe7 Qxe7 f4 a6 Nf3 c5 Qd2 Nc6 Ne2 Nb6 | 60
        prepared-point/attacks | rnq1nrk1/pbp1bppp/1p6/3pP3/3N4/2NP2P1/PP3PBP/R1BQ1RK1 b - - 2 11 | Nd7 Nf5 Bd8 Nxd5 Bxd5 Bxd5 c6 Be4 Nxe5 d4 Ng6 Qf3 | -229 | c5 Nxd5 Bd8 Nf5 Nc6 Be4 Qd7 Bf4 f6 e6 Qxe6 Re1 | -103
        tension-released/break | r1b1rbk1/ppq2p1p/1np3p1/2pPp1Bn/1P2P3/2N2NP1/P2QBP1P/3R1RK1 w - - 0 15 | b5 cxd5 exd5 f6 d6 Qf7 Be3 Bh3 Rfe1 Nc4 Qc2 Nxd6 | -2 | d6 Qxd6 Qxd6 Bxd6 Rxd6 cxb4 Nb1 Be6 Nbd2 Bxa2 Ra1 Be6 | 146
        tempo/returns | r2q1r1k/pb1nb2p/1p2p1pN/2p2pPn/2P4P/2N1P3/PB1P1P2/R2QKBR1 w Q - 2 15 | Nb5+ Ng7 f4 a6 Nc3 e5 Qb3 Bd6 h5 Nxh5 O-O-O Qe7 | 148 | Qb3 Bd6 f4 e5 Nb5 Bb8 O-O-O a6 Nc3 exf4 exf4 Bxf4 | 250
        prepared-point/prepares | rnb1kb1r/pp3ppp/2pppn2/8/3PP3/q1N1BN1P/P1PQ1PP1/1R2KB1R b Kkq - 1 8 | g6 Be2 Nbd7 e5 dxe5 dxe5 Nd5 Nxd5 exd5 e6 fxe6 Bd4 | -90 | Qa5 Bd3 Nbd7 O-O Be7 Rfe1 e5 Nh4 Nb6 Rb3 Ng4 Bg5 | -20
        tempo/other-piece-chased | r1bq1rk1/pp2ppbp/2npn1p1/2p5/2P1PP2/2NPB1P1/PP1QN1BP/R4RK1 b - - 0 11 | Re8 f5 Ned4 Rf2 e6 fxg6 hxg6 Raf1 Rf8 Bh6 Nxe2+ Nxe2 | -77 | Ned4 f5 Kh8 Bh6 Bxh6 Qxh6 Nxe2+ Nxe2 Rg8 Qd2 g5 Rad1 | 0
        pin/by-the-reply | r2qkb1r/pp1n1ppp/2p1pn2/5b2/P1BP4/2N1PN2/1P3PPP/R1BQK2R w KQkq - 1 8 | Be2 Bb4 Nh4 O-O O-O a5 f3 Bg6 e4 e5 dxe5 Qb6+ | 0 | O-O Bg6 Bd3 Bb4 Bxg6 hxg6 Qc2 Rc8 Rd1 Bxc3 bxc3 O-O | 55
        missed-chance/captures | r3kb1r/1b3pp1/p2ppn1p/q1n5/Np1NP1PP/PP2BP2/2PQ4/2KR1B1R b kq - 0 14 | Ncd7 axb4 Qc7 Rg1 g6 g5 hxg5 hxg5 Ng8 Bc4 Ne7 Rge1 | -246 | Nxa4 axb4 Qc7 bxa4 d5 e5 Nd7 f4 Nb6 Rh3 Nxa4 Bf2 | -59
        centre/strengthened | r3k2r/pp1n1pp1/1qn1p1p1/1B1p4/Qb1PPB2/2N5/PP3PPP/R3K2R w KQkq - 1 13 | Bxc6 bxc6 O-O O-O exd5 exd5 Nxd5 cxd5 Qxd7 Qxd4 g3 Qxb2 | 6 | exd5 exd5 O-O Bxc3 bxc3 O-O Rfb1 Nf6 Bxc6 Qxc6 Qxc6 bxc6 | 79
        prepared-point/presses | r1bqkb1r/ppp2ppp/8/n2Pp3/2p1P1n1/2N1BN2/PP3PPP/R2QKB1R w KQkq - 3 8 | Rb1 Nxe3 fxe3 a6 Nxe5 b5 Be2 Bd6 Nf3 Qe7 O-O O-O | -124 | Qa4+ c6 dxc6 Nxc6 Rd1 Qa5 Qxa5 Nxa5 Nd5 Bd6 Bd2 Nc6 | 60
        prepared-point/prepares | r1b2rk1/pp1nqpp1/2pbpn1p/3p2B1/2PP4/5NP1/PPQ1PPBP/RN1R2K1 w - - 0 11 | Bh4 g5 Nxg5 hxg5 Bxg5 Re8 Qc1 Qd8 e4 dxe4 c5 Be7 | -67 | Bxf6 Nxf6 Nbd2 c5 e4 dxe4 Nxe4 Nxe4 Qxe4 a5 Ne5 cxd4 | 27
        """
}
