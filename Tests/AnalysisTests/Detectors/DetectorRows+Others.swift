/// Positions with the engine's best moves; see `DetectorRows`.
extension DetectorRow {
    static let otherPositives = """
        king-safety/exposed-by-force | rnbqkbnr/pp1ppppp/8/2p5/4PP2/8/PPPP2PP/RNBQKBNR b KQkq - 0 2 | f6 Qh5+ g6 Qxc5 Nc6 Nf3 e5 Qf2 f5 Nxe5 | -137 | d5 exd5 Nf6 Bb5+ Nbd7 c4 a6 Bxd7+ Bxd7 Qe2 | -11 | g6 6, Nc6 0, e6 -3, d6 -6
        king-safety/exposed-by-force | rn2kb1r/pp2npp1/q1p1p2p/3pP3/2PP3P/3Q1N2/PP1N1PP1/R1B1K2R w KQkq - 1 10 | g4 h5 gxh5 Rxh5 Qe2 Rh8 b3 Nf5 h5 Nd7 | -78 | O-O Nd7 b3 Nf5 h5 c5 a4 Be7 Ba3 O-O | 45 | Qc2 42, O-O 42, a3 29, b3 28
        king-safety/exposed | rn1qkbnr/pb1p1pp1/1p2p3/2p4p/4P2P/2N3P1/PPPPNPB1/R1BQK2R b KQkq - 0 6 | f5 O-O Nf6 d3 e5 f4 Nc6 fxe5 Nxe5 Rxf5 | -196 | Nc6 d4 cxd4 Nxd4 Nxd4 Qxd4 Nf6 Bg5 Bc5 Qd3 | -19 | Nf6 -36, Nc6 -40, Be7 -40, a6 -40
        king-safety/exposed | rn1qkbnr/pp3ppp/2p1p1b1/8/3P1N2/6N1/PPP2PPP/R1BQKB1R b KQkq - 1 7 | f6 Bc4 e5 Ne6 Qd7 O-O a5 dxe5 b5 Nxf8 | -335 | Bd6 c3 Nf6 h4 Qc7 h5 Bxf4 Bxf4 Qxf4 hxg6 | -40 | Qh4 -37, Qc7 -37, Bd6 -43, Be7 -52
        weak-squares/between-pawns | rnbqkbnr/ppp1pppp/8/3p4/3P4/P7/1PP1PPPP/RNBQKBNR b KQkq - 0 2 | f5 Bf4 e6 e3 Be7 c4 Nf6 Nc3 Ne4 Nf3 O-O h4 | -82 | Nf6 Nf3 c5 dxc5 e6 Be3 Be7 Nbd2 O-O Bd4 Nc6 e3 | -9
        weak-squares/between-pawns | r1bqkbnr/pppppppp/2n5/8/3P4/8/PPP1PPPP/RNBQKBNR w KQkq - 1 2 | f4 d5 e3 Bf5 Nf3 Nb4 Bd3 e6 Bxf5 exf5 a3 Nc6 | -5 | Nf3 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O a3 Ne4 | 57
        hanging-piece/for-good | r1bqkb1r/ppp2ppp/2np1n2/4p3/4PP2/2N2N2/PPPP2PP/R1BQKB1R w KQkq - 2 5 | Bd3 exf4 Bb5 a6 Bxc6+ bxc6 Qe2 Nh5 b3 g6 e5 Be6 | -76 | Bb5 exf4 d4 a6 Bxc6+ bxc6 Bxf4 Be7 Qd2 O-O O-O-O a5 | 30
        hanging-piece/for-good | rnb1kb1r/1p1ppppp/pq3n2/2p5/3P1B2/2N1P3/PPP2PPP/R2QKBNR w KQkq - 0 5 | Bc4 Qxb2 Nge2 Qb4 Bb3 cxd4 exd4 d5 O-O e6 Bc7 Nc6 | -72 | Nf3 cxd4 Qxd4 Qxd4 Nxd4 d6 Bg5 e6 e4 Nc6 Nxc6 bxc6 | 26
        """

    /// Nobody asked for the best moves. Only two others are as good. The pawn is simply taken. The g-pawn goes one square, and
    /// the f-pawn after castling. Many moves are better than a piece that goes back, and that is a great loss. The queen
    /// stays behind the pawns.
    ///
    /// The e-pawn that the f-pawn guarded is what is lost. The reply exchanges bishops, and the f-pawn moves in the expected
    /// line too. A knight simply takes the pawn. The check of an inaccuracy is a side effect. An en passant capture follows. The
    /// e-pawn shields the square. A pawn is lost meanwhile. The learner takes the same with the next move, twice. The opponent
    /// takes a pawn before the check.
    static let otherNegatives = """
        king-safety | rn1qkbnr/pb1p1pp1/1p2p3/2p4p/4P2P/2N3P1/PPPPNPB1/R1BQK2R b KQkq - 0 6 | f5 O-O Nf6 d3 e5 f4 Nc6 fxe5 Nxe5 Rxf5 | -196 | Nc6 d4 cxd4 Nxd4 Nxd4 Qxd4 Nf6 Bg5 Bc5 Qd3 | -19
        king-safety | rn1qkbnr/pb1p1pp1/1p2p3/2p4p/4P2P/2N3P1/PPPPNPB1/R1BQK2R b KQkq - 0 6 | f5 O-O Nf6 d3 e5 f4 Nc6 fxe5 Nxe5 Rxf5 | -196 | Nc6 d4 cxd4 Nxd4 Nxd4 Qxd4 Nf6 Bg5 Bc5 Qd3 | -19 | Nf6 -36, Nc6 -40, Be7 -40, a6 -140
        king-safety | r2qk2r/p3b1pp/2pp1n2/1p3bB1/3Q4/1BN5/PPP2PPP/R3K2R w KQkq - 2 12 | g4 Nxg4 Qxg7 Rf8 Bf4 Bf6 Qb7 Qe7+ Qxe7+ Bxe7 | -79 | O-O-O h6 Bxf6 Bxf6 Qxd6 Qxd6 Rxd6 Rc8 Re1+ Be7 | 223 | O-O-O 198, O-O 183, Qf4 165, Qe3 161
        king-safety | rn1qk2r/pb1pppbp/1p3np1/2p5/3P1B2/2P1PN2/PP2BPPP/RN1QK2R w KQkq - 2 7 | g3 d6 h3 Qd7 Nbd2 O-O g4 cxd4 cxd4 Nc6 | -90 | O-O O-O h3 d5 Nbd2 e6 a4 Nc6 Bb5 Rc8 | 24 | h3 49, O-O 45, a4 32, Qb3 26
        king-safety | r2qk2r/ppp2p1p/2n3p1/3Nb3/6b1/3P2P1/P3PPBP/1R1QNRK1 w kq - 2 13 | f3 Be6 e4 O-O Kh1 Bxd5 exd5 Ne7 Nc2 Rb8 | -49 | Qa4 Be6 Nf4 Bxf4 Rxb7 O-O Bxc6 Bh6 Nf3 Qd6 | 199 | Qa4 159, Rxb7 158, Ne3 127, Qd2 109
        tempo/returns | r1bqkb1r/p1p1n1pp/1pnp4/4p1B1/2B1P3/2P2N2/PP1N1PPP/R2QK2R b KQkq - 1 8 | Bb7 Qb3 Qb8 Bf7+ Kd8 Nh4 Bc8 Qd1 | -286 | Qd7 Be3 Na5 Be2 Nac6 b4 Ng6 a4 Be7 Bc4 | -128 | h6 -135, Qd7 -147, a5 -149, Na5 -152
        tempo/early-queen | Nf3 d5 d4 e6 Bf4 | Qe7 c4 Nf6 Nc3 Qd8 e3 Be7 Be2 | -91 | Nf6 c4 Bd6 Bg3 Bxg3 | -21
        king-safety | rn1qkbnr/pp3ppp/2p1p3/3pP3/3P4/3Q4/PPP1NPPP/RNB1K2R b KQkq - 1 6 | f6 Nf4 Qd7 Qh3 g5 Qxe6+ Be7 exf6 Nxf6 Qxd7+ Kxd7 Nd3 | -165 | c5 c3 Qb6 O-O Nc6 a3 a5 a4 cxd4 cxd4 Bb4 Nbc3 | -30
        king-safety | r1bq1rk1/pp2npbp/2np2pB/2p1p3/4P2P/2NP2P1/PPPQNPB1/R3K2R b KQ - 0 10 | f6 Bxg7 Kxg7 h5 g5 h6+ Kh8 f4 Bg4 fxg5 Ng8 gxf6 | -72 | Bxh6 Qxh6 f6 Qd2 h5 O-O Kg7 f4 Bg4 Kh2 Rb8 Bf3 | 12
        king-safety | r2q1rk1/pp2bppp/2pp1n2/4p3/2B1P3/2NPB1Q1/PPP2PPP/3R2K1 w - - 1 12 | f4 Nh5 Qg4 Nxf4 Rf1 Kh8 Bb3 Ne6 Rf5 g6 Bxe6 fxe6 | -287 | d4 exd4 Rxd4 Ne8 f4 d5 Rd1 Qa5 exd5 Bc5 Ne4 Bxe3+ | -130
        king-safety | rnbqkbnr/pp1p1ppp/4p3/8/3NP3/8/PPP2PPP/RNBQKB1R b KQkq - 0 4 | d5 Bb5+ Bd7 exd5 exd5 O-O Bc5 Nc3 Ne7 Bg5 Bxb5 Ndxb5 | -121 | a6 Qf3 Qc7 Qg3 d6 c4 h5 h4 | -25
        king-safety | r4rk1/p1ppqpbp/b1p3p1/3nP3/2P1Q3/1P6/PB1N1PPP/R3KB1R b KQ - 6 12 | f5 exf6 Qxe4+ Nxe4 Nxf6 Bxf6 Bxf6 O-O-O d6 Nxf6+ Rxf6 f3 | -30 | Nb6 O-O-O Bc8 Qe3 a5 h4 a4 h5 d6 Nf3 dxe5 h6 | 35
        weak-squares | rnbqkb1r/ppp1pppp/3p4/3nP3/3P4/8/PPP2PPP/RNBQKBNR w KQkq - 0 4 | f4 dxe5 fxe5 c5 Nf3 cxd4 Qxd4 Nc6 Bb5 e6 Bxc6+ bxc6 | 0 | c4 Nb6 Nf3 dxe5 Nxe5 g6 Nc3 Bg7 Be3 O-O Be2 Nc6 | 67
        tempo/chased | 2rq1rk1/p3ppbp/bpp2np1/4N3/1n1P1P2/4P3/PP1BN1PP/RB2QRK1 b - - 5 15 | Nbd5 e4 Nc7 Nxc6 Qe8 Ne5 Ne6 Bc3 Qd8 d5 Nc5 Nc6 | -57 | c5 Bxb4 cxb4 Qd2 Qd5 a3 b3 Nc3 Rxc3 Qxc3 Rc8 Qe1 | 19
        missed-chance | 2rq1rk1/p2n1ppp/3Pp3/1p1n4/3P4/P1NBPP2/2Q2P1P/R1B2RK1 b - - 0 15 | Qg5+ Kh1 Nxc3 Bxh7+ Kh8 Be4 Qh5 Bb2 Na4 Qb3 Nf6 Rg1 | -87 | Nxc3 h3 Qh4 Kg2 Nb6 Bd2 Ne4 Qd1 Nxd6 Bb4 Rfd8 Rc1 | -20
        misses-material | r1bqkb1r/pppn1ppp/4pn2/8/Q1p5/5NP1/PP1PPPBP/RNB1K2R w KQkq - 2 6 | h4 a6 Qxc4 b5 Qc2 Bb7 O-O Be7 b3 O-O d3 c5 | -40 | Qxc4 c5 d4 a6 Qc2 b5 Ne5 Nd5 Nxd7 Qxd7 dxc5 Bb7 | 27
        castling | r1b1k1nr/ppp1qpbp/2np4/6p1/2BPPp2/1QP2N2/PP4PP/RNB2RK1 b kq - 0 8 | a6 Nxg5 Qxg5 Bxf7+ Kd8 Bxf4 Qg4 Nd2 Nh6 h3 Qh4 e5 | -148 | h6 Nbd2 Nf6 a4 O-O Bd3 Nh5 a5 Bd7 Ne1 a6 Bc4 | 119
        """
}
