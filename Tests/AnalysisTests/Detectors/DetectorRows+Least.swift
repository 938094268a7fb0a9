/// Positions for the small reasons that are named only instead of none, and for a piece lost in a game that is lost
/// already; see `DetectorRows`.
extension DetectorRow {
    static let leastPositives = """
        castling/by-own-move | r1bq1rk1/2p2pbp/3p1np1/1B6/4PN2/1nN1BP2/PP1Q2PP/R3K2R w KQ - 1 14 | Qe2 Nxa1 Kf2 g5 Nfd5 Nxd5 exd5 f5 Rxa1 f4 Bd2 g4 | -272 | Qf2 g5 Rd1 gxf4 Bxf4 Nc5 O-O Ne6 Be3 Qe7 a4 Bb7 | -152
        castling/by-own-move | rnbqk2r/1p1p1ppp/p3pn2/8/1bPNP3/2NQ4/PP3PPP/R1B1KB1R b KQkq - 4 7 | Rf8 Nc2 Bxc3+ bxc3 Nc6 Ba3 b5 Bxf8 Kxf8 Be2 Bb7 e5 | -193 | d6 Nc2 Bxc3+ Qxc3 O-O Bg5 Nxe4 Bxd8 Nxc3 Bc7 Ne4 f3 | -64
        passive/backwards | r6r/pp1qnk2/2n1pp1b/3p1b1p/3P2pP/2PB2B1/PP1NQPPN/R3R1K1 w - - 2 15 | Nhf1 Bxd3 Qxd3 Ng6 Re2 f5 Nb3 b6 f3 Rae8 Rf2 Bg7 | -84 | Nb3 Bxd3 Qxd3 b6 Re2 Ng6 Rf1 Bf4 Ree1 Nce7 Bxf4 Nxf4 | -14
        passive/backwards | r2qk2r/4bpp1/pn1pbn1p/1p2p3/4P1P1/1NN1BP2/PPP2Q1P/1K1R1B1R b kq - 3 13 | Nfd7 h4 Rc8 Nd5 Bxd5 exd5 Nc4 Bc1 Qb6 Qe1 a5 Bxc4 | -95 | Rb8 Nc5 b4 Ne2 Nc4 Nxe6 fxe6 Ng3 Nxe3 Qxe3 Nd7 Bc4 | -38
        bishop-pair/taken | r1b1k2r/1p3pp1/p1n1p2p/3qn3/8/B2B1N2/P1P2PPP/R2Q1RK1 w kq - 0 14 | Nd2 Nxd3 cxd3 b5 Ne4 b4 Bb2 e5 Qf3 Ne7 Rfc1 O-O | 4 | Be2 Qxd1 Rfxd1 Nxf3+ Bxf3 h5 Rab1 f6 h4 Kf7 Rb3 g6 | 55
        bishop-pair/given | rn1qkbnr/pb1p1ppp/1p2p3/2p5/5P2/1P2PN2/PBPP2PP/RN1QKB1R b KQkq - 2 5 | Bxf3 Qxf3 Nc6 Nc3 h5 O-O-O a6 f5 b5 fxe6 fxe6 d4 | -156 | Nf6 g3 g6 Bg2 Bg7 O-O O-O Qe2 d5 d3 Nc6 Ne5 | 8
        shut-in-bishop | rnbqkb1r/pppp2pp/4pn2/5p2/3P1B2/4P3/PPP2PPP/RN1QKBNR w KQkq - 1 4 | Ne2 d6 c4 Nbd7 h3 e5 Bh2 Qe7 Nbc3 c6 Qc2 g6 | 38 | Be2 d6 c4 Be7 Nf3 Ne4 Nfd2 Nxd2 Qxd2 Nd7 Nc3 O-O | 64
        shut-in-bishop | rnbqkb1r/pp2pp1p/2p2p2/8/3P4/8/PPP2PPP/R1BQKBNR w KQkq - 0 6 | Ne2 e5 Be3 Be6 Ng3 Nd7 Qd2 Nb6 Be2 Qd5 Bf3 Qd7 | 34 | c3 Bf5 Nf3 e6 Be2 Rg8 O-O Bh3 Ne1 Nd7 Qc2 Bf5 | 95
        blocked-pawn | rn1qkbnr/pp2pppp/2p5/5b2/3P4/6N1/PPP2PPP/R1BQKBNR b KQkq - 2 5 | Be6 c3 Nf6 Bd3 Bd5 Nf3 e6 O-O Bxf3 Qxf3 Be7 Bf4 | -83 | Bg6 Nf3 e6 Bd3 Nf6 O-O Bxd3 Qxd3 Qc7 a4 a5 Re1 | -26
        missed-chance/captures | r2qk2r/ppp3pp/3b1p2/3pp1B1/2PP4/N2bPP2/PP4PP/R2Q1RK1 w kq - 0 14 | Bxf6 Qxf6 Qxd3 exd4 cxd5 Qe5 Qe4 dxe3 Nc4 Qxe4 Nxd6+ cxd6 | 51 | Qxd3 fxg5 dxe5 Bxe5 cxd5 O-O Nc4 Bd6 Rae1 Qf6 Qb3 Rab8 | 164
        prepared-point/attacks | 2b1kb1r/p1q2ppp/2n2n2/1p2p1N1/8/2P2Q2/PP1P1PPP/RNB1K2R b KQk - 0 11 | Bd6 d3 Bg4 Qe3 Nd5 Qg3 f5 O-O h6 Ne4 Nf4 Nxd6+ | -116 | Bg4 Qg3 Bf5 O-O h6 Nh3 g5 d4 Bd6 Qe3 O-O Nxg5 | -34
        prepared-point/presses | r2q1rk1/1ppb1ppp/1nn1p3/p7/2pP4/2N1P1P1/PP1N1PBP/R2Q1RK1 w - - 3 14 | h4 e5 d5 Na7 Qe2 Nac8 Nxc4 Nxc4 Qxc4 Nd6 Qb3 f5 | -20 | Qe2 e5 d5 Na7 Nxc4 Nxc4 Qxc4 Nc8 Ne4 b6 d6 Ra7 | 56
        prepared-point/exchanges | r1bq1rk1/pp2bpp1/2n1pn1p/6B1/2pP3P/2N2N2/PPQ1BPP1/2KR3R w - - 2 12 | Be3 b5 Ne5 Bb7 Nxb5 Nb4 Qa4 a5 Nc3 Nfd5 a3 Nxc3 | -200 | Bxf6 Bxf6 Qe4 g6 Ne5 Qc7 f4 Bg7 h5 Nxe5 fxe5 g5 | 30
        tempo/chased | r1b2rk1/p1p2pp1/1pnbpq1p/8/2pPN3/5NP1/PPQ1PPBP/R4RK1 b - - 1 11 | Qg6 Nh4 Qh7 Qa4 b5 Qxb5 Rb8 Qxc4 Nb4 a3 Ba6 Qc1 | -129 | Qe7 Qxc4 Bb7 Qa4 Na5 Nxd6 cxd6 Rfc1 Rfc8 b3 Bc6 Qa3 | -19
        tempo/chased | rnb1kbnr/pp3ppp/2p5/4p3/3PP2q/8/PPP2BPP/RN1QKBNR b KQkq - 3 6 | Bb4+ c3 Qxe4+ Be2 Be7 Nf3 exd4 Nbd2 Qg6 Nc4 Nf6 O-O | -27 | Qxe4+ Qe2 Qxe2+ Nxe2 exd4 Nxd4 Nf6 Nc3 Bb4 Bh4 Nbd7 O-O-O | 96
        structure/doubled | r2qkbnr/pp1nppp1/2p3bp/8/3P3P/3B1NN1/PPP2PP1/R1BQK2R b KQkq - 3 8 | Ngf6 Bxg6 fxg6 Qd3 Kf7 Bf4 e6 O-O-O Qa5 a3 Be7 Rde1 | -224 | Bxd3 Qxd3 e6 Bf4 Qa5+ Bd2 Qc7 O-O-O Ngf6 Ne4 Nxe4 Qxe4 | -28
        passive/less-active | rn1qkbnr/pp2ppp1/2p5/3pP2p/3P3P/3Q4/PPP2PP1/RNB1K1NR b KQkq - 0 6 | Qc8 Nf3 e6 O-O Ne7 Bg5 Nf5 Nbd2 Qd7 Rac1 a5 c3 | -87 | Qa5+ Nd2 e6 Nf3 Nh6 O-O Qa6 c4 Be7 a4 Nf5 b3 | -39
        bishop-pair/given | r1b2rk1/pp2bppp/2n1pn2/8/2B5/1P2PN2/PB3PPP/RN1R2K1 w - - 3 11 | Bxf6 Bxf6 Nd4 Nxd4 exd4 Rd8 Nc3 a6 Rac1 b5 Be2 Rxd4 Rxd4 Bxd4 Rd1 e5 Bf3 Ra7 | -114 | Nc3 a6 Be2 b5 Ne1 Bb7 Bf3 Rfb8 Nd3 Nb4 Nxb4 Bxb4 Bxb7 Rxb7 Ne2 Rbb8 Bxf6 gxf6 | 25
        castling/by-own-move | rnbqkb1r/ppp1pp1p/5np1/3p4/2PP4/2N2N2/PP2PPPP/R1BQKB1R b KQkq - 1 4 | Rg8 cxd5 Nxd5 e4 Nxc3 bxc3 Bg7 Bc4 Nc6 Ng5 e6 Qf3 Qf6 Qe2 h6 e5 Qe7 Ne4 | -206 | Bg7 Qa4+ Bd7 Qa3 Bc6 cxd5 Nxd5 Ne5 Qd6 Qxd6 cxd6 Nxc6 | -22
        tempo/other-piece-chased | rnbqk2r/pppp2pp/5n2/2b1pp2/2P5/2N1P1P1/PP1P1PBP/R1BQK1NR b KQkq - 0 5 | O-O d4 exd4 exd4 Bb4 Ne2 Bxc3+ bxc3 d6 O-O Ne4 Nf4 | -120 | Be7 d4 d6 Nge2 O-O O-O a5 e4 Nxe4 Nxe4 fxe4 Bxe4 | -37
        discovered-attack/target-captured | r4rk1/pp4p1/2pb3p/8/2P2pqP/1P2B1P1/P1Q2PK1/R6R w - - 0 24 | Qe4 f3+ Kg1 Qxe4 Rh3 Rae8 Rf1 Qc2 Rh2 Qxa2 c5 Be5 h5 Qxb3 | -714 | Qd1 Qg6 Bd4 Rad8 h5 Qg5 Qc1 Bc7 Qc3 c5 Bxg7 f3+ Kf1 Qxg7 | -442
        prepared-point/checks | rn1qkbnr/ppp2ppp/4p3/3p4/2PP1B2/4P3/PP3PPP/Rb1QKBNR w KQkq - 0 5 | Rxb1 Bb4+ Ke2 dxc4 g3 c6 Nf3 b5 Bg2 Ne7 a3 Bd6 | -26 | Qa4+ c6 Rxb1 Nd7 Nf3 Nb6 Qb3 dxc4 Bxc4 Nxc4 Qxc4 Be7 | 40
        prepared-point/checks | r2qkb1r/p4p1p/2p2n2/3p2p1/3P1pb1/2N2N2/PPP3PP/R1BQ1RK1 w kq - 1 11 | h3 Bxf3 Qxf3 Bd6 Bd2 Rg8 Qd3 Kf8 Rae1 Rg6 Na4 Ne4 | -198 | Qe1+ Be7 Nxg5 O-O Rxf4 Bh5 Rf1 Bg6 Nf3 Re8 Bg5 Ng4 | 107
        prepared-point/checks | rnbqkbnr/pppp2pp/8/4p3/8/4P3/PPP2PPP/RNBQKBNR w KQkq - 0 4 | Nf3 Nc6 e4 Nf6 Bc4 Bc5 O-O d6 Nc3 Na5 Be2 O-O | 48 | Qh5+ g6 Qxe5+ Qe7 Qxh8 Nf6 e4 Nxe4 Bd3 Ng3+ Be3 Nxh1 | 475
        prepared-point/comes-first | rnb1k2r/ppp2ppp/8/8/2q1p3/2P3P1/P2P1PBP/R1BQK2R w KQkq - 1 11 | Rb1 Nc6 Qb3 Qd3 c4 Qxb3 Rxb3 Nd4 Rb2 O-O Bxe4 Re8 | -92 | Qb3 Qd3 Qa4+ Bd7 Qxe4+ Qxe4+ Bxe4 Bc6 Kd1 Bxe4 Re1 Nc6 | -6
        prepared-point/heads-for | r3kb1r/pp1bnppp/1qn1p3/3pP3/1P1P2P1/P4N2/1B3P1P/RN1QKB1R w KQkq - 1 11 | Nbd2 h5 gxh5 Nf5 Bd3 Ncxd4 Nxd4 Nxd4 O-O Nf5 Nb3 g6 | -45 | Nc3 h5 Na4 Qd8 g5 b6 Bd3 Ng6 Nc3 Nf4 Bc2 Ne7 | 36
        prepared-point/checks | rnbq1k1r/ppppp1bp/8/5p1Q/3P1B2/4P3/PPP2PP1/RN2KBN1 w Q - 1 8 | Bd3 d6 Bxf5 Nd7 Qf3 Nf6 Bd3 Qe8 Nc3 Qf7 a4 c6 | 43 | Qxf5+ Kg8 Nc3 e6 Qh3 Nc6 Nf3 d6 Qg3 h5 Nh4 Qf8 | 223
        prepared-point/comes-first | rn1qk2r/pbp1bpp1/1p1ppn1p/8/8/1P1PPN2/PBP1BPPP/RN1QK1R1 w Qkq - 0 8 | h4 h5 Rh1 c5 Nbd2 Nc6 c4 Qc7 a3 Ng4 b4 cxb4 | -27 | g4 c5 h4 Nc6 Qd2 d5 g5 hxg5 hxg5 Nh7 g6 fxg6 | 19
        prepared-point/comes-first | r3k1nr/pp2q1pp/2p1bpn1/6B1/2BPN3/8/PPP3PP/R2Q1RK1 w kq - 0 15 | Nc5 Bxc4 Re1 fxg5 b3 Bf7 Qg4 Nf6 Rxe7+ Nxe7 Qe2 Nd5 | -17 | Re1 O-O-O Nc5 Bxc4 Rxe7 N8xe7 Qg4+ Kb8 b3 Bf7 Qg3+ Ka8 | 311
        prepared-point/heads-for | r2q1rk1/pb3ppp/1pnbpn2/2ppN3/3P1P2/2PBP1B1/PP1N2PP/R2QK2R b KQ - 0 10 | a5 Bh4 Be7 Bxf6 Bxf6 Qh5 g6 Qe2 Bxe5 fxe5 f6 exf6 | -26 | Ne7 Qf3 Nf5 Bf2 Be7 g4 Nd6 g5 Nfe4 Qh3 Rc8 a4 | 0
        prepared-point/heads-for | r1b1r1k1/pp3pp1/n4q1p/2pp4/3P4/P1Q1PNP1/1P3PBP/R3K2R b KQ - 0 13 | Bh3 Bxh3 Qxf3 O-O b6 Rac1 Rad8 Rfd1 Re7 b3 Rc7 Qd3 | -97 | Bf5 O-O Be4 Ne5 Bxg2 Kxg2 c4 e4 Nc7 exd5 b5 a4 | 18
        prepared-point/heads-for | r2qk1nr/pbpn1pb1/1p1pp1p1/4P2p/3P1P2/2P2N2/PP2B1PP/RNBQ1RK1 w kq - 0 9 | Be3 Ne7 Bd3 Nf5 Qe2 O-O Nbd2 c5 Ne4 Rc8 Rad1 cxd4 | 50 | Na3 Nh6 Nc4 Nf5 Bd3 a6 Qe2 b5 Ne3 Nb6 Nxf5 exf5 | 92
        prepared-point/guards-more | rnb1kb1r/pp3ppp/1q2pn2/2pp4/3P1B2/4PN2/PPPN1PPP/R2QKB1R w KQkq - 2 6 | c4 Nc6 dxc5 Bxc5 cxd5 exd5 Rc1 d4 Nc4 Bb4+ Nfd2 Qd8 | -4 | Rb1 Bd6 dxc5 Qxc5 Bg5 O-O Bxf6 gxf6 Nd4 Nc6 c3 Kh8 | 26
        prepared-point/guards-more | r1bq1rk1/1pp3p1/p1nbp2p/5p2/3P4/2PB1N2/PP2QPPP/R1B2RK1 b - - 1 12 | b5 Re1 Ne7 a4 b4 Bc4 Nd5 Bd2 bxc3 bxc3 c5 a5 | -113 | Re8 Bc2 Qf6 Re1 Bd7 Ne5 Bxe5 dxe5 Qf7 a4 Ne7 Be3 | -43
        prepared-point/guards-more | r2qkbnr/pp2pppp/2n5/3p4/3P1Bb1/5N2/PPP2PPP/RN1QKB1R w KQkq - 1 6 | a4 Bxf3 Qxf3 Nxd4 Bb5+ Nxb5 axb5 e6 O-O Nf6 c4 Bd6 | -42 | c3 e6 Qb3 Qd7 Nbd2 f6 h3 Bf5 Nh4 g5 Nxf5 gxf4 | 17
        loses-material | r1bq1rk1/ppp2ppp/2np4/4pPN1/2B1P3/2NPb3/PPP3PP/R2Q1K1R w - - 0 11 | Nd5 Bxg5 h4 Bf6 a3 Kh8 g4 Bxh4 Nxc7 Rb8 Nd5 Bg5 | -322 | h4 g6 Qg4 Nd4 Nd5 Nxc2 Qe2 Nxa1 Nxe3 c6 Bxf7+ Rxf7 | 83
        castling/by-force | r3k2r/p4ppp/2p1pn2/q2pNb2/1b1P1B2/2N1P3/PP3PPP/R2QK2R w KQkq - 0 11 | a3 Bxc3+ bxc3 Qxc3+ Kf1 Ne4 f3 f6 Rc1 Qxa3 Ra1 Qb2 | -163 | O-O Bxc3 bxc3 Qa6 Rc1 h6 c4 O-O c5 Bh7 h4 Rad8 | 72
        """

    /// The expected move takes the piece back too. A pawn attacks the piece. The king has castled. The rook gives up the
    /// queenside. The pawn that takes back captures there too. The bishop takes what should stop it. The pawns are
    /// undoubled soon. The pawn could not advance at once, because it shields a rook. The pawn that takes back advances.
    /// The bishop was pinned to the rook before. The played move gives check too. The checking piece only goes back. The
    /// king moves because it is in check. The later move only takes back. The bishop takes something. A pawn drives the
    /// knight. The pawn has guards enough. The played move attacks the knight as well. The played line has the move after
    /// the check too. The exchange is bad at any time. The pawn has a guard.
    static let leastNegatives = """
        passive/backwards | r1q2rk1/ppp2ppp/3p1n2/b3p1B1/B2nP1b1/2NP1N2/PPP2PPP/R2Q1RK1 w - - 16 13 | Bh4 Bxf3 gxf3 Qh3 Bg3 h5 Kh1 h4 Ne2 Nxe2 Qxe2 Nh5 | -403 | Be3 Nxf3+ gxf3 Bh5 Kg2 Bxc3 bxc3 Nd7 Qb1 f5 Qb3+ Bf7 | -250
        passive/backwards | rnbqk2r/ppp2ppp/4pn2/3pP3/3P4/2B5/PPP2PPP/R2QKBNR b KQkq - 0 6 | Nfd7 Bd2 O-O Qh5 b6 Bd3 f5 b4 c5 c3 Qe8 Qh4 | -121 | Ne4 Bb4 c5 Bxc5 Nxc5 dxc5 Qc7 Nf3 Nd7 Qd4 Nxc5 b4 | -27
        passive/backwards | r1bqk2r/pp3pbp/2np1np1/2pP4/2P5/1P3N2/PB1Q1PPP/RN2KB1R b KQkq - 0 9 | Ne7 Nc3 O-O Bd3 Bf5 O-O Bxd3 Qxd3 Nf5 Rae1 Qa5 Ba1 | -65 | Qe7+ Be2 Ne4 Qc1 Nd4 Nxd4 cxd4 O-O O-O Na3 Nc3 Bd3 | 7
        castling/by-own-move | rn1q1rk1/p4ppp/1pp2n2/2b2p2/5P2/1P2pN1P/P1PPN1P1/R1BQ1RK1 w - - 0 12 | Kh2 exd2 Qxd2 Qxd2 Bxd2 g6 Rad1 Na6 Ne5 Rfe8 c4 Rac8 | -148 | d4 Be7 Ng3 g6 c4 Re8 Ne5 e2 Nxe2 Ne4 g4 Qc8 | -6
        castling/by-own-move | rnb1k2r/ppp2ppp/8/8/2q1p3/2P3P1/P2P1PBP/R1BQK2R w KQkq - 1 11 | Rb1 Nc6 Qb3 Qd3 c4 Qxb3 Rxb3 Nd4 Rb2 O-O Bxe4 Re8 | -92 | Qb3 Qd3 Qa4+ Bd7 Qxe4+ Qxe4+ Bxe4 Bc6 Kd1 Bxe4 Re1 Nc6 | -6
        prepared-point/captures-first | r1bq1rnk/bpp3pp/p1np4/1P2pp2/P3P3/1BPP1N1P/3N1PP1/R1BQ1RK1 b - - 0 12 | Bd7 bxc6 Bxc6 a5 fxe4 Nxe4 Nf6 Nfg5 Qe7 Be3 Bxe3 fxe3 | -351 | axb5 axb5 Bxf2+ Rxf2 Rxa1 bxc6 bxc6 d4 Nf6 Ng5 Qe8 exf5 | -50
        prepared-point/prevents-move | rnbqkb1r/p4ppp/4p3/1p6/2PPn3/5N2/5PPP/RNBQKB1R w KQkq - 0 9 | Qd3 Bb4+ Nbd2 Nxd2 Bxd2 bxc4 Qxc4 Bxd2+ Nxd2 O-O Bd3 Bb7 | -134 | c5 Bxc5 Bxb5+ Bd7 Bxd7+ Qxd7 dxc5 Qxd1+ Kxd1 Nxf2+ Ke2 Nxh1 | 25
        structure/doubled | rn1qkb1r/pp2nppp/4p1b1/2ppP3/3P1NP1/2N5/PPP2P1P/R1BQKB1R w KQkq - 0 8 | dxc5 Nd7 h4 h6 Be3 Bh7 Bd3 Bxd3 cxd3 Nxe5 d4 N7c6 | 14 | h4 cxd4 Nb5 Nec6 h5 Be4 f3 a6 Nd6+ Bxd6 exd6 g5 | 89
        prepared-point/guards | r1bq1rk1/p2nbppp/1p2p3/3pP3/5B2/6P1/PPQ1PPBP/RN3RK1 w - - 1 13 | e4 d4 h4 Ba6 Rd1 d3 Qa4 Nc5 Qa3 Qd7 Bg5 Bxg5 | -94 | Rd1 g5 Be3 Nxe5 Bd4 Nd7 Bc3 Bb7 e4 dxe4 Bxe4 Bxe4 | -31
        prepared-point/captures-first | r4rk1/pb1n2pp/2pb1q2/1p1p1p2/3PP3/1P1B1P2/P1QBN1PP/R4RK1 b - - 0 14 | c5 e5 Bxe5 dxe5 Nxe5 Bxb5 Qb6 Ba4 Ba6 Nf4 Bxf1 Kxf1 | -274 | dxe4 fxe4 Qh4 e5 Nxe5 dxe5 Bxe5 Rf4 Qh6 Raf1 g5 Rxf5 | -177
        pin/by-the-move | rn3rk1/p2pppbp/b3P1p1/q1pP4/1pB5/2P2NP1/PP3P1P/RN1Q1RK1 w - - 1 13 | Qe2 fxe6 dxe6 d5 Bxa6 Qxa6 Qxa6 Nxa6 | -125 | exf7+ Rxf7 Be2 Rf5 Nfd2 bxc3 Nxc3 Bxc3 | -5
        prepared-point/checks | r2qkb1r/p4p1p/2p2n2/3p2pb/3P1p2/2N2N1P/PPP3P1/R1BQ1RK1 w kq - 1 12 | Qe2+ Be7 g4 Nxg4 hxg4 Bxg4 Qa6 Qb6 Qxb6 axb6 Ne5 Bh3 | -109 | Qe1+ Qe7 Nxg5 Qxe1 Rxe1+ Kd7 Bxf4 h6 Be5 hxg5 Bxf6 Rh6 | 104
        prepared-point/checks | r1b1kbnr/ppppqppp/2n5/4P3/5B2/5N2/PPP1PPPP/RN1QKB1R b KQkq - 4 4 | Nd8 Nc3 Ne6 Bd2 Qd8 e4 Bc5 Bc4 a6 Bb3 b5 Qe2 | -232 | Qb4+ Bd2 Qe7 Nc3 Nxe5 e4 d6 Nd5 Qd7 Bc3 c6 Bxe5 | -131
        prepared-point/comes-first | r1b2rk1/ppp2ppp/2n5/3q4/1b1P4/3BBN2/PP3PPP/R2QK2R w KQ - 2 12 | Bd2 Re8+ Kf1 Bxd2 Qxd2 Bg4 Qf4 Bxf3 gxf3 Nxd4 Rd1 Rad8 | -276 | Kf1 Bd6 a3 Ne7 Rc1 Bd7 h4 h6 Ne5 Bb5 Bxb5 Qxb5+ | -92
        prepared-point/comes-first | r1b1kbnr/ppppqp1p/2n5/8/2B1PQ2/8/PPPP2PP/RNB2RK1 w kq - 1 8 | Qxf7+ Qxf7 Bxf7+ Kd8 d3 h6 Nc3 Nge7 Bd2 d6 Nd5 Nxd5 | -78 | Bxf7+ Kd8 Nc3 Qd6 d4 Qxf4 Bxf4 Bh6 Bg3 Be3+ Kh1 Bxd4 | 106
        prepared-point/heads-for | rn1qkb1r/ppp3pp/4b3/4Pp2/8/2pP2Q1/P1P1B1PP/R1B1K1NR w KQkq - 2 10 | a3 Nc6 Be3 Nd4 Bd1 Qd7 Ne2 Bc5 O-O O-O-O Rb1 Nxe2+ | -139 | Bf3 Nc6 Bxc6+ bxc6 Ne2 Qd7 O-O Be7 Qe1 Bc5+ Kh1 Bd4 | 5
        prepared-point/heads-for | r3kb1r/ppqn2pp/2p1p3/3p1p2/P2PnPP1/4PQ1P/1PPN2B1/R1B2RK1 b kq - 2 12 | Nxd2 Bxd2 Nf6 c4 Qd7 Qe2 a5 c5 Be7 b4 axb4 a5 | -16 | Ndf6 g5 Ng8 h4 O-O-O a5 h6 a6 b6 Nxe4 dxe4 Qe2 | 76
        prepared-point/guards-more | r2qk1nr/1ppb2bp/p1np1pp1/4p1B1/B2PP3/2P2N2/PP3PPP/RN1Q1RK1 w kq - 0 9 | Bh4 Nge7 Bg3 g5 h4 g4 Nh2 h5 d5 Na5 Bxd7+ Qxd7 | -12 | Be3 Nh6 dxe5 fxe5 h3 Nf7 c4 O-O Nc3 Nd4 Bxd7 Nxf3+ | 77
        prepared-point/guards-more | r3kb1r/1pq1pp1p/p1n1bnp1/2p5/P1N5/2N5/1PPPBPPP/R1BQ1RK1 w kq - 0 10 | b3 Rd8 h3 Bg7 Bb2 h5 Ne4 Nxe4 Bxg7 Rg8 Bd3 Nxf2 | -109 | d3 Rd8 Bd2 Bxc4 dxc4 Bh6 Bd3 Bxd2 Qxd2 Nb4 Rfe1 O-O | -45
        prepared-point/presses | r1b1qrk1/4bppp/p1npp3/2n3PQ/1p1NP3/1BN1B3/PPP2P1P/2KR2R1 w - - 0 15 | Nxc6 Nxb3+ axb3 Qxc6 Na4 e5 Nb6 Be6 Nd5 Bxd5 exd5 Qd7 | -39 | Na4 Nxb3+ Nxb3 Ne5 Nb6 Rb8 Rg3 Qc6 f4 Nd7 Nxd7 Bxd7 | 30
        prepared-point/checks | r3kbnr/ppp3pp/3ppq2/8/3QP3/8/PPP2PPP/RNB2RK1 w kq - 1 9 | Qxf6 Nxf6 Nd2 Be7 e5 dxe5 Re1 Nd7 Nf3 O-O-O Bd2 b6 | -39 | Qa4+ c6 Nd2 a5 Qb3 Qf7 a4 Nf6 e5 dxe5 Nc4 Bc5 | 122
        prepared-point/comes-first | r3kb1r/ppqn2pp/2p1p3/3p1p2/P2PnPP1/4PQ1P/1PPN2B1/R1B2RK1 b kq - 2 12 | Nxd2 Bxd2 Nf6 c4 Qd7 Qe2 a5 c5 Be7 b4 axb4 a5 | -16 | Ndf6 g5 Ng8 h4 O-O-O a5 h6 a6 b6 Nxe4 dxe4 Qe2 | 76
        prepared-point/presses | rnbqkbnr/ppp3pp/5p2/4p3/3pP3/5NN1/PPPP1PPP/R1BQKB1R b KQkq - 1 5 | Nh6 c3 Nf7 cxd4 exd4 Bc4 Nc6 Bb5 h5 Bxc6+ bxc6 | -49 | Be6 Bb5+ c6 Ba4 h5 h4 Bg4 Bb3 Nd7 c3 d3 Bxg8 | 55
        """
}
