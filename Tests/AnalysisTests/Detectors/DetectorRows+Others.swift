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
        prepared-point/keeps-from | r1bqkb1r/pp1p1ppp/2n2n2/1N2p3/4P3/2N5/PPP2PPP/R1BQKB1R b KQkq - 1 6 | Be7 Nd6+ Bxd6 Qxd6 Qb6 Bd2 Qd4 Qa3 Nxe4 Be3 Qb4 Qxb4 | -168 | d6 Bg5 a6 Na3 b5 Nd5 Be7 Bxf6 Bxf6 c3 Bb7 Nc2 | -39
        prepared-point/captures | r1b1qrk1/pp1n2pp/2p2n2/2bp1p2/P2Np3/1PPPP2P/1B1NBPP1/R2Q1RK1 w - - 2 13 | dxe4 fxe4 c4 Ne5 cxd5 cxd5 Qc2 Bb4 f4 exf3 N2xf3 Bxh3 | -29 | Nxf5 Qg6 dxe4 dxe4 Ng3 Bxe3 Bc4+ Kh8 Ndxe4 Nxe4 Nxe4 Bb6 | 86
        prepared-point/attacks | r1bqkb1r/pp3ppp/2n1pn2/2p5/2pP4/5NP1/PP2PPBP/RNBQ1RK1 w kq - 2 7 | e3 cxd4 exd4 Be7 Qa4 Bd7 Qxc4 Rc8 Nc3 Nb4 Qe2 Bc6 a3 Nbd5 | -44 | Ne5 Bd7 Na3 cxd4 Naxc4 Rc8 Bf4 Be7 Nxd7 Qxd7 Ne5 Nxe5 Bxe5 O-O | 32
        """

    /// Nobody asked for the best moves. Only two others are as good. The pawn is simply taken. The g-pawn goes one square, and
    /// the f-pawn after castling. Many moves are better than a piece that goes back, and that is a great loss. The queen
    /// stays behind the pawns.
    ///
    /// The e-pawn that the f-pawn guarded is what is lost. The reply exchanges bishops, and the f-pawn moves in the expected
    /// line too. A knight simply takes the pawn. The check of an inaccuracy is a side effect. An en passant capture follows. The
    /// e-pawn shields the square. A pawn is lost meanwhile. The learner takes the same with the next move, twice. The opponent
    /// takes a pawn before the check.
    ///
    /// The bishop is taken back after an exchange of queens. The knight is taken two moves later. White castles all the same. A
    /// pawn forks both pieces. The bishop that keeps the pin need not mind the e-pawn. The queen only goes away from an attack.
    /// The pawn is taken after the expected move too. The pinned bishop can take the other one. The queen attacks the rook's
    /// square anyway. Moves as good neither take there nor guard more.
    ///
    /// The queen goes to the bishop's square later anyway. A pawn drives the pinning bishop off. The pawn is exchanged. The queen
    /// gives check in return. Both lines end alike. The knight is given with a later move. The knight attacks a pawn that came
    /// there later. The opponent's pawn can go there anyway. The pawn has gone before. The learner
    /// takes it with the next move. A rook on its first square has taken nothing. The
    /// bishop goes back later. The check comes with the next move too. A capture does more than put pressure on a pawn. What
    /// is attacked or taken takes something in return, or is exchanged; a pawn has two moves to go, or waits; a queen attacks
    /// something from its first square; material is lost beside development. The played move guards it as well.
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
        missed-chance | 2r1rnk1/pp2bppp/2p1b3/q2p2B1/3Pn1P1/2NBPN1P/PPQ2P2/1KR4R w - - 5 15 | Bh4 Bb4 Ne2 c5 a3 Bd2 Bxe4 Bxc1 Bd3 cxd4 Qb3 Bd2 | -93 | Bxe7 Nxc3+ Qxc3 Qxc3 Rxc3 Rxe7 Rhc1 Nd7 Ng5 g6 Nxe6 Rxe6 | 34
        wrong-recapture | rn2k2r/pp3ppp/2p1p3/4N3/PbpqN3/8/1P1B2PP/R2QKB1R b KQkq - 0 11 | c3 bxc3 Qxe5 cxb4 Qxe4+ Qe2 Qd5 Rd1 Nd7 Bc3 Qb3 Qb2 | -242 | Qxe4+ Qe2 Bxd2+ Kxd2 Qd5+ Kc2 Na6 Nxc4 b5 axb5 Nb4+ Kb1 | -49
        prepared-point/prevents-move | rnb2rk1/1p2qppp/2p5/3nN3/p2P1P2/P1N1p3/BPP1Q1PP/R3K2R b KQ - 1 14 | Qd8 O-O-O Nxc3 bxc3 Qe7 Kb2 Be6 Bxe6 Qxe6 Rhe1 Nd7 Nxd7 | -153 | Nxc3 bxc3 Nd7 Qxe3 Nxe5 fxe5 Bf5 Qe2 b5 O-O Be6 Qe4 | -58
        prepared-point/guards | rnbqkb1r/ppp1pppp/3p1n2/8/2B1P3/8/PPPP1PPP/RNBQK1NR w KQkq - 2 3 | a3 Nxe4 Bxf7+ Kxf7 Qh5+ g6 Qd5+ Ke8 Qxe4 c5 d4 Nc6 | -73 | Nc3 e6 d4 d5 Bd3 c5 Nf3 c4 Be2 Bb4 Bg5 Bxc3+ | 10
        blocked-pawn | 1rbq1rk1/ppp2pp1/1n2pn1p/6B1/2pP4/2P2NP1/P1Q1PPBP/R4RK1 w - - 0 12 | Be3 Bd7 a4 Bc6 a5 Nc8 Ne5 Bxg2 Kxg2 b5 axb6 cxb6 | -38 | Bh4 Nbd7 e4 Qe8 g4 b5 g5 hxg5 Nxg5 Nh5 e5 f5 | 52
        prepared-point/makes-room | r1b2rk1/1p1nqp2/p1pp1npp/4p3/2PP1P1N/2NBP1P1/PPQ4P/2KR3R b - - 0 14 | Ng4 Rhe1 Ndf6 h3 e4 Bf1 g5 hxg4 Bxg4 fxg5 hxg5 Be2 | -172 | Re8 Bxg6 exd4 Nf5 Qf8 Bxf7+ Kxf7 Rxd4 d5 g4 Nxg4 Rg1 | -75
        removed-defender | r2q1rk1/pp2bppp/2pp4/4p2n/2B1PP2/2NPB1Q1/PPP3PP/3R2K1 w - - 1 13 | Qe1 Nxf4 d4 exd4 Bxf4 dxc3 bxc3 b5 Be2 Re8 Qf2 Qc8 | -345 | Qg4 exf4 Bf2 g6 Ne2 Bg5 Bb3 Kh8 c3 Qe7 Nd4 Bf6 | -238
        pin | r1b2rk1/2qn1ppp/p3p3/1pbpP3/3B1P1P/2N1Q2R/PPP3P1/2KR1B2 b - - 1 14 | Qb6 Ne2 b4 Rg3 Bxd4 Nxd4 Nc5 Bd3 Kh8 f5 exf5 Bxf5 | -83 | b4 Na4 Bxd4 Qxd4 a5 Bb5 Rb8 Bd3 Qc6 b3 Ba6 Bxa6 | 36
        castling | r1bqk2r/p2p2pp/2pQpn2/8/8/8/PPP2PPP/R1B1KB1R b KQkq - 0 11 | Rf8 Bd3 Qb6 O-O c5 Qg3 Bb7 b3 Rf7 Re1 Kf8 c4 | -138 | Qb6 Bd3 c5 Bf4 Qb4+ c3 Qxb2 O-O Qb6 Rab1 Qxd6 Bxd6 | -50
        prepared-point/captures-first | r1bq1rk1/1ppnbppp/3p1n2/p3p3/P2PP3/2N2N2/BPP2PPP/R1BQ1RK1 b - - 1 8 | c5 dxe5 Nxe5 Nxe5 dxe5 Qe2 h6 Be3 Qb6 Qb5 Qc7 Bc4 | -137 | exd4 Nxd4 c6 Be3 Re8 Re1 Bf8 f3 Nb6 Bg5 d5 exd5 | -39 | c6 -49, exd4 -52, h6 -57, b6 -59, Kh8 -71, Rb8 -88
        prepared-point/guards-more | r1b2rk1/pp2qppp/2P1pn2/4N3/1b6/1Qp1P3/PP2BPPP/R1B2RK1 b - - 3 11 | b5 bxc3 Bd6 f4 Qc7 Ba3 Nd5 Bxd6 Qxd6 Qxb5 Nxc3 Qb2 | -155 | a5 bxc3 Bd6 Nc4 a4 Qb1 Bc5 Nb6 Bxb6 Qxb6 bxc6 Rb1 | -45 | Bd6 -42, a5 -62, Ne4 -70, Bc5 -78, h5 -94, Rb8 -95
        shut-in-bishop | 2rqr1k1/1p3pbp/2bp1np1/p1n1p3/2P1P3/1PN2N2/P1Q2PPP/1RB1RBK1 w - - 2 15 | Re2 b5 Bg5 b4 Bxf6 Qxf6 Nd5 Bxd5 cxd5 Bh6 Qd1 Kg7 | -122 | Bb2 b5 cxb5 Bxe4 Nxe4 Ncxe4 Qe2 Bh6 a4 Qb6 Ra1 Nc3 | -57
        pin | rnbqk2r/ppp1ppbp/3p1np1/8/2PPP3/2N2P2/PP4PP/R1BQKBNR b KQkq - 0 5 | e6 Bg5 h6 Be3 b6 Qc2 c5 O-O-O cxd4 Bxd4 O-O Qd2 | -100 | O-O Be3 c5 Nge2 Nc6 d5 Ne5 Ng3 a6 a4 e6 Be2 | -36
        removed-defender | rnbq1rk1/ppp2ppn/8/4p3/1PpP4/2N1P3/1P3PPP/R1BQK1NR w KQ - 0 9 | Qa4 exd4 exd4 Nc6 Nf3 a5 b5 Nb4 O-O Bf5 Ne1 Re8 | -145 | b5 exd4 Qxd4 Qxd4 exd4 c6 Nge2 Bd7 b6 Na6 bxa7 Rxa7 | -9
        prepared-point/attacks | rnbq1rk1/p2p2pp/2p1p3/1P1n1p2/3P4/P4N2/1PQ1PPPP/R1B1KB1R w KQ - 0 10 | b3 cxb5 e3 Bb7 Bd2 a6 Be2 d6 e4 Nf6 exf5 Be4 | 37 | Bg5 Qa5+ Bd2 Qb6 e4 fxe4 Qxe4 cxb5 Bd3 Nf6 Qh4 Bb7 | 141
        loses-material | r3k2r/1p2bppp/p4n2/2pp1nB1/P7/2N3PP/1PP2PB1/R3R1K1 b kq - 1 15 | Ne4 Bxe7 Nxe7 Nxd5 Nxd5 Rxe4+ Kf8 Rc4 Nc7 Rxc5 Ne6 Rc3 | -377 | Kf8 Bxf6 Bxf6 Nxd5 Bd8 Rad1 g6 Nf4 Bg5 Nd3 Kg7 Bxb7 | -238
        loses-material | r2qk2r/pb1n1ppp/2pbpn2/1p6/3PP1P1/2N2N2/PPQ1BP1P/R1B1K2R b KQkq - 0 10 | Nxg4 h3 b4 Na4 Qa5 Bd2 Nxf2 Kxf2 c5 Nxc5 Nxc5 dxc5 | -137 | c5 g5 cxd4 Nxd4 b4 gxf6 bxc3 fxg7 Rg8 Nb5 Be5 Nxc3 | -67
        prepared-point/keeps-from | r1bq1rk1/2ppbppp/p1n2n2/1p2p3/4P3/1B3N2/PPPP1PPP/RNBQR1K1 w - - 2 8 | Bd5 Nxd5 exd5 Nb4 Nc3 Bb7 Nxe5 Re8 d4 Bf6 Bd2 d6 | -45 | c3 d6 h3 Be6 d4 Bxb3 Qxb3 Qb8 Qd1 Qb7 d5 Na5 | 49
        centre | r2qkb1r/pp3ppp/2p1pn2/8/PnBP4/2N1PQ1P/1P3PP1/R1B2RK1 b kq - 2 10 | b6 Rd1 Be7 e4 O-O Bb3 Rc8 Bf4 h6 Rd2 Qe8 Rc1 | -169 | a5 Rd1 Qb6 Qg3 O-O-O Bd2 Rg8 Qf3 Be7 Ne2 g5 Rac1 | -91
        king-safety | r1bqk1nr/2pnppbp/p2p2p1/1p6/3PPP2/2NB1N2/PPP3PP/R1BQK2R w KQkq - 2 7 | f5 c5 O-O cxd4 Nd5 Ngf6 Nxf6+ Bxf6 a4 bxa4 Rxa4 gxf5 | -45 | e5 Nh6 a4 b4 Ne4 c5 e6 Nf6 f5 Nxf5 exf7+ Kxf7 | 65
        missed-chance | r3kb1r/1p3ppp/p2pbn2/2p5/P2nPB2/2N3P1/1qP1NPBP/R2Q1RK1 b kq - 1 11 | Bc4 Rb1 Qxc2 Nxd4 Qxd1 Rfxd1 cxd4 Rxd4 b5 e5 dxe5 Bc6+ | -206 | Qxc2 Nxd4 Qxd1 Rfxd1 cxd4 Rxd4 Be7 Rb1 O-O Rxb7 Rfe8 h4 | -71
        wrong-recapture | r1b1kb1r/p1pq1ppp/4pn2/1p2n3/2pP4/6P1/PP2PPBP/RNBQ1RK1 w kq - 0 10 | dxe5 Qxd1 Rxd1 Nd5 b3 Be7 bxc4 bxc4 Rd4 c5 Bxd5 exd5 | -34 | Bxa8 Nc6 b3 Bd6 Bg5 Be7 Bxf6 Bxf6 e3 O-O bxc4 bxc4 | 121
        missed-chance/gains-time | r4rk1/2pnq2p/p1pbbpp1/1p2p3/4P2N/1P1PN1P1/P1PB1P1P/R2Q1RK1 b - - 1 14 | Nb6 Kh1 Bc5 Qe2 Bd4 Rae1 c5 g4 c4 Nef5 Qd7 f4 | -50 | Bh3 Re1 a5 a4 b4 Qf3 Be6 Nc4 Bc5 Bh6 Rfe8 Be3 | 6
        prepared-point/checks | rn2kbnr/pp2ppp1/2p5/3pPqBp/2P4P/5N2/PP3PP1/RN1QK2R b KQkq - 0 9 | Na6 cxd5 Qe4+ Be3 Qxd5 Qe2 Nb4 O-O e6 Rd1 Qb5 Qd2 | -33 | Qe4+ Be3 e6 Nbd2 Bb4 Rc1 Qd3 cxd5 exd5 a3 Ba5 Ng5 | 22
        prepared-point/presses | r1b1k2r/pp3p2/1qn1p1p1/2bpP2p/5P1P/2BB2QN/PPP3P1/2KR3R w kq - 2 15 | Qf3 Bd7 Ng5 Rc8 g4 Nd4 Qg3 Nxc2 gxh5 Ba4 Bxc2 Be3+ | -1 | Bxg6 Rg8 Bxf7+ Kxf7 Qf3 Ke7 Qxh5 Kd8 f5 Bd7 Ng5 Kc7 | 69
        missed-chance/attacks | r2qkbnr/ppp3pp/3p4/4p1N1/4P1Q1/2NP4/PPn2PPP/R1B1K2R w KQ - 0 9 | Ke2 Nxa1 Nb5 Qd7 Ne6 Rc8 Bg5 Nc2 Rc1 Nd4+ Nbxd4 exd4 | -248 | Kd1 Nxa1 Nd5 Qd7 Qxd7+ Kxd7 Nf7 c6 Ne3 Nh6 Nxh8 Ke6 | -54
        prepared-point/attacks | r2qkbnr/ppp3pp/3p4/4p1N1/4P1Q1/2NP4/PPn2PPP/R1B1K2R w KQ - 0 9 | Ke2 Nxa1 Nb5 Qd7 Ne6 Rc8 Bg5 Nc2 Rc1 Nd4+ Nbxd4 exd4 | -248 | Kd1 Nxa1 Nd5 Qd7 Qxd7+ Kxd7 Nf7 c6 Ne3 Nh6 Nxh8 Ke6 | -54
        prepared-point/traps | r2qkb1r/1b1n1pp1/p2ppn1p/8/Np1NP1PP/4BP2/PPPQ4/2KR1B1R b kq - 1 12 | b3 axb3 Qc7 Bh3 Ne5 Kb1 Nfd7 f4 Nc6 Rhf1 Nxd4 Qxd4 | -261 | Qa5 b3 Nc5 a3 Nxa4 axb4 Qc7 bxa4 Rb8 Rg1 Nd7 Nb3 | -94
        missed-chance/traps | r2qkb1r/1b1n1pp1/p2ppn1p/8/Np1NP1PP/4BP2/PPPQ4/2KR1B1R b kq - 1 12 | b3 axb3 Qc7 Bh3 Ne5 Kb1 Nfd7 f4 Nc6 Rhf1 Nxd4 Qxd4 | -261 | Qa5 b3 Nc5 a3 Nxa4 axb4 Qc7 bxa4 Rb8 Rg1 Nd7 Nb3 | -94
        prepared-point/offers-exchange | r1bqkb1r/pppp1ppp/2n5/1n2P3/P7/5N2/1PP2PPP/RNBQ1RK1 b kq - 0 7 | Ncd4 axb5 Ne6 Nc3 Be7 Qe2 O-O Rd1 Re8 Qe4 Bf8 Be3 | -113 | Nbd4 Nxd4 Nxd4 Qxd4 d5 exd6 Qxd6 Qe3+ Be6 Nc3 a6 Ne4 | -10
        prepared-point/takes-back | r1bqr1k1/pp1nbppp/2pp1n2/2P5/3p4/2N2NP1/PPQ1PPBP/R1B2RK1 w - - 0 10 | Na4 dxc5 b4 d3 Qxd3 cxb4 Qb3 Nc5 Nxc5 Bxc5 Bb2 Rxe2 | -285 | cxd6 dxc3 dxe7 Qxe7 Nd4 cxb2 Bxb2 Qc5 Rfc1 Qxc2 Rxc2 Nb6 | -23
        development | rnbqk1nr/5ppp/4p3/pp6/2pP4/1PB1PN2/5PPP/R2QKB1R b KQkq - 0 10 | Qe7 bxc4 bxc4 Bxc4 Nf6 O-O O-O Rxa5 Rxa5 Bxa5 Bb7 Qb3 | -122 | Bb7 bxc4 b4 Bb2 Nf6 Bd3 Qc7 O-O Nbd7 Nd2 O-O Bc2 | -51
        prepared-point/guards-more | r1bqkb1r/pppn1p1p/3p1np1/6B1/2PQ4/2N3PB/PP2PP1P/R3K1NR b KQkq - 3 7 | Be7 Bxd7+ Kxd7 c5 h6 Qa4+ c6 Bxf6 | -250 | Bg7 Bxd7+ Kxd7 Bh4 h6 f4 Ne8 Qd5 | -120
        """
}
