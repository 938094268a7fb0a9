import Testing

/// A position and its numbers of leaves at depths 1 to 5.
struct PerftCase: Sendable, CustomTestStringConvertible {
    let fen: String
    let leaves: [Int]

    init(_ fen: String, _ leaves: [Int]) {
        self.fen = fen
        self.leaves = leaves
    }

    var testDescription: String { fen }

    /// The standard perft positions and their mirror images: the start, Kiwipete, the other four of the usual six, then
    /// special cases of en passant, castling, promotion, discovered and double check, stalemate and mate. All counts
    /// are from Stockfish 15.1, `go perft`.
    static let classic: [PerftCase] = [
        PerftCase("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", [20, 400, 8902, 197281, 4865609]),
        PerftCase(
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            [48, 2039, 97862, 4085603, 193690690]),
        PerftCase(
            "r3k2r/pppbbppp/2n2q1P/1P2p3/3pn3/BN2PNP1/P1PPQPB1/R3K2R b KQkq - 0 1",
            [48, 2039, 97862, 4085603, 193690690]),
        PerftCase("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", [14, 191, 2812, 43238, 674624]),
        PerftCase(
            "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", [6, 264, 9467, 422333, 15833292]),
        PerftCase(
            "r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1", [6, 264, 9467, 422333, 15833292]),
        PerftCase("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", [44, 1486, 62379, 2103487, 89941194]),
        PerftCase(
            "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
            [46, 2079, 89890, 3894594, 164075551]),
        PerftCase("r6r/1b2k1bq/8/8/7B/8/8/R3K2R b KQ - 3 2", [8, 192, 8355, 206081, 9296387]),
        PerftCase("8/8/8/2k5/2pP4/8/B7/4K3 b - d3 0 3", [8, 72, 492, 5380, 36744]),
        PerftCase("r1bqkbnr/pppppppp/n7/8/8/P7/1PPPPPPP/RNBQKBNR w KQkq - 2 2", [19, 380, 8163, 182327, 4364503]),
        PerftCase(
            "r3k2r/p1pp1pb1/bn2Qnp1/2qPN3/1p2P3/2N5/PPPBBPPP/R3K2R b KQkq - 3 2",
            [5, 259, 11766, 563603, 24890051]),
        PerftCase(
            "2kr3r/p1ppqpb1/bn2Qnp1/3PN3/1p2P3/2N5/PPPBBPPP/R3K2R b KQ - 3 2",
            [44, 2385, 99756, 5144430, 213199102]),
        PerftCase("rnb2k1r/pp1Pbppp/2p5/q7/2B5/8/PPPQNnPP/RNB1K2R w KQ - 3 9", [39, 1577, 63647, 2433142, 102218344]),
        PerftCase("2r5/3pk3/8/2P5/8/2K5/8/8 w - - 5 4", [9, 163, 1349, 23718, 177964]),
        PerftCase("3k4/3p4/8/K1P4r/8/8/8/8 b - - 0 1", [18, 92, 1670, 10138, 185429]),
        PerftCase("8/8/8/8/k1p4R/8/3P4/3K4 w - - 0 1", [18, 92, 1670, 10138, 185429]),
        PerftCase("8/8/4k3/8/2p5/8/B2P1K2/8 w - - 0 1", [13, 102, 1284, 10375, 138886]),
        PerftCase("8/b2p2k1/8/2P5/8/4K3/8/8 b - - 0 1", [13, 102, 1266, 10276, 135655]),
        PerftCase("8/8/1k6/2b5/2pP4/8/5K2/8 b - d3 0 1", [15, 126, 1928, 13931, 206379]),
        PerftCase("8/5k2/8/2Pp4/2B5/1K6/8/8 w - d6 0 1", [15, 126, 1928, 13931, 206379]),
        PerftCase("8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1", [6, 136, 863, 20471, 117741]),
        PerftCase("8/2p5/3p4/KP5r/1R2Pp1k/8/6P1/8 b - e3 0 1", [16, 177, 2748, 36889, 597519]),
        PerftCase("5k2/8/8/8/8/8/8/4K2R w K - 0 1", [15, 66, 1198, 6399, 120330]),
        PerftCase("4k2r/8/8/8/8/8/8/5K2 b k - 0 1", [15, 66, 1198, 6399, 120330]),
        PerftCase("3k4/8/8/8/8/8/8/R3K3 w Q - 0 1", [16, 71, 1286, 7418, 141077]),
        PerftCase("r3k3/8/8/8/8/8/8/3K4 b q - 0 1", [16, 71, 1286, 7418, 141077]),
        PerftCase("r3k2r/1b4bq/8/8/8/8/7B/R3K2R w KQkq - 0 1", [26, 1141, 27826, 1274206, 31912360]),
        PerftCase("r3k2r/7b/8/8/8/8/1B4BQ/R3K2R b KQkq - 0 1", [26, 1141, 27826, 1274206, 31912360]),
        PerftCase("r3k2r/8/3Q4/8/8/5q2/8/R3K2R b KQkq - 0 1", [44, 1494, 50509, 1720476, 58773923]),
        PerftCase("r3k2r/8/5Q2/8/8/3q4/8/R3K2R w KQkq - 0 1", [44, 1494, 50509, 1720476, 58773923]),
        PerftCase("2K2r2/4P3/8/8/8/8/8/3k4 w - - 0 1", [11, 133, 1442, 19174, 266199]),
        PerftCase("3K4/8/8/8/8/8/4p3/2k2R2 b - - 0 1", [11, 133, 1442, 19174, 266199]),
        PerftCase("8/8/1P2K3/8/2n5/1q6/8/5k2 b - - 0 1", [29, 165, 5160, 31961, 1004658]),
        PerftCase("5K2/8/1Q6/2N5/8/1p2k3/8/8 w - - 0 1", [29, 165, 5160, 31961, 1004658]),
        PerftCase("4k3/1P6/8/8/8/8/K7/8 w - - 0 1", [9, 40, 472, 2661, 38983]),
        PerftCase("8/k7/8/8/8/8/1p6/4K3 b - - 0 1", [9, 40, 472, 2661, 38983]),
        PerftCase("8/P1k5/K7/8/8/8/8/8 w - - 0 1", [6, 27, 273, 1329, 18135]),
        PerftCase("8/8/8/8/8/k7/p1K5/8 b - - 0 1", [6, 27, 273, 1329, 18135]),
        PerftCase("K1k5/8/P7/8/8/8/8/8 w - - 0 1", [2, 6, 13, 63, 382]),
        PerftCase("8/8/8/8/8/p7/8/k1K5 b - - 0 1", [2, 6, 13, 63, 382]),
        PerftCase("8/k1P5/8/1K6/8/8/8/8 w - - 0 1", [10, 25, 268, 926, 10857]),
        PerftCase("8/8/8/8/1k6/8/K1p5/8 b - - 0 1", [10, 25, 268, 926, 10857]),
        PerftCase("8/8/2k5/5q2/5n2/8/5K2/8 b - - 0 1", [37, 183, 6559, 23527, 811573]),
        PerftCase("8/5k2/8/5N2/5Q2/2K5/8/8 w - - 0 1", [37, 183, 6559, 23527, 811573]),
        PerftCase("n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1", [24, 496, 9483, 182838, 3605103]),
        PerftCase("8/Pk6/8/8/8/8/6Kp/8 w - - 0 1", [11, 97, 887, 8048, 90606]),
        PerftCase("8/3k4/3p4/8/3P4/3K4/8/8 w - - 0 1", [8, 61, 483, 3213, 23599]),
        PerftCase("4k2r/6K1/8/8/8/8/8/8 w k - 0 1", [3, 32, 134, 2073, 10485]),
        PerftCase("r3k2r/8/8/8/8/8/8/2R1K2R b Kkq - 0 1", [25, 560, 13592, 317324, 7710115]),
        PerftCase("7k/8/8/1p6/P7/8/8/7K b - - 0 1", [5, 22, 139, 877, 6112]),
        PerftCase("B6b/8/8/8/2K5/4k3/8/b6B w - - 0 1", [17, 278, 4607, 76778, 1320507]),
        PerftCase("8/8/7k/7p/7P/7K/8/8 w - - 0 1", [3, 9, 57, 360, 1969]),
        PerftCase("k7/8/8/7p/6P1/8/8/K7 b - - 0 1", [5, 22, 139, 877, 6112]),
        PerftCase("R6r/8/8/2K5/5k2/8/8/r6R w - - 0 1", [36, 1027, 29215, 771461, 20506480]),
        PerftCase("7k/RR6/8/8/8/8/rr6/7K w - - 0 1", [19, 275, 5300, 104342, 2161211]),
        PerftCase("K7/b7/1b6/1b6/8/8/8/k6B b - - 0 1", [21, 144, 3242, 32955, 787524]),
        PerftCase("k7/B7/1B6/1B6/8/8/8/K6b w - - 0 1", [21, 144, 3242, 32955, 787524]),
        PerftCase("8/1n4N1/2k5/8/8/5K2/4N1n1/8 b - - 0 1", [15, 205, 2989, 44502, 653045]),
        PerftCase("3Q4/1Q4Q1/4Q3/2Q4R/Q4Q2/3Q4/1Q4Rp/1K1BBNNk w - - 0 1", [218, 20, 4072, 15903, 2924334]),
    ]

    /// Chess960: rooks and kings next to, between and beyond each other, castling rights in X-FEN and Shredder-FEN,
    /// rooks that shield their king until they castle. All counts are from Stockfish 15.1 with `UCI_Chess960`.
    static let chess960: [PerftCase] = [
        PerftCase(
            "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
            [21, 528, 12189, 326672, 8146062]),
        PerftCase(
            "2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 1 9", [21, 807, 18002, 667366, 16253601]),
        PerftCase("b1q1rrkb/pppppppp/3nn3/8/P7/1PPP4/4PPPP/BQNNRKRB w GE - 1 9", [20, 479, 10471, 273318, 6417013]),
        PerftCase("qbbnnrkr/2pp2pp/p7/1p2pp2/8/P3PP2/1PPP1KPP/QBBNNR1R w hf - 0 9", [22, 593, 13440, 382958, 9183776]),
        PerftCase(
            "1nbbnrkr/p1p1ppp1/3p4/1p3P1p/3Pq2P/8/PPP1P1P1/QNBBNRKR w HFhf - 0 9",
            [28, 1120, 31058, 1171749, 34030312]),
        PerftCase("nrkbbrqn/pppppppp/8/8/8/8/PPPPPPPP/NRKBBRQN w FBfb - 0 1", [18, 324, 6676, 137005, 3195714]),
        PerftCase("rkrnnbbq/pppppppp/8/8/8/8/PPPPPPPP/RKRNNBBQ w KQkq - 0 1", [20, 400, 8966, 198482, 4836972]),
        PerftCase("bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1", [20, 400, 9006, 201143, 4975808]),
        PerftCase(
            "rnkr1b1q/pp1ppppp/2p2nb1/8/4P3/3B1N2/PPPP1PPP/RNKR1B1Q w DAda - 0 1",
            [26, 620, 16868, 420052, 11951819]),
        PerftCase("1r2kr2/8/8/8/8/8/8/1R1K1R2 w FBfb - 0 1", [25, 468, 10048, 215281, 4945146]),
        PerftCase("4k3/8/8/8/8/8/8/r1RK3R w HC - 0 1", [17, 200, 4452, 63517, 1571222]),
        PerftCase("3r1qk1/8/8/8/8/8/8/1RK4R w HB - 0 1", [22, 567, 10914, 327323, 6710365]),
        PerftCase("rr2k3/8/8/8/8/8/8/RR2K3 w Qq - 0 1", [21, 361, 8317, 181078, 4293114]),
        PerftCase("rr2k3/8/8/8/8/8/8/RR2K3 w Bb - 0 1", [22, 397, 9050, 195240, 4595075]),
        PerftCase("3rkr2/pp4pp/8/8/8/8/PP4PP/3RKR2 b KQkq - 0 1", [28, 700, 18308, 461128, 11932810]),
        PerftCase("1rk3r1/8/8/3q4/3Q4/8/8/1RK3R1 w GBgb - 0 1", [46, 1808, 66826, 2388617, 84462527]),
        PerftCase("r5kr/5ppp/8/1b6/8/8/5PPP/R5KR w HAha - 0 1", [19, 517, 9316, 245006, 4554224]),
        PerftCase("8/8/8/8/8/8/5k2/qR1K3R w HB - 0 1", [15, 250, 4854, 101984, 2077956]),
        PerftCase("rk5r/p6p/8/2B5/2b5/8/P6P/RK5R b HAha - 0 1", [24, 536, 12622, 294564, 7350149]),
        PerftCase("5rkr/8/8/2p5/3P4/8/8/RKR5 w CAhf - 0 1", [21, 480, 10678, 254358, 5963852]),
        PerftCase("2rkr3/3p4/8/2P5/8/8/3P4/2RKR3 w ECec - 0 1", [20, 348, 7116, 138195, 3015056]),
        PerftCase("qrk2r2/8/4N3/8/8/4n3/8/QRK2R2 w FBfb - 0 1", [42, 1501, 57095, 2064497, 77764379]),
        PerftCase("1r1k2r1/ppp2ppp/8/8/8/8/PPP2PPP/1R1K2R1 w GBgb - 0 1", [23, 506, 11152, 244495, 5421208]),
        PerftCase(
            "n1rkrbbq/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/NBRKR1BQ w ECec - 2 3",
            [22, 618, 14372, 406419, 9924226]),
    ]
}
