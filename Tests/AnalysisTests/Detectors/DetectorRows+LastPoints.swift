/// Positions for what the expected move does where nothing else is found; see `DetectorRows`.
extension DetectorRow {
    static let lastPointPositives = """
        prepared-point/centralizes | r1bq1rk1/1p3pbp/Pn2p1p1/7n/2pP4/2N1PN2/3B1PPP/2RQKB1R w K - 1 14 | Nb5 Rxa6 Bxc4 Nxc4 Rxc4 Bd7 Rb4 Nf6 O-O Ne4 Nc3 Bc6 | -40 | Ne4 Rxa6 Be2 Nf6 Nc5 Ra8 O-O Ne8 Ne4 Nd6 Nxd6 Qxd6 | -6
        prepared-point/fianchettoes | rnbqk2r/ppppppbp/5np1/8/2PP4/6P1/PP2PP1P/RNBQKBNR w KQkq - 1 4 | Bh3 d5 Bxc8 Qxc8 cxd5 Nxd5 Nf3 c5 Nc3 Nb6 Be3 O-O | -22 | Bg2 O-O Nc3 a5 Nf3 d5 cxd5 Nxd5 O-O c5 dxc5 Nxc3 | 53
        prepared-point/fianchettoes | rnbqkbnr/ppp1pp1p/3p2p1/8/3PP3/2N5/PPP2PPP/R1BQKBNR b KQkq - 1 3 | Bd7 Bf4 a6 Qd2 Bg7 Nf3 Bg4 h4 Bxf3 gxf3 Nc6 Be3 | -108 | Bg7 Be3 a6 Nf3 Nf6 Qd2 O-O Bh6 b5 Bxg7 Kxg7 | -65
        prepared-point/captures-first | rnbqkb1r/ppp2ppp/4pn2/3p2B1/2PP4/2N5/PP2PPPP/R2QKBNR b KQkq - 2 4 | a6 cxd5 exd5 Bxf6 gxf6 e3 h5 h4 c6 Be2 Bf5 Bxh5 | -102 | dxc4 e3 a6 Bxc4 c5 Nf3 b5 Bd3 cxd4 Nxd4 Be7 O-O | -31
        prepared-point/captures-first | r2qkb1r/pp1n1ppp/5n2/2pp4/3P4/4PN2/PP3PPP/RNBQK2R w KQkq - 0 8 | Qd2 c4 O-O b5 Qc2 Be7 Nbd2 Nb6 e4 dxe4 Nxe4 O-O | -67 | dxc5 Nxc5 O-O g6 b4 Nce4 Bb2 Bg7 Nc3 O-O Rc1 Rc8 | 47
        prepared-point/castles | rnbqk2r/ppp1ppbp/3p1np1/8/2PPP3/2N2N2/PP3PPP/R1BQKB1R b KQkq - 0 5 | h6 h3 O-O Be3 e5 d5 Na6 a3 Nd7 b4 f5 Be2 | -100 | O-O h3 e5 d5 Nh5 g4 Nf4 Be3 Na6 Qd2 h6 O-O-O | -44
        prepared-point/avoids-attack | r3rbk1/1bpq1ppp/p2p1nn1/1p1Pp3/4P3/PBP2N1P/1P3PP1/R1BQRNK1 w - - 3 15 | Rb1 c6 Bg5 cxd5 exd5 e4 N3h2 Qf5 Qd2 h6 Bxf6 Qxf6 | 6 | N3h2 Be7 Ng3 c6 dxc6 Bxc6 Ng4 Nxg4 Qxg4 Qxg4 hxg4 Nf4 | 73
        prepared-point/avoids-attack | r2q1rk1/pb2bpp1/3p1n1p/1pp5/3nP3/2NP2PN/PPP2RBP/R1BQ2K1 w - - 0 14 | Kh1 b4 Nd5 Nxd5 exd5 Bc8 c3 Nb5 cxb4 cxb4 Bd2 Bf6 | -25 | Nd5 a5 Ne3 Re8 Nf4 Nc6 Rb1 a4 b3 | 41
        prepared-point/presses | r1b1k2r/ppp2ppp/2p2qn1/8/3bP3/2NB4/PPPQ1PPP/R1B2R1K b kq - 7 10 | Qh4 Ne2 Bb6 Qc3 Qf6 Qxf6 gxf6 Bh6 Rg8 Ng3 Ne5 Be2 | -114 | Ne5 f4 Ng4 e5 Qh4 g3 Qh5 Qg2 Bd7 Ne2 c5 Nxd4 | -16
        prepared-point/offers-exchange | r2q1rk1/1bppbppp/p1n2n2/1p2p3/4P3/1BNP1N2/PPP2PPP/R1BQ1RK1 w - - 3 9 | Rb1 Na5 Nxe5 Nxb3 cxb3 b4 Na4 d5 Bf4 Bd6 Rc1 Qe7 | -15 | Nd5 Nxd5 Bxd5 d6 a4 Qc8 c3 Nd8 Re1 c5 d4 exd4 | 53
        prepared-point/takes-centre | rnbqkb1r/pp1p1ppp/4pn2/2p5/2PP4/5N2/PP2PPPP/RNBQKB1R w KQkq - 0 4 | Bg5 cxd4 Nxd4 h6 Bxf6 Qxf6 Nc3 Nc6 e3 Bc5 Nb3 Bb4 | -16 | d5 a6 a4 g6 Nc3 Bg7 e4 d6 h3 O-O Bd3 b6 | 78
        prepared-point/frees | r1bqk2r/pp3ppp/2nbpn2/3p4/3P4/PP1B1N2/1BP2PPP/RN1QK2R b KQkq - 2 8 | h6 Nbd2 O-O Qe2 a6 Ne5 Qb6 c3 Bxe5 dxe5 Nd7 c4 | -55 | b6 Ne5 Bb7 Nd2 Rc8 h4 O-O Rh3 a5 Qe2 Qc7 h5 | -22
        prepared-point/exchanges | rnbqkb1r/ppp1pp1p/6p1/3n4/3PP3/2N5/PP3PPP/R1BQKBNR b KQkq - 0 5 | Nf6 Nf3 Bg7 Bc4 c5 e5 Ng4 h3 cxd4 hxg4 dxc3 Qxd8+ | -101 | Nxc3 bxc3 Bg7 Nf3 c5 Be3 Qa5 Qd2 O-O Rc1 Rd8 d5 | -29
        missed-chance/greek-gift | r2q1rk1/pbpn1ppp/1p1bpn2/8/1PBP4/P1N1P3/1B2NPPP/R2Q1RK1 b - - 2 11 | e5 Rc1 a6 Bb3 e4 Ng3 Re8 d5 g6 Ba1 Qe7 Bc2 | -56 | Bxh2+ Kxh2 Ng4+ Kh3 Qg5 e4 Qh5+ Kg3 e5 Bd5 c6 Bb3 | 169
        missed-chance/greek-gift | r1bq1rk1/pp3ppp/2pb1n2/5p2/2BP4/P1N1P3/1P2NPPP/2RQ1RK1 b - - 0 11 | g6 g3 Re8 Re1 Bb8 Nf4 Bxf4 gxf4 | 43 | Bxh2+ Kxh2 Ng4+ Kg3 Qg5 Qd2 Re8 f4 Qg6 Kf3 b5 Bd3 | 124
        wrong-recapture/doubles-pawns | r2qr1k1/1bp2pp1/p1np1B1p/1p2p3/2PPP3/2P2NP1/P4PBP/R2QR1K1 b - - 0 13 | gxf6 Nh4 Ne7 Qh5 Kg7 f4 Bc8 fxe5 dxe5 dxe5 Ng6 exf6+ | -234 | Qxf6 Qd3 Bc8 cxb5 axb5 Qxb5 Bd7 Qc4 Ra7 a4 Rea8 h3 | -37
        wrong-recapture/queen-attacked | rnbqkbnr/pp2pppp/2p5/3P4/3P4/8/PP2PPPP/RNBQKBNR b KQkq - 0 3 | Qxd5 Nc3 Qd8 e4 Nf6 Nf3 Bg4 Be3 Nbd7 Qc2 e6 h3 | -119 | cxd5 Nc3 e6 Bf4 Bd6 Bg3 Qb6 Qc2 Bd7 e3 h6 Nf3 | -40
        wrong-recapture/loses-castling | 2rqk2r/pp2N1pp/2np1n2/2p1p3/4P3/5NP1/PPP2P1P/R1BQK2R b KQk - 0 10 | Kxe7 Bg5 Kd7 Nh4 Kc7 O-O h6 Bxf6 Qxf6 c3 h5 Qe2 | -63 | Nxe7 Qe2 h6 O-O O-O Nh4 Qd7 f3 b5 Be3 d5 exd5 | 19
        wrong-recapture/elsewhere | r2qkb1r/2pbpppp/p4n2/1p4B1/3P4/1nN2N2/PPP2PPP/R2Q1RK1 w kq - 0 11 | Bxf6 Nxa1 Bh4 f6 Qxa1 b4 Nd5 Bb5 Nf4 Bxf1 Qxf1 Qd6 | -207 | axb3 e6 Ne5 Be7 Qf3 O-O b4 Nd5 Nxd5 Bxg5 Nf4 Bxf4 | 109
        missed-chance/forks | rnbqkb1r/p2ppp1p/1p4p1/2p1P3/2BPn3/5N2/PPP2PPP/RNBQK2R w KQkq - 1 6 | c3 d5 exd6 Nxd6 Bd5 Bb7 dxc5 bxc5 Bf4 Nc6 Ne5 Nxe5 | 127 | Bd5 Nxf2 Kxf2 Nc6 Bxc6 dxc6 dxc5 Qc7 Re1 Bg7 Qd4 Bf5 | 446
        missed-chance/traps | r1bqk2r/pp1pppbp/2n3p1/4P2n/3P4/2N2N2/PP3PPP/R1BQKB1R w KQkq - 1 8 | Be2 d6 exd6 exd6 d5 Ne7 O-O O-O Re1 Nf6 h3 a6 | 52 | g4 d6 gxh5 dxe5 h6 Bf6 dxe5 Qxd1+ Nxd1 Nxe5 Nxe5 Bxe5 | 358
        missed-chance/traps | r4rk1/pb1nqppp/1pp1p3/8/2PPB3/3Q1N2/PP3PPP/R4RK1 b - - 2 13 | Nf6 Rad1 Rfd8 Qe3 Nxe4 Qxe4 c5 Qe2 Qc7 dxc5 Qxc5 b3 | 40 | f5 Rae1 fxe4 Rxe4 Nf6 Re5 Rad8 Rfe1 Bc8 h3 Qd6 Qc2 | 295
        prepared-point/attacks | r1b2rk1/2q2ppp/p1p1pn2/3p4/1b2P3/2N1BP2/PPPQ2PP/1K1R1B1R w - - 0 12 | exd5 cxd5 a3 Bd6 Na2 Rb8 Ka1 e5 c3 Be6 Bxa6 Nd7 | -121 | e5 Bxc3 Qxc3 Nd7 h4 a5 h5 Ba6 h6 g6 Bxa6 Rxa6 | 21
        trapped-piece/by-reply | r1b1k2r/pp3ppp/2p2q2/2b5/7N/P1pP2P1/2P1PPBP/R2QK2R w KQkq - 2 13 | f3 g5 e3 Bxe3 Qe2 Qd4 Kf1 Kd8 Re1 Re8 f4 gxh4 | -517 | O-O h5 Nf3 Bg4 h3 Bxf3 Bxf3 h4 g4 Qe5 e3 Bd6 | -26
        pin/by-search | r3k2r/pp2bppp/2p1bn2/q2p2B1/2PpP1B1/1P1P2P1/P4P1P/R2QK1NR w KQkq - 4 14 | Qd2 Bb4 a3 Bc3 Bxe6 fxe6 b4 Qb6 Bxf6 Bxd2+ Kxd2 O-O | -481 | Bd2 Bxg4 Bxa5 Bxd1 Rxd1 b6 Bd2 dxe4 Bg5 exd3 Bxf6 Bxf6 | -121
        hanging-piece/beside-recapture | r1bqrnk1/pp2Bppp/2p5/3pN3/3P2n1/2NBP3/PPQ2PPP/R4RK1 b - - 0 12 | Qb6 Nxg4 Rxe7 Ne5 Ng6 Nxg6 hxg6 a3 Bg4 Na2 Rae8 h3 | -555 | Qxe7 Nf3 Nf6 Rae1 Ng6 Nd2 Bd7 f4 Qd6 Nf3 Ne7 Ne5 | -28
        hanging-piece/beside-recapture | r1q2rk1/ppp1npb1/3p1npp/1P2p3/2P5/2NP1NP1/P1QBPPbP/1RR3K1 w - - 0 14 | Nd5 Nexd5 Kxg2 Nb6 c5 dxc5 Qxc5 e4 dxe4 Nxe4 Qxc7 Nd5 | -455 | Kxg2 Nd7 Nd5 Qd8 Bb4 b6 e4 Nc5 Bxc5 dxc5 Re1 a6 | 51
        hanging-piece/beside-recapture | r4rk1/p1pqnpb1/1p5p/3pnbp1/Q2P1B2/2N3P1/PP2PPBP/2R1R1K1 w - - 0 15 | Bxg5 hxg5 dxe5 Qxa4 Nxa4 Bxe5 e4 dxe4 Nc3 c6 Nxe4 Bxb2 | -463 | Bxe5 Qxa4 Nxa4 Bxe5 dxe5 c5 a3 Rad8 b4 cxb4 axb4 d4 | -31
        structure/doubled | 1r1q1rk1/pp2ppbp/n3b1p1/3n4/3P4/2N1BNP1/P3PPBP/1QR2RK1 w - - 3 15 | Rfd1 Nxe3 fxe3 b5 d5 Bf5 Ne4 Nc7 Nd4 Bxd4 Rxd4 Ne8 | -74 | Nxd5 Bxd5 Bf4 Rc8 Rxc8 Qxc8 e4 Be6 Ne5 Qc3 Qxb7 Qxd4 | 155
        loses-material/piece-for-pawns | e4 e5 Nf3 Nc6 Bc4 Bc5 | Bxf7+ Kxf7 Nxe5+ Nxe5 Qh5+ Kf8 Qxe5 d5 O-O Nf6 exd5 Qxd5 | -235 | c3 Nf6 d4 exd4 e5 d5 Be2 Ne4 | 11
        fork/by-reply | rnbqkb1r/p2ppp1p/1p3np1/2p1P3/2BP4/5N2/PPP2PPP/RNBQK2R b KQkq - 0 5 | Ne4 Bd5 Nxf2 Kxf2 Nc6 Ng5 e6 Qf3 f5 Nxe6 dxe6 Bxc6+ | -451 | d5 exd6 Bg7 dxc5 bxc5 Ng5 O-O Qf3 exd6 Qxa8 Qe7+ Be3 | -149
        fork/by-reply | 2bq1bnr/3k1pp1/N1np4/1N2p1p1/4P3/8/PPPQ1PPP/R3K2R w KQ - 1 15 | Nb4 Qa5 Nxc6 Qxb5 Nb4 Nf6 a4 Qa5 f3 g4 Nd3 Qxd2+ | -72 | Nac7 Nf6 O-O-O g4 Qd3 Nd4 Qc4 Nxe4 Rhe1 Bb7 Nxd4 exd4 | 91
        """

    /// The knight goes there in the played line too. The played knight is in the centre. The knight goes on with the
    /// next move. The moved pawn is taken. The learner's pawns attack both pawns of the centre. The square is guarded
    /// without the move. The knight that the castled side has lost costs more than the attack. The rook that blocks a
    /// check is taken. The attacked knight and the attacked bishop have safe squares. The move takes the queen. The
    /// reply attacks only the queen. The bishop that a pawn attacks has other squares. Only a pawn is taken. Nobody
    /// attacks the queen on its second rank. The attacked queen goes back. The pawn attacks a bishop. The bishop that
    /// is taken costs material. The played move takes what is threatened. The bishop would take the knight that goes
    /// away.
    static let lastPointNegatives = """
        prepared-point/centralizes | 2rq1rk1/pb1p1p1p/1pn1pnp1/2P5/1P2P3/P7/1R1NBPPP/1N1QK2R b K - 2 14 | Kg7 O-O bxc5 bxc5 Ba8 Nc3 Nd4 e5 Nd5 Nxd5 Bxd5 Ne4 | 94 | Nd4 O-O d5 Nb3 Nxb3 Qxb3 Nxe4 f3 Nf6 Qa4 bxc5 Qxa7 | 194
        prepared-point/centralizes | r1bq1rk1/3nbppp/1pp1pn2/p5B1/2PP4/2N2N2/PPQ2PPP/2KR1B1R w - - 0 11 | Ne4 a4 a3 b5 Ne5 Nxe4 Bxe7 Qxe7 Qxe4 bxc4 Bxc4 | 19 | Ne5 Nxe5 dxe5 Nd7 Be3 Qc7 f4 Bc5 Bd2 b5 Bd3 h6 | 102
        prepared-point/centralizes | r1b1r1k1/ppp2ppp/2n2n2/7q/4p3/2P1NPP1/P2PP1BP/R1BQ1RK1 b - - 0 12 | Qg6 fxe4 Nxe4 Rf4 Ng5 Qf1 h6 Bb2 Qd6 Rd1 Ne7 h4 | -75 | Ne5 fxe4 Neg4 Nxg4 Bxg4 Qc2 Bxe2 Rf5 Bd1 Qb1 Qe2 Rf2 | 14
        prepared-point/takes-centre | rn1qk2r/p1ppbppp/bp2pn2/8/2PP4/1P3NP1/P2BPPBP/RN1QK2R b KQkq - 4 7 | b5 Ne5 d5 O-O O-O Nc3 c6 c5 Nfd7 Nxd7 Nxd7 a4 | -114 | d5 cxd5 Nxd5 Nc3 Nxc3 Bxc3 Bb7 b4 O-O O-O Nd7 Qb3 | -25
        centre/pawn-pair | r2qkb1r/ppp2ppp/2np1n2/4p3/3PP1b1/2PB1N2/PP3PPP/RNBQK2R w KQkq - 3 6 | Be3 d5 h3 Bxf3 gxf3 Be7 Bc2 O-O dxe5 Nxe5 Qe2 c5 | -18 | d5 Ne7 h3 Bd7 c4 Ng6 Nc3 Be7 a4 Qc8 a5 O-O | 75
        prepared-point/guards | r1bq1rk1/ppp2ppp/2p2n2/4p3/1b2P3/2N2N2/PPPP1PPP/R1BQ1RK1 w - - 0 7 | Na4 Nxe4 d3 Nf6 Nxe5 Re8 Bf4 Nd5 Bg3 f6 Nf3 Bg4 | -62 | d3 Re8 Ne2 a5 a4 Nd7 h3 Nf8 Nh2 Ne6 Ng3 h6 | 1
        king-safety/castled-into-attack | r3k2r/p1pn1pb1/1p1pp1p1/4P2p/3P1Pnq/2PBBR1P/PP1Q2P1/RN4K1 b kq - 0 13 | O-O-O g3 Qe7 hxg4 hxg4 Ba6+ Kb8 a4 | -217 | dxe5 fxe5 Nxe3 Qxe3 Bh6 | -121
        prepared-point/attacks | 2k4r/p1p2p2/1p4p1/8/5Kp1/NQ4R1/PP4P1/5q2 w - - 1 30 | Kxg4 Qf5+ | -1000 | Rf3 Qxg2 Nb5 gxf3 | -600
        missed-chance/traps | rnbqkb1r/p4ppp/2p1pn2/1p4B1/2pPP3/2N2N2/PP3PPP/R2QKB1R w KQkq - 0 7 | a4 Qb6 Bxf6 gxf6 Be2 a6 O-O Bb7 d5 Nd7 dxe6 fxe6 | -19 | e5 h6 Bh4 g5 Nxg5 hxg5 Bxg5 Nbd7 g3 Qb6 exf6 Bb7 | 52
        missed-chance/traps | r1b1k2N/pppp2pp/2n5/2b1p3/2B1P3/3P1P1P/PPP2q2/RNBQ3K b q - 0 12 | Nb4 d4 exd4 Na3 Qg3 Qe2 Qxh3+ Qh2 Qxf3+ Qg2 Qd1+ Qg1 | 116 | d5 d4 Nxd4 Qf1 Qh4 Bxd5 Bxh3 Bg5 Qg3 Qg1 Qxf3+ Kh2 | 424
        prepared-point/gains-time | r1b2rk1/pp1n2p1/2pbqn1p/3p2N1/3P4/2N1P2P/PP1B1P2/R3KBR1 w Q - 0 15 | Nb5 hxg5 Nxd6 Qxd6 f3 Qh2 Rxg5 Ne4 Rg2 Qh1 f4 Ndf6 | -842 | Nxe6 Rf7 O-O-O Nf8 Nxf8 Kxf8 f3 Nh5 e4 Bh2 Rh1 Bc7 | -63
        prepared-point/covers | r1b1k2r/pppnqpb1/3p3p/5Ppn/3P4/2P5/PPQNNBPP/R3KB1R b KQkq - 2 12 | Nb6 O-O-O O-O g4 Nf6 Rg1 Re8 c4 Ne4 Nxe4 Qxe4 Nc3 | -123 | Ndf6 h3 b6 g4 Bb7 Rg1 Nf4 O-O-O Nxe2+ Bxe2 Qd7 Qb3 | -57
        tempo/chased | r2q1rk1/pb2ppbp/1p4p1/3p4/1PP1n3/4PN2/PB2BPPP/R2Q1RK1 w - - 0 13 | Qb1 Nc3 Qe1 Nxe2+ Qxe2 Bxb2 Qxb2 dxc4 Rfd1 Qc7 Qe5 Rac8 | -198 | Bxg7 Kxg7 Qd4+ Kg8 cxd5 Qxd5 Qxd5 Bxd5 Ba6 Rfb8 Rfc1 Bb7 | 9
        prepared-point/retreat | r2qk1nr/pp3ppp/1b1p4/n1pP4/4P1b1/2NB1N2/P4PPP/R1BQ1RK1 w kq - 1 12 | Ne2 Nf6 Ng3 c4 Bc2 h5 h3 h4 Nf5 Bxf5 exf5 O-O | 46 | e5 dxe5 Re1 f6 h3 Bh5 Bb5+ Kf8 d6 Nc6 Ba3 Bxf3 | 184
        prepared-point/retreat | r2q1rk1/pb2bppp/1pn1pn2/2pp4/2PP4/1PNBPN2/PB3PPP/R2Q1RK1 w - - 2 10 | Qe2 Nb4 dxc5 Nxd3 Qxd3 dxc4 Qxd8 Rfxd8 cxb6 axb6 bxc4 Nd7 | -29 | cxd5 Nxd5 dxc5 Ncb4 Nxd5 Qxd5 Be2 Bxc5 a3 Qxd1 Rfxd1 Nd5 | 29
        fork/by-reply | r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR w KQkq - 4 4 | Nh3 Nd4 Qd1 d5 exd5 Bg4 f3 Bxh3 gxh3 Nh5 O-O Bc5 | -240 | Ne2 Na5 d3 c6 Nbc3 b5 Bb3 Be7 d4 exd4 Nxd4 d6 | -4
        hanging-piece/beside-recapture | r4rk1/1pp1qpbp/5np1/p1nPp3/2P1P3/2N1Bb2/PPBQ2PP/R4RK1 w - - 0 14 | d6 Qxd6 Qxd6 cxd6 gxf3 Ra6 Rfd1 Nh5 Nb5 Ne6 Rxd6 Nd4 | -36 | Rxf3 Ng4 Bg5 f6 Bh4 Nh6 Na4 Nf7 Nxc5 Qxc5+ Bf2 Qxc4 | 79
        tempo/early-queen | rnbqkb1r/pppp1ppp/5n2/4p3/2B1P3/3P4/PPP2PPP/RNBQK1NR b KQkq - 0 3 | Qe7 Nc3 d6 f4 Be6 Bb3 Nc6 Nf3 Bxb3 axb3 Qd7 d4 | -68 | c6 Nf3 d5 Bb3 a5 Nc3 Bb4 a3 Bxc3+ bxc3 O-O Nxe5 | 10
        trapped-piece/by-reply | r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR w KQkq - 4 4 | Nh3 Nd4 Qd1 d5 exd5 Bg4 f3 Bxh3 gxh3 Nh5 O-O Bc5 | -240 | Ne2 Na5 d3 c6 Nbc3 b5 Bb3 Be7 d4 exd4 Nxd4 d6 | -4
        prepared-point/takes-space | r1b2rk1/pp1n1ppp/4p3/3pP2q/2PNnB2/2PB2P1/P1Q2P1P/R4RK1 b - - 0 13 | b6 cxd5 exd5 Be2 Qh3 Rfe1 g5 Bc1 Nxe5 f3 Nxg3 Bf1 | -131 | g5 cxd5 exd5 e6 gxf4 exd7 Bxd7 Bxe4 dxe4 Qxe4 fxg3 hxg3 | -27
        bishop-pair/given | r2q1rk1/pp2ppb1/2n2np1/3p1b1p/3N4/2N1B1PP/PPP1PPB1/R2Q1RK1 b - - 7 11 | Rb8 Nxf5 gxf5 Nxd5 Nxd5 Bxd5 e6 Bf3 Bxb2 Rb1 Qf6 Bxh5 | -73 | Bd7 Nxd5 Nxd5 Bxd5 Bxh3 Nxc6 bxc6 Bg2 Bxg2 Qxd8 Rfxd8 Kxg2 | 72
        missed-chance/threatens | rnbqkbnr/ppp2ppp/8/4p3/3P1p2/2N2N2/PPP3PP/R1BQKB1R w KQkq - 0 7 | dxe5 Qxd1+ Nxd1 Nc6 Bxf4 Be6 Ng5 Nge7 Nc3 O-O-O Nxe6 fxe6 | 0 | Qe2 Be7 Qxe5 Nf6 Bxf4 c6 Bd3 O-O O-O Bg4 Rae1 Re8 | 57
        prepared-point/guards | r2qk2r/p1p2pp1/2Pbbn1p/4N3/2p1p3/8/PPPP1PPP/RNBQR1K1 w kq - 4 11 | Qe2 Bxe5 h3 Qd6 d3 cxd3 cxd3 Bh2+ Kh1 exd3 Qe3 O-O | -481 | Nd7 Bxh2+ Kf1 Bd6 Nxf6+ Qxf6 Rxe4 h5 d4 Kf8 Nc3 h4 | -147
        """
}
