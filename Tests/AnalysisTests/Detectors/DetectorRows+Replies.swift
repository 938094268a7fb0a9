/// Positions for what the expected move has ready against a reply, and for what is taken only later; see
/// `DetectorRows`.
extension DetectorRow {
    static let replyPositives = """
        prepared-point/attacks-guard | r1bqkbnr/pp2pppp/2n5/3p4/3P4/3B1N2/PPP2PPP/RNBQK2R b KQkq - 3 5 | Nb4 Bb5+ Bd7 Bxd7+ Qxd7 Ne5 Qf5 O-O Qxc2 Qf3 f6 Bd2 | -62 | Bg4 c3 Qc7 h3 Bh5 O-O e6 Be2 Bd6 c4 | 14
        prepared-point/answers | r2qkb1r/pb1n1ppp/2p1pn2/1p6/3P4/5NP1/PPQ1PPBP/RNB1K2R w KQkq - 4 9 | O-O c5 Bg5 Rc8 Bxf6 Nxf6 a4 cxd4 Qd3 Bxf3 Qxb5+ Nd7 | -18 | Ne5 Nxe5 dxe5 Nd5 O-O Be7 Nc3 O-O a4 Qb8 axb5 cxb5 | 33
        loses-material/later | r2qk2r/1p1bbppp/p1nppn2/6B1/3NPP2/2N5/PPPQ2PP/1K1R1B1R b kq - 2 10 | b6 Nxc6 Bxc6 Bxf6 Bxf6 Qxd6 Qc8 f5 Be7 Qd4 O-O fxe6 | -122 | b5 g4 Qb6 Nxc6 Bxc6 Bg2 b4 Bxf6 Bxf6 Ne2 | -24
        """

    /// The queens may go, because material is level. The check on d5 becomes possible only by the played move. The
    /// front one of doubled pawns moves. The knight comes out right after an exchange. The pawn on h2 is attacked by
    /// what is taken at once. The threatened capture is an even exchange. The prevented advance does nothing. What is
    /// taken later comes too late. The pinning reply takes a pawn. The tension or the centre costs material that
    /// decides. The pawn in front of the king is lost. The quiet move wins a pawn only in the line, the capture takes a
    /// piece back, or comes a move later. The other line doubles pawns too, or brings the queen to the same square. The
    /// guarded pawn is not taken. The prevented advance comes later.
    static let replyNegatives = """
        prepared-point/keeps-queens | r1bqkbnr/ppp1pppp/2n5/3p4/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 3 | d3 dxe4 dxe4 Qxd1+ Kxd1 Bd7 c3 h6 b4 g5 b5 Na5 | -2 | exd5 Qxd5 Nc3 Qd6 d4 a6 d5 Ne5 Bf4 Nd3+ | 84
        prepared-point/avoids-check | rnbq1rk1/ppp3pp/5b2/8/3Np3/4B2P/PPP1BPP1/R2Q1RK1 b - - 1 12 | c5 Nb5 Qe7 Qd5+ Be6 Qxe4 Nc6 Bd3 g6 Nc7 Qxc7 Qxe6+ | -225 | Kh8 c3 Qe8 Bh5 Qe7 Bg4 Bxg4 Qxg4 Bxd4 Bxd4 | -77
        king-safety/loosened | r2qr1k1/1p1n1ppp/p1p2p2/7b/2PP4/5N1P/PP1QBPP1/3RR1K1 b - - 4 14 | f5 d5 c5 d6 Qf6 b4 cxb4 Qxb4 b6 Nd4 Bxe2 Rxe2 | -117 | Qc7 g4 Bg6 Nh4 Rad8 Bf1 Nf8 Rxe8 Rxe8 d5 | -36
        prepared-point/covers | rnbqkbnr/pppp1ppp/8/4P3/5p2/2N5/PPPP2PP/R1BQKBNR w KQkq - 1 5 | Nge2 Qh4+ g3 fxg3 Nxg3 d6 Nd5 Qd8 Qe2 Ne7 exd6 Qxd6 | -79 | Nf3 d6 d4 dxe5 Qe2 Be7 Qxe5 Nf6 Bxf4 c6 | 59
        prepared-point/threatens | r1bqkbnr/pp2pppp/2n5/3p4/3P4/3B1N2/PPP2PPP/RNBQK2R b KQkq - 3 5 | Nb4 Bb5+ Bd7 Bxd7+ Qxd7 Ne5 Qf5 O-O Qxc2 Qf3 f6 Bd2 | -62 | Bg4 c3 Qc7 h3 Bh5 O-O e6 Be2 Bd6 c4 | 14
        prepared-point/answers | r2qk2r/1p2ppb1/p1npb2p/4n1p1/4P3/1NN3BP/PPPQ1PP1/2KR1B1R b kq - 6 13 | a5 a4 Nc4 Bxc4 Bxc4 h4 g4 f3 b5 Bf2 Bxc3 Qxc3 | -45 | Na5 Bxe5 Bxe5 g3 Rc8 Nd5 Nxb3+ axb3 Bxd5 exd5 Qb6 Kb1 | 13
        loses-material/later | r3kbnr/ppqb2pp/4p3/2ppP3/2P5/8/PP2BPPP/RNBQ1RK1 b kq - 0 10 | Be7 cxd5 Qxe5 Bh5+ g6 Bf3 Nf6 dxe6 Bc6 Bxc6+ bxc6 Bh6 | -224 | O-O-O Bf4 Ne7 Nc3 dxc4 Bxc4 Kb8 Qg4 h5 Qe2 Nf5 Bg5 | -25
        tension-released | r1bq1rk1/2pnbppp/1p2p3/p1Pp4/1P1P1P2/2NB1N2/P4PPP/R2QK2R w KQ - 0 11 | b5 bxc5 dxc5 Nxc5 O-O Nxd3 Qxd3 c5 bxc6 Ba6 Nb5 Qb6 | -159 | a3 c6 O-O Ba6 g3 Qc7 Bxa6 Rxa6 Qd3 Ra7 Rfe1 axb4 | 39
        king-safety/castled-front | r2q1rk1/ppp1bppp/2n5/3p1b2/2PP4/P1P2N2/4BPPP/R1BQ1RK1 w - - 1 13 | h4 dxc4 Bxc4 Bxh4 Nxh4 Qxh4 Ba2 Rfe8 Qf3 Bg6 a4 Rad8 | -8 | Bf4 dxc4 Bxc4 Bd6 Bg3 Qd7 Nh4 Bg4 Qd3 Na5 Ba2 Be6 | 50
        misses-material | rnbqkb1r/pp1ppp1p/8/2p5/3PP2p/4P3/PPP3PP/RN1QKBNR b KQkq - 0 6 | e6 Nd2 Nc6 c3 Bh6 Nc4 d5 Qh5 Bg7 Nd2 Bd7 Ngf3 | -71 | Bh6 Nc3 Bxe3 Bc4 cxd4 Nd5 Rf8 Nxe3 dxe3 Qh5 Qb6 O-O-O | 51
        missed-chance/captures | r2q1rk1/pp2ppbp/3pbnp1/8/3nP1P1/2N1BP2/PPPQ3P/2KR1B1R w - - 0 11 | f4 Bxg4 Bxd4 Bxd1 Qxd1 e5 Be3 exf4 Bxf4 Rc8 Qxd6 Qa5 | -337 | Bxd4 Qa5 h4 Bxa2 h5 Be6 h6 Bh8 Kb1 | 54
        centre | rnbqkb1r/2p2ppp/p3p3/1p1nN3/P1pP4/6P1/1P2PPBP/RNBQ1RK1 b kq - 0 8 | g6 axb5 Bg7 Nxc4 O-O e4 Ne7 Bg5 h6 Be3 Bb7 Na5 | -219 | c6 Nc3 Bb7 Ne4 Be7 Nc5 Bxc5 dxc5 Nd7 | -50
        structure | rn1qkb1r/pp3ppp/2p1pn2/3p4/2PPb2N/2N1PP2/PP4PP/R1BQKB1R b KQkq - 0 7 | Bf5 Nxf5 exf5 Bd3 dxc4 Bxc4 b5 Bd3 g6 O-O b4 Na4 | -95 | Bg6 Qb3 Qc7 cxd5 cxd5 Bd2 a6 Nxg6 hxg6 O-O-O b5 Kb1 | -36
        misses-material | r3k2r/1bqn1pb1/pp1p2p1/2pn2Pp/2P1PP1N/3BB3/PP2Q2P/R3K2R w KQkq - 0 15 | Ng2 Nb4 Bb1 Nc6 f5 Be5 Nh4 O-O-O fxg6 fxg6 Nxg6 Rhg8 | -506 | exd5 O-O-O f5 Rde8 fxg6 Bd4 Ng2 Rxe3 Nxe3 Re8 g7 Bxg7 | 60
        tempo/queen-chased | r1bqr1k1/pp1n1pbp/5np1/3p4/P2Pp3/1PN1P1P1/3N1PBP/R1BQ1RK1 w - - 0 13 | Bb2 Nf8 f3 exf3 Qxf3 Bg4 Qf2 Bf5 Qf3 Bh6 Rae1 Rc8 | -98 | f3 Bh6 Re1 exf3 Qxf3 Nf8 e4 dxe4 Ndxe4 Nxe4 Rxe4 | -7
        prepared-point/defends | r3kb1r/5p1p/pqbp1p2/4pP2/1p2P3/8/PPPQN1PP/1K1R1B1R w kq - 0 15 | Re1 h5 Nc1 Ke7 Bc4 a5 Qe2 h4 Rd1 Bh6 Rd3 Qc5 | -75 | Ng3 Qc5 Nh5 Be7 Bd3 Rg8 Qe2 d5 exd5 Qxd5 Bc4 Qe4 | 100
        prepared-point/guards | r1bqkb1r/pp3ppp/2n1p3/2pn4/3PP3/2N2NP1/PP3P1P/R1BQKB1R b KQkq - 0 7 | Nc7 d5 exd5 exd5 Bg4 Be2 Bxf3 Bxf3 Nd4 O-O Be7 Be3 | -110 | Nxc3 bxc3 cxd4 cxd4 Bb4+ Bd2 Bxd2+ Qxd2 e5 d5 Bg4 Bg2 | -17
        """
}
