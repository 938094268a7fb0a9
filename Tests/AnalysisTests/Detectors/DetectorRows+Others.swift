/// Positions with the engine's best moves; see `DetectorRows`.
extension DetectorRow {
    static let otherPositives = """
        king-safety/exposed-by-force | rnbqkbnr/pp1ppppp/8/2p5/4PP2/8/PPPP2PP/RNBQKBNR b KQkq - 0 2 | f6 Qh5+ g6 Qxc5 Nc6 Nf3 e5 Qf2 f5 Nxe5 | -137 | d5 exd5 Nf6 Bb5+ Nbd7 c4 a6 Bxd7+ Bxd7 Qe2 | -11 | g6 6, Nc6 0, e6 -3, d6 -6
        king-safety/exposed-by-force | rn2kb1r/pp2npp1/q1p1p2p/3pP3/2PP3P/3Q1N2/PP1N1PP1/R1B1K2R w KQkq - 1 10 | g4 h5 gxh5 Rxh5 Qe2 Rh8 b3 Nf5 h5 Nd7 | -78 | O-O Nd7 b3 Nf5 h5 c5 a4 Be7 Ba3 O-O | 45 | Qc2 42, O-O 42, a3 29, b3 28
        king-safety/exposed | rn1qkbnr/pb1p1pp1/1p2p3/2p4p/4P2P/2N3P1/PPPPNPB1/R1BQK2R b KQkq - 0 6 | f5 O-O Nf6 d3 e5 f4 Nc6 fxe5 Nxe5 Rxf5 | -196 | Nc6 d4 cxd4 Nxd4 Nxd4 Qxd4 Nf6 Bg5 Bc5 Qd3 | -19 | Nf6 -36, Nc6 -40, Be7 -40, a6 -40
        king-safety/exposed | rn1qkbnr/pp3ppp/2p1p1b1/8/3P1N2/6N1/PPP2PPP/R1BQKB1R b KQkq - 1 7 | f6 Bc4 e5 Ne6 Qd7 O-O a5 dxe5 b5 Nxf8 | -335 | Bd6 c3 Nf6 h4 Qc7 h5 Bxf4 Bxf4 Qxf4 hxg6 | -40 | Qh4 -37, Qc7 -37, Bd6 -43, Be7 -52
        """

    /// Nobody asked for the best moves. Only two others are as good. The pawn is simply taken. The g-pawn goes one square, and
    /// the f-pawn after castling. Many moves are better than a piece that goes back, and that is a great loss. The queen
    /// stays behind the pawns.
    static let otherNegatives = """
        king-safety | rn1qkbnr/pb1p1pp1/1p2p3/2p4p/4P2P/2N3P1/PPPPNPB1/R1BQK2R b KQkq - 0 6 | f5 O-O Nf6 d3 e5 f4 Nc6 fxe5 Nxe5 Rxf5 | -196 | Nc6 d4 cxd4 Nxd4 Nxd4 Qxd4 Nf6 Bg5 Bc5 Qd3 | -19
        king-safety | rn1qkbnr/pb1p1pp1/1p2p3/2p4p/4P2P/2N3P1/PPPPNPB1/R1BQK2R b KQkq - 0 6 | f5 O-O Nf6 d3 e5 f4 Nc6 fxe5 Nxe5 Rxf5 | -196 | Nc6 d4 cxd4 Nxd4 Nxd4 Qxd4 Nf6 Bg5 Bc5 Qd3 | -19 | Nf6 -36, Nc6 -40, Be7 -40, a6 -140
        king-safety | r2qk2r/p3b1pp/2pp1n2/1p3bB1/3Q4/1BN5/PPP2PPP/R3K2R w KQkq - 2 12 | g4 Nxg4 Qxg7 Rf8 Bf4 Bf6 Qb7 Qe7+ Qxe7+ Bxe7 | -79 | O-O-O h6 Bxf6 Bxf6 Qxd6 Qxd6 Rxd6 Rc8 Re1+ Be7 | 223 | O-O-O 198, O-O 183, Qf4 165, Qe3 161
        king-safety | rn1qk2r/pb1pppbp/1p3np1/2p5/3P1B2/2P1PN2/PP2BPPP/RN1QK2R w KQkq - 2 7 | g3 d6 h3 Qd7 Nbd2 O-O g4 cxd4 cxd4 Nc6 | -90 | O-O O-O h3 d5 Nbd2 e6 a4 Nc6 Bb5 Rc8 | 24 | h3 49, O-O 45, a4 32, Qb3 26
        king-safety | r2qk2r/ppp2p1p/2n3p1/3Nb3/6b1/3P2P1/P3PPBP/1R1QNRK1 w kq - 2 13 | f3 Be6 e4 O-O Kh1 Bxd5 exd5 Ne7 Nc2 Rb8 | -49 | Qa4 Be6 Nf4 Bxf4 Rxb7 O-O Bxc6 Bh6 Nf3 Qd6 | 199 | Qa4 159, Rxb7 158, Ne3 127, Qd2 109
        tempo/returns | r1bqkb1r/p1p1n1pp/1pnp4/4p1B1/2B1P3/2P2N2/PP1N1PPP/R2QK2R b KQkq - 1 8 | Bb7 Qb3 Qb8 Bf7+ Kd8 Nh4 Bc8 Qd1 | -286 | Qd7 Be3 Na5 Be2 Nac6 b4 Ng6 a4 Be7 Bc4 | -128 | h6 -135, Qd7 -147, a5 -149, Na5 -152
        tempo/early-queen | Nf3 d5 d4 e6 Bf4 | Qe7 c4 Nf6 Nc3 Qd8 e3 Be7 Be2 | -91 | Nf6 c4 Bd6 Bg3 Bxg3 | -21
        """
}
