/// Positions in which a true reason is not the cause, so that it is not chosen; see `DetectorRows`.
extension DetectorRow {
    /// The reply takes the pawn where it was. The reply gives up a piece.
    static let unchosen = """
        prepared-point/strikes | r1b2rk1/1p2bppp/p3p3/q1p1n3/P3N3/3PB1P1/1PQ1PPBP/R4RK1 b - - 2 15 | Rd8 Bxc5 Nc6 Bxe7 Nxe7 Rfc1 Nd5 Qd2 Qxd2 Nxd2 Rb8 Nc4 | -236 | c4 dxc4 f5 Ng5 Nc6 c5 Bf6 Bxc6 bxc6 Qc4 Bxg5 Bxg5 | -168
        prepared-point/develops | rnbq1b1r/p1k1pQ1p/2pp4/1pP5/3PNB2/5N2/PP2BPP1/R3K3 b Q - 3 14 | Qd7 Ne5 dxe5 Bxe5+ Kd8 Bh5 e6 Qf6+ Qe7 Qxh8 Nd7 Bg3 | -417 | Bd7 a4 Qe8 Qb3 bxa4 Qb4 Qg6 Bd3 Qxg2 Ke2 Qg4 cxd6+ | -327
        """
}
