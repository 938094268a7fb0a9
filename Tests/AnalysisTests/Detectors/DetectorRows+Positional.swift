/// Rows of the detectors for plans and positional reasons; see `DetectorRow.positives`.
extension DetectorRow {
    static let positionalPositives = """
        king-safety/diagonal | e4 e5 Nf3 | f6 Nxe5 fxe5 Qh5+ Ke7 Qxe5+ Kf7 Bc4+ | -200 | Nc6 Bb5 | 0
        king-safety/castled-front | e4 e5 Nf3 Nc6 Bc4 Bc5 O-O Nf6 d3 O-O Bg5 h6 Bh4 | g5 Nxg5 hxg5 Bxg5 Be7 Nd2 | -120 | d6 c3 | 0
        king-safety/greek-gift | e4 e6 d4 d5 Nc3 Nf6 e5 Nfd7 Nf3 Be7 Bd3 | O-O Bxh7+ Kxh7 Ng5+ Kg8 Qh5 | -300 | c5 dxc5 | -20
        king-safety/castled-into-attack | e4 e6 d4 d5 Nc3 Nf6 e5 Nfd7 Nf3 Be7 Bd3 | O-O h4 c5 h5 h6 g4 | -120 | c5 dxc5 | -20
        bishop-pair/taken | e4 c6 d4 d5 Nc3 dxe4 Nxe4 Bf5 Ng3 | e6 Nxf5 exf5 Bd3 g6 Nf3 | -80 | Bg6 h4 h6 Nf3 | -20
        passive/short-step | d4 | d6 e4 Nf6 Nc3 | -60 | d5 c4 e6 Nc3 | -15
        tension-released/break | e4 e6 d4 d5 Nc3 Nf6 | e5 Nfd7 f4 c5 Nf3 Nc6 | -30 | Bg5 Be7 Bxf6 Bxf6 | 40
        missed-chance/bishop-pair | e4 c6 d4 d5 Nc3 dxe4 Nxe4 Bf5 Ng3 Qa5+ Bd2 Qd5 | Nf3 Nd7 Bd3 | 20 | Nxf5 Qxf5 Bd3 Qd7 | 80
        bishop-pair/driven | r1bq1rk1/ppp2ppp/2n1pn2/8/1bBP4/2N1PN2/PP3PPP/R1BQ1RK1 b - - 2 8 | Qe7 a3 Bxc3 bxc3 Rd8 a4 h6 Ba3 Qe8 Re1 b6 Bb5 | -86 | Bd6 h3 e5 d5 Ne7 e4 h6 a4 c6 dxc6 Nxc6 Qe2 | -45
        bishop-pair/taken-later | r2q1rk1/1bpnbppp/1p2p3/p7/3PPn2/1P1B1N2/PB1N1PPP/R2Q1RK1 w - - 1 12 | Be2 Nf6 g3 Nxe2+ Qxe2 a4 Rfd1 Ba6 Qe1 a3 Bc3 | -74 | Bc4 c5 g3 Ng6 Qe2 Bf6 Qe3 a4 Bb5 axb3 axb3 cxd4 | 0
        bishop-pair/taken | rn1qkbnr/pp2pppp/2p3b1/8/3P4/5NN1/PPP2PPP/R1BQKB1R b KQkq - 4 6 | Bf5 Nxf5 Qa5+ c3 Qxf5 Ne5 Nd7 Bd3 Qf6 f4 e6 Bd2 | -197 | Nd7 h4 h6 h5 Bh7 Bd3 Bxd3 Qxd3 Qc7 Bd2 e6 O-O-O | -44
        bishop-pair/given | r1bqk2r/2pp1pp1/p1n2n1p/1pbBp1B1/4P3/3P1N2/PPP2PPP/RN1Q1RK1 w kq - 0 8 | Bxf6 Qxf6 c3 Rb8 Bxc6 dxc6 Nxe5 Qxe5 | 23 | Bh4 Qe7 a4 b4 c3 bxc3 bxc3 Bb7 | 141
        shut-in-bishop | rnbqkbnr/pp3ppp/2p5/3pp3/4P3/3P1N2/PPPN1PPP/R1BQKB1R b KQkq - 1 4 | Nd7 d4 exd4 exd5 cxd5 Nxd4 g6 g3 | -47 | Bd6 d4 exd4 Bd3 Ne7 O-O O-O Nxd4 | 1
        blocked-pawn | rnbqkbnr/ppp1pppp/8/3p4/3P1B2/8/PPP1PPPP/RN1QKBNR b KQkq - 1 2 | Nc6 e3 Nf6 Nd2 Bf5 Bb5 e6 c4 | -40 | c5 e3 Nc6 Nf3 Nf6 Nbd2 e6 c3 | -9
        blocked-pawn | rnbqk2r/ppp2ppp/3b1n2/4N3/2Pp4/8/PP1PPPPP/RNBQKB1R w KQkq - 2 6 | Nd3 Bf5 e3 Nc6 Be2 Qd7 O-O O-O-O | -134 | Nf3 c5 g3 Nc6 Bg2 O-O d3 Bg4 | 23
        tension-released/developing | rn1qkb1r/pp2npp1/2p1p3/3pPbBp/2PP3P/2N5/PP3PP1/R2QKBNR b KQkq - 3 7 | dxc4 Bxc4 Nd7 Nf3 Qb6 O-O Qxb2 Rc1 | -52 | Qb6 Na4 Qc7 Nc3 | 0
        tension-released/frees-bishop | r1bq1rk1/1pp2pp1/p1nbpn1p/3p4/3PP3/2PB1N2/PP1NQPPP/R1B2RK1 b - - 0 9 | dxe4 Nxe4 e5 dxe5 Nxe5 Nxd6 cxd6 Nxe5 | -47 | e5 dxe5 Nxe5 Nxe5 Bxe5 f4 dxe4 Nxe4 | 27
        tension-released/frees-bishop | rn1qkb1r/ppp2ppp/3pbn2/4p3/3PP3/2N5/PPP1NPPP/R1BQKB1R w KQkq - 1 5 | dxe5 dxe5 Qxd8+ Kxd8 f4 Bd6 h3 h5 | 3 | f3 h5 h4 c6 d5 cxd5 exd5 Bc8 | 87
        tension-released/centre-pawn | rnbqkb1r/pp2pppp/5n2/2pp4/3P1B2/2P1P3/PP3PPP/RN1QKBNR b KQkq - 0 4 | cxd4 cxd4 Nc6 Nc3 a6 Nf3 Bg4 h3 | -33 | Nc6 Nf3 Qb6 Qc2 Nh5 dxc5 Qxc5 Bc7 | 11
        wrong-recapture/elsewhere | rnbqkbnr/pp2pppp/3p4/8/3pP3/5N2/PPP2PPP/RNBQKB1R w KQkq - 0 4 | Qd3 e5 Qb3 Nd7 c3 Nc5 Qc2 dxc3 | -36 | Nxd4 Nf6 Nc3 a6 f3 e5 Nb3 Be7 | 49
        wrong-recapture/elsewhere | r1bqkbnr/pp1ppppp/2n5/8/3pP3/5N2/PPP2PPP/RNBQKB1R w KQkq - 0 4 | c3 dxc3 Nxc3 e6 Bf4 Bb4 Bc4 d6 | -33 | Nxd4 g6 c4 Nf6 Nc3 Nxd4 Qxd4 d6 | 52
        wrong-recapture/other-piece | rnbqkb1r/pp2pppp/2p2N2/8/8/5N2/PPPP1PPP/R1BQKB1R b KQkq - 0 5 | gxf6 d4 Na6 c3 Qd5 g3 Nc7 c4 | -77 | exf6 d4 Bd6 Bd3 O-O O-O Re8 h3 | -24
        wrong-recapture/other-piece | rnbqk2r/ppp2ppp/4pn2/3pb3/3P1B2/4P3/PPP2PPP/RN1QKB1R w KQkq - 0 6 | Bxe5 O-O Be2 b6 O-O Nbd7 Bf4 c5 | 42 | dxe5 Ne4 Nd2 O-O Nxe4 dxe4 Qd4 Qxd4 | 92
        passive/less-active | rn1qkbnr/pp3ppp/4p1b1/2ppP3/3P2P1/2N1B3/PPP1NP1P/R2QKB1R b KQkq - 1 7 | Nd7 f4 Ne7 h4 h5 f5 exf5 g5 | -63 | Nc6 dxc5 h5 Nf4 d4 Nxg6 fxg6 Qd3 | 16
        passive/less-active | rnbqkbnr/ppp1pppp/8/8/4p3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 3 | Ng1 Nc6 Nc3 Nf6 Bb5 Bd7 d4 a6 | -185 | Ng5 Bf5 Nc3 Nf6 d3 exd3 Qf3 Qc8 | -97
        development | rnbqkbnr/pppp1ppp/8/4p3/8/1P6/PBPPPPPP/RN1QKBNR b KQkq - 1 2 | f6 e4 d5 exd5 Qxd5 Nc3 Qc5 f4 | -30 | Nc6 c4 Nge7 e3 d5 cxd5 Nxd5 a3 | 20
        tempo/returns | 2rqk2r/1pbnnppp/p3p1b1/3pP3/1P1P2P1/P1N2N1P/3BBP2/R2Q1RK1 w k - 1 15 | Nh2 f6 Nf3 O-O exf6 Nxf6 Rc1 Qd6 | -153 | Rc1 O-O b5 axb5 Nxb5 Nc6 Qb3 Bb8 | 0
        prepared-point/retreat | rn1qkb1r/pp3ppp/2p1pn2/3p1b2/8/1P2PN2/PBPPBPPP/RN1QK2R b KQkq - 1 6 | Qc7 Nh4 Bg6 O-O c5 c4 Nc6 Bxf6 | -65 | h6 c4 Nbd7 O-O Bd6 d4 Qe7 Bd3 | 0
        prepared-point/retreat | d4 d5 Bf4 Nf6 Nf3 c6 e3 Nbd7 | Nbd2 Nh5 Bg3 Nxg3 hxg3 | 0 | h3 e6 Bd3 | 60
        prepared-point/captures-first | r3k2r/pp1b1ppp/1qn1p3/3pPn2/1b1P4/P1N2N2/1PB2PPP/R1BQ1RK1 b kq - 0 11 | Be7 Bxf5 exf5 Nxd5 Qa5 Nc3 Bd8 d5 | -229 | Bxc3 bxc3 Na5 a4 Rc8 Re1 h6 h4 | 0
        reply-threat | rnbqkb1r/pppppppp/5n2/8/3P4/5N2/PPP1PPPP/RNBQKB1R b KQkq - 2 2 | b5 e4 Nxe4 Bxb5 e6 O-O Bb7 Re1 | -65 | g6 c4 Bg7 Nc3 d5 h3 O-O cxd5 | -32
        reply-threat | r2qk1nr/ppp2pbp/2n5/4ppN1/2B2P2/8/PPPP2PP/R1BQK2R b KQkq - 1 9 | h6 Qh5 Qe7 Qxf7+ Qxf7 Nxf7 Rh7 Nxe5 | -340 | Nh6 Qh5 O-O c3 Qe7 Be2 Rad8 O-O | 8
        misses-material | rnbqkbnr/ppppp1pp/8/5p2/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2 | e5 d6 Nf3 Nc6 Bb5 Bd7 Qe2 Nxe5 | 71 | exf5 Nf6 d4 d5 Bd3 c5 c3 e6 | 147
        removed-defender/given-up | r2qk1nr/ppp2ppp/2nb4/3p4/3P1B2/2N2P2/PP2PP1P/R2QKB1R w KQkq - 1 8 | Qc1 Nxd4 Nxd5 Bxf4 Nxf4 Qd6 Nd3 Ne7 | -61 | Bg3 Nge7 e3 O-O Bd3 f5 Bxd6 Qxd6 | 54
        prepared-point/supports-with-pawn | d4 d5 c4 | Nf6 cxd5 c6 dxc6 Nxc6 Nf3 e5 dxe5 | -75 | e6 Nc3 Nf6 cxd5 exd5 Bg5 c6 e3 | -30
        hanging-piece/line-opened | rn1q1rk1/pbp1b1pp/1p2p3/4p3/7P/2P2N2/PPQNBPP1/R3K2R w KQ - 0 15 | Nxe5 Bxg2 Rg1 Bh3 O-O-O Bf5 Qa4 Bd6 | 30 | Bd3 h6 Nxe5 Bd6 Bh7+ Kh8 Ng6+ Kxh7 | 150
        loses-material/two-pieces | r2q1rk1/ppp2ppp/2nb4/5bn1/2P5/P1NNP3/1P2BPPP/R1BQ1RK1 b - - 2 12 | Nh3+ gxh3 Bxh3 f4 Bxf1 Bxf1 Na5 Nf2 | -320 | Nf3+ Bxf3 Bxd3 Be2 Bxe2 Qxe2 Re8 Rd1 | -110
        prepared-point/keeps-from | rnb1kb1r/1p1p1ppp/pq2pn2/8/3P1B2/2N2N2/PPP2PPP/R2QKB1R w KQkq - 0 7 | Be2 Qxb2 Na4 Qb4+ c3 Qa5 O-O d5 | -19 | a3 d5 Be2 Bd7 Rb1 Bd6 Qd2 O-O | 36
        prepared-point/keeps-queens | r4rk1/p2bppbp/5np1/8/2PP1B2/q2B1P2/3QN1P1/R3K2R w KQ - 1 15 | Qc3 Qxc3+ Nxc3 Nh5 Be3 e5 Nd5 exd4 | 186 | O-O Rfc8 Rab1 a5 Be5 Be6 d5 Bd7 | 277
        prepared-point/defends | rnbqkb1r/pppp1ppp/5n2/4p3/2P5/2N2N2/PP1PPPPP/R1BQKB1R b KQkq - 3 3 | d5 cxd5 Bd6 e4 O-O d4 exd4 Qxd4 | -106 | Nc6 g3 d5 cxd5 Nxd5 Bg2 Nb6 O-O | -22
        prepared-point/threatens | r1bqk1nr/pppp1ppp/2n5/2b5/3NP3/4B3/PPP2PPP/RN1QKB1R b KQkq - 2 5 | d6 Nxc6 bxc6 Bxc5 dxc5 Qxd8+ Kxd8 Nd2 Nf6 O-O-O Ke7 Nb3 | -235 | Qf6 c3 d6 Bb5 a6 Bxc6+ bxc6 Nd2 a5 O-O Ne7 f4 | -15
        prepared-point/attacks | r2qkbnr/ppp2ppp/2np4/4p3/2B1P1b1/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 2 5 | d3 Nd4 Be3 Bxf3 gxf3 c6 f4 g6 | -18 | h3 Bxf3 Qxf3 Nf6 Ne2 Na5 Bd3 d5 | 50
        missed-chance/threatens | r2qkb1r/pp3ppp/2n1p3/1B1p4/3n1BQ1/2N5/PPP2PPP/R4RK1 b kq - 1 11 | Nxc2 Rad1 d4 Rd2 h5 Qe2 a6 Bxc6+ bxc6 Rfd1 Qb6 Ne4 | -109 | Qa5 a4 h5 Qd1 O-O-O Be3 Nf5 Bxc6 bxc6 Ne2 e5 c3 | 121
        missed-chance/gains-time | rnbqkb1r/pppppppp/5n2/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 1 2 | d3 e5 Nf3 Nc6 Be2 d5 exd5 Qxd5 | -14 | e5 Nd5 c4 Nb6 d4 d6 Nf3 g6 | 64
        prepared-point/gains-time | r1b1kb1r/ppppq1p1/5p2/7p/1nB1PBn1/2N2N2/PPP2PPP/R2Q1RK1 b kq - 5 10 | h4 a3 g5 Bxc7 d5 axb4 Qxc7 Bb5+ Kf7 Nxd5 Qd6 c4 | -437 | g5 Bd2 d6 a3 Nc6 Nd5 Qg7 Bb5 Kd8 Bc3 Bd7 Nd4 | -180
        missed-chance/gains-time | rnbqkb1r/pppppppp/5n2/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 1 2 | d3 e5 Nf3 Nc6 Be2 d5 exd5 Qxd5 | -14 | e5 Nd5 c4 Nb6 d4 d6 Nf3 g6 | 64
        prepared-point/takes-back | rnbqkbnr/pp2pppp/3p4/8/3pP3/5N2/PPP2PPP/RNBQKB1R w KQkq - 0 4 | Qd3 e5 Qb3 Nd7 c3 Nc5 Qc2 dxc3 | -36 | Nxd4 Nf6 Nc3 a6 f3 e5 Nb3 Be7 | 49
        prepared-point/takes-back | r1bqkbnr/pp1ppppp/2n5/8/3pP3/5N2/PPP2PPP/RNBQKB1R w KQkq - 0 4 | c3 dxc3 Nxc3 e6 Bf4 Bb4 Bc4 d6 | -33 | Nxd4 g6 c4 Nf6 Nc3 Nxd4 Qxd4 d6 | 52
        prepared-point/captures | rnbqkbnr/pp2pppp/3p4/8/3pP3/5N2/PPP2PPP/RNBQKB1R w KQkq - 0 4 | Qd3 e5 Qb3 Nd7 c3 Nc5 Qc2 dxc3 | -36 | Nxd4 Nf6 Nc3 a6 f3 e5 Nb3 Be7 | 49
        prepared-point/captures-first | rnbqkbnr/ppp1pppp/8/3p4/2P5/8/PP1PPPPP/RNBQKBNR w KQkq - 0 2 | Nc3 d4 Nb1 e5 d3 Bd6 g3 c5 | -97 | cxd5 Qxd5 Nc3 Qd6 d4 e5 dxe5 Qxd1+ | 74
        prepared-point/captures-first | r1bqk2r/ppp2ppp/2np1n2/8/1b1NP3/2N2Q2/PPP2PPP/R1B1KB1R w KQkq - 0 7 | Bg5 Nxd4 Qd3 Bxc3+ Qxc3 Ne6 Bb5+ Kf8 | -481 | Nxc6 bxc6 a3 Ba5 Bd3 O-O O-O Ng4 | 32
        prepared-point/guards | r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3 | c3 d5 Qa4 Qd6 exd5 Qxd5 d4 exd4 | -15 | Bc4 Bc5 Nc3 Nf6 O-O d6 Na4 Bb6 | 20
        prepared-point/guards | rnbqkbnr/ppp2ppp/4p3/8/4p3/2N5/PPPP1PPP/R1BQKBNR b KQkq - 1 4 | c6 Nxe4 c5 Nf3 Nc6 Bb5 Bd7 c3 | 2 | Nf6 Qe2 Nc6 Nxe4 e5 c3 Nxe4 Qxe4 | 97
        prepared-point/attacks | r2qkbnr/ppp2ppp/2np4/4p3/2B1P1b1/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 2 5 | d3 Nd4 Be3 Bxf3 gxf3 c6 f4 g6 | -18 | h3 Bxf3 Qxf3 Nf6 Ne2 Na5 Bd3 d5 | 50
        prepared-point/attacks | rnbqk2r/ppp2ppp/8/3pP3/1b1Pn3/2N2N2/PPP3PP/R1BQKB1R w KQkq - 1 7 | Bd3 Nxc3 bxc3 Bxc3+ Bd2 Bxd4 Rb1 Nc6 Bg5 Bc3+ Bd2 Bxd2+ | -174 | a3 Bxc3+ bxc3 Nxc3 Qd3 Ne4 c4 c5 cxd5 Qxd5 Qb5+ Bd7 | -38
        prepared-point/pins | r1bq1rk1/pp2ppbp/2n2np1/3p4/2PP1B2/2NB1N2/PP3PPP/R2Q1RK1 b - - 0 9 | dxc4 Bxc4 Na5 Be2 Be6 Qd2 Nc4 Bxc4 | 14 | Bg4 Be3 Rc8 cxd5 Nxd5 h3 Nxe3 fxe3 | 80
        prepared-point/pins | r1bqkbnr/pp2pppp/2n5/2ppP3/3P4/2P2N2/PP3PPP/RNBQKB1R b KQkq - 2 5 | Nh6 dxc5 e6 b4 Nf5 Bb5 Bd7 a4 | -139 | Bg4 dxc5 a6 Nbd2 e6 b4 Nxe5 Be2 | -47
        prepared-point/doubles-pawns | r1bqk1nr/ppp2ppp/2np4/2b5/3NP3/4B3/PPP2PPP/RN1QKB1R w KQkq - 0 6 | Bb5 Ne7 Nc3 O-O O-O h6 a3 Bd7 | 29 | Nxc6 bxc6 Bxc5 dxc5 Qxd8+ Kxd8 Nd2 Nf6 | 231
        prepared-point/doubles-pawns | r1bqk2r/ppp2ppp/2np1n2/8/1b1NP3/2N2Q2/PPP2PPP/R1B1KB1R w KQkq - 0 7 | Bg5 Nxd4 Qd3 Bxc3+ Qxc3 Ne6 Bb5+ Kf8 | -481 | Nxc6 bxc6 a3 Ba5 Bd3 O-O O-O Ng4 | 32
        prepared-point/strikes | rnbqkb1r/ppp1pppp/8/3p4/3Pn2B/5N2/PPP1PPPP/RN1QKB1R b KQkq - 5 4 | f6 Nfd2 Nc6 Nxe4 dxe4 e3 e5 c3 | -22 | c5 dxc5 Nc6 Nbd2 Nxc5 e3 f6 a3 | 8
        prepared-point/strikes | r1bqkbnr/2p2ppp/p2p4/np2p3/4P3/1B3N2/PPPP1PPP/RNBQ1RK1 w kq - 2 7 | Nc3 Nf6 Re1 Be7 d4 exd4 Nd5 Nxb3 | 12 | d4 exd4 Nxd4 Bd7 a4 Nf6 Ba2 Be7 | 42
        prepared-point/supports | rnbqkb1r/pppn1ppp/4p3/3pP3/3P4/8/PPPN1PPP/R1BQKBNR w KQkq - 1 5 | g3 c5 c3 Nc6 Ne2 cxd4 cxd4 f6 | -21 | c3 c5 f4 Qb6 Ndf3 Nc6 a3 a5 | 64
        prepared-point/supports | rn1qkb1r/pp3ppp/2p1p1b1/3pPn2/3P4/5N2/PPPNBPPP/R1BQ1RK1 w kq - 6 8 | b3 c5 Bb2 Nxd4 Nxd4 cxd4 Nf3 Bc5 | -32 | c3 c5 Qa4+ Nc6 dxc5 Bxc5 b4 Be7 | 59
        prepared-point/prepares | rn1qkbnr/pp3ppp/4p1b1/2ppP3/3P2P1/2N1B3/PPP1NP1P/R2QKB1R b KQkq - 1 7 | Nd7 f4 Ne7 h4 h5 f5 exf5 g5 | -63 | Nc6 dxc5 h5 Nf4 d4 Nxg6 fxg6 Qd3 | 16
        prepared-point/takes-centre | rnbqkb1r/pppppppp/5n2/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 1 2 | d3 e5 Nf3 Nc6 Be2 d5 exd5 Qxd5 | -14 | e5 Nd5 c4 Nb6 d4 d6 Nf3 g6 | 64
        prepared-point/takes-centre | rnbqkb1r/ppp1pppp/5n2/3p4/8/3P2P1/PPP1PPBP/RNBQK1NR b KQkq - 0 3 | Bf5 c4 c6 Qb3 Qb6 Nf3 e6 Be3 | -42 | e5 Nf3 Bd6 O-O O-O c4 c6 cxd5 | 22
        prepared-point/develops | r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3 | d5 exd5 Nd4 Nxd4 exd4 O-O Bd6 d3 | -114 | Nf6 Ng5 d5 exd5 Na5 Bb5+ Bd7 Qe2 | -27
        prepared-point/develops | rnbqkb1r/ppp2ppp/8/3P4/4nP2/8/PPP3PP/RNBQKBNR w KQkq - 0 6 | Qe2 Qxd5 Nd2 f5 Nxe4 fxe4 Be3 Be6 | 32 | Nf3 c6 Qe2 cxd5 Nbd2 Qe7 Nxe4 Qxe4 | 44
        prepared-point/prepares-castling | rnbqkb1r/1p3ppp/p2ppn2/8/2BNP3/2N5/PPP2PPP/R1BQ1RK1 b kq - 1 7 | Nbd7 Bxe6 fxe6 Nxe6 Qb6 Nd5 Nxd5 exd5 | -115 | Be7 a4 O-O Bd3 Nc6 Nxc6 bxc6 a5 | -14
        prepared-point/prepares-castling | r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3 | c3 d5 Qa4 Qd6 exd5 Qxd5 d4 exd4 | -15 | Bc4 Bc5 Nc3 Nf6 O-O d6 Na4 Bb6 | 20
        prepared-point/presses | r1b1k1nr/pppp1ppp/2n2q2/2b1p3/2B1P3/2N2Q2/PPPP1PPP/R1B1K1NR w KQkq - 6 5 | Nge2 Qxf3 gxf3 Nge7 d3 d6 Be3 Be6 | -12 | Nd5 Qxf3 Nxf3 Bd6 O-O Nge7 c3 b6 | 66
        prepared-point/frees | rnbqkb1r/ppp1pppp/5n2/3p4/8/3P2P1/PPP1PPBP/RNBQK1NR b KQkq - 0 3 | Bf5 c4 c6 Qb3 Qb6 Nf3 e6 Be3 | -42 | e5 Nf3 Bd6 O-O O-O c4 c6 cxd5 | 22
        prepared-point/frees | r1bqkb1r/pp1ppppp/2n2n2/2p5/2P5/2N1PN2/PP1P1PPP/R1BQKB1R b KQkq - 0 4 | Qa5 d4 cxd4 exd4 d5 Bd2 Qd8 cxd5 Nxd5 Bb5 e6 O-O | -80 | e6 d4 d5 cxd5 exd5 Bb5 cxd4 Nxd4 Bd7 O-O Bd6 e4 | -20
        prepared-point/trades | r1bqk2r/ppp2ppp/2np1n2/8/1b1NP3/2N2Q2/PPP2PPP/R1B1KB1R w KQkq - 0 7 | Bg5 Nxd4 Qd3 Bxc3+ Qxc3 Ne6 Bb5+ Kf8 | -481 | Nxc6 bxc6 a3 Ba5 Bd3 O-O O-O Ng4 | 32
        prepared-point/trades | 2kr3r/Qpp2ppp/2p1bn2/8/3qP3/2NB1P2/PPP3PP/R3K2R w KQ - 1 13 | O-O-O Qxa7 b3 Qf2 Rd2 Qxd2+ Kxd2 Kb8 | -555 | Qxd4 Rxd4 b3 Nd7 Ne2 Rd6 Nf4 g5 | 189
        """

    /// Mistakes of other kinds in the same openings.
    static let positionalNegatives = """
        pin | rnb1k2r/pp2ppbp/1q1p1np1/2p5/3P1B2/2N1PN2/PPP2PPP/1R1QKB1R w Kkq - 2 7 | e4 cxd4 Qxd4 Qxd4 Nxd4 Nxe4 Ncb5 Kd8 Be3 a6 f3 Nf6 | -163 | Bd3 cxd4 exd4 O-O O-O Bg4 Be3 d5 h3 Bxf3 Qxf3 Nc6 | 7
        tension-released | r1bq1rk1/pp3ppp/2nb4/2p1p1Pn/2Pp3P/PP2PN2/1BQP1P2/RN2KB1R w KQ - 0 11 | e4 f5 Nh2 fxe4 Bg2 Bf5 Bxe4 Qd7 Nf1 Bc7 Bxf5 Rxf5 | -417 | Be2 Bg4 Rg1 f5 gxf6 Bxf3 Bxf3 Qxf6 Bd5+ Kh8 d3 dxe3 | -321
        castling | r2qk2r/1pp2pp1/p1n1bn2/2b4p/P1N1p2P/3PB1P1/1P2PPB1/R2QNRK1 b kq - 2 12 | Nd4 Na5 Rb8 dxe4 Ng4 Bxd4 Qxd4 Qxd4 Bxd4 Nf3 Bb6 b4 | -136 | Qe7 Bxc5 Qxc5 Rc1 Qb4 Nd2 O-O-O Nxe4 Nxe4 Bxe4 Bb3 Nc2 | -8
        king-safety | rn1qkb1r/pp3ppp/2p1pn2/4Nb2/2BP4/2N5/PPP2PPP/R1BQK2R w KQkq - 0 8 | f3 h5 Bg5 Be7 g4 Bh7 Qe2 Nd5 Bxe7 Qxe7 Bxd5 exd5 | 8 | g4 Bg6 h4 Nbd7 Nxd7 Qxd7 h5 Be4 Nxe4 Nxe4 Be3 Nf6 | 84
        bishop-pair | rnbqkbnr/pp2pppp/3p4/8/3pP3/5N2/PPP2PPP/RNBQKB1R w KQkq - 0 4 | Qd3 e5 Qb3 Nd7 c3 Nc5 Qc2 dxc3 | -36 | Nxd4 Nf6 Nc3 a6 f3 e5 Nb3 Be7 | 49
        bishop-pair | r1bqk1nr/ppp2ppp/2np4/2b5/3NP3/4B3/PPP2PPP/RN1QKB1R w KQkq - 0 6 | Bb5 Ne7 Nc3 O-O O-O h6 a3 Bd7 | 29 | Nxc6 bxc6 Bxc5 dxc5 Qxd8+ Kxd8 Nd2 Nf6 | 231
        bishop-pair | r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3 | d5 exd5 Nd4 Nxd4 exd4 O-O Bd6 d3 | -114 | Nf6 Ng5 d5 exd5 Na5 Bb5+ Bd7 Qe2 | -27
        tension-released | r2qk2r/pp1nbppp/2pp1nb1/4p3/2PP2P1/2N1PN1P/PP2BP2/R1BQ1RK1 w kq - 1 10 | d5 h5 Nh4 hxg4 Nxg6 Rxh3 Kg2 fxg6 e4 Nf8 Bxg4 Rh4 | -50 | Nd2 h6 f4 Bh7 f5 g6 d5 gxf5 gxf5 cxd5 cxd5 Rg8+ | 58
        structure | 2kr3r/ppp2pp1/1b3n2/3qp2p/1P4b1/2PPB3/P1B1NPPP/R2Q1RK1 b - - 0 14 | a6 Bxb6 cxb6 h3 Be6 f4 Kb8 Qe1 Rhe8 Qf2 Qd6 a3 | 8 | Bxe3 fxe3 Qc6 Bb3 Bxe2 Qxe2 Qxc3 Bc4 Qxb4 Rab1 Qe7 Qc2 | 105
        development | rn1q1rk1/p1p2ppp/2bbp3/8/P1PP1n2/5N2/4BPPP/RNBQ1RK1 w - - 1 13 | Qd2 Qf6 Bd1 Qg6 g3 Nd7 Nc3 Rad8 d5 exd5 cxd5 Bb7 | -14 | Bxf4 Bxf4 Nc3 Nd7 g3 Bh6 d5 Bb7 Rb1 Rb8 Nd4 exd5 | 49
        shut-in-bishop | r2qkbnr/ppp2ppp/4p3/3p1b2/1n1P4/1PN5/PBP1PPPP/2RQKBNR w Kkq - 0 6 | e4 dxe4 a3 Nd5 Na4 h5 Nc5 Bxc5 | -190 | a3 Nc6 e3 a6 Nf3 h5 Bd3 Qf6 | 34
        shut-in-bishop | rnbqkb1r/pppppppp/5n2/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 1 2 | d3 e5 Nf3 Nc6 Be2 d5 exd5 Qxd5 | -14 | e5 Nd5 c4 Nb6 d4 d6 Nf3 g6 | 64
        shut-in-bishop | r1b1k1nr/pppp1ppp/2n2q2/2b1p3/2B1P3/2N2Q2/PPPP1PPP/R1B1K1NR w KQkq - 6 5 | Nge2 Qxf3 gxf3 Nge7 d3 d6 Be3 Be6 | -12 | Nd5 Qxf3 Nxf3 Bd6 O-O Nge7 c3 b6 | 66
        blocked-pawn | rnbqkb1r/pppp1ppp/5n2/4p3/2P5/2N2N2/PP1PPPPP/R1BQKB1R b KQkq - 3 3 | d5 cxd5 Bd6 e4 O-O d4 exd4 Qxd4 | -106 | Nc6 g3 d5 cxd5 Nxd5 Bg2 Nb6 O-O | -22
        blocked-pawn | rn1qkbnr/1bpppppp/8/pp6/3PP3/P7/1PP2PPP/RNBQKBNR w KQkq - 1 4 | Nc3 b4 axb4 axb4 Rxa8 Bxa8 Na2 e6 | -49 | Nd2 b4 Ngf3 e6 Bd3 d6 O-O Be7 | 121
        blocked-pawn | rnbqkb1r/pppn1ppp/4p3/3pP3/3P4/8/PPPN1PPP/R1BQKBNR w KQkq - 1 5 | g3 c5 c3 Nc6 Ne2 cxd4 cxd4 f6 | -21 | c3 c5 f4 Qb6 Ndf3 Nc6 a3 a5 | 64
        tension-released | rnbqkb1r/pppn1ppp/4p3/3pP3/3P4/8/PPPN1PPP/R1BQKBNR w KQkq - 1 5 | g3 c5 c3 Nc6 Ne2 cxd4 cxd4 f6 | -21 | c3 c5 f4 Qb6 Ndf3 Nc6 a3 a5 | 64
        tension-released | r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQ1RK1 b kq - 5 4 | a6 c3 d6 d4 Ba7 dxe5 Bg4 exd6 | -96 | Nf6 d3 d6 c3 a6 a4 h6 Be3 | -16
        tension-released | r2qk2r/1bp1npbp/p1n1p1p1/1p2P3/3P4/1B2BN2/PP3PPP/RN1Q1RK1 w kq - 2 11 | a4 O-O Bc2 Nb4 Nbd2 Nxc2 Qxc2 Nf5 | 0 | Nc3 Nb4 Qe2 O-O Rfd1 Nbd5 Nxd5 Bxd5 | 80
        wrong-recapture | rnbqkbnr/ppp2ppp/4p3/8/4p3/2N5/PPPP1PPP/R1BQKBNR b KQkq - 1 4 | c6 Nxe4 c5 Nf3 Nc6 Bb5 Bd7 c3 | 2 | Nf6 Qe2 Nc6 Nxe4 e5 c3 Nxe4 Qxe4 | 97
        wrong-recapture | rn1qkb1r/pbp2ppp/1p2p3/3pPn2/5P2/2NP1N2/PPP3PP/R1BQKB1R w KQkq - 1 7 | Ng5 Nc6 a3 Qd7 Be2 Ncd4 Nf3 Bc5 | -99 | d4 c5 Bb5+ Nc6 Ne2 h5 c3 h4 | 36
        wrong-recapture | r1bqk1nr/pppp1ppp/2n5/1Bb1p3/4P3/2P2N2/PP1P1PPP/RNBQK2R b KQkq - 0 4 | d6 d4 exd4 cxd4 Bb6 d5 a6 Ba4 | -172 | Nge7 O-O Bb6 d4 Ng6 Bg5 f6 Be3 | -58
        passive | rnbqkbnr/ppppp1pp/8/5p2/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2 | e5 d6 Nf3 Nc6 Bb5 Bd7 Qe2 Nxe5 | 71 | exf5 Nf6 d4 d5 Bd3 c5 c3 e6 | 147
        passive | rnbqkbnr/ppp2ppp/4p3/3p4/3P1B2/5N2/PPP1PPPP/RN1QKB1R b KQkq - 1 3 | f5 e3 Bd6 c4 Nf6 Nc3 O-O Be2 | -97 | Bd6 Bg3 Nf6 Nbd2 O-O c3 b6 e3 | -13
        passive | r1bq1rk1/ppp2ppp/2nbp1n1/3p4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 7 8 | Ne5 Bxe5 dxe5 Ncxe5 Bxe5 Nxe5 Bxh7+ Kxh7 | -25 | Bg3 f5 Bb5 a6 Ba4 Qf6 O-O Bd7 | 56
        development | rnbqkbnr/ppp1pppp/3p4/8/8/4P3/PPPP1PPP/RNBQKBNR w KQkq - 0 2 | Qf3 Nf6 d4 e5 Qd1 e4 Ne2 c6 | -36 | c4 g6 Be2 Nf6 Nf3 Nbd7 d4 Bg7 | 43
        development | rnbqkbnr/pppp1ppp/4p3/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2 | Bc4 d5 exd5 exd5 Bb3 a5 a4 Nf6 | -31 | d4 d5 e5 c5 c3 Nc6 Nf3 Qb6 | 46
        development | r2qkb1r/p4p1p/2p2n2/3p2p1/3P1pb1/2N2N1P/PPP3P1/R1BQ1RK1 b kq - 0 11 | Bh5 Qe1+ Qe7 Nxg5 Qxe1 Rxe1+ Kd7 Bxf4 | -114 | Bxf3 Qxf3 Bd6 Bd2 Rg8 b4 Kf8 b5 | 204
        reply-threat | r2qkb1r/p4p1p/2p2n2/3p2p1/3P1pb1/2N2N1P/PPP3P1/R1BQ1RK1 b kq - 0 11 | Bh5 Qe1+ Qe7 Nxg5 Qxe1 Rxe1+ Kd7 Bxf4 | -114 | Bxf3 Qxf3 Bd6 Bd2 Rg8 b4 Kf8 b5 | 204
        reply-threat | r1bqkb1r/ppppnppp/8/3P4/4n3/5N2/PP3PPP/RNBQKB1R w KQkq - 1 7 | Ne5 c6 Bc4 d6 Nd3 Nxd5 Bxd5 Qa5+ | -103 | Bd3 Nc5 Bc2 d6 O-O Ng6 Qd4 Qf6 | 89
        reply-threat | rnbqkbnr/pppp1ppp/4p3/8/4P3/2N5/PPPP1PPP/R1BQKBNR b KQkq - 1 2 | Qe7 d4 d6 Bc4 Nf6 Nf3 e5 h3 | -118 | d5 d4 Nf6 Bg5 dxe4 Nxe4 Nbd7 Nxf6+ | -38
        king-safety | rnbqkbnr/pppp1ppp/4p3/8/4P3/2N5/PPPP1PPP/R1BQKBNR b KQkq - 1 2 | Qe7 d4 d6 Bc4 Nf6 Nf3 e5 h3 | -118 | d5 d4 Nf6 Bg5 dxe4 Nxe4 Nbd7 Nxf6+ | -38
        king-safety | rn1qkb1r/ppp2ppp/3pbn2/4p3/3PP3/2N5/PPP1NPPP/R1BQKB1R w KQkq - 1 5 | dxe5 dxe5 Qxd8+ Kxd8 f4 Bd6 h3 h5 | 3 | f3 h5 h4 c6 d5 cxd5 exd5 Bc8 | 87
        king-safety | r1b2rk1/3p1ppp/1qp1pn2/p1b5/8/2N1PN2/PPP2PPP/R1BQR1K1 w - - 0 10 | a4 d5 b3 Bb4 Bd2 Bd6 Bc1 Re8 | -121 | Na4 Qa7 Nxc5 Qxc5 e4 d5 e5 Ne4 | 29
        """
}
