extension KnownCase {
    /// What the prepared move does.
    static let prepared: [KnownCase] = [
        KnownCase(
            "r1bqk1nr/ppp2ppp/2np4/2b5/3NP3/4B3/PPP2PPP/RN1QKB1R w KQkq - 0 6",
            played: "Bb5 Ne7 Nc3 O-O O-O h6 a3 Bd7", expected: "Nxc6 bxc6 Bxc5 dxc5 Qxd8+ Kxd8 Nd2 Nf6",
            loss: 17.4, centipawns: 202,
            holds: [
                "6.Bb5?? misses 6.Nxc6, which leaves Black with doubled pawns on the c-file."
            ],
            wrong: [
                "6.Bb5?? misses 6.Nxc6, which leaves Black with doubled pawns on the b-file.",
                "6.Bb5?? misses 6.Nxc6, which leaves White with doubled pawns on the c-file.",
            ]),
        KnownCase(
            "rn1qkbnr/pp3ppp/4p1b1/2ppP3/3P2P1/2N1B3/PPP1NP1P/R2QKB1R b KQkq - 1 7",
            played: "Nd7 f4 Ne7 h4 h5 f5 exf5 g5", expected: "Nc6 dxc5 h5 Nf4 d4 Nxg6 fxg6 Qd3",
            loss: 7.3, centipawns: 79,
            holds: [
                "7...Nd7?! misses 7...Nc6, which prepares to put a pawn on d4."
            ],
            wrong: [
                "7...Nd7?! misses 7...Nc6, which prepares to put a pawn on b4."
            ]),
        KnownCase(
            "rnbqkb1r/ppp1pppp/5n2/3p4/8/3P2P1/PPP1PPBP/RNBQK1NR b KQkq - 0 3",
            played: "Bf5 c4 c6 Qb3 Qb6 Nf3 e6 Be3", expected: "e5 Nf3 Bd6 O-O O-O c4 c6 cxd5",
            loss: 5.9, centipawns: 64,
            holds: [
                "3...Bf5?! misses 3...e5, which builds a centre with pawns on d5 and e5."
            ],
            wrong: [
                "3...Bf5?! misses 3...e5, which builds a centre with pawns on d4 and e5.",
                "3...Bf5?! misses 3...e5, which attacks the pawn on e4.",
            ]),
        KnownCase(
            "rnbqkb1r/pppp1ppp/5n2/4p3/2P5/2N2N2/PP1PPPPP/R1BQKB1R b KQkq - 3 3",
            played: "d5 cxd5 Bd6 e4 O-O d4 exd4 Qxd4", expected: "Nc6 g3 d5 cxd5 Nxd5 Bg2 Nb6 O-O",
            loss: 7.6, centipawns: 84,
            holds: [
                "3...Nc6 protects the pawn on e5."
            ],
            wrong: [
                "3...Nc6 protects the pawn on d7."
            ]),
        KnownCase(
            "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3",
            played: "c3 d5 Qa4 Qd6 exd5 Qxd5 d4 exd4", expected: "Bc4 Bc5 Nc3 Nf6 O-O d6 Na4 Bb6",
            loss: 3.2, centipawns: 35,
            holds: [
                "3.c3 is slightly worse: 3.Bc4 keeps the pawn from d5."
            ],
            wrong: [
                "3.c3 is slightly worse: 3.Bc4 keeps the pawn from e5."
            ]),
        KnownCase(
            "r1bq1rk1/pp2ppbp/2n2np1/3p4/2PP1B2/2NB1N2/PP3PPP/R2Q1RK1 b - - 0 9",
            played: "dxc4 Bxc4 Na5 Be2 Be6 Qd2 Nc4 Bxc4", expected: "Bg4 Be3 Rc8 cxd5 Nxd5 h3 Nxe3 fxe3",
            loss: 6, centipawns: 66,
            holds: [
                "9...dxc4?! misses 9...Bg4, which pins the knight on f3 to the queen on d1."
            ],
            wrong: [
                "9...dxc4?! misses 9...Bg4, which pins the knight on f3 to the king.",
                "9...dxc4?! misses 9...Bg4, which attacks the knight on f3.",
            ]),
        KnownCase(
            "rnbqkb1r/pppn1ppp/4p3/3pP3/3P4/8/PPPN1PPP/R1BQKBNR w KQkq - 1 5",
            played: "g3 c5 c3 Nc6 Ne2 cxd4 cxd4 f6", expected: "c3 c5 f4 Qb6 Ndf3 Nc6 a3 a5",
            loss: 7.8, centipawns: 85,
            holds: [
                "5.g3?! misses 5.c3, which supports the pawn on d4."
            ],
            wrong: [
                "5.g3?! misses 5.c3, which supports the pawn on e4."
            ]),
        KnownCase(
            "rnbqk2r/pp3ppp/2pb1n2/4p3/3pP3/5NNP/PPPP1PP1/R1BQKB1R w KQkq - 4 7",
            played: "d3 a5 a4 c5 Be2 Nc6 Nd2 g6", expected: "Bc4 b5 Be2 O-O c3 Re8 a4 b4",
            loss: 3.1, centipawns: 34,
            holds: [
                "7.d3 is slightly worse: 7.Bc4 puts pressure on the pawn on f7."
            ],
            wrong: [
                "7.d3 is slightly worse: 7.Bc4 puts pressure on the pawn on e5.",
                "7.d3 is slightly worse: 7.Bc4 gains time by attacking the pawn on f7.",
            ]),
        KnownCase(
            "r1bqk2r/pppp1ppp/2n2n2/8/1b1NP3/2N5/PPP2PPP/R1BQKB1R w KQkq - 3 6",
            played: "Qf3 Nxd4 Qd3 Nc6 Bg5 Qe7 O-O-O Bxc3", expected: "Nxc6 bxc6 Bd3 d5 exd5 cxd5 Bg5 O-O",
            loss: 33.4, centipawns: 429,
            holds: [
                "6.Nxc6 exchanges the knight before it goes to d4."
            ],
            wrong: [
                "6.Nxc6 exchanges the bishop before it goes to d4.",
                "6.Nxc6 takes the knight before it goes to e5.",
            ]),
        KnownCase(
            "rn1qkbnr/pp3ppp/4p1b1/2ppP3/3P2PP/2N5/PPP1NP2/R1BQKB1R b KQkq - 0 7",
            played: "Nc6 h5 Be4 Nxe4 dxe4 c3 cxd4 Nxd4", expected: "h5 Nf4 Bh7 Nxh5 Nc6 dxc5 Bxc5 Nxg7+",
            loss: 7.4, centipawns: 81,
            holds: [
                "7...Nc6?! misses 7...h5, which prevents h4–h5."
            ],
            wrong: [
                "7...Nc6?! misses 7...h5, which prevents g2–g3."
            ]),
        KnownCase(
            "r1bqkbnr/pppp1ppp/2n5/8/8/5N2/PPP1PPPP/RNBQKB1R b KQkq - 2 4",
            played: "Bb4+ c3 Be7 c4 Nf6 Nc3 O-O e3", expected: "d5 g3 Nf6 Bg2 Bc5 Nc3 O-O Bg5",
            loss: 4.2, centipawns: 46,
            holds: [
                "4...d5 takes space in the centre with the pawn on d5."
            ],
            wrong: [
                "4...d5 takes space in the centre with the pawn on e5."
            ]),
        KnownCase(
            "r2qkbnr/pp3pp1/2n1p2p/2ppPb2/3P4/P1P1BN2/1P3PPP/RN1QKB1R b KQkq - 1 7",
            played: "b6 Qa4 Qc8 Ba6 Bc2 Qb5 Qd7 Qe2", expected: "c4 Nbd2 Nge7 a4 a6 Be2 Bh7 b3",
            loss: 9.4, centipawns: 102,
            holds: [
                "7...b6?! misses 7...c4, which opens the way for the bishop on f8."
            ],
            wrong: [
                "7...b6?! misses 7...c4, which opens the way for the bishop on c8."
            ]),
        KnownCase(
            "rnbqk1nr/p1p2ppp/8/8/8/5N2/PPP2PPP/RNBQK2R b KQkq - 0 8",
            played: "Nf6 O-O Ba6 Re1+", expected: "Ba6 a3 Nf6 Nc3",
            loss: 6, centipawns: 72,
            holds: [
                "8...Nf6?! misses 8...Ba6, which stops White from castling."
            ],
            wrong: [
                "8...Nf6?! misses 8...Ba6, which stops Black from castling."
            ]),
        KnownCase(
            "rnbqkb1r/ppp1pppp/8/3p3n/3P1B2/4P3/PPP2PPP/RN1QKBNR b KQkq - 1 3",
            played: "e6 Bg5 Be7 Nf3", expected: "Nxf4 exf4 e6 Nf3",
            loss: 4, centipawns: 48,
            holds: [
                "3...e6 is slightly worse: 3...Nxf4 wins the bishop pair."
            ],
            wrong: [
                "3...e6 is slightly worse: 3...Nxf4 wins a piece."
            ]),
        KnownCase(
            "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/8/PPPP1PPP/RNBQK1NR w KQkq - 2 3",
            played: "a3 Nf6 d3", expected: "Qf3 Nf6 Ne2",
            loss: 4, centipawns: 48,
            holds: [
                "3.a3 is slightly worse: 3.Qf3 threatens mate on f7."
            ],
            wrong: [
                "3.a3 is slightly worse: 3.Qf3 threatens mate on e5.",
                "3.a3 is slightly worse: 3.Qf3 threatens 4.Qxc6.",
            ]),
        KnownCase(
            "rnbqkb1r/ppp2ppp/8/3P4/4nP2/8/PPP3PP/RNBQKBNR w KQkq - 0 6",
            played: "Qe2 Qxd5 Nd2 f5 Nxe4 fxe4 Be3 Be6", expected: "Nf3 c6 Qe2 cxd5 Nbd2 Qe7 Nxe4 Qxe4",
            loss: 1.1, centipawns: 12,
            holds: [
                "6.Qe2 is about as good as 6.Nf3."
            ],
            wrong: [
                "6.Qe2 is about as good as 6.Nf3, which guards d5, so that Qxd5 would lose a queen."
            ]),
        KnownCase(
            "r2qr1k1/1ppbppbp/2n2np1/pBPp4/3P1B2/P3PN2/1P3PPP/RN1Q1RK1 w - - 4 10",
            played: "Ne5 Nxe5 dxe5 Bxb5 exf6 Bxf6 Re1 Bxb2", expected: "Nc3 Nh5 Bg5 h6 Bh4 g5 Ne5 Nxe5",
            loss: 36.4, centipawns: 483,
            holds: [
                "10.Ne5?? misses 10.Nc3, which guards the bishop on b5."
            ],
            wrong: [
                "10.Ne5?? misses 10.Nc3, which guards the pawn on c5.",
                "10.Ne5?? misses 10.Nc3, which exchanges the bishop on b5.",
            ]),
        KnownCase(
            "rnbqkbnr/ppp2ppp/4p3/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3",
            played: "d4 c5 c3 Ne7", expected: "exd6 Bxd6 d4 Ne7", loss: 4, centipawns: 45,
            holds: [],
            wrong: ["3.d4 is slightly worse: 3.exd6 keeps the knight from e7."]),
        KnownCase(
            "rnbqkbnr/ppp2ppp/8/4p3/4P3/8/PPP2PPP/RNBQKBNR w KQkq - 0 4",
            played: "Qxd8+ Kxd8 Nf3 Bd6 Bc4", expected: "Nf3 Bd6 Bc4 Nf6 O-O O-O", loss: 4, centipawns: 45,
            holds: [],
            wrong: ["4.Qxd8+ is slightly worse: 4.Nf3 keeps the queens on the board."]),
        KnownCase(
            "rnbqkbnr/ppp1pppp/8/3p4/2PP4/8/PP2PPPP/RNBQKBNR b KQkq - 0 2",
            played: "Nf6 cxd5 c6 dxc6 Nxc6 Nf3", expected: "e6 Nc3 Nf6 cxd5 exd5 Bg5",
            loss: 4, centipawns: 45,
            holds: [
                "2...Nf6 is slightly worse: 2...e6 supports the pawn on d5 with a pawn."
            ],
            wrong: [
                "2...Nf6 is slightly worse: 2...e6 supports the pawn on d5.",
                "2...Nf6 is slightly worse: 2...e6 supports the pawn on d4 with a pawn.",
            ]),
        KnownCase(
            "rnb1kb1r/1p1p1ppp/pq2pn2/8/3P1B2/2N2N2/PPP2PPP/R2QKB1R w KQkq - 0 7",
            played: "Be2 Qxb2 Na4 Qb4+ c3 Qa5 O-O d5", expected: "a3 d5 Be2 Bd7 Rb1 Bd6 Qd2 O-O",
            loss: 5.1, centipawns: 55,
            holds: [
                "7.Be2?! misses 7.a3, which keeps the queen from b4."
            ],
            wrong: [
                "7.Be2?! misses 7.a3, which keeps the queen from b2.",
                "7.Be2?! misses 7.a3, which keeps the bishop from b4.",
                "7.Be2?! misses 7.a3, which keeps the queens on the board.",
            ]),
        KnownCase(
            "r1bq4/p1p2kpp/2p2n2/2bp1PB1/8/3B4/PPP2PPP/RN2Q1K1 b - - 0 12",
            played: "Qe7 Nd2 Bd6 Nf3 Qxe1+ Rxe1 Kf8 Ne5", expected: "Qd6 h3 Bd7 Nc3 h6 Bd2 Kg8 Na4",
            loss: 4, centipawns: 46,
            holds: [
                "12...Qe7 is slightly worse: 12...Qd6 keeps the queens on the board."
            ],
            wrong: [
                "12...Qe7 is slightly worse: 12...Qd6 keeps the queen from e1."
            ]),
        KnownCase(
            "r1b1kbnr/2qp1ppp/p1n1p3/1p6/3NPP2/P1N5/1PP3PP/R1BQKB1R w KQkq - 0 8",
            played: "h3 Bb7 Nb3 Be7 Bd3 d6 O-O Nf6", expected: "Nxc6 Qxc6 Be2 Bb7 Bf3 Qc7 O-O Nf6",
            loss: 7, centipawns: 75,
            holds: [
                "8.h3?! misses 8.Nxc6, which exchanges the knight on c6."
            ],
            wrong: [
                "8.h3?! misses 8.Nxc6, which exchanges the queens.",
                "8.h3?! misses 8.Nxc6, which guards the pawn on e4.",
            ]),
        KnownCase(
            "r1bqkb1r/pp1p1ppp/2n2n2/1N2p3/4P3/2N5/PPP2PPP/R1BQKB1R b KQkq - 1 6",
            played: "Be7 Nd6+ Bxd6 Qxd6 Qb6 Bd2 Qd4 Qa3", expected: "d6 Bg5 a6 Na3 b5 Nd5 Be7 Bxf6",
            loss: 11.4, centipawns: 129,
            holds: ["6...Be7? misses 6...d6, which keeps the knight from d6."],
            wrong: ["6...Be7? misses 6...d6, which keeps the knight from c7."]),
    ]
}
