/// Sentences that are said only instead of none.
extension KnownCase {
    static let least: [KnownCase] = [
        KnownCase(
            "r6r/pp1qnk2/2n1pp1b/3p1b1p/3P2pP/2PB2B1/PP1NQPPN/R3R1K1 w - - 2 15",
            played: "Nhf1 Bxd3 Qxd3 Ng6 Re2 f5 Nb3 b6 f3 Rae8",
            expected: "Nb3 Bxd3 Qxd3 b6 Re2 Ng6 Rf1 Bf4 Ree1 Nce7",
            loss: 6.4, centipawns: 70,
            holds: [
                "15.Nhf1?! is passive: the knight goes back to f1, although nothing attacks it."
            ],
            wrong: [
                "15.Nhf1?! is passive: the knight goes back to g1, although nothing attacks it.",
                "15.Nhf1?! is passive: the bishop goes back to f1, although nothing attacks it.",
            ]),
        KnownCase(
            "rnbqk2r/1p1p1ppp/p3pn2/8/1bPNP3/2NQ4/PP3PPP/R1B1KB1R b KQkq - 4 7",
            played: "Rf8 Nc2 Bxc3+ bxc3 Nc6 Ba3 b5 Bxf8 Kxf8 Be2",
            expected: "d6 Nc2 Bxc3+ Qxc3 O-O Bg5 Nxe4 Bxd8 Nxc3 Bc7",
            loss: 11.2, centipawns: 129,
            holds: [
                "7...Rf8? gives up the right to castle kingside."
            ],
            wrong: [
                "7...Rf8? gives up the right to castle.",
                "7...Rf8? gives up the right to castle queenside.",
            ]),
        KnownCase(
            "r1bq1rk1/2p2pbp/3p1np1/1B6/4PN2/1nN1BP2/PP1Q2PP/R3K2R w KQ - 1 14",
            played: "Qe2 Nxa1 Kf2 g5 Nfd5 Nxd5 exd5 f5 Rxa1 f4",
            expected: "Qf2 g5 Rd1 gxf4 Bxf4 Nc5 O-O Ne6 Be3 Qe7",
            loss: 9.5, centipawns: 120,
            holds: [
                "14.Qe2?! gives up the right to castle with 15.Kf2."
            ],
            wrong: [
                "14.Qe2?! gives up the right to castle.",
                "14.Qe2?! gives up the right to castle with 16.Nfd5.",
                "14.Qe2?! gives up the right to castle kingside with 14...Nxa1.",
            ]),
        KnownCase(
            "r2qk2r/4bpp1/pn1pbn1p/1p2p3/4P1P1/1NN1BP2/PPP2Q1P/1K1R1B1R b kq - 3 13",
            played: "Nfd7 h4 Rc8 Nd5 Bxd5 exd5 Nc4 Bc1 Qb6 Qe1",
            expected: "Rb8 Nc5 b4 Ne2 Nc4 Nxe6 fxe6 Ng3 Nxe3 Qxe3",
            loss: 5.2, centipawns: 57,
            holds: [
                "13...Nfd7 is slightly worse and is passive: the knight goes back to d7, although nothing attacks it."
            ],
            wrong: [
                "13...Nfd7 is slightly worse and is passive: the knight goes back to e8, although nothing attacks it."
            ]),
        KnownCase(
            "rn1qkbnr/ppp2ppp/4p3/3p4/2PP1B2/4P3/PP3PPP/Rb1QKBNR w KQkq - 0 5",
            played: "Rxb1 Bb4+ Ke2 dxc4 g3 c6 Nf3 b5 Bg2 Ne7",
            expected: "Qa4+ c6 Rxb1 Nd7 Nf3 Nb6 Qb3 dxc4 Bxc4 Nxc4",
            loss: 7.4, centipawns: 66,
            holds: [
                "5.Rxb1?! is an inaccuracy.",
                "5.Qa4+ gives check, and 6.Rxb1 follows.",
            ],
            wrong: [
                "5.Qa4+ gives check, and 6.Nf3 follows.",
                "5.Qa4+ heads for b3.",
                "5.Qa4+ should come first, and then 7.Nf3.",
            ]),
        KnownCase(
            "rn1qk2r/pbp1bpp1/1p1ppn1p/8/8/1P1PPN2/PBP1BPPP/RN1QK1R1 w Qkq - 0 8",
            played: "h4 h5 Rh1 c5 Nbd2 Nc6 c4 Qc7 a3 Ng4",
            expected: "g4 c5 h4 Nc6 Qd2 d5 g5 hxg5 hxg5 Nh7",
            loss: 5.5, centipawns: 46,
            holds: [
                "8.g4 should come first, and then 9.h4."
            ],
            wrong: [
                "8.g4 should come first.",
                "8.g4 should come first, and then 10.Qd2.",
                "8.g4 gives check, and 9.h4 follows.",
            ]),
        KnownCase(
            "rnb1k2r/ppp2ppp/8/8/2q1p3/2P3P1/P2P1PBP/R1BQK2R w KQkq - 1 11",
            played: "Rb1 Nc6 Qb3 Qd3 c4 Qxb3 Rxb3 Nd4 Rb2 O-O",
            expected: "Qb3 Qd3 Qa4+ Bd7 Qxe4+ Qxe4+ Bxe4 Bc6 Kd1 Bxe4",
            loss: 8.9, centipawns: 86,
            holds: [
                "11.Qb3 should come first."
            ],
            wrong: [
                "11.Qb3 should come first, and then 12.Qa4+.",
                "11.Qb3 heads for e4.",
            ]),
        KnownCase(
            "r3k2r/pppq1ppp/2p1bn2/2b5/4P3/2NBBP2/PPP1Q1PP/R3K2R b KQkq - 4 10",
            played: "Bxe3 Qxe3 Qe7 f4 Nd7 O-O-O Qc5 Qxc5 Nxc5 f5",
            expected: "Qe7 a3 Nd7 f4 f6 O-O-O O-O-O h4 g6 g3",
            loss: 5.4, centipawns: 32,
            holds: [],
            wrong: [
                "10...Qe7 should come first."
            ]),
        KnownCase(
            "r2q1rk1/pb3ppp/1pnbpn2/2ppN3/3P1P2/2PBP1B1/PP1N2PP/R2QK2R b KQ - 0 10",
            played: "a5 Bh4 Be7 Bxf6 Bxf6 Qh5 g6 Qe2 Bxe5 fxe5",
            expected: "Ne7 Qf3 Nf5 Bf2 Be7 g4 Nd6 g5 Nfe4 Qh3",
            loss: 6.3, centipawns: 26,
            holds: [
                "10...Ne7 heads for f5."
            ],
            wrong: [
                "10...Ne7 heads for g6.",
                "10...Ne7 should come first.",
                "10...Ne7 guards the bishop on b7 once more.",
            ]),
        KnownCase(
            "r1bq1rk1/1pp3p1/p1nbp2p/5p2/3P4/2PB1N2/PP2QPPP/R1B2RK1 b - - 1 12",
            played: "b5 Re1 Ne7 a4 b4 Bc4 Nd5 Bd2 bxc3 bxc3",
            expected: "Re8 Bc2 Qf6 Re1 Bd7 Ne5 Bxe5 dxe5 Qf7 a4",
            loss: 7.2, centipawns: 70,
            holds: [
                "12...Re8 guards the pawn on e6 once more."
            ],
            wrong: [
                "12...Re8 guards the pawn on f5 once more.",
                "12...Re8 guards the knight on c6 once more.",
            ]),
        KnownCase(
            "3r1rk1/ppp1Rppp/2n5/8/2b5/5N2/PP3PPb/RNBQ2K1 w - - 0 14",
            played: "Nxh2 Rxd1+ Nf1 Rxc1 Rxc7 Rxf1+ Kh2 Ba6 a4 Rd8",
            expected: "Kxh2 Rxd1 Re1 Rxe1 Nxe1 f6 Nc3 Rd8 Be3 Bf7",
            loss: 60.8, centipawns: 827,
            holds: [
                "14.Nxh2?? takes with the wrong piece."
            ],
            wrong: [
                "14.Nxh2?? does not take the bishop on h2.",
                "14.Nxh2?? takes with the wrong piece: the king may not castle any more.",
            ]),
        KnownCase(
            "r3kb1r/pp1bnppp/1qn1p3/3pP3/1P1P2P1/P4N2/1B3P1P/RN1QKB1R w KQkq - 1 11",
            played: "Nbd2 h5 gxh5 Nf5 Bd3 Ncxd4 Nxd4 Nxd4 O-O Nf5",
            expected: "Nc3 h5 Na4 Qd8 g5 b6 Bd3 Ng6 Nc3 Nf4",
            loss: 10.9, centipawns: 81,
            holds: [
                "11.Nc3 heads for a4, where it attacks the queen."
            ],
            wrong: [
                "11.Nc3 heads for a4, where it attacks the rook.",
                "11.Nc3 heads for b5, where it attacks the queen.",
            ]),
        KnownCase(
            "rnbq1k1r/ppppp1bp/8/5p1Q/3P1B2/4P3/PPP2PP1/RN2KBN1 w Q - 1 8",
            played: "Bd3 d6 Bxf5 Nd7 Qf3 Nf6 Bd3 Qe8 Nc3 Qf7",
            expected: "Qxf5+ Kg8 Nc3 e6 Qh3 Nc6 Nf3 d6 Qg3 h5",
            loss: 15.7, centipawns: 180,
            holds: [
                "8.Qxf5+ takes the pawn on f5 with check."
            ],
            wrong: [
                "8.Qxf5+ takes the pawn on h7 with check.",
                "8.Qxf5+ gives check, and 10.Qh3 follows.",
            ]),
        KnownCase(
            "r3kbnr/ppp3pp/3ppq2/8/3QP3/8/PPP2PPP/RNB2RK1 w kq - 1 9",
            played: "Qxf6 Nxf6 Nd2 Be7 e5 dxe5 Re1 Nd7 Nf3 O-O-O",
            expected: "Qa4+ c6 Nd2 a5 Qb3 Qf7 a4 Nf6 e5 dxe5",
            loss: 12.2, centipawns: 161,
            holds: [
                "9.Qxf6? is a mistake."
            ],
            wrong: [
                "9.Qa4+ gives check, and 10.Nd2 follows."
            ]),
        KnownCase(
            "r1b1kbnr/ppppqppp/2n5/4P3/5B2/5N2/PPP1PPPP/RN1QKB1R b KQkq - 4 4",
            played: "Nd8 Nc3 Ne6 Bd2 Qd8 e4 Bc5 Bc4 a6 Bb3",
            expected: "Qb4+ Bd2 Qe7 Nc3 Nxe5 e4 d6 Nd5 Qd7 Bc3",
            loss: 8.1, centipawns: 101,
            holds: [
                "4...Nd8?! is an inaccuracy."
            ],
            wrong: [
                "4...Qb4+ gives check, and 5...Qe7 follows."
            ]),
        KnownCase(
            "r3kb1r/pp1n1ppp/1qn1p3/1B1p1b2/Q2P1B1N/2N1P3/PP3PPP/R3K2R b KQkq - 5 10",
            played: "Nf6 Nxf5 exf5 Be5 Rd8 Bxf6 gxf6 Qb3 a6 Bxc6+",
            expected: "Be4 O-O-O Rc8 f3 Bg6 Nxg6 hxg6 Kb1 a6 Bd3",
            loss: 20.4, centipawns: 237,
            holds: [],
            wrong: [
                "10...Be4 avoids the exchange of the bishop.",
                "10...Be4 avoids the exchange of the knight.",
                "10...Be4 makes room for 11...Bg6.",
                "10...Be4 guards the pawn on d5 once more.",
            ]),
        KnownCase(
            "r4rk1/pbppq1pp/1p2p3/2nP1p2/2PB4/6P1/PPQ1PPBP/R2R2K1 b - - 0 15",
            played: "Rfb8 b4 Ne4 a4 Re8 a5 d6 f3 Nf6 e4",
            expected: "d6 b4 Nd7 a4 e5 Bc3 f4 a5 Nf6 Bd2",
            loss: 4.0, centipawns: 44,
            holds: [
                "15...d6 makes room for 16...Nd7."
            ],
            wrong: [
                "15...d6 makes room for 17...e5.",
                "15...d6 makes room for 16...Qd7.",
                "15...d6 avoids the exchange of the pawn.",
            ]),
        KnownCase(
            "rn1qkbnr/pp2pppp/2p3b1/8/3P3P/6N1/PPP2PP1/R1BQKBNR b KQkq - 0 6",
            played: "h5 Nh3 e5 Be3 Nd7 Bd3 exd4 Bxd4 Qxh4 Bxg6",
            expected: "h6 Nf3 e6 h5 Bh7 Bd3 Bxd3 Qxd3 Bd6 Ne4",
            loss: 5.0, centipawns: 55,
            holds: [],
            wrong: [
                "6...h6 makes room for 8...Bh7.",
                "6...h6 makes room for 7...e6.",
                "6...h6 avoids the exchange of the bishop.",
            ]),
        KnownCase(
            "r3k2r/pppq1ppp/2p1bn2/2b5/4P3/2NBBP2/PPP1Q1PP/R3K2R b KQkq - 4 10",
            played: "Bxe3 Qxe3 Qe7 f4 Nd7 O-O-O Qc5 Qxc5 Nxc5 f5",
            expected: "Qe7 a3 Nd7 f4 f6 O-O-O O-O-O h4 g6 g3",
            loss: 2.9, centipawns: 32,
            holds: [
                "10...Qe7 guards the bishop on c5."
            ],
            wrong: [
                "10...Qe7 guards the bishop on e6.",
                "10...Qe7 avoids the exchange of the bishop.",
            ]),
    ]
}
