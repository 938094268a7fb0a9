/// Positions for what the expected move does where no other reason is found; see `DetectorRows`.
extension DetectorRow {
    static let quietPositives = """
        prepared-point/makes-room | r4rk1/pbppq1pp/1p2p3/2nP1p2/2PB4/6P1/PPQ1PPBP/R2R2K1 b - - 0 15 | Rfb8 b4 Ne4 a4 Re8 a5 d6 f3 Nf6 e4 fxe4 fxe4 | -107 | d6 b4 Nd7 a4 e5 Bc3 f4 a5 Nf6 Bd2 Rae8 axb6 | -63
        prepared-point/makes-room | r1bqkb1r/1p3ppp/pn1pp1n1/6PQ/3NP3/2N3B1/PPP2P1P/R3KB1R b KQkq - 1 12 | Be7 O-O-O Bxg5+ Kb1 O-O e5 Bf4 exd6 Qxd6 Nde2 Qc6 Nxf4 | -12 | Bd7 O-O-O Rc8 f4 e5 Nde2 h6 gxh6 Rxh6 Qf3 exf4 Nxf4 | 13
        prepared-point/captures | rn1qk1nr/bpp2ppp/p2p4/P3p3/1PBPPPb1/2P2N2/6PP/RNBQK2R b KQkq - 0 9 | b5 axb6 Bxb6 fxe5 Qe7 Bg5 f6 exd6 Qxe4+ Kd2 Qc6 Qb3 | -307 | exd4 O-O Nf6 Kh1 Nc6 e5 Bxf3 Qxf3 dxe5 fxe5 Nxe5 Re1 | 47
        prepared-point/guards-more | r3k2r/pppq1ppp/2p1bn2/2b5/4P3/2NBBP2/PPP1Q1PP/R3K2R b KQkq - 4 10 | Bxe3 Qxe3 Qe7 f4 Nd7 O-O-O Qc5 Qxc5 Nxc5 f5 Bd7 h4 | -54 | Qe7 a3 Nd7 f4 f6 O-O-O O-O-O h4 g6 g3 | -22
        prepared-point/guards-more | r3kb1r/ppqn2pp/2p1p3/3p1p2/P2PnPP1/4PQ1P/1PPN2B1/R1B2RK1 b kq - 2 12 | Nxd2 Bxd2 Nf6 c4 Qd7 Qe2 a5 c5 Be7 b4 axb4 a5 | -16 | Ndf6 g5 Ng8 h4 O-O-O a5 h6 a6 b6 Nxe4 dxe4 Qe2 | 76
        prepared-point/presses | r1bq4/p1p2kpp/2p2n2/2bp1PB1/8/3B4/PPP2PPP/RN2Q1K1 b - - 0 12 | Qe7 Nd2 Qxe1+ Rxe1 Bd6 Nf3 c5 c4 Ba6 Ne5+ Kg8 Bd2 | -162 | Qd6 Qe2 h6 Bd2 Bd7 Nc3 Re8 Qf3 Bd4 Rd1 Kg8 h3 | -102
        prepared-point/presses | rnbqkb1r/ppppp1pp/5n2/8/8/3B1N2/PPP2PPP/RNBQK2R w KQkq - 2 6 | h3 g6 Nc3 d5 Bf4 Bg7 O-O O-O Re1 c6 Qe2 Ne4 | -19 | Ng5 g6 h4 d5 h5 Bg4 f3 Bxh5 Nc3 Nc6 g4 Qd6 | 111
        prepared-point/takes-space | rnbqkb1r/ppppp2p/5np1/5p2/3P1B2/4P3/PPP2PPP/RN1QKBNR w KQkq - 0 4 | Nf3 Bg7 c4 d6 Nc3 O-O c5 Nc6 Bc4+ Kh8 cxd6 cxd6 | 60 | h4 h6 Nc3 d6 Qf3 Nbd7 Qg3 Kf7 Be2 c6 O-O-O Qa5 | 101
        prepared-point/avoids-exchange | r1bqk2r/2pp1pp1/p1n2n1p/1pbBp1B1/4P3/3P1N2/PPP2PPP/RN1Q1RK1 w kq - 0 8 | Bxf6 Qxf6 c3 Bb6 d4 Rb8 Bxc6 dxc6 Nxe5 c5 Qf3 Qxf3 | 28 | Bh4 Qe7 d4 g5 Nxe5 Nxd5 Nxc6 dxc6 exd5 gxh4 dxc5 O-O | 126
        prepared-point/avoids-exchange | r2qk2r/1p1bbppp/p1nppn2/6B1/3NPP2/2N5/PPPQ2PP/2KR1B1R w kq - 1 10 | Nxc6 Bxc6 Qe1 h6 Bh4 b5 e5 Nd5 Bxe7 Qxe7 Nxd5 Bxd5 | -2 | Nf3 h6 Bxf6 gxf6 Kb1 Qc7 Bc4 Na5 Bb3 O-O-O f5 Kb8 | 77
        prepared-point/frees | r1br2k1/ppq1bppp/2n1pn2/2p5/P3P3/2P2P2/1P1N1QPP/R1B1KBNR w KQ - 1 11 | f4 e5 f5 Rxd2 Qxd2 Nxe4 Qe3 Nd6 Bd3 e4 Be2 Na5 | -156 | Nc4 e5 Nh3 h6 Be2 Be6 O-O a6 Be3 b5 Nd2 Bxh3 | -84
        prepared-point/offers-exchange | 2rqr1k1/2p1bppp/p2p1n2/np1Pp2b/P3P3/2P1BN1P/1PBN1PP1/R2Q1RK1 b - - 0 14 | c5 g4 Bg6 Kh2 c4 g5 Nh5 Rg1 Nb7 Nh4 Nc5 Nf5 | -105 | Nc4 Nxc4 bxc4 g4 Bg6 Nd2 c6 Nxc4 cxd5 Nb6 dxe4 g5 | -47
        prepared-point/offers-exchange | r1bqkbnr/ppp2ppp/2n5/3Pp3/2B5/5N2/PPPP1PPP/RNBQK2R b KQkq - 0 4 | Nb4 Nc3 c6 dxc6 Nxc6 O-O Be7 Re1 Nf6 h3 O-O d3 | -226 | Nd4 Nxd4 exd4 O-O Bd6 d3 Qh4 g3 Qh3 Nd2 Ne7 Ne4 | -129
        """

    /// The bishop is exchanged later in the expected line, twice. The knight is exchanged where it goes. Both moves leave the
    /// square. The piece could go there at once. The played line has the move too. The opponent takes back a move later.
    /// The knight is taken at once. The reply gives up a piece. The expected move takes the knight without giving the
    /// bishop. Nothing on the board shows why the other piece should take.
    /// The capturing pawn can be taken.
    static let quietNegatives = """
        prepared-point/avoids-exchange | r3kb1r/pp1n1ppp/1qn1p3/1B1p1b2/Q2P1B1N/2N1P3/PP3PPP/R3K2R b KQkq - 5 10 | Nf6 Nxf5 exf5 Be5 Rd8 Bxf6 gxf6 Qb3 a6 Bxc6+ Qxc6 O-O | -245 | Be4 O-O-O Rc8 f3 Bg6 Nxg6 hxg6 Kb1 a6 Bd3 Na5 Rc1 | -8
        prepared-point/avoids-exchange | rn1qkb1r/pp2ppp1/2p2nbp/8/3P1N1P/6N1/PPP2PP1/R1BQKB1R b KQkq - 3 8 | Nbd7 Nxg6 fxg6 Bd3 Kf7 c3 e5 Qc2 exd4 Bxg6+ Kg8 cxd4 | -275 | Bh7 c3 e6 Bd3 Bxd3 Nxd3 Bd6 Nh5 Nxh5 Qxh5 Nd7 Be3 | -17
        prepared-point/avoids-exchange | r1bqk2r/pp2b1pp/2n1np2/8/1P6/P2p1NP1/4NPBP/R1BQ1RK1 w kq - 0 14 | b5 dxe2 Qxe2 Ncd4 Nxd4 Nxd4 Qh5+ g6 Qd1 O-O Bb2 Bc5 | -190 | Nf4 Nxf4 Bxf4 O-O Re1 g5 Qb3+ Kh8 Bd2 Bg4 Bc3 Qd7 | 83
        prepared-point/makes-room | rn1qkbnr/pp2pppp/2p3b1/8/3P3P/6N1/PPP2PP1/R1BQKBNR b KQkq - 0 6 | h5 Nh3 e5 Be3 Nd7 Bd3 exd4 Bxd4 Qxh4 Bxg6 fxg6 Qe2+ | -102 | h6 Nf3 e6 h5 Bh7 Bd3 Bxd3 Qxd3 Bd6 Ne4 Nf6 Bd2 | -22
        prepared-point/makes-room | r1bqkb1r/pp1npppp/5n2/3P4/Q7/2N5/PP1P1PPP/R1B1KBNR b KQkq - 4 6 | h6 Bc4 g6 Nf3 a6 O-O Bg7 d3 Rb8 Bb3 b5 Qd4 | -43 | g6 g3 Bg7 Bg2 O-O d4 Nb6 Qb3 Bf5 Nge2 Bd3 O-O | 22
        prepared-point/makes-room | rnbkr3/ppp2pbp/6p1/4P3/2P1P1n1/2N2N2/PP4PP/R1B1KB1R w KQ - 1 10 | Bf4 c6 Rd1+ Nd7 Bg5+ Kc7 e6 Rxe6 Bf4+ Kd8 Be2 Ne5 | 32 | Bg5+ f6 Rd1+ Nd7 exf6 Bxf6 Nd5 Bxg5 Nxg5 Nge5 Nf6 Re7 | 257
        prepared-point/captures | r2q1rk1/pb1nbppp/1pp1pn2/3p4/2PP1B2/2N2NP1/PPQ1PPBP/R2R2K1 b - - 5 11 | a5 Ne5 Nh5 Bc1 f5 Nxd7 Qxd7 Na4 Bd8 c5 b5 Nb6 | -68 | dxc4 Nd2 Nd5 Nxc4 Nxf4 gxf4 Qc7 e3 Rfd8 Rac1 Rac8 a3 | -12
        prepared-point/centralizes | r1b2rk1/1pq2ppp/p1nbpn2/2pP4/P1B5/2N1PN2/1P1BQPPP/R4RK1 b - - 0 11 | Nd8 e4 exd5 exd5 Bf5 Rae1 Re8 Qd1 Rxe1 Rxe1 h6 h3 | -134 | Ne5 Nxe5 exd5 f4 dxc4 Nxc4 Bg4 Qe1 Be6 Nxd6 Qxd6 e4 | -28
        prepared-point/makes-room | r1bq1rk1/4bpnp/pp1p1npB/2pPp3/P3P3/1PN2NPP/2PQ1P2/R3RBK1 b - - 0 15 | Bd7 Nxe5 dxe5 d6 Re8 dxe7 Qxe7 Bg2 Rad8 Bg5 Bc6 Nd5 | -151 | Kh8 a5 Ng8 axb6 Nxh6 Qxh6 f5 h4 f4 Ng5 Bxg5 Qxg5 | -38
        bishop-pair | r2qkb1r/ppp3p1/4B1np/8/4n3/2NP4/PPP2PPP/R1B1K2R w KQkq - 0 14 | Bf7+ Kxf7 Nxe4 Bb4+ Kf1 Ne5 a3 Nxd3 Bxh6 Qd4 axb4 Qxe4 | -573 | Nxe4 Bb4+ c3 Qe7 Bg4 Bd6 Bh5 Qe6 Bd1 Ne5 Nxd6+ Qxd6 | -448
        wrong-recapture/other-piece | r6r/p1p2kp1/2P2q1p/4p1n1/3P2b1/5B2/PPP3PP/RNBQ1K1R b - - 0 14 | Bxf3 gxf3 Nxf3 Kg2 Nh4+ Kh3 Nf3 Rf1 Qh4+ Kg2 Qxh2+ Kxf3 | -213 | Nxf3 gxf3 Bxf3 dxe5 Qxc6 e6+ Kg8 Qd7 Qxd7 exd7 Bxh1 Nc3 | 340
        wrong-recapture/other-piece | r1b1kbnr/ppppqp1p/2n5/8/2B1PQ2/8/PPPP2PP/RNB2RK1 w kq - 1 8 | Qxf7+ Qxf7 Bxf7+ Kd8 d3 h6 Nc3 Nge7 Bd2 d6 Nd5 Nxd5 | -78 | Bxf7+ Kd8 Nc3 Qd6 d4 Qxf4 Bxf4 Bh6 Bg3 Be3+ Kh1 Bxd4 | 106
        missed-chance/captures-and-attacks | r1bqkbnr/pppp2pp/2n5/4pp2/2B1P3/2N2N2/PPPP1PPP/R1BQK2R b KQkq - 1 4 | f4 d4 d6 Bb5 Ne7 dxe5 dxe5 Nxe5 Qxd1+ Kxd1 g5 Nd5 | -213 | fxe4 Bxg8 exf3 Bd5 fxg2 Bxg2 d6 O-O Be7 f4 O-O Nd5 | 143
        """
}
