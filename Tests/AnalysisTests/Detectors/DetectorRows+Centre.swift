extension DetectorRow {
    /// Tempo, tension, the king and the centre.
    static let centralPositives = """
        tempo/goes-on | r2qkbnr/pp1b1ppp/2n1p3/2ppP3/3P4/2P2N2/PP3PPP/RNBQKB1R w KQkq - 3 6 | Bd3 cxd4 cxd4 Qb6 Be2 Nh6 Nc3 Nf5 | 0 | Be2 Nge7 O-O Ng6 Be3 Qb6 Qd2 Qa5 | 53
        tempo/queen-chased | rnbqkbnr/pp1ppppp/8/2p5/3P4/8/PPP1PPPP/RNBQKBNR w KQkq - 0 2 | c4 cxd4 Qxd4 Nc6 Qd3 Nf6 Nc3 e6 | -6 | d5 Nf6 c4 b5 cxb5 a6 e3 axb5 | 84
        tempo/queen-chased | rnbqkbnr/pp1ppppp/8/2p5/3PP3/8/PPP2PPP/RNBQKBNR b KQkq - 0 2 | d6 dxc5 Qa5+ Nc3 Qxc5 Be3 Qa5 Nf3 | -95 | cxd4 Nf3 e5 c3 Nc6 cxd4 exd4 Nxd4 | -22
        tension-released/central-piece | rn1qkbnr/pp3ppp/4p3/2ppPb2/3P4/5N2/PPP1BPPP/RNBQ1RK1 b kq - 1 6 | cxd4 Nxd4 Nc6 Nxf5 exf5 Bf3 Bc5 Nc3 | -95 | Nc6 c3 Bg6 a3 cxd4 cxd4 Nge7 h3 | -27
        tension-released/unchallenged | rnbqkb1r/pp2pppp/5n2/2pp4/3P4/2PBP3/PP3PPP/RNBQK1NR b KQkq - 0 4 | c4 Bc2 Nc6 Nf3 Bg4 h3 Bh5 Nbd2 | -45 | Nc6 dxc5 e5 b4 Be7 Bb5 O-O Nf3 | 27
        tension-released/unchallenged | rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2 | e5 c5 c3 Nc6 d4 a6 Be2 Bf5 | 0 | exd5 Qxd5 Nc3 Qa5 d4 Bf5 Bd2 e6 | 65
        king-safety/opened | rnbqkbnr/ppp2ppp/4p3/3p4/2PP4/2N5/PP2PPPP/R1BQKBNR b KQkq - 1 3 | f5 Bf4 Bd6 e3 Nf6 Nf3 Nc6 cxd5 | -93 | Nf6 Bg5 Be7 e3 h6 Bf4 O-O Nf3 | -22
        king-safety/opened | rnbqkb1r/ppp2ppp/3p1n2/8/3Pp3/1P2P3/PBP2PPP/RN1QKBNR w KQkq - 0 5 | f3 d5 Nc3 c6 Qd2 Bd6 Nge2 O-O | -47 | d5 c6 c4 Nbd7 Ne2 Nc5 Nf4 a5 | 52
        king-safety/loosened | 2kr1bnr/pp3qpp/1np1bp2/3p4/3P1B2/2NB1N1P/PPP2PP1/R2QR1K1 w - - 1 13 | g4 Bd6 Qd2 g5 Qe2 Bxf4 Qxe6+ Qxe6 | 60 | Qe2 Re8 a4 Bd7 Qd2 Rxe1+ Qxe1 g5 | 204
        centre/pawn-pair | rnbqkb1r/pppp1ppp/4pn2/8/2PP4/2N5/PP2PPPP/R1BQKBNR b KQkq - 1 3 | b6 e4 Bb7 f3 Bb4 Qc2 Bxc3+ Qxc3 | -88 | Bb4 Qc2 d5 a3 Bxc3+ Qxc3 O-O Nf3 | -26
        centre/pawn-pair | rnbqkb1r/ppp1pppp/5n2/3p4/8/1P2P3/P1PP1PPP/RNBQKBNR w KQkq - 1 3 | Bb5+ c6 Be2 e5 d3 Bd6 Bb2 O-O | -86 | Bb2 Bf5 Nf3 e6 Nh4 Bg4 Be2 Bxe2 | -4
        centre/strengthened | r1bq1rk1/pp3pbp/2n1pnp1/3p4/2BNP3/2N1BP2/PPPQ2PP/R3K2R w KQ - 0 10 | Nxc6 bxc6 O-O-O Qc7 Bb3 Bb7 Qf2 dxe4 | -39 | exd5 Na5 Bb3 Nxb3 Nxb3 Nxd5 Nxd5 Qxd5 | 31
        missed-chance/captures-and-attacks | r6r/p1p2kp1/2P4p/4p3/4n1bq/6P1/PPPPB2P/RNBQK2R b - - 0 13 | Qd8 Bc4+ Be6 Bxe6+ Kxe6 Qg4+ Kf7 Nc3 | -613 | Nxg3 Rf1+ Nxf1+ Kxf1 Bh3+ Kg1 Qg5+ Kf2 | 421
        prepared-point/strikes | r1b1k2r/5ppp/p1n1p3/1p6/3PP3/5N2/P2KBPPP/R6R w kq - 0 15 | Rhc1 Bd7 Ke3 Ke7 a4 bxa4 Rxa4 Rhb8 | 32 | a4 bxa4 Rxa4 Ke7 Rc1 Bd7 Rxa6 Rxa6 | 97
        prepared-point/perpetual | r3k2r/pp1n1pp1/2p1pn2/7p/3P2bP/P1N1BNq1/1PP1B3/R2Q1R1K b kq - 1 14 | Ng8 Qe1 Qh3+ Kg1 Ne7 Ne4 Nf5 Bf4 | -239 | Qh3+ Kg1 Qg3+ Kh1 | 0
        prepared-point/presses | r1b2k1r/pp3ppp/2n2n2/3qp1B1/1b6/2N1N3/PPP2PPP/R2QKB1R b KQ - 1 12 | Qa5 Nc4 Bxc3+ bxc3 Qxc3+ Bd2 Qd4 Be3 | 72 | Qd4 Bd3 Bxc3+ bxc3 Qxc3+ Kf1 Be6 Rb1 | 152
        prepared-point/takes-back | rnb2rk1/3n1ppp/1p2p3/qB6/4P3/P1N1BP2/5KPP/1R1Q2NR b - - 1 14 | Nc5 Nge2 Ba6 a4 Bxb5 axb5 Nbd7 Ra1 | -452 | Qxc3 a4 Qc7 Ne2 Rd8 Rc1 Nc5 Qc2 | -53
        pin/by-the-reply | rnbqkb1r/ppp2ppp/5n2/3P4/4pP2/3P4/PPP3PP/RNBQKBNR w KQkq - 1 5 | Nc3 Bb4 dxe4 Nxe4 Qd4 Bxc3+ bxc3 O-O | -21 | dxe4 Nxe4 Qe2 Bf5 Nd2 Qe7 Ngf3 Nf6 | 62
        pin/by-the-move | r1bqk1nr/pppp1ppp/2n5/1Bb1p3/4P3/2P2N2/PP1P1PPP/RNBQK2R b KQkq - 0 4 | d6 d4 exd4 cxd4 Bb6 d5 a6 Ba4 | -172 | Nge7 O-O Bb6 d4 Ng6 Bg5 f6 Be3 | -58
        missed-chance/captures | rnbqkbnr/pp3ppp/2p5/3pp3/4P3/2N2N2/PPPP1PPP/R1BQKB1R w KQkq - 0 4 | h3 d4 Ne2 f6 Ng3 a5 Bc4 b5 | -80 | Nxe5 Bb4 exd5 Ne7 d4 Nxd5 Bc4 b5 | 60
        prepared-point/hunts-bishop | r3kbnr/pp1b1ppp/1qn1p3/3pP3/3P4/5N2/PPB2PPP/RNBQK2R b KQkq - 2 8 | Bb4+ Nc3 Na5 O-O Rc8 Ne2 Be7 a3 | -113 | Nb4 O-O Nxc2 Qxc2 Rc8 Nc3 Ne7 Qd3 | 22
        prepared-point/covers | r2qr1k1/1ppbppbp/2n2np1/pBPp4/3P1B2/P3PN2/1P3PPP/RN1Q1RK1 w - - 4 10 | Ne5 Nxe5 dxe5 Bxb5 exf6 Bxf6 Re1 Bxb2 | -379 | Nc3 Nh5 Bg5 h6 Bh4 g5 Ne5 Nxe5 | 104
        prepared-point/covers | rnb1kb1r/pp2pppp/1q1p1n2/2p5/3P1B2/N3P3/PPP2PPP/R2QKBNR w KQkq - 0 5 | dxc5 Qxb2 Nb5 Qb4+ Qd2 Qxc5 Nf3 a6 | -170 | Nc4 Qc7 c3 g6 h3 Bg7 Nf3 O-O | 21
        prepared-point/covers | r1bq1rk1/pp1nppbp/5np1/3P4/2B5/2N2N2/PP1P1PPP/R1BQ1RK1 w - - 8 9 | d4 Nb6 Bb3 Nbxd5 Re1 Bg4 h3 Bxf3 | 33 | d3 b6 Re1 a6 a4 Bb7 Bg5 h6 | 101
        prepared-point/exchanges | r1b1kbnr/2qp1ppp/p1n1p3/1p6/3NPP2/P1N5/1PP3PP/R1BQKB1R w KQkq - 0 8 | h3 Bb7 Nb3 Be7 Bd3 d6 O-O Nf6 | -30 | Nxc6 Qxc6 Be2 Bb7 Bf3 Qc7 O-O Nf6 | 45
        weak-squares | r2qkbnr/pp3pp1/2n1p2p/2ppPb2/3P4/P1P1BN2/1P3PPP/RN1QKB1R b KQkq - 1 7 | b6 Qa4 Qc8 Ba6 Bc2 Qb5 Qd7 Qe2 | -64 | c4 Nbd2 Nge7 a4 a6 Be2 Bh7 b3 | 38
        fork/several-targets | r2q1rk1/1b2bppp/p1n2n2/1p1N2B1/8/1B3N2/PP1Q1PPP/3R1RK1 b - - 0 14 | Re8 Qf4 Qb8 Nc7 Na5 Rfe1 Bxf3 gxf3 | -378 | Nxd5 Bxd5 Qb6 Qf4 Bxg5 Nxg5 Nd8 Qf5 | -98
        king-safety/castled-into-attack | r3k2r/1p1nbpp1/1qn1p3/pN1pPb2/3P1B1p/P4N1P/1P2BPP1/2RQ1RK1 b kq - 5 14 | O-O-O Bg5 Kb8 Bxe7 Nxe7 Nd6 f6 b4 | -257 | a4 Qd2 Ra5 Nd6+ Bxd6 exd6 f6 Kh1 | -95
        king-safety/castled-front | rnbq1rk1/ppp1ppbp/6p1/3pP3/3P1B2/2PB1N2/P1P2PPP/R2QK2R b KQ - 0 8 | f6 h4 Bg4 h5 gxh5 Qd2 Nc6 Rb1 | -108 | c5 h3 Qa5 Qd2 Nc6 a4 cxd4 cxd4 | -27
        tempo/moved-back | rnbqkbnr/ppp1pppp/8/8/4p3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 3 | Ng1 Nf6 Nc3 Bf5 f3 exf3 Qxf3 Qc8 | -108 | Ng5 Nf6 Nc3 Bf5 Bc4 e6 f3 exf3 | -20
        """

    /// The centre stood before, comes in the other line too, or the pawn takes away from it; a check misses nothing.
    /// What is guarded or developed is lost or level all the same, and a gain does not show in the score.
    static let centralNegatives = """
        pin | e4 e5 Nf3 | d6 Bb5+ c6 Ba4 Nf6 O-O | -60 | Nc6 Bc4 Nf6 d3 Bc5 O-O | 0
        pin | e4 e5 Nf3 | d6 Bb5+ Nc6 d4 exd4 Qxd4 | -60 | Nc6 Bb5 d6 O-O Bd7 d4 | 0
        centre | e4 e5 Nf3 Nc6 Bb5 a6 | Bxc6 dxc6 O-O Bg4 h3 h5 | -60 | Ba4 Nf6 O-O Be7 Re1 b5 | 20
        centre | e4 a6 d4 | h6 Nf3 d6 Bd3 Nf6 O-O | -110 | e6 Nf3 d5 Nc3 Nf6 e5 | -20
        prepared-point/prepares | r1bq1rk1/ppp2ppp/2n1pn2/8/1bBP4/2N1PN2/PP3PPP/R1BQ1RK1 b - - 2 8 | Qe7 a3 Bxc3 bxc3 b6 Re1 Ne4 Qc2 f5 a4 Na5 Ba3 | -150 | Bd6 h3 e5 Bb3 exd4 exd4 h6 Re1 Re8 Rxe8+ Qxe8 Nb5 | -37
        prepared-point/shields | rnbqkb1r/p6p/3p1p2/1p1Bp1p1/3PP1n1/4BN2/PPP2PPP/R2Q1RK1 b kq - 1 10 | b4 Bd2 Nc6 Bxc6+ Bd7 Bxa8 Qxa8 Re1 h5 Bxb4 Qb7 c3 | -449 | Nc6 Bxc6+ Bd7 Bxa8 Qxa8 Qd3 Be7 Bd2 h5 b3 Qb7 c4 | -355
        development | rnbqkb1r/p6p/3p1p2/1p1Bp1p1/3PP1n1/4BN2/PPP2PPP/R2Q1RK1 b kq - 1 10 | b4 Bd2 Nc6 Bxc6+ Bd7 Bxa8 Qxa8 Re1 h5 Bxb4 Qb7 c3 | -449 | Nc6 Bxc6+ Bd7 Bxa8 Qxa8 Qd3 Be7 Bd2 h5 b3 Qb7 c4 | -355
        structure | r2qk2r/2pb1ppp/p1n1p3/1p2N3/QnpP4/2N3P1/PP2PPBP/R4RK1 w kq - 0 12 | Qd1 Rb8 b3 Nxe5 dxe5 Bc6 bxc4 Bxg2 Kxg2 bxc4 Qa4+ Qd7 | -30 | Qa3 Rb8 Nxc6 Nxc6 d5 exd5 Nxd5 Ne7 Nb4 Rb6 Nxa6 Qc8 | 60
        misses-material | r2qk2r/pp1n1p2/2p1p1p1/b2p2Pp/3P3P/P1NQP1P1/1PP1N3/2KR3R b kq - 1 15 | e5 e4 c5 Nxd5 exd4 c3 Bc7 cxd4 cxd4 Nxd4 Be5 Kb1 | -225 | b5 Nf4 b4 axb4 Bxb4 g4 hxg4 h5 gxh5 g6 Qf6 Rdf1 | -37
        prepared-point/defends | rnbqkbnr/ppp2ppp/4p3/8/4p3/2N5/PPPP1PPP/R1BQKBNR b KQkq - 1 4 | c6 Nxe4 c5 Nf3 Nc6 Bb5 Bd7 c3 | 2 | Nf6 Qe2 Nc6 Nxe4 e5 c3 Nxe4 Qxe4 | 97
        prepared-point/takes-centre | 3r4/5pk1/4p1p1/7p/8/5K2/1P3PPP/2R5 b - - 0 40 | Kf6 Ke4 Rb8 Rc2 g5 h3 | -150 | e5 Ke4 f6 Rc7+ Kh6 h4 | -40
        weak-squares | e4 c5 Nf3 | e5 Nc3 Nc6 Bc4 d6 Nd5 | -120 | d6 Bb5+ Nc6 Nc3 e5 Nd5 | -20
        weak-squares | e4 e5 Nf3 Nc6 | h3 Nf6 Nc3 Bb4 d3 d5 | -60 | Bb5 a6 Ba4 Nf6 O-O | 40
        centre | d4 | a6 e4 e6 Nf3 d5 exd5 | -95 | e6 e4 d5 Nc3 Nf6 Bg5 | -20
        missed-chance | e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 | bxc6 O-O d6 d4 f6 Nc3 Ne7 Nh4 | -56 | dxc6 O-O Qf6 h3 Ne7 Nc3 c5 d3 | 5
        """
}
