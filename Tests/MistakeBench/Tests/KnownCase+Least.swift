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
    ]
}
