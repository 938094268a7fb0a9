/// Positions in which a true reason is not the cause, so that it is not chosen; see `DetectorRows`.
extension DetectorRow {
    /// The reply takes the pawn where it was. The reply gives up a piece. The played line loses the exchange.
    /// What the opponent takes could be taken before. The reply threatens nothing,
    /// and the pawn is lost by later choice.
    static let unchosen = """
        prepared-point/strikes | r1b2rk1/1p2bppp/p3p3/q1p1n3/P3N3/3PB1P1/1PQ1PPBP/R4RK1 b - - 2 15 | Rd8 Bxc5 Nc6 Bxe7 Nxe7 Rfc1 Nd5 Qd2 Qxd2 Nxd2 Rb8 Nc4 | -236 | c4 dxc4 f5 Ng5 Nc6 c5 Bf6 Bxc6 bxc6 Qc4 Bxg5 Bxg5 | -168
        prepared-point/develops | rnbq1b1r/p1k1pQ1p/2pp4/1pP5/3PNB2/5N2/PP2BPP1/R3K3 b Q - 3 14 | Qd7 Ne5 dxe5 Bxe5+ Kd8 Bh5 e6 Qf6+ Qe7 Qxh8 Nd7 Bg3 | -417 | Bd7 a4 Qe8 Qb3 bxa4 Qb4 Qg6 Bd3 Qxg2 Ke2 Qg4 cxd6+ | -327
        prepared-point/castles | r2qk2r/1b1nbppp/p3pn2/P1ppN3/1pN2B2/3P2P1/1PP1PPBP/R2Q1RK1 b kq - 3 11 | Nh5 Nxd7 Nxf4 gxf4 Qxd7 Nb6 Qc7 Nxa8 Bxa8 c3 bxc3 bxc3 Qxf4 Qa4+ Qxa4 Rxa4 Bc6 Ra2 Bb5 Rb1 | -106 | O-O Nxd7 Nxd7 Nd6 Bc6 e4 Bf6 exd5 exd5 Qc1 Ne5 Bxe5 Bxe5 Nc4 Bf6 Nb6 Rb8 c4 | 3
        king-safety | r2r2k1/pb2qppp/2n1p3/1pbn4/8/P1P3P1/1PQNNPBP/R1B2RK1 w - - 2 14 | h4 Bxf2+ Rxf2 Ne3 Qe4 Nxg2 Qxg2 Ne5 Qh3 Nd3 Nb3 Nxf2 | -143 | a4 b4 Nb3 bxc3 Nxc3 Ndb4 Qe2 Bb6 Bf4 e5 Be3 Bxe3 | -81
        loses-material | r1b2rk1/ppp1qpp1/2n1pn1p/8/3BP2P/PQ3P2/1PP3P1/2KR1BNR b - - 0 14 | Rb8 Bf2 e5 Qc3 Nd4 Bxd4 exd4 Qxd4 Be6 Qe3 Rbd8 Bd3 Nd7 Ne2 Ne5 g3 Nxd3+ Rxd3 Rxd3 | -123 | Nxd4 Rxd4 e5 Rd1 Rb8 g4 b5 Qe3 b4 g5 Nh5 gxh6 bxa3 Qxa3 Qxa3 bxa3 gxh6 Ne2 Be6 Bh3 | 10
        """
}
