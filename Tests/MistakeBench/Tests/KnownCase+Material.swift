extension KnownCase {
    /// Material, mates and threats.
    static let material: [KnownCase] = [
        KnownCase(
            "rnbqkbnr/pp2pppp/3p4/8/3pP3/5N2/PPP2PPP/RNBQKB1R w KQkq - 0 4",
            played: "Qd3 e5 Qb3 Nd7 c3 Nc5 Qc2 dxc3", expected: "Nxd4 Nf6 Nc3 a6 f3 e5 Nb3 Be7",
            loss: 7.8, centipawns: 85,
            holds: [
                "4.Qd3?! does not take the pawn on d4.",
                "4.Nxd4 takes the pawn on d4, and the material is level again.",
                "4.Qd3?! is an inaccuracy.",
            ],
            wrong: [
                "4.Qd3?! does not take the pawn on d7.",
                "4.Qd3?! does not take the knight on d4.",
                "4.Qd3? does not take the pawn on d4.",
                "4.Qd3?! loses a pawn.",
                "4.Qd3?! is a blunder.",
                "4.Nxd4 wins a pawn for a piece.",
            ]),
        KnownCase(
            "r2qkbnr/ppp2ppp/4p3/3p1b2/1n1P4/1PN5/PBP1PPPP/2RQKBNR w Kkq - 0 6",
            played: "e4 dxe4 a3 Nd5 Na4 h5 Nc5 Bxc5", expected: "a3 Nc6 e3 a6 Nf3 h5 Bd3 Qf6",
            loss: 19.9, centipawns: 224,
            holds: [
                "6.e4?? loses a pawn.",
                "6.a3 gains time by attacking the knight on b4.",
            ],
            wrong: [
                "6.e4?? loses a piece.",
                "6.e4?? loses two pawns.",
                "6.a3 gains time by attacking the bishop on f8.",
                "6.a3 threatens mate on b4.",
            ]),
        KnownCase(
            "rnbqkbnr/ppp2ppp/8/3pp3/3P4/4P3/PPP2PPP/RNBQKBNR w KQkq - 0 3",
            played: "h3 Nc6 dxe5 Nxe5 Nf3 Bd6 Bd2 Nf6", expected: "dxe5 Nc6 Nc3 Nxe5 Qxd5 Bd6 Nb5 Nf6",
            loss: 12.7, centipawns: 139,
            holds: [
                "3.h3? misses 3.dxe5, which wins a pawn.",
                "3.h3 spends a move on the h-pawn with four minor pieces still at home.",
                "3.dxe5 takes the pawn on e5.",
            ],
            wrong: [
                "3.h3? misses 3.dxe5, which wins a piece.",
                "3.h3 spends a move on the h-pawn with three minor pieces still at home.",
                "3.h3 spends a move on the a-pawn with four minor pieces still at home.",
                "3.h3? loses a pawn.",
            ]),
        KnownCase(
            "r1bq1rk1/pppp1ppp/2n2n2/4P3/8/5N2/PPPN1PPP/R2QKB1R b KQ - 0 8",
            played: "d6 exf6 Qxf6 Be2 Qxb2 O-O d5 c4", expected: "Re8 Be2 Nxe5 Nxe5 Rxe5 O-O c6 c4",
            loss: 40.9, centipawns: 482,
            holds: [
                "8...d6?? loses a piece for two pawns: 9.exf6 takes the knight on f6 with a pawn.",
                "8...Re8 protects the knight on f6.",
            ],
            wrong: [
                "8...d6?? loses a piece for two pawns: 9.exf6 takes the undefended knight on f6.",
                "8...d6?? loses the exchange.",
                "8...Re8 protects the pawn on d7.",
            ]),
        KnownCase(
            "r1bqk2r/ppp2ppp/2np1n2/8/1b1NP3/2N2Q2/PPP2PPP/R1B1KB1R w KQkq - 0 7",
            played: "Bg5 Nxd4 Qd3 Bxc3+ Qxc3 Ne6 Bb5+ Kf8", expected: "Nxc6 bxc6 a3 Ba5 Bd3 O-O O-O Ng4",
            loss: 38.4, centipawns: 513,
            holds: [
                "7.Bg5?? loses a piece: 7...Nxd4 takes the undefended knight on d4.",
                "7.Nxc6 exchanges the knight, which is in danger.",
            ],
            wrong: [
                "7.Bg5?? loses a piece: 7...Nxd4 takes the knight on d4 with a pawn.",
                "7.Nxc6 moves the knight out of danger.",
                "7.Nxc6 exchanges the bishop, which is in danger.",
                "7.Bg5?? loses a piece: 8...Bxc3+ takes the undefended knight on d4.",
            ]),
        KnownCase(
            "r1bqkbnr/pppp1ppp/2n5/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 3 3",
            played: "Nf6 Qxf7#", expected: "g6 Qf3 Nf6 Ne2",
            loss: 60, centipawns: 720, mate: -1,
            holds: [
                "3...Nf6?? allows mate at once: 4.Qxf7#.",
                "3...g6 prevents the mate.",
            ],
            wrong: [
                "3...Nf6?? allows mate in 2: 4.Qxf7#.",
                "3...g6 threatens mate on h5.",
            ]),
        KnownCase(
            "r3k1nr/pp1n1pp1/2p1p3/7p/3P2bP/P1N1BNq1/1PP1B3/R2Q1R1K w kq - 2 15",
            played: "Rg1 Bxf3+ Bxf3 Qh3#", expected: "Qe1 Qh3+ Kg1 Ne7 Rf2 Nf5 Rh2 Qg3+",
            loss: 70.2, centipawns: 1233, mate: -2,
            holds: [
                "15.Rg1?? allows mate in 2: 15...Bxf3+."
            ],
            wrong: [
                "15.Rg1?? allows mate at once: 15...Bxf3+.", "15.Rg1?? allows mate in 2: 16...Qh3#.",
            ]),
        KnownCase(
            "r1b1k2r/ppp2ppp/2p2n2/2b5/3qP3/2N4P/PPPP1PP1/R1BQKB1R w KQkq - 1 7",
            played: "Ke2 Bg4+ hxg4 Qxf2+ Kd3 Rd8+ Nd5 Rxd5+ exd5 Qd4+", expected: "Qf3 Qe5 d3 Bd4 Nd1 Nd5 Kd2 Qg5+",
            loss: 62.3, centipawns: 1160, mate: -6,
            holds: ["7.Ke2?? allows a forced mate: 7...Bg4+."],
            wrong: [
                "7.Ke2?? allows mate in 4: 7...Bg4+.", "7.Ke2?? allows a forced mate: 8...Qxg2.",
                "7.Ke2?? allows mate at once: 7...Bg4+.",
            ]),
        KnownCase(
            "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4",
            played: "Nc3 Nxh5", expected: "Qxf7#",
            loss: 60, centipawns: 720,
            holds: [
                "4.Nc3?? misses 4.Qxf7#, which is mate."
            ],
            wrong: [
                "4.Nc3?? misses 4.Qxf7#, which mates in 2."
            ]),
        KnownCase(
            "rnbqkb1r/ppp1pppp/5n2/3p4/3P1B2/2N5/PPP1PPPP/R2QKBNR b KQkq - 3 3",
            played: "e6 Nb5 Na6 e3 c6 Nc3", expected: "a6 e3 e6 Nf3",
            loss: 6, centipawns: 72,
            holds: [
                "3...e6?! lets 4.Nb5 threaten 5.Nxc7+, which forks the king and the rook on a8.",
                "3...e6?! is met by 4.Nb5.",
            ],
            wrong: [
                "3...e6?! lets 4.Nb5 threaten 5.Nxa7.",
                "3...e6?! lets 4.Nb5 threaten mate, beginning with 5.Nxc7+.",
                "3...e6?! lets 4.Nb5 threaten 5.Nxc7+, which forks the king and the bishop on c8.",
            ]),
        KnownCase(
            "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/8/PPPP1PPP/RNBQK1NR b KQkq - 2 3",
            played: "a6 Qh5 g6 Qf3 Nf6 Ne2", expected: "Nf6 d3 Bc5 Nf3",
            loss: 4, centipawns: 48,
            holds: [
                "3...a6 is slightly worse: it lets 4.Qh5 threaten mate, beginning with 5.Qxf7#."
            ],
            wrong: [
                "3...a6 is slightly worse: it lets 4.Qh5 threaten mate, beginning with 5.Qxe5+."
            ]),
        KnownCase(
            "2rq1rk1/pp2ppbp/2npbnp1/P7/2P5/1PN1PN2/4BPPP/R1BQ1RK1 b - - 0 12",
            played: "Ne5 Nxe5 dxe5 Qxd8 Rfxd8 e4 Nd7 Be3", expected: "Ne4 Nxe4 Bxa1 Nd4 Bd7 Ba3 Bxd4 exd4",
            loss: 24.4, centipawns: 253,
            holds: [
                "12...Ne5?? misses 12...Ne4, which wins the exchange with 13...Bxa1."
            ],
            wrong: [
                "12...Ne5?? misses 12...Ne4, which wins the exchange with 15...Bxd4.",
                "12...Ne5?? misses 12...Ne4, which wins a piece with 13...Bxa1.",
                "12...Ne5?? misses 12...Ne4, which wins the exchange with 13.Nxe4.",
            ]),
        KnownCase(
            "r1b2rk1/ppp2ppp/2n2n2/2qPp3/1bB5/2N1PN2/PPQB1PPP/R3K2R w KQ - 1 11",
            played: "Qd3 Bxc3 Qxc3 Nxd5 Qc2 Ndb4 Bxb4 Nxb4 Qb3 e4 Nd2 Be6",
            expected: "Ne4 Nxe4 Qxe4 Nd4 Nxe5 Bxd2+ Kxd2 Qb4+ Kc1 Ne2+ Kc2 Re8", loss: 12.4, centipawns: 136,
            holds: [
                "11.Qd3? cannot hold the pawn on d5: 11...Bxc3, then 12...Nxd5."
            ],
            wrong: [
                "11.Qd3? leaves the pawn on d5 to Black: 11...Bxc3, then 12...Nxd5.",
                "11.Qd3? cannot hold the pawn on d5: 11...Bxc3, and later 12...Nxd5.",
            ]),
        KnownCase(
            "7k/p5p1/1P2n1r1/6qp/2Q5/4pP1P/2PrB1P1/1R4RK b - - 0 30",
            played: "Nf4 b7 Nxe2 b8=Q+ Rd8 Qxe2", expected: "axb6 Bd3 e2 Bxg6 Qxg6 c3", loss: 33, centipawns: 531,
            holds: [
                "30...Nf4?? loses material: 31.b7, then 32.b8=Q+ promotes a pawn.",
                "30...Nf4?? loses material after 31.b7.",
            ],
            wrong: [
                "30...Nf4?? loses material: 31.b7, then 31.b7 promotes a pawn.",
                "30...Nf4?? loses material after 32.b8=Q+.", "30...Nf4?? loses the exchange after 31.b7.",
            ]),
        KnownCase(
            "r1bqk2r/pp1pppbp/2n3p1/4P2n/3P4/2N2N2/PP3PPP/R1BQKB1R w KQkq - 1 8",
            played: "Be2 d6 exd6 exd6 d5 Ne7 O-O O-O", expected: "g4 d6 gxh5 dxe5 h6 Bf6 dxe5 Qxd1+",
            loss: 23.3, centipawns: 306,
            holds: [
                "8.Be2?? misses 8.g4, which wins a piece for a pawn: it traps the knight on h5."
            ],
            wrong: [
                "8.Be2?? misses 8.g4, which traps the bishop on c8.",
                "8.Be2?? misses 8.g4, which traps the knight on c6.",
            ]),
        KnownCase(
            "r1bqkb1r/ppp2ppp/2np1n2/4p3/4PP2/2N2N2/PPPP2PP/R1BQKB1R w KQkq - 2 5",
            played: "Bd3 exf4 Bb5 a6 Bxc6+ bxc6 Qe2 Nh5", expected: "Bb5 exf4 d4 a6 Bxc6+ bxc6 Bxf4 Be7",
            loss: 11, centipawns: 106,
            holds: ["5.Bd3? loses a pawn: 5...exf4 takes the pawn on f4 for good."],
            wrong: ["5.Bd3? loses a pawn: 5...exf4 takes the pawn on f4, which is not defended well enough."]),
    ]
}
