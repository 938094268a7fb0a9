extension KnownCase {
    /// Positional reasons against the played move.
    static let positionalFurther: [KnownCase] = [
        KnownCase(
            "r2qk1nr/ppp2ppp/2nb4/3p4/3P1B2/2N2P2/PP2PP1P/R2QKB1R w KQkq - 1 8",
            played: "Qc1 Nxd4 Nxd5 Bxf4 Nxf4 Qd6 Nd3 Ne7", expected: "Bg3 Nge7 e3 O-O Bd3 f5 Bxd6 Qxd6",
            loss: 10.5, centipawns: 115,
            holds: [
                "8.Qc1? stops guarding the pawn on d4: 8...Nxd4."
            ],
            wrong: [
                "8.Qc1? stops guarding the pawn on e2: 8...Nxd4.",
                "8.Qc1? stops guarding the bishop on f4: 9...Bxf4.",
            ]),
        KnownCase(
            "rn1q1rk1/pbp1b1pp/1p2p3/4p3/7P/2P2N2/PPQNBPP1/R3K2R w KQ - 0 15",
            played: "Nxe5 Bxg2 Rg1 Bh3 O-O-O Bf5 Qa4 Bd6", expected: "Bd3 h6 Nxe5 Bd6 Bh7+ Kh8 Ng6+ Kxh7",
            loss: 10.5, centipawns: 120,
            holds: [
                "15.Nxe5? opens the line to the pawn on g2: 15...Bxg2."
            ],
            wrong: [
                "15.Nxe5? opens the line to the pawn on h4: 15...Bxg2.",
                "15.Nxe5? stops guarding the pawn on g2: 15...Bxg2.",
            ]),
        KnownCase(
            "r2q1rk1/ppp2ppp/2nb4/5bn1/2P5/P1NNP3/1P2BPPP/R1BQ1RK1 b - - 2 12",
            played: "Nh3+ gxh3 Bxh3 f4 Bxf1 Bxf1 Na5 Nf2", expected: "Nf3+ Bxf3 Bxd3 Be2 Bxe2 Qxe2 Re8 Rd1",
            loss: 16.5, centipawns: 210,
            holds: [
                "12...Nh3+?? gives two pieces for a rook and a pawn."
            ],
            wrong: [
                "12...Nh3+?? gives two pieces for a rook.",
                "12...Nf3+ gives two pieces for a rook and a pawn.",
            ]),
        KnownCase(
            "rnbqk2r/ppp2ppp/3b1n2/4N3/2Pp4/8/PP1PPPPP/RNBQKB1R w KQkq - 2 6",
            played: "Nd3 Bf5 e3 Nc6 Be2 Qd7 O-O O-O-O", expected: "Nf3 c5 g3 Nc6 Bg2 O-O d3 Bg4",
            loss: 14.2, centipawns: 157,
            holds: [
                "6.Nd3? blocks the d-pawn and with it the bishop on c1."
            ],
            wrong: [
                "6.Nd3? blocks the e-pawn and with it the bishop on f1."
            ]),
        KnownCase(
            "rnbqkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBQKBNR w KQkq - 0 2",
            played: "Nc3 Nf6 Bf4 e6", expected: "c4 e6 Nc3 Nf6",
            loss: 4, centipawns: 48,
            holds: [
                "2.Nc3 is slightly worse: it blocks the c-pawn, which has to advance.",
                "2.Nc3 is slightly worse: 2.c4 attacks the pawn on d5.",
            ],
            wrong: [
                "2.Nc3 is slightly worse: it blocks the d-pawn, which has to advance.",
                "2.Nc3 is slightly worse: 2.c4 supports the pawn on d4.",
            ]),
        KnownCase(
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            played: "e3 d5 d4", expected: "e4 e5 Nf3",
            loss: 4, centipawns: 48,
            holds: [
                "1.e3 is slightly worse and is passive: the e-pawn goes one square instead of two."
            ],
            wrong: [
                "1.e3 is slightly worse and is passive: the d-pawn goes one square instead of two.",
                "1.e3 is slightly worse: it shuts in the bishop on f1.",
            ]),
        KnownCase(
            "r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQK2R b KQkq - 2 5",
            played: "Ng4 Bxf7+ Kxf7 Ng5+ Kg8 Qxg4 Nd4 Qd1", expected: "h6 O-O O-O a3 a5 h3 d6 Be3",
            loss: 6.2, centipawns: 68,
            holds: [
                "5...Ng4?! loses the right to castle after 6.Bxf7+."
            ],
            wrong: [
                "5...Ng4?! gives up the right to castle."
            ]),
        KnownCase(
            "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
            played: "Ke2 Nf6 Nc3 d5 exd5 Bc5 Ke1 O-O", expected: "Nf3 Nc6 Bb5 Nf6 O-O Nxe4 Re1 Nd6",
            loss: 13.1, centipawns: 144,
            holds: [
                "2.Ke2? gives up the right to castle.",
                "2.Ke2? shuts in the bishop on f1.",
            ],
            wrong: [
                "2.Ke2? shuts in the bishop on c1.",
                "2.Ke2? loses the right to castle after 2...Nc6.",
            ]),
        KnownCase(
            "rnbqk1nr/p1p2ppp/8/8/8/5N2/PPP2PPP/RNBQK2R w KQkq - 0 8",
            played: "a3 Ba6 Nc3 Nf6 Bf4 Nc6", expected: "O-O Ba6 Re1+ Ne7",
            loss: 6, centipawns: 72,
            holds: [
                "8.O-O brings the king to safety."
            ],
            wrong: [
                "8.O-O takes away Black's right to castle."
            ]),
        KnownCase(
            "r3k2r/pp1n1pp1/2p1pn2/7p/3P2bP/P1N1BNq1/1PP1B3/R2Q1R1K b kq - 1 14",
            played: "Ng8 Qe1 Qh3+ Kg1 Ne7 Ne4 Nf5 Bf4", expected: "Qh3+ Kg1 Qg3+ Kh1",
            loss: 25.7, centipawns: 300,
            holds: [
                "14...Ng8?? misses 14...Qh3+, which draws by perpetual check."
            ],
            wrong: [
                "14...Ng8?? misses 14...Qh3+, which threatens mate on g2."
            ]),
        KnownCase(
            "rnbqkb1r/ppp2ppp/5n2/3P4/4pP2/3P4/PPP3PP/RNBQKBNR w KQkq - 1 5",
            played: "Nc3 Bb4 dxe4 Nxe4 Qd4 Bxc3+ bxc3 O-O", expected: "dxe4 Nxe4 Qe2 Bf5 Nd2 Qe7 Ngf3 Nf6",
            loss: 7, centipawns: 83,
            holds: [
                "5.Nc3?! lets 5...Bb4 pin the knight on c3 to the king."
            ],
            wrong: [
                "5.Nc3?! lets 5...Bb4 pin the knight on c3 to the queen on d1.",
                "5.Nc3?! leaves the knight on c3 pinned to the king.",
            ]),
        KnownCase(
            "rnbqkbnr/ppp1pppp/8/8/4p3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 3",
            played: "Ng1 Nc6 Nc3 Nf6 Bb5 Bd7 d4 a6", expected: "Ng5 Bf5 Nc3 Nf6 d3 exd3 Qf3 Qc8",
            loss: 7.6, centipawns: 88,
            holds: [
                "3.Ng1 loses time by putting the knight back on g1."
            ],
            wrong: [
                "3.Ng1 loses time by putting the knight back on b1."
            ]),
        KnownCase(
            "rnbqkb1r/pppp1ppp/8/4N3/4n3/8/PPPP1PPP/RNBQKB1R w KQkq - 0 4",
            played: "Nf3 d5 d3 Nf6 d4 Bd6 Bd3 Qe7+", expected: "Qe2 Qe7 Qxe4 d6 d4 dxe5 dxe5 Nc6",
            loss: 7.6, centipawns: 83,
            holds: [
                "4.Nf3 loses time by moving the knight again."
            ],
            wrong: [
                "4.Nf3 loses time by moving the bishop again."
            ]),
        KnownCase(
            "rnbqkbnr/ppp2ppp/4p3/3p4/2PP4/2N5/PP2PPPP/R1BQKBNR b KQkq - 1 3",
            played: "c5 cxd5 exd5 dxc5 Bxc5 e3 Nf6 Nf3", expected: "Nf6 cxd5 exd5 Bg5 Be7 e3 c6 Qc2",
            loss: 4, centipawns: 48,
            holds: [
                "3...c5 is slightly worse: it leaves an isolated pawn on d5 after 5.dxc5."
            ],
            wrong: [
                "3...c5 is slightly worse: it leaves an isolated pawn on b7 after 5.dxc5.",
                "3...c5 is slightly worse: it leaves doubled pawns on the d-file after 5.dxc5.",
            ]),
        KnownCase(
            "rnbqkbnr/pp3ppp/3pp3/2p5/2P1P3/2N5/PP1P1PPP/R1BQKBNR b KQkq - 0 4",
            played: "e5 Nf3 Nc6 d3 Nf6 Be2", expected: "Nc6 Nf3 Nf6 d3 Be7",
            loss: 4, centipawns: 48,
            holds: [
                "4...e5 is slightly worse: it leaves a backward pawn on d6."
            ],
            wrong: [
                "4...e5 is slightly worse: it leaves a backward pawn on c5."
            ]),
        KnownCase(
            "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
            played: "f3 Qh4+ g3 Qd8", expected: "Nf3 Nc6 Bb5",
            loss: 6, centipawns: 72,
            holds: [
                "2.f3?! opens the diagonal h4–e1 to the king: 2...Qh4+."
            ],
            wrong: [
                "2.f3?! opens the diagonal a5–e1 to the king: 2...Qh4+.",
                "2.f3?! weakens the castled king: 2...Qh4+.",
            ]),
        KnownCase(
            "r1bq1rk1/pppp1ppp/2n2n2/2b1p3/2B1P3/3P1N2/PPP2PPP/RNBQ1RK1 w - - 0 6",
            played: "g4 Nxg4 h3 Nf6", expected: "c3 d6 Nbd2 a6",
            loss: 6, centipawns: 72,
            holds: [
                "6.g4?! weakens the castled king: 6...Nxg4."
            ],
            wrong: [
                "6.g4?! castles into an attack: 6...Nxg4."
            ]),
        KnownCase(
            "rnbqk2r/pppn1ppp/4p3/3pP3/1b1P4/2NB1N2/PPP2PPP/R1BQK2R b KQkq - 5 6",
            played: "O-O Bxh7+ Kxh7 Ng5+ Kg6 Qg4", expected: "c5 O-O Nc6 a3",
            loss: 12, centipawns: 144,
            holds: [
                "6...O-O? allows the Greek gift: 7.Bxh7+, followed by 8.Ng5+.",
                "6...O-O? castles into an attack: 7.Bxh7+.",
            ],
            wrong: [
                "6...O-O? allows the Greek gift: 7.Bxh7+, followed by 9.Qg4.",
                "6...O-O? weakens the castled king: 7.Bxh7+.",
            ]),
        KnownCase(
            "r2qkbnr/pp3pp1/2n1p2p/2ppPb2/3P4/P1P1BN2/1P3PPP/RN1QKB1R b KQkq - 1 7",
            played: "b6 Qa4 Qc8 Ba6 Bc2 Qb5 Qd7 Qe2", expected: "c4 Nbd2 Nge7 a4 a6 Be2 Bh7 b3",
            loss: 9, centipawns: 102,
            holds: [
                "7...b6?! leaves a hole on a6: 8.Qa4, then 9.Ba6."
            ],
            wrong: [
                "7...b6?! leaves a hole on c6: 8.Qa4, then 9.Ba6.",
                "7...b6?! leaves a hole on a6: 8.Qa4, and later 9.Ba6.",
                "7...b6?! leaves a hole on b5: 8.Qa4, and later 10.Qb5.",
            ]),
        KnownCase(
            "rnbqkbnr/ppp1pppp/8/3p4/3P4/P7/1PP1PPPP/RNBQKBNR b KQkq - 0 2",
            played: "f5 Bf4 e6 e3 Be7 c4 Nf6 Nc3", expected: "Nf6 Nf3 c5 dxc5 e6 Be3 Be7 Nbd2",
            loss: 7, centipawns: 73,
            holds: [
                "2...f5?! gives up the square e5, which no pawn can guard any more."
            ],
            wrong: [
                "2...f5?! gives up the square e4, which no pawn can guard any more.",
                "2...f5?! gives up the square g5, which no pawn can guard any more.",
            ]),
        KnownCase(
            "r2qkb1r/p2n1ppp/b3p3/2ppP3/8/2N2N2/PPP2PPP/R1BQR1K1 b kq - 3 11",
            played: "d4 Ne4 Be7 Nd6+ Bxd6 exd6 Qb6 c3", expected: "Bb7 Ng5 h6 Qh5 g6 Qh3 Be7 Nf3",
            loss: 7, centipawns: 82,
            holds: [
                "11...d4?! gives up the guard of e4: 12.Ne4."
            ],
            wrong: [
                "11...d4?! gives up the guard of d6: 13.Nd6+.",
                "11...d4?! leaves a hole on e4: 12.Ne4.",
            ]),
        KnownCase(
            "r2qkb1r/ppp1pppp/2n2n2/3pNb2/3P1B2/4P3/PPP2PPP/RN1QKB1R b KQkq - 2 5",
            played: "e6 Bb5 a6 Bxc6+ bxc6 O-O Bd6 Nxc6", expected: "Nxe5 dxe5 Ne4 g4 Bd7 Qxd5 Bc6 Qxd8+",
            loss: 4.2, centipawns: 46,
            holds: [
                "5...e6 is slightly worse: it lets 6.Bb5 pin the knight on c6 to the king."
            ],
            wrong: [
                "5...e6 is slightly worse: it lets 6.Bb5 pin the pawn on c6 to the king.",
                "5...e6 is slightly worse: it leaves the knight on c6 pinned to the king.",
            ]),
    ]
}
