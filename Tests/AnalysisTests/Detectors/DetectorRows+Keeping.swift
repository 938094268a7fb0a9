/// Positions for what the expected move keeps or takes, and for pieces given for pawns; see `DetectorRows`.
extension DetectorRow {
    static let keepingPositives = """
        prepared-point/shields | rnbqkb1r/pp2pppp/3p1n2/2p3N1/2B1P3/8/PPPP1PPP/RNBQK2R b KQkq - 3 4 | Qa5 Bxf7+ Kd8 O-O e5 Bc4 Ke8 d3 | -290 | e6 d3 d5 Bb5+ Bd7 Bxd7+ Qxd7 e5 | 46
        prepared-point/shields | 1rbqkbnr/1p1n2pp/p1pppp2/8/8/1QPP1NP1/PP1NPPBP/R1B2RK1 b k - 2 8 | b5 Qxe6+ Be7 a4 c5 axb5 axb5 Ra7 | -273 | d5 e4 Bd6 d4 Ne7 c4 b5 c5 | -118
        prepared-point/shields | r1bqkb1r/pppp1ppp/2n2n2/4p1N1/2B1P3/8/PPPP1PPP/RNBQK2R b KQkq - 5 4 | Bc5 Nxf7 Bxf2+ Kf1 Qe7 Nxh8 Bb6 Bf7+ | -126 | d5 exd5 Na5 Bb5+ Bd7 Qe2 Be7 Nc3 | -29
        prepared-point/keeps-pressure | r1b1kb1N/ppp3pp/5n2/4p3/2q5/N7/PPnP1PPP/R1BQ1RK1 b q - 1 10 | Nxa3 bxa3 Bd6 Bb2 Qd5 Re1 Be6 Qe2 | 233 | Bxa3 d3 Qc6 bxa3 Nxa1 Bg5 Kf8 f4 | 344
        missed-chance/forks | rnb1kbnr/pp2pppp/8/3N4/3p1B2/4P3/PqP2PPP/R2QKBNR w KQkq - 0 6 | Bg3 Kd8 Rb1 Qxa2 Nc7 Qa5+ Qd2 Qxd2+ | 269 | Nc7+ Kd8 Qxd4+ Qxd4 exd4 e5 Bxe5 Bb4+ | 374
        missed-chance/forks | r1bq1r1k/1ppn2bp/2n3p1/p3ppN1/7P/2PBP1B1/PPQN1PP1/R3K2R w KQ - 0 13 | f3 Qe7 e4 f4 Bf2 h6 Bc4 Nf6 | -44 | Ne6 Qf6 Nxf8 Nxf8 h5 g5 f3 a4 | 183
        prepared-point/leaves-line | r1bq1rk1/pp2ppbp/3p1np1/8/2PQ4/2N3P1/PP2PPBP/R1B2RK1 w - - 0 10 | b3 d5 cxd5 Nxd5 Qxd5 Bxc3 Bh6 Qxd5 | 0 | Qd3 Bf5 e4 Be6 Bd2 a6 b3 Nd7 | 45
        prepared-point/leaves-line | rnbq1rk1/ppppbp1p/8/4p1n1/6pQ/1BN4P/PPPP1PP1/R1B1K2R w KQ - 1 11 | hxg4 Nf3+ gxf3 Bxh4 d3 Nc6 g5 Nd4 | -560 | Qh5 g3 fxg3 Ne6 O-O Nc6 d3 d6 | -190
        prepared-point/takes-castling | rn1qkbnr/pp3ppp/2p1b3/4P3/4P3/5N2/PPP3PP/RNBQKB1R b KQkq - 0 6 | Ne7 Qxd8+ Kxd8 h4 h5 Bf4 Ng6 Bg3 Bc5 Nbd2 Nd7 Nc4 | -124 | Qxd1+ Kxd1 Nd7 Be3 f6 Nbd2 Nxe5 Nxe5 fxe5 Bc4 Bf7 Bxf7+ | -36
        prepared-point/takes-space | rn1qr1k1/pbp2pbp/1p2pnp1/3p4/2P5/1P1P1NP1/PB1NPPBP/R2Q1RK1 w - - 3 10 | Qc2 c5 e3 Nc6 Ne5 Nb4 Qb1 Qc7 | -23 | b4 Nbd7 cxd5 exd5 b5 a6 a4 Nc5 | 45
        prepared-point/takes-space | r1bq1rk1/ppp2ppp/2np1n2/2b1p3/2B1PP2/2NP1N2/PPP3PP/R1BQK2R w KQ - 2 7 | Bb3 a5 a4 Bg4 fxe5 Bxf3 Qxf3 Nd4 Qg3 dxe5 | -64 | f5 Nd4 Nxd4 exd4 Nd5 Nxd5 Bxd5 c6 Bb3 Qh4+ | 11
        weak-squares/guard-given-up | r2qkb1r/p2n1ppp/b3p3/2ppP3/8/2N2N2/PPP2PPP/R1BQR1K1 b kq - 3 11 | d4 Ne4 Be7 Nd6+ Bxd6 exd6 Qb6 c3 Qxd6 cxd4 | -11 | Bb7 Ng5 h6 Qh5 g6 Qh3 Be7 Nf3 Qb6 a4 | 71
        trapped-piece/no-retreat | 1r1qk2r/pp2nppp/2pbp3/3p4/3P4/2PBPN2/PP3PPP/RQ2K2R w KQk - 4 9 | Bxh7 g6 Ng5 Nf5 h4 Nxh4 f4 Be7 Rxh4 Bxg5 | -164 | h4 h6 Qc2 c5 dxc5 Bxc5 O-O-O b5 g4 Qb6 | 36
        trapped-piece/no-retreat | r1b2rk1/ppq2ppp/2Nbpn2/3p4/3P4/1P1B4/PBPN1PPP/R2Q1RK1 b - - 0 11 | Bxh2+ Kh1 bxc6 g3 Bxg3 fxg3 Qxg3 Qf3 Qh4+ Kg1 | -183 | bxc6 h3 Bb7 c4 dxc4 Nxc4 c5 Nxd6 Qxd6 dxc5 | -26
        hanging-piece/allowed | rnb1kb1r/1p1ppppp/pq3n2/2p5/3P1B2/2N1P3/PPP2PPP/R2QKBNR w KQkq - 0 5 | Bc4 Qxb2 Nge2 Qb4 Bb3 d5 Rb1 Qa5 dxc5 e6 O-O Bxc5 | -50 | Nf3 cxd4 Qxd4 Qxd4 Nxd4 d6 Bg5 e6 e4 Nc6 Nxc6 bxc6 | 30
        prepared-point/avoids-check | 2kr3r/1p1nbpp1/1qn1p3/pN1pPb2/Q2P1B1p/P4N1P/1P2BPP1/2R2RK1 b - - 7 15 | Rdg8 Nd6+ Bxd6 exd6 g5 Be3 f6 Ne5 Nb8 b4 | -360 | Kb8 Rc3 Rc8 Rfc1 Be4 Ng5 Bg6 Rb3 Qd8 Nd6 | -240
        removed-defender/cut-off | d4 d5 c4 | Nd7 cxd5 Ngf6 Nc3 Nb6 e4 | -150 | e6 Nc3 Nf6 Nf3 | -20
        prepared-point/takes-file | r1b2rk1/ppp2ppp/2n5/3q4/3P4/3B1N2/PP1Q1PPP/R3K2R b KQ - 0 13 | Nxd4 Nxd4 Re8+ Be2 Qxg2 O-O-O Qxf2 Rdf1 | -178 | Re8+ Kf1 Bg4 Qf4 Bxf3 gxf3 Nxd4 Rd1 | 270
        prepared-point/takes-file | 5b1r/p1k2p1p/b3p3/2p1np2/2p5/2N3P1/PP2PPBP/R4RK1 w - - 0 15 | e4 fxe4 Nxe4 Nd3 Rad1 Bg7 Rxd3 cxd3 | -35 | Rfd1 Be7 a4 Rb8 Nb5+ Kb6 h3 Bxb5 | 155
        loses-material/piece-for-pawns | r1b2rk1/ppp2ppp/2n5/3q4/3P4/3B1N2/PP1Q1PPP/R3K2R b KQ - 0 13 | Nxd4 Nxd4 Re8+ Be2 Qxg2 O-O-O Qxf2 Rdf1 | -178 | Re8+ Kf1 Bg4 Qf4 Bxf3 gxf3 Nxd4 Rd1 | 270
        prepared-point/prepares-advance | 2rq1rk1/pp1bppbp/3p1np1/4n3/3NP1P1/1BN1BP2/PPPQ3P/2KR3R b - - 0 12 | Nc4 Bxc4 Rxc4 h4 h5 gxh5 Nxh5 Rhg1 | -85 | b5 g5 b4 Nce2 Ne8 f4 Nc4 Bxc4 | 68
        prepared-point/prepares-advance | rn1q1rk1/ppp1bppp/4b3/3pP3/3P4/2PB1Q2/P1P1N1PP/R1B1K2R b KQ - 4 9 | c6 Nf4 Qd7 O-O Na6 Qh5 g6 Qh6 | -236 | c5 Nf4 c4 Be2 Nc6 O-O b5 Qg3 | -87
        """

    /// A queen can come between, the guard that is cut off costs no mistake, the attacked knight stands on its first
    /// square, the attacker exchanges itself, the line stays closed, the king
    /// keeps its right or moves of its own will, the pawn is taken, the rook stays on its file, a pawn more comes for
    /// the piece, the pawn stays where it is, the attacked pawn is guarded more often, the forked pieces are exchanged,
    /// or one comes between, the attacker is pinned, the learner exchanges the queens, the pawn is taken one move
    /// later, the attacked knight attacks in turn, the queens are off, the attacked pawn cannot be taken, nothing takes
    /// the knight, a captured piece is the point, the pawn comes there by a capture, a blunder costs more than a pawn's
    /// neighbours, the prevented move would lose a bishop, the bishop is taken before it goes back, the pair is given
    /// back, the castling that is prevented comes two moves later.
    static let keepingNegatives = """
        prepared-point/takes-castling | r2qk2r/pppn1pnp/3p2p1/8/2PP4/2N3PB/PP1Q1P1P/R3K2R w KQkq - 4 12 | Bxd7+ Qxd7 O-O O-O Rae1 Rae8 d5 Nh5 Ne4 b6 | 37 | Qe3+ Kf8 O-O-O h5 Rhe1 Nf6 Qf3 Rb8 d5 Ng4 | 143
        removed-defender | d4 d5 c4 | Nd7 cxd5 Ngf6 Nc3 Nb6 e4 | -80 | e6 Nc3 Nf6 Nf3 | -20
        misses-material | rn1qkbnr/ppp2ppp/3p4/4P3/4P3/5b2/PPP2PPP/RNBQKB1R w KQkq - 0 5 | Be2 Bxe2 Qxe2 Nc6 Qb5 Qc8 exd6 Bxd6 Nc3 a6 | -427 | Qxf3 dxe5 Qb3 Nd7 Be3 Bc5 Bxc5 Nxc5 Qb5+ Nd7 | 125
        weak-squares | r2q2k1/pp1nb1pp/2p1prbn/3p4/P2P2P1/1N2BN1P/1PP1BP2/R2Q1RK1 w - - 0 14 | g5 Rxf3 Bxf3 Bxg5 Bg4 Bf5 Bxf5 Nxf5 Qg4 Bxe3 | -68 | Ne5 Rf8 Nxg6 hxg6 Qd3 g5 a5 Re8 c4 Nf7 | 67
        passive | r1q1kb1r/ppp2ppp/2p5/4Pb2/4n3/5N2/PPP1QPPP/RNBR2K1 w kq - 5 10 | Nh4 Be7 Nxf5 Qxf5 Rd4 Nc5 Nc3 Ne6 Rd3 Bc5 | -24 | Nd4 Bg6 e6 fxe6 Nd2 Nxd2 Bxd2 Bf7 Bc3 Be7 | 114
        tempo/moved-back | r1bqk2r/4bp1p/p1p3pB/3pP3/8/2N3QP/PP3PP1/R4RK1 b kq - 1 15 | Bf8 Bxf8 Kxf8 Ne2 Qe7 Rac1 Bd7 Rfe1 Rc8 b4 | -221 | Rg8 Ne2 c5 b4 cxb4 Be3 Be6 Rfc1 Rc8 Rxc8 | -101
        prepared-point/pins | r1bq1rk1/1p2npbp/2np2p1/p1p1p3/2P5/P1NP1NP1/1P2PPBP/1RBQ1RK1 w - - 2 10 | Nd5 Nxd5 cxd5 Nd4 Nd2 Bg4 Re1 a4 h3 Bd7 | -93 | Bg5 f6 Bd2 Be6 Ne1 d5 cxd5 Nxd5 Qb3 Nc7 | 27
        prepared-point/pins | rnbq1rk1/pp2bpp1/4pn1p/2P5/2B4B/2N1P3/PPQ2PPP/R3K1NR b KQ - 0 9 | b6 cxb6 Qxb6 Nf3 Nbd7 O-O Rb8 Rab1 Bb7 Be2 | -114 | Qa5 a3 Qxc5 Be2 a6 b4 Qa7 Nf3 b5 O-O | 6
        prepared-point/defends | r1bq1rk1/p2pbppp/2n5/1ppQ4/8/2N1PN2/PPP2PPP/R3KB1R b KQ - 0 11 | Bf6 Qxc5 b4 Nd5 Bxb2 Rb1 Bf6 Bd3 Bb7 Qd6 | -96 | a6 h4 Rb8 O-O-O c4 Ng5 g6 Nge4 b4 Na4 | 24
        prepared-point/guards | r2qk2r/1bpnbpp1/pp1p1n1p/4p3/P2PP1P1/2N1B2P/1PP1NPB1/R2Q1RK1 b kq - 5 10 | h5 g5 Nh7 h4 Nhf8 f4 Ng6 Qe1 exf4 Nxf4 | -190 | Nh7 Qd2 Bg5 a5 bxa5 dxe5 Nxe5 b3 Bxe3 Qxe3 | -70
        prepared-point/captures-first | rn1qr1k1/p3nppp/b2p4/2p5/1p2P3/5PN1/PP1BB1PP/R2Q1RK1 w - - 4 15 | Bg5 Bxe2 Qxe2 Nbc6 Be3 Qc7 Rad1 Rad8 Nh5 Nc8 | -95 | Bxa6 Nxa6 f4 d5 e5 c4 f5 Nc6 e6 Qf6 | 25
        tempo/rook-pawn | rnbqk1nr/pp2ppbp/2p3p1/3p4/3PP3/2N1BP2/PPP3PP/R2QKBNR b KQkq - 3 5 | a5 Qd2 b5 e5 e6 h4 h5 Bd3 Ba6 a3 | -135 | Qb6 Qd2 Qxb2 Rb1 Qa3 Bd3 Nd7 Nge2 Qa5 O-O | -15
        development | r1bq1rk1/1p2npbp/2np2p1/p1p1p3/2P5/P1NP1NP1/1P2PPBP/1RBQ1RK1 w - - 2 10 | Nd5 Nxd5 cxd5 Nd4 Nd2 Bg4 Re1 a4 h3 Bd7 | -93 | Bg5 f6 Bd2 Be6 Ne1 d5 cxd5 Nxd5 Qb3 Nc7 | 27
        prepared-point/attacks | r4rk1/p2n1ppp/1p2pn2/1q1pN3/5P2/3P2P1/PPQN1P1P/2R1R1K1 b - - 4 15 | h6 d4 Nxe5 fxe5 Ne4 Nxe4 dxe4 Rxe4 | -46 | Qa6 Ndf3 Nxe5 Nxe5 Rfc8 Qb3 h6 h3 | 53
        prepared-point/saves | rnbqk2r/1p3ppp/2p1p3/p7/P1pPn3/5NP1/1PQ1PPBP/RN2K2R b KQkq - 2 10 | Qb6 O-O Nd6 Nbd2 Na6 Nxc4 Nxc4 Qxc4 | -59 | Nd6 O-O Na6 Ne5 Nb4 Qc1 Qc7 Na3 | 33
        prepared-point/threatens | rnbqk2r/pp3ppp/4p3/2Pn4/8/P1N2P2/4P1PP/R1BQKBNR b KQkq - 0 8 | Qa5 Qa4+ Nc6 Qxa5 Nxa5 Nb5 Nb3 Rb1 | -451 | Nxc3 Qxd8+ Kxd8 Bb2 Na4 Bxg7 Rg8 Bd4 | -64
        prepared-point/takes-centre | rnbqkbnr/pp1ppppp/8/2p5/3PP3/8/PPP2PPP/RNBQKBNR b KQkq - 0 2 | d6 dxc5 Qa5+ Nc3 Qxc5 Be3 Qa5 Qd5 | -78 | cxd4 Nf3 e5 c3 Nc6 cxd4 exd4 Nxd4 | -11
        structure/isolated | r3kb1r/pp1n1ppp/1qn1p3/1B1p1b2/Q2P1B1N/2N1P3/PP3PPP/R3K2R b KQkq - 5 10 | Nf6 Nxf5 exf5 Be5 Rd8 Bxf6 gxf6 O-O | -242 | Be4 O-O-O Rc8 f3 Bg6 Nxg6 hxg6 Kb1 | -12
        prepared-point/prevents-move | r2qkbnr/pp3pp1/2n1p2p/2ppPb2/3P4/P1P1BN2/1P3PPP/RN1QKB1R b KQkq - 1 7 | b6 Ba6 Qd7 c4 dxc4 O-O Nge7 dxc5 | -57 | c4 Nbd2 Bh7 Be2 Nge7 b3 b5 O-O | 48
        prepared-point/shields | r1bq1rk1/pppp1ppp/2n2n2/4P3/8/5N2/PPPN1PPP/R2QKB1R b KQ - 0 8 | d6 exf6 Qxf6 Be2 Qxb2 O-O d5 c4 | -323 | Re8 Be2 Nxe5 Nxe5 Rxe5 O-O c6 c4 | 159
        prepared-point/defends | r1bq1rk1/pppp1ppp/2n2n2/4P3/8/5N2/PPPN1PPP/R2QKB1R b KQ - 0 8 | d6 exf6 Qxf6 Be2 Qxb2 O-O d5 c4 | -323 | Re8 Be2 Nxe5 Nxe5 Rxe5 O-O c6 c4 | 159
        prepared-point/keeps-queens | rnb2rk1/pp3pbp/1qpp1np1/8/4PP2/P1NB1N2/1PP1Q1PP/R1B1K2R w KQ - 1 11 | Qe3 Na6 Qxb6 axb6 O-O Re8 Bd2 Nc5 | -56 | Rb1 Nh5 Nd1 Na6 f5 Nc5 g4 Nf6 | 41
        missed-chance/captures | r2qr1k1/1b1nbpp1/p4n1p/1pPp4/7B/2NBPP2/PP1QN1PP/2R2RK1 b - - 0 15 | Qa5 Nd4 Nxc5 Nf5 Nxd3 Qxd3 Qb6 Nxe7+ | -43 | Nxc5 Bc2 Nfe4 fxe4 Bxh4 exd5 Bg5 Nf4 | 52
        missed-chance/gains-time | r1bq1rk1/pp3pbp/2n1pnp1/3p4/2BNP3/2N1BP2/PPPQ2PP/R3K2R w KQ - 0 10 | Nxc6 bxc6 O-O-O Qc7 Bb3 dxe4 fxe4 c5 | -25 | exd5 Na5 Bb3 Nxd5 Nxd5 Nxb3 Nxb3 Qxd5 | 72
        castling/by-force | r3kb1r/pp1n1ppp/2p1pn2/2PpNb2/1P1P1B2/2N5/1P2PPPP/R3KB1R b KQkq - 0 10 | Nh5 Nxd7 Kxd7 Bd2 Be7 b5 a6 Na4 | -106 | Nxe5 Bxe5 Nd7 Bg3 Be7 e3 O-O b5 | -39
        missed-chance/forks | rnb1k1nr/pppp1p2/5q2/2b4p/6p1/2N1P3/PPPN1PPP/R1BQKB1R w KQkq - 0 8 | b3 Qxc3 Rb1 Qg7 Bb2 Nf6 Bd3 Nc6 | -301 | Nde4 Qe7 Nxc5 Qxc5 e4 Nc6 Be3 Qa5 | 227
        missed-chance/forks | r1bqk1nr/ppp2ppp/3p4/8/1n1PP3/5N2/PP3PPP/RN1QKB1R w KQkq - 0 8 | d5 a5 Nc3 Ne7 a3 Na6 Bxa6 Rxa6 | 76 | Qa4+ Nc6 d5 Ne7 dxc6 bxc6 Nc3 O-O | 421
        missed-chance/forks | rnb1k2r/pp3ppp/4p3/q1Pn4/8/P1N2P2/4P1PP/R1BQKBNR w KQkq - 1 9 | e4 Nxc3 Qd2 Nc6 Bb2 Na4 Qxa5 Nxa5 | 111 | Qa4+ Nc6 Qxa5 Nxa5 Nxd5 exd5 Bf4 Bf5 | 454
        prepared-point/keeps-pressure | rn1qk2r/pb1pbppp/1p2pn2/2p5/3P1B2/2PBPN2/PP3PPP/RN1QK2R w KQkq - 1 7 | Bg5 h6 Bh4 Nc6 O-O cxd4 cxd4 Nb4 | -90 | h3 O-O Nbd2 d5 Qe2 Bd6 O-O Bxf4 | 30
        prepared-point/keeps-pressure | r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 4 | Be2 Nf6 d3 d5 exd5 Nxd5 O-O Bd6 | -40 | Bxc6 dxc6 O-O f6 d4 exd4 Nxd4 c5 | 40
        prepared-point/leaves-line | r1bq1rk1/pp2ppbp/3p1np1/8/2PQ4/2N3P1/PP2PPBP/R1B2RK1 w - - 0 10 | b3 a6 Bb2 Rb8 Rad1 b5 cxb5 axb5 | -20 | Qd3 Bf5 e4 Be6 Bd2 a6 b3 Nd7 | 45
        prepared-point/takes-castling | e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 | h6 Nxf7 Na5 Nxd8 Nxc4 d3 Bb4+ c3 | -487 | d5 exd5 Na5 Bb5+ Bd7 Qe2 Be7 Nc3 | -29
        prepared-point/takes-file | e4 e5 Nf3 Nc6 Bc4 Bc5 O-O Nf6 d3 d6 c3 O-O | Nh4 Nxe4 dxe4 Qxh4 Nd2 Be6 Qe2 Rad8 | -120 | Re1 a6 Bb3 Ba7 h3 h6 Nbd2 Re8 | 30
        loses-material/piece-for-pawns | e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 d5 exd5 | Nxd5 Nxf7 Kxf7 Qf3+ Ke6 Nc3 Ncb4 a3 | -100 | Na5 Bb5+ c6 dxc6 bxc6 Bd3 Nd5 Nf3 | 0
        prepared-point/prepares-advance | e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O | Nxe4 Re1 Nc5 Bxc6 dxc6 Nxe5 Be7 d4 | -40 | b5 Bb3 Bc5 c3 d6 a4 Bb7 d4 | 40
        prepared-point/presses | rn1qkbnr/pp3ppp/4p1b1/2ppP3/3P2P1/2N1B3/PPP1NP1P/R2QKB1R b KQkq - 1 7 | Nd7 f4 Ne7 h4 h5 f5 exf5 g5 | -63 | Nc6 dxc5 h5 Nf4 d4 Nxg6 fxg6 Qd3 | 16
        prepared-point/takes-castling | r3k2r/ppqn1pp1/2pbpnp1/3p4/2PP4/1P2P2P/PB2BPP1/RN1QK2R b KQkq - 0 11 | dxc4 bxc4 Bb4+ Bc3 Bxc3+ Nxc3 e5 O-O | -45 | Ne4 Kf1 f5 Nd2 Ndf6 c5 Nxd2+ Qxd2 | 59
        prepared-point/takes-castling | r1b1k2r/pp2qppp/2nb1n2/8/2B2p2/5N2/PPPPQ1PP/RNB1K2R w KQkq - 4 9 | c3 Qxe2+ Bxe2 O-O O-O Re8 Re1 h6 d4 Bf5 Na3 Rad8 | -95 | Qxe7+ Kxe7 Nc3 Rd8 d3 Kf8 Bd2 Re8+ Kf1 Bg4 Nb5 Bxf3 | -22
        prepared-point/takes-file | r1b1r1k1/pp1n1pbp/1qpp2p1/8/2PNP1n1/2N3PP/PP2RPB1/R1BQ2K1 w - - 3 13 | hxg4 Qxd4 Qxd4 Bxd4 g5 Bg7 Bd2 a5 | -42 | Bf3 Nge5 b3 Nc5 Rc2 a5 Be3 a4 | 48
        prepared-point/retreat | r3kb1r/1p1nnppp/p3p3/3pPb2/3B3N/1PP5/1P1N1PPP/R3KB1R w KQkq - 0 12 | Nxf5 Nxf5 Bd3 Nxd4 cxd4 Rc8 f4 Nb8 | -67 | f4 g5 Nxf5 Nxf5 g3 Nxd4 cxd4 Bb4 | 28
        prepared-point/bishop-pair | r1b2b1r/ppp1k1pp/3q1n2/4p1N1/3n4/1B6/PPPP1PPP/RNBQK2R b KQ - 2 8 | e4 d3 Bg4 Nxe4 Bxd1 Nxd6 Bxc2 Nf5+ | -117 | Nxb3 axb3 h6 Nf3 Bg4 h3 Bxf3 Qxf3 | 0
        prepared-point/prevents-move | r2qk2r/1p1b1pp1/p2bp2p/3pN3/P2P4/6PP/1PPNQP2/R3K2R w KQkq - 1 15 | c3 O-O O-O b5 Nxd7 Qxd7 axb5 axb5 | -40 | Nxd7 Qxd7 O-O O-O c3 b5 a5 Rfc8 | 55
        prepared-point/takes-space | rn1qkbnr/pp2pppp/2p5/3pPb2/3P4/8/PPP2PPP/RNBQKBNR w KQkq - 1 4 | b4 e6 c3 a5 b5 c5 Bd3 Ne7 | -28 | h4 h5 c4 e6 Nc3 Be7 Bd3 Bxd3 | 33
        prepared-point/takes-space | e4 e5 Nf3 Nc6 Bc4 Bc5 | Ng1 Nf6 d3 d5 exd5 Nxd5 Nf3 O-O | -60 | b4 Bxb4 c3 Ba5 d4 exd4 O-O Nge7 | 20
        prepared-point/retreat | rnbqk1nr/pp3ppp/2pb4/3pp3/3PP3/5N2/PPPN1PPP/R1BQKB1R b KQkq - 0 5 | Qc7 dxe5 Bxe5 exd5 cxd5 Nxe5 Qxe5+ Qe2 Qxe2+ Bxe2 | -89 | exd4 Bd3 Ne7 exd5 Nxd5 O-O O-O Nxd4 Nd7 Ne4 | -2
        tempo/early-queen | rnbqk1nr/pp3ppp/2pb4/3pp3/3PP3/5N2/PPPN1PPP/R1BQKB1R b KQkq - 0 5 | Qc7 dxe5 Bxe5 exd5 cxd5 Nxe5 Qxe5+ Qe2 Qxe2+ Bxe2 | -89 | exd4 Bd3 Ne7 exd5 Nxd5 O-O O-O Nxd4 Nd7 Ne4 | -2
        shut-in-bishop | r2qkbnr/1p1b1ppp/p7/3Bn3/4Q1P1/8/PP1PPP1P/RNB1K1NR b KQkq - 4 10 | Qe7 Nf3 Nc6 g5 Nb4 Bxb7 Rb8 a3 Rxb7 Qxe7+ Nxe7 axb4 Nc6 Rxa6 | -190 | Bd6 Qg2 Nf6 Bxb7 Rb8 g5 Nfg4 Nc3 Bc5 Ne4 | 64
        tempo/rook-pawn | rnbqkb1r/ppp2ppp/5n2/3pp3/8/3P1NP1/PPP1PPBP/RNBQK2R b KQkq - 1 4 | h5 Nxe5 h4 gxh4 Qd6 Nf3 Nc6 Bg5 Nh5 c3 | -93 | Bd6 c4 c6 cxd5 cxd5 Bg5 Nc6 Bxf6 gxf6 Nc3 | 4
        prepared-point/exchanges | rn1qkbnr/pp3ppp/2p1b3/4P3/4P3/5N2/PPP3PP/RNBQKB1R b KQkq - 0 6 | Ne7 Qxd8+ Kxd8 h4 h5 Bf4 Ng6 Bg3 Bc5 Nbd2 | -124 | Qxd1+ Kxd1 Nd7 Be3 f6 Nbd2 Nxe5 Nxe5 fxe5 Bc4 | -36
        missed-chance/gains-time | rn1qkb1r/pbpp1ppp/1p2pn2/6B1/2B1P3/2NP4/PPP2PPP/R2QK1NR b KQkq - 2 5 | Bc5 Nf3 h6 Bh4 Be7 Bxf6 Bxf6 e5 Be7 d4 | -20 | h6 Bh4 Nc6 Bb3 Na5 f4 Be7 Nf3 Nxe4 Bxe7 | 49
        tempo/queen-chased | r3kb1r/p1p3pp/2p1bq2/4Np2/2PP4/8/PP3PPP/R1BQ1RK1 w kq - 1 13 | b3 Bd6 Qh5+ g6 Qf3 Bxe5 dxe5 Qe7 Qxc6+ Kf7 | 322 | Qa4 Rd8 Re1 Bd6 Nf3 O-O Bg5 Qg6 Bxd8 f4 | 486
        prepared-point/builds-centre | r1bqkbnr/pppp1ppp/2n5/4p3/4P3/2P2N2/PP1P1PPP/RNBQKB1R b KQkq - 0 3 | Nf6 Qa4 a6 Be2 d6 d3 Be7 O-O O-O Re1 | -60 | d5 Qa4 f6 d3 Ne7 Nbd2 Bd7 Qc2 g5 Nb3 | 12
        king-safety/opened | r2qk1nr/pb1pbppp/1p6/2p5/4P3/2N1Q3/PPP1BPPP/R1B1K2R w KQkq - 2 9 | f3 Nf6 e5 Nd5 Nxd5 Bxd5 Bd2 O-O O-O-O Be6 | 71 | Qg3 Bh4 Qxg7 Qf6 Qxf6 Bxf6 Bd2 O-O-O O-O-O Be5 | 216
        passive/short-step | r2qkbnr/ppp1pppp/8/3p1b2/1n1P4/1PN5/PBP1PPPP/2RQKBNR b Kkq - 6 5 | e6 e3 h5 Nf3 Nf6 a3 Nc6 Nb1 Ne7 c4 | -56 | e5 a3 exd4 Nb5 Nc6 Nf3 Nf6 Nfxd4 Nxd4 Qxd4 | 24
        prepared-point/saves | r1b1kbnr/ppppq1pp/2n5/5P2/2B1p3/5N2/PPPPQPPP/RNB1K2R w KQkq - 2 6 | f6 Nxf6 Ng1 Nd4 Qd1 d5 Bf1 Bg4 Be2 Bf5 | -284 | Ng1 Nf6 Nc3 Nd4 Qd1 d5 Nxd5 Nxd5 Bxd5 Bxf5 | -127
        """
}
