extension KnownCase {
    /// Positional reasons against the played move.
    static let positional: [KnownCase] = [
        KnownCase(
            "rnbqkbnr/ppp1pppp/8/3p4/2P5/8/PP1PPPPP/RNBQKBNR w KQkq - 0 2",
            played: "Nc3 d4 Nb1 e5 d3 Bd6 g3 c5", expected: "cxd5 Qxd5 Nc3 Qd6 d4 e5 dxe5 Qxd1+",
            loss: 15.6, centipawns: 171,
            holds: [
                "2.Nc3?? loses time: 2...d4 attacks the knight, which moves again."
            ],
            wrong: [
                "2.Nc3?? loses time: 2...d4 attacks the bishop, which moves again.",
                "2.cxd5 moves the pawn out of danger.",
                "2.Nc3?? loses time by moving the knight again.",
            ]),
        KnownCase(
            "rn1qkbnr/pp3ppp/4p1b1/2ppP3/3P2P1/2N1B3/PPP1NP1P/R2QKB1R b KQkq - 1 7",
            played: "Nd7 f4 Ne7 h4 h5 f5 exf5 g5", expected: "Nc6 dxc5 h5 Nf4 d4 Nxg6 fxg6 Qd3",
            loss: 7.3, centipawns: 79,
            holds: [
                "7...Nd7 is passive: the knight does less on d7 than on c6."
            ],
            wrong: [
                "7...Nd7 is passive: the knight does less on c6 than on d7.",
                "7...Nd7 shuts in the bishop on f8.",
            ]),
        KnownCase(
            "rnbqkbnr/pppp1ppp/8/4p3/8/1P6/PBPPPPPP/RN1QKBNR b KQkq - 1 2",
            played: "f6 e4 d5 exd5 Qxd5 Nc3 Qc5 f4", expected: "Nc6 c4 Nge7 e3 d5 cxd5 Nxd5 a3",
            loss: 4.6, centipawns: 50,
            holds: [
                "2...f6 is slightly worse: 2...Nc6 develops the knight.",
                "2...f6 neglects development: after 5.Nc3 White has 2 minor pieces out, Black 0.",
            ],
            wrong: [
                "2...f6 is slightly worse: 2...Nc6 develops the bishop.",
                "2...f6 neglects development: after 5.Nc3 White has 3 minor pieces out, Black 0.",
            ]),
        KnownCase(
            "r1b1k1nr/pppp1ppp/2n2q2/2b1p3/2B1P3/2N2Q2/PPPP1PPP/R1B1K1NR w KQkq - 6 5",
            played: "Nge2 Qxf3 gxf3 Nge7 d3 d6 Be3 Be6", expected: "Nd5 Qxf3 Nxf3 Bd6 O-O Nge7 c3 b6",
            loss: 7.1, centipawns: 78,
            holds: [
                "5.Nge2 leaves doubled pawns on the f-file after 5...Qxf3.",
                "5.Nge2?! misses 5.Nd5, which threatens 6.Nxf6+.",
            ],
            wrong: [
                "5.Nge2 leaves doubled pawns on the g-file after 5...Qxf3.",
                "5.Nge2 leaves doubled, isolated pawns on the f-file after 5...Qxf3.",
                "5.Nge2?! misses 5.Nd5, which threatens 6.Nxc7.",
            ]),
        KnownCase(
            "rnbqkbnr/pp3ppp/2p5/3pp3/4P3/3P1N2/PPPN1PPP/R1BQKB1R b KQkq - 1 4",
            played: "Nd7 d4 exd4 exd5 cxd5 Nxd4 g6 g3", expected: "Bd6 d4 exd4 Bd3 Ne7 O-O O-O Nxd4",
            loss: 4.4, centipawns: 48,
            holds: [
                "4...Nd7 is slightly worse: it shuts in the bishop on c8.",
                "4...Bd6 clears the way for castling.",
            ],
            wrong: [
                "4...Nd7 is slightly worse: it shuts in the bishop on f8.",
                "4...Bd6 brings the king to safety.",
            ]),
        KnownCase(
            "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
            played: "Qf3 Nc6 c3 g6 Bb5 Bg7 d3 Nf6", expected: "c3 Nf6 e5 Nd5 Nf3 d6 Na3 Nc6",
            loss: 6, centipawns: 66,
            holds: [
                "2.Qf3?! brings the queen out too early, with four minor pieces still at home."
            ],
            wrong: [
                "2.Qf3?! brings the queen out too early, with three minor pieces still at home."
            ]),
        KnownCase(
            "r1bq1rk1/1pp2pp1/p1nbpn1p/3p4/3PP3/2PB1N2/PP1NQPPP/R1B2RK1 b - - 0 9",
            played: "dxe4 Nxe4 e5 dxe5 Nxe5 Nxd6 cxd6 Nxe5", expected: "e5 dxe5 Nxe5 Nxe5 Bxe5 f4 dxe4 Nxe4",
            loss: 6.8, centipawns: 74,
            holds: [
                "9...dxe4 releases the tension: after 10.Nxe4 the bishop on c1 is free.",
                "9...dxe4?! misses 9...e5, which attacks the pawn on d4.",
            ],
            wrong: [
                "9...dxe4 releases the tension: after 10.Nxe4 the bishop on f1 is free.",
                "9...dxe4 releases the tension: 10.Nxe4 takes back with a developing move.",
                "9...dxe4?! misses 9...e5, which attacks the pawn on c3.",
            ]),
        KnownCase(
            "rn1qkb1r/pp2npp1/2p1p3/3pPbBp/2PP3P/2N5/PP3PP1/R2QKBNR b KQkq - 3 7",
            played: "dxc4 Bxc4 Nd7 Nf3 Qb6 O-O Qxb2 Rc1", expected: "Qb6 Na4 Qc7 Nc3",
            loss: 4.8, centipawns: 52,
            holds: [
                "7...dxc4 releases the tension: 8.Bxc4 takes back with a developing move."
            ],
            wrong: [
                "7...dxc4 releases the tension: 8.Bxc4 brings a pawn to c4, nearer the centre."
            ]),
        KnownCase(
            "rnbqkb1r/pp2pppp/5n2/2pp4/3P1B2/2P1P3/PP3PPP/RN1QKBNR b KQkq - 0 4",
            played: "cxd4 cxd4 Nc6 Nc3 a6 Nf3 Bg4 h3", expected: "Nc6 Nf3 Qb6 Qc2 Nh5 dxc5 Qxc5 Bc7",
            loss: 4, centipawns: 44,
            holds: [
                "4...cxd4 releases the tension: 5.cxd4 brings a pawn to d4, nearer the centre."
            ],
            wrong: [
                "4...cxd4 releases the tension: 5.cxd4 takes back with a developing move."
            ]),
        KnownCase(
            "rnbqkbnr/ppp2ppp/4p3/3p4/3PP3/8/PPP2PPP/RNBQKBNR w KQkq - 0 3",
            played: "e5 c5 c3 Nc6 Nf3", expected: "Nc3 Nf6 Bg5 Be7",
            loss: 4, centipawns: 48,
            holds: [
                "3.e5 is slightly worse: it releases the tension, and 3...c5 attacks the centre."
            ],
            wrong: [
                "3.e5 is slightly worse: it releases the tension, and 4...Nc6 attacks the centre."
            ]),
        KnownCase(
            "r1bqk2r/2pp1pp1/p1n2n1p/1pbBp1B1/4P3/3P1N2/PPP2PPP/RN1Q1RK1 w kq - 0 8",
            played: "Bxf6 Qxf6 c3 Rb8 Bxc6 dxc6 Nxe5 Qxe5", expected: "Bh4 Qe7 a4 b4 c3 bxc3 bxc3 Bb7",
            loss: 10.6, centipawns: 118,
            holds: [
                "8.Bxf6? gives up the bishop pair.",
                "8.Bh4 moves the bishop out of danger.",
            ],
            wrong: [
                "8.Bxf6? lets 8...Qxf6 take the bishop, and with it the bishop pair.",
                "8.Bh4 moves the knight out of danger.",
            ]),
        KnownCase(
            "rnbqkb1r/ppp1pppp/8/3p3n/3P1B2/4P3/PPP2PPP/RN1QKBNR w KQkq - 1 4",
            played: "a3 Nxf4 exf4 e6", expected: "Bg5 h6 Bh4 g5",
            loss: 4, centipawns: 48,
            holds: [
                "4.a3 is slightly worse: it lets 4...Nxf4 take the bishop, and with it the bishop pair."
            ],
            wrong: [
                "4.a3 is slightly worse: it gives up the bishop pair.",
                "4.a3 is slightly worse: it leaves doubled pawns on the e-file after 4...Nxf4.",
            ]),
        KnownCase(
            "rnbqkb1r/pp2pppp/2p2N2/8/8/5N2/PPPP1PPP/R1BQKB1R b KQkq - 0 5",
            played: "gxf6 d4 Na6 c3 Qd5 g3 Nc7 c4", expected: "exf6 d4 Bd6 Bd3 O-O O-O Re8 h3",
            loss: 4.8, centipawns: 53,
            holds: [
                "5...gxf6 is slightly worse: it takes with the wrong piece."
            ],
            wrong: [
                "5...gxf6 is slightly worse: it does not take the knight on f6."
            ]),
    ]
}
