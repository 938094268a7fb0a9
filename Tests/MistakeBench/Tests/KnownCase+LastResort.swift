/// Sentences that are said only where nothing else explains a move.
extension KnownCase {
    static let lastResort: [KnownCase] = [
        KnownCase(
            "rnbqkb1r/pp2pp1p/5np1/3p4/3P1B2/2N2N2/PP2PPPP/R2QKB1R b KQkq - 1 6",
            played: "Bf5 e3 Bd7 Be2 Bg7 Qb3 Qb6 Qxb6 axb6 a4",
            expected: "Nc6 e3 Nh5 Be5 f6 Bg3 e6 Bd3 Be7 Rc1",
            loss: 5, centipawns: 55,
            holds: [
                "6...Bf5?! loses time: the bishop moves again with 7...Bd7."
            ],
            wrong: [
                "6...Bf5?! loses time: the bishop moves again with 8...Bg7.",
                "6...Bf5?! loses time: the knight moves again with 7...Bd7.",
            ]),
        KnownCase(
            "r2qk2r/1b1nbppp/2p1p3/p2nP3/PpBP4/5N2/1P1B1PPP/R1NQ1RK1 w kq - 4 13",
            played: "h4 N5b6 Bd3 c5 dxc5 Nxc5 Bb5+ Nbd7 Nb3 Nxb3",
            expected: "Nb3 c5 dxc5 O-O Bd3 Kh8 Rc1 Rc8 Bb1 Nxc5",
            loss: 6.2, centipawns: 67,
            holds: [
                "13.h4?! spends a move on the h-pawn."
            ],
            wrong: [
                "13.h4?! spends a move on the a-pawn.",
                "13.h4?! spends a move on the king.",
            ]),
        KnownCase(
            "r1bq1rk1/pp2npbp/2np2p1/2pN4/2P4N/4P1P1/PP3PBP/R1BQR1K1 b - - 2 12",
            played: "Kh8 Rb1 Nxd5 cxd5 Ne5 f4 g5 fxg5 Qxg5 e4",
            expected: "Nxd5 Bxd5 Nb4 Bg2 Be6 Bf1 Nc6 Qc2 Qf6 Bd2",
            loss: 7.6, centipawns: 83,
            holds: [
                "12...Kh8?! spends a move on the king."
            ],
            wrong: [
                "12...Kh8?! spends a move on the h-pawn."
            ]),
        KnownCase(
            "r1bq1rk1/pp4pp/1b1p1pn1/n1pP4/4P3/3B1N2/PB1QNPPP/R4RK1 w - - 0 15",
            played: "Ne1 Ne5 Bc3 Nac4 Qc1 Nxd3 Nxd3 Ba5 Bxa5 Nxa5",
            expected: "Bc3 Bc7 Rab1 a6 a4 Rb8 Nf4 Nxf4 Qxf4 Bd7",
            loss: 9.2, centipawns: 101,
            holds: [
                "15.Ne1?! is passive: the knight goes back to e1, where it has two moves."
            ],
            wrong: [
                "15.Ne1?! is passive: the knight goes back to e1, where it has three moves.",
                "15.Ne1?! is passive: the bishop goes back to e1, where it has two moves.",
            ]),
        KnownCase(
            "rnb1kbnr/ppq2ppp/4p3/2pp4/3P4/2P1P3/PP1N1PPP/R1BQKBNR w KQkq - 1 5",
            played: "Nh3 Nc6 f4 b6 Bd3 f5 b3 Nf6 O-O a5",
            expected: "Bd3 Nf6 Ngf3 Be7 O-O Nbd7 e4 cxd4 cxd4 dxe4",
            loss: 5.2, centipawns: 56,
            holds: [
                "5.Nh3?! is an inaccuracy."
            ],
            wrong: [
                "5.Bd3 develops the knight towards the centre."
            ]),
        KnownCase(
            "r1bq1rk1/2p1bppp/p1np1n2/1p2p3/4P3/1BP2N2/PP1P1PPP/RNBQR1K1 w - - 1 9",
            played: "Ng5 Na5 Bc2 c5 Nf3 Nc6 d3 Qc7 Bb3 h6",
            expected: "h3 Be6 d4 Bxb3 Qxb3 Qc8 a4 Qb7 Nbd2 exd4",
            loss: 9.8, centipawns: 106,
            holds: [
                "9.Ng5?! loses time: the knight goes back with 11.Nf3."
            ],
            wrong: [
                "9.Ng5?! loses time: the knight goes back with 10.Bc2."
            ]),
        KnownCase(
            "r1bq1rk1/5ppp/5b2/p2pp3/8/1B6/PPP1QPPP/RN3RK1 w - - 0 13",
            played: "a3 Ba6 c4 Rb8 Ba2 d4 Rd1 Qc7 Nd2 Rxb2",
            expected: "Rd1 Ba6 Qe1 d4 Nd2 g6 Bc4 Bb7 c3 Bg7",
            loss: 11.6, centipawns: 141,
            holds: [
                "13.a3? loses a pawn: 13...Ba6, and later 17...Rxb2."
            ],
            wrong: [
                "13.a3? loses a piece: 13...Ba6, and later 17...Rxb2.",
                "13.a3? loses a pawn: 13...Ba6, and later 16...Qc7.",
                "13.a3? loses a pawn: 14...Rb8, and later 17...Rxb2.",
            ]),
        KnownCase(
            "r1bq1rk1/2p2ppp/1pn2n2/p1b1p3/4P3/2P2NP1/PPQN1PBP/R1B2RK1 w - - 0 11",
            played: "Nh4 Ba6 Nb3 Bd3 Qd1 Bxf1 Qxf1 Nd7 Nf5 Qf6",
            expected: "Nb3 Bd6 Nbd2 Qe7 Rd1 Bc5 Nb3 Bd6",
            loss: 13.6, centipawns: 151,
            holds: [
                "11.Nh4? loses the exchange: 11...Ba6, then 12...Bd3 forks the queen on c2 and the rook on f1."
            ],
            wrong: [
                "11.Nh4? loses the exchange: 11...Bb7, then 12...Bd3 forks the queen on c2 and the rook on f1.",
                "11.Nh4? loses the exchange: 11...Ba6, then 12...Bd3 forks the queen on c2 and the knight on h4.",
            ]),
        KnownCase(
            "r1bqk2r/pp3ppp/2n1pn2/3p4/4P3/1Nb3P1/PPP2PBP/R1BQ1RK1 w kq - 0 10",
            played: "Qd3 Be5 exd5 exd5 Re1 O-O c4 Be6 Nc5 Qa5",
            expected: "exd5 exd5 bxc3 O-O Re1 h6 Qd3 Re8 Bf4 Rxe1+",
            loss: 32, centipawns: 412,
            holds: [
                "10.Qd3?? lets the bishop on c3 escape with 10...Be5."
            ],
            wrong: [
                "10.Qd3?? lets the knight on c6 escape with 10...Be5.",
                "10.Qd3?? lets the bishop on c3 escape with 11...exd5.",
            ]),
        KnownCase(
            "r1bqrnk1/1p2bp2/p1p2np1/3p3p/3P1N2/3BP3/PP1BNPPP/2RQ1RK1 b - - 1 14",
            played: "h4 f3 Ne6 Qe1 Nxf4 Nxf4 Nh7 Qf2 Bg5 Rce1",
            expected: "Ne4 Bxe4 dxe4 d5 c5 Ng3 Bd6 f3 Bxf4 exf4",
            loss: 6.7, centipawns: 73,
            holds: [
                "14...Ne4 puts the knight on e4, in the centre."
            ],
            wrong: [
                "14...Ne4 puts the knight on d5, in the centre.",
                "14...Ne4 puts the bishop on the long diagonal.",
            ]),
        KnownCase(
            "rnbqk2r/ppppppbp/5np1/8/2PP4/6P1/PP2PP1P/RNBQKBNR w KQkq - 1 4",
            played: "Bh3 d5 Bxc8 Qxc8 cxd5 Nxd5 Nf3 c5 Nc3 Nb6",
            expected: "Bg2 O-O Nc3 a5 Nf3 d5 cxd5 Nxd5 O-O c5",
            loss: 6.9, centipawns: 75,
            holds: [
                "4.Bg2 puts the bishop on the long diagonal."
            ],
            wrong: [
                "4.Bg2 puts the knight on e4, in the centre."
            ]),
        KnownCase(
            "r3rbk1/1bpq1ppp/p2p1nn1/1p1Pp3/4P3/PBP2N1P/1P3PP1/R1BQRNK1 w - - 3 15",
            played: "Rb1 c6 Bg5 cxd5 exd5 e4 N3h2 Qf5 Qd2 h6",
            expected: "N3h2 Be7 Ng3 c6 dxc6 Bxc6 Ng4 Nxg4 Qxg4 Qxg4",
            loss: 6.1, centipawns: 67,
            holds: [
                "15.N3h2 moves the knight before a pawn attacks it from e4."
            ],
            wrong: [
                "15.N3h2 moves the knight before a pawn attacks it from c6.",
                "15.N3h2 moves the bishop before a pawn attacks it from e4.",
            ]),
        KnownCase(
            "r2q1rk1/pbpn1ppp/1p1bpn2/8/1PBP4/P1N1P3/1B2NPPP/R2Q1RK1 b - - 2 11",
            played: "e5 Rc1 a6 Bb3 e4 Ng3 Re8 d5 g6 Ba1",
            expected: "Bxh2+ Kxh2 Ng4+ Kh3 Qg5 e4 Qh5+ Kg3 e5 Bd5",
            loss: 20.2, centipawns: 225,
            holds: [
                "11...e5?? misses 11...Bxh2+, which is the Greek gift, followed by 12...Ng4+."
            ],
            wrong: [
                "11...e5?? misses 11...Bxh2+, which is the Greek gift, followed by 13...Qg5.",
                "11...e5?? misses 11...Bxh2+, which wins a pawn.",
            ]),
        KnownCase(
            "r2qr1k1/1bp2pp1/p1np1B1p/1p2p3/2PPP3/2P2NP1/P4PBP/R2QR1K1 b - - 0 13",
            played: "gxf6 Nh4 Ne7 Qh5 Kg7 f4 Bc8 fxe5", expected: "Qxf6 Qd3 Bc8 cxb5 axb5 Qxb5 Bd7 Qc4",
            loss: 16.9, centipawns: 197,
            holds: [
                "13...gxf6 takes with the wrong piece: the pawns on the f-file are doubled."
            ],
            wrong: [
                "13...gxf6 takes with the wrong piece: the pawns on the g-file are doubled.",
                "13...gxf6 takes with the wrong piece: the king may not castle any more.",
            ]),
        KnownCase(
            "rnbqkbnr/pp2pppp/2p5/3P4/3P4/8/PP2PPPP/RNBQKBNR b KQkq - 0 3",
            played: "Qxd5 Nc3 Qd8 e4 Nf6 Nf3 Bg4 Be3", expected: "cxd5 Nc3 e6 Bf4 Bd6 Bg3 Qb6 Qc2",
            loss: 7.1, centipawns: 79,
            holds: [
                "3...Qxd5 takes with the wrong piece: 4.Nc3 attacks the queen."
            ],
            wrong: [
                "3...Qxd5 takes with the wrong piece: 5.e4 attacks the queen.",
                "3...Qxd5 takes with the wrong piece: the pawns on the d-file are doubled.",
            ]),
        KnownCase(
            "2rqk2r/pp2N1pp/2np1n2/2p1p3/4P3/5NP1/PPP2P1P/R1BQK2R b KQk - 0 10",
            played: "Kxe7 Bg5 Kd7 Nh4 Kc7 O-O h6 Bxf6", expected: "Nxe7 Qe2 h6 O-O O-O Nh4 Qd7 f3",
            loss: 7.5, centipawns: 82,
            holds: [
                "10...Kxe7 takes with the wrong piece: the king may not castle any more."
            ],
            wrong: [
                "10...Kxe7 takes with the wrong piece: 11.Bg5 attacks the queen."
            ]),
        KnownCase(
            "r1b1k2r/pp3ppp/2p2q2/2b5/7N/P1pP2P1/2P1PPBP/R2QK2R w KQkq - 2 13",
            played: "f3 g5 e3 Bxe3 Qe2 Qd4 Kf1 Kd8 Re1 Re8 f4 gxh4",
            expected: "O-O h5 Nf3 Bg4 h3 Bxf3 Bxf3 h4 g4 Qe5 e3 Bd6",
            loss: 34.6, centipawns: 491,
            holds: [
                "13.f3?? lets 13...g5 trap the knight on h4."
            ],
            wrong: [
                "13.f3?? lets 13...g5 trap the bishop on g2.",
                "13.f3?? lets 13...g5 trap the queen on d1.",
            ]),
        KnownCase(
            "r1bqrnk1/pp2Bppp/2p5/3pN3/3P2n1/2NBP3/PPQ2PPP/R4RK1 b - - 0 12",
            played: "Qb6 Nxg4 Rxe7 Ne5 Ng6 Nxg6 hxg6 a3 Bg4 Na2 Rae8 h3",
            expected: "Qxe7 Nf3 Nf6 Rae1 Ng6 Nd2 Bd7 f4 Qd6 Nf3 Ne7 Ne5",
            loss: 35.9, centipawns: 527,
            holds: [
                "12...Qb6?? lets 13.Nxg4 take the knight on g4."
            ],
            wrong: [
                "12...Qb6?? lets 13.Nxg4 take the pawn on g7.",
                "12...Qb6?? lets 13.Nxg4 take the knight on f8.",
            ]),
    ]
}
