extension KnownCase {
    /// What the prepared move keeps or takes, and pieces given for pawns.
    static let plans: [KnownCase] = [
        KnownCase(
            "r1b1kb1N/ppp3pp/5n2/4p3/2q5/N7/PPnP1PPP/R1BQ1RK1 b q - 1 10",
            played: "Nxa3 bxa3 Bd6 Bb2 Qd5 Re1 Be6 Qe2", expected: "Bxa3 d3 Qc6 bxa3 Nxa1 Bg5 Kf8 f4",
            loss: 7.8, centipawns: 111,
            holds: [
                "10...Bxa3 keeps up the pressure on the rook on a1."
            ],
            wrong: [
                "10...Bxa3 keeps up the pressure on the queen on d1."
            ]),
        KnownCase(
            "2kr3r/ppq2ppp/1nnbp3/3p3b/3P4/2PBQN1P/PP1B1PP1/R3RNK1 b - - 7 15",
            played: "Bg6 b3 Bf4 Qe2 Bxd3 Qxd3 Kd7 Bxf4", expected: "Kb8 b3 Nd7 Rac1 e5 dxe5 Ncxe5 Nxe5",
            loss: 5.2, centipawns: 57,
            holds: [
                "15...Kb8 keeps up the pressure on the knight on f3."
            ],
            wrong: [
                "15...Kb8 keeps up the pressure on the rook on e1."
            ]),
        KnownCase(
            "r1bq1rk1/pp2ppbp/3p1np1/8/2PQ4/2N3P1/PP2PPBP/R1B2RK1 w - - 0 10",
            played: "b3 d5 cxd5 Nxd5 Qxd5 Bxc3 Bh6 Qxd5", expected: "Qd3 Bf5 e4 Be6 Bd2 a6 b3 Nd7",
            loss: 4.1, centipawns: 45,
            holds: [
                "10.Qd3 takes the queen off the line of the bishop on g7."
            ],
            wrong: [
                "10.Qd3 takes the queen off the line of the bishop on c8.",
                "10.Qd3 takes the king off the line of the bishop on g7.",
            ]),
        KnownCase(
            "r1b2rk1/ppp2ppp/2n5/3q4/3P4/3B1N2/PP1Q1PPP/R3K2R b KQ - 0 13",
            played: "Nxd4 Nxd4 Re8+ Be2 Qxg2 O-O-O Qxf2 Rdf1", expected: "Re8+ Kf1 Bg4 Qf4 Bxf3 gxf3 Nxd4 Rd1",
            loss: 38.8, centipawns: 448,
            holds: [
                "13...Re8+ takes away White's right to castle.",
                "13...Re8+ puts the rook on the open e-file.",
                "13...Nxd4 gives a piece for three pawns.",
            ],
            wrong: [
                "13...Re8+ takes away Black's right to castle.",
                "13...Re8+ puts the rook on the half-open e-file.",
                "13...Nxd4 gives a piece for two pawns.",
            ]),
        KnownCase(
            "rn1qr1k1/pbp2pbp/1p2pnp1/3p4/2P5/1P1P1NP1/PB1NPPBP/R2Q1RK1 w - - 3 10",
            played: "Qc2 c5 e3 Nc6 Ne5 Nb4 Qb1 Qc7", expected: "b4 Nbd7 cxd5 exd5 b5 a6 a4 Nc5",
            loss: 6.2, centipawns: 68,
            holds: [
                "10.b4 gains space on the queenside with the pawn on b4."
            ],
            wrong: [
                "10.b4 gains space on the kingside with the pawn on b4.",
                "10.b4 gains space on the queenside with the pawn on c4.",
            ]),
        KnownCase(
            "2rq1rk1/pp1bppbp/3p1np1/4n3/3NP1P1/1BN1BP2/PPPQ3P/2KR3R b - - 0 12",
            played: "Nc4 Bxc4 Rxc4 h4 h5 gxh5 Nxh5 Rhg1", expected: "b5 g5 b4 Nce2 Ne8 f4 Nc4 Bxc4",
            loss: 14.0, centipawns: 153,
            holds: [
                "12...b5 prepares to drive the knight on c3 away with the pawn on b5."
            ],
            wrong: [
                "12...b5 prepares to drive the knight on d4 away with the pawn on b5."
            ]),
        KnownCase(
            "r6r/p1p2kp1/2P4p/4p3/4n1bq/6P1/PPPPB2P/RNBQK2R b - - 0 13",
            played: "Qd8 Bc4+ Be6 Bxe6+ Kxe6 Qg4+ Kf7 Nc3", expected: "Nxg3 Rf1+ Nxf1+ Kxf1 Bh3+ Kg1 Qg5+ Kf2",
            loss: 69.4, centipawns: 1034,
            holds: [
                "13...Qd8?? misses 13...Nxg3, which takes the pawn on g3 and attacks the rook on h1."
            ],
            wrong: [
                "13...Qd8?? misses 13...Nxg3, which takes the pawn on g3 and attacks the queen on d1.",
                "13...Qd8?? misses 13...Nxg3, which takes the pawn on h2 and attacks the rook on h1.",
            ]),
        KnownCase(
            "rn2kb1r/ppp2p2/4q1bp/3p2p1/3Pp3/P1P1P2P/1P1Q1PP1/RNB1KB1R w KQkq - 2 11",
            played: "Be2 Nd7 c4 dxc4 Qc2 O-O-O Nd2 Kb8", expected: "c4 dxc4 Qc2 Nd7 Bxc4 Qf5 Bd2 O-O-O",
            loss: 4.4, centipawns: 48,
            holds: [
                "11.Be2 is slightly worse: 11.c4 challenges the pawn on d5 at once."
            ],
            wrong: [
                "11.Be2 is slightly worse: 11.c4 challenges the pawn on e4 at once."
            ]),
        KnownCase(
            "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/8/PPPP1PPP/RNBQK1NR w KQkq - 2 3",
            played: "h3 Nf6 Nc3 Bc5 d3", expected: "Nf3 Nf6 d3 Be7",
            loss: 4, centipawns: 44,
            holds: [
                "3.Nf3 develops the knight."
            ],
            wrong: [
                "3.Nf3 develops the knight at once."
            ]),
        KnownCase(
            "r2qkb1r/pppnpppp/3p1n2/7b/3P1B2/4PN1P/PPP2PP1/RN1QKB1R w KQkq - 1 6",
            played: "Qd3 Bxf3 gxf3 g6 Nc3 Bg7 O-O-O c5", expected: "Be2 e6 c4 c6 O-O Qb6 Qd2 Be7",
            loss: 6.1, centipawns: 67,
            holds: [
                "6.Qd3?! gets in the way of the bishop on f1."
            ],
            wrong: [
                "6.Qd3?! gets in the way of the bishop on f4."
            ]),
        KnownCase(
            "rnb1kb1r/1p1ppppp/pq3n2/2p5/3P1B2/2N1P3/PPP2PPP/R2QKBNR w KQkq - 0 5",
            played: "Bc4 Qxb2 Nge2 Qb4 Bb3 d5 Rb1 Qa5", expected: "Nf3 cxd4 Qxd4 Qxd4 Nxd4 d6 Bg5 e6",
            loss: 7, centipawns: 80,
            holds: [
                "5.Bc4?! lets 5...Qxb2 take the pawn on b2."
            ],
            wrong: [
                "5.Bc4?! lets 5...Qxb2 take the pawn on d4.",
                "5.Bc4?! lets 6...Qb4 take the pawn on b2.",
            ]),
        KnownCase(
            "rnb1kbnr/pp3ppp/1q2p3/2pp4/3P1B2/2N1P3/PPP2PPP/R2QKBNR w KQkq - 0 5",
            played: "Bd3 c4 Bf1 Qxb2 Nge2 Bb4 Kd2 Nf6", expected: "Nb5 Na6 Nf3 Nf6 a4 Be7 Be2 O-O",
            loss: 20, centipawns: 180,
            holds: [
                "5.Bd3?? loses a pawn: 5...c4, then 6...Qxb2."
            ],
            wrong: [
                "5.Bd3?? loses a pawn: 6...Qxb2, then 6...Qxb2.",
                "5.Bd3?? loses a pawn: 5...c4, then 7...Bb4.",
            ]),
        KnownCase(
            "rnbqkbnr/pp1p1ppp/4p3/2p5/3P1B2/8/PPP1PPPP/RN1QKBNR w KQkq - 0 3",
            played: "e4 cxd4 Qxd4 Nc6 Qd3 e5 Be3 Nf6", expected: "e3 Nf6 Nf3 d5 Be2 Qb6 O-O Qxb2",
            loss: 4, centipawns: 40,
            holds: [
                "3.e4 is slightly worse and loses time: 4...Nc6 attacks the queen, which has just taken on d4."
            ],
            wrong: [
                "3.e4 is slightly worse and loses time: 5...e5 attacks the queen, which has just taken on d4.",
                "3.e4 is slightly worse and loses time: 4...Nc6 attacks the queen, which has just taken on d3.",
            ]),
        KnownCase(
            "rnbqkbnr/ppp1pppp/8/3p4/2PP4/8/PP2PPPP/RNBQKBNR b KQkq - 0 2",
            played: "Nd7 cxd5 Ngf6 Nc3 Nb6 e4", expected: "e6 Nc3 Nf6 Nf3", loss: 6, centipawns: 60,
            holds: [
                "2...Nd7?! cuts off the queen on d8 from the pawn on d5: 3.cxd5."
            ],
            wrong: [
                "2...Nd7?! cuts off the bishop on c8 from the pawn on d5: 3.cxd5.",
                "2...Nd7?! cuts off the queen on d8 from the pawn on d5: 4.Nc3.",
            ]),
        KnownCase(
            "2kr3r/1p1nbpp1/1qn1p3/pN1pPb2/Q2P1B1p/P4N1P/1P2BPP1/2R2RK1 b - - 7 15",
            played: "Rdg8 Nd6+ Bxd6 exd6 g5 Be3", expected: "Kb8 Rc3 Rc8 Rfc1 Be4 Ng5", loss: 4, centipawns: 45,
            holds: [
                "15...Rdg8 is slightly worse.", "15...Kb8 moves the king before the knight gives check on d6.",
            ],
            wrong: [
                "15...Kb8 moves the king before the bishop gives check on d6.", "15...Kb8 gives check.",
            ]),
        KnownCase(
            "r1bqkbnr/pp2pppp/2n5/3p4/3P4/3B1N2/PPP2PPP/RNBQK2R b KQkq - 3 5",
            played: "Nb4 Bb5+ Bd7 Bxd7+ Qxd7 Ne5 Qf5 O-O", expected: "Bg4 c3 Qc7 h3 Bh5 O-O e6 Be2",
            loss: 7, centipawns: 76,
            holds: [
                "5...Nb4?! misses 5...Bg4, which attacks the knight on f3, the guard of d4."
            ],
            wrong: [
                "5...Nb4?! misses 5...Bg4, which attacks the knight on f3, the guard of c3.",
                "5...Nb4?! misses 5...Bg4, which attacks the bishop on d3, the guard of d4.",
            ]),
        KnownCase(
            "r2qkb1r/pb1n1ppp/2p1pn2/1p6/3P4/5NP1/PPQ1PPBP/RNB1K2R w KQkq - 4 9",
            played: "O-O c5 Bg5 Rc8 Bxf6 Nxf6 a4 cxd4", expected: "Ne5 Nxe5 dxe5 Nd5 O-O Be7 Nc3 O-O",
            loss: 4.7, centipawns: 51,
            holds: [
                "9.O-O is slightly worse: 9.Ne5 answers 9...c5 with 10.Bxb7."
            ],
            wrong: [
                "9.O-O is slightly worse: 9.Ne5 answers 9...c5 with 10.Bxc6.",
                "9.O-O is slightly worse: 9.Ne5 answers 9...Bd6 with 10.Bxb7.",
            ]),
        KnownCase(
            "r2qk2r/1p1bbppp/p1nppn2/6B1/3NPP2/2N5/PPPQ2PP/1K1R1B1R b kq - 2 10",
            played: "b6 Nxc6 Bxc6 Bxf6 Bxf6 Qxd6 Qc8 f5 Be7 Qd4", expected: "b5 g4 Qb6 Nxc6 Bxc6 Bg2 b4 Bxf6 Bxf6 Ne2",
            loss: 8.8, centipawns: 98,
            holds: [
                "10...b6?! leaves the pawn on d6 to White: 11.Nxc6, and later 13.Qxd6."
            ],
            wrong: [
                "10...b6?! leaves the pawn on e6 to White: 11.Nxc6, and later 13.Qxd6.",
                "10...b6?! leaves the pawn on d6 to White: 11.Nxc6, then 12.Bxf6.",
                "10...b6?! cannot hold the pawn on d6: 11.Nxc6, and later 13.Qxd6.",
            ]),
        KnownCase(
            "r1bqk2r/1p1p1ppp/4pn2/p1n5/2P1P3/P1Q2P2/1P4PP/R1B1KBNR b KQkq - 0 9",
            played: "Na6 e5 Ng8 Ne2 Ne7 Nd4 O-O Nb5", expected: "d6 Be3 Bd7 Nh3 Qc7 b4 Na4 Qd2",
            loss: 9.6, centipawns: 109,
            holds: [
                "9...Na6?! lets 10.e5 attack the knight on f6."
            ],
            wrong: [
                "9...Na6?! lets 10.e5 attack the knight on a6.", "9...Na6?! lets 11.Ne2 attack the knight on g8.",
            ]),
        KnownCase(
            "r1bqr1k1/pp1n1ppp/2pb1n2/3pp3/2PP4/2NBPN2/PPQ2PPP/R1B2RK1 w - - 0 9",
            played: "Bf5 exd4 Nxd4 Ne5 b3 dxc4", expected: "e4 dxc4 Bxc4 exd4 Nxd4 Bxh2+",
            loss: 9, centipawns: 100,
            holds: [],
            wrong: [
                "9.Bf5?! lets 9...exd4 attack the knight on c3."
            ]),
        KnownCase(
            "r1b1k2r/1pqp1ppp/p1n1pn2/2b5/4P3/1NN3P1/PPP2PBP/R1BQ1RK1 b kq - 5 9",
            played: "Ne5 Nxc5 Qxc5 Na4 Qa5 f4 Nc6 c4", expected: "Ba7 Qe2 d6 Be3 Bxe3 Qxe3 Bd7 Rfd1",
            loss: 18, centipawns: 205,
            holds: [
                "9...Ne5?? loses time: the knight goes back with 12...Nc6."
            ],
            wrong: [
                "9...Ne5?? loses time: the knight goes back with 10...Qxc5."
            ]),
        KnownCase(
            "r1b1kb1r/pp2pppp/1nnq4/8/3p4/1BP2N2/PP3PPP/RNBQ1RK1 b kq - 1 9",
            played: "Bf5 Nxd4 Nxd4 cxd4 g6 Re1 Bg7 Nc3", expected: "Be6 Bxe6 Qxe6 Nxd4 Nxd4 cxd4 Qd7 Nc3",
            loss: 5.2, centipawns: 56,
            holds: [
                "9...Be6 offers to exchange the bishop on b3."
            ],
            wrong: [
                "9...Be6 offers to exchange the bishop on c1.",
                "9...Be6 offers to exchange the queens.",
            ]),
    ]
}
