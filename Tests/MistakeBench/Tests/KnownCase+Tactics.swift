extension KnownCase {
    /// Tactics of the opponent.
    static let tactics: [KnownCase] = [
        KnownCase(
            "rnbqkb1r/p2ppp1p/1p3np1/2p1P3/2BP4/5N2/PPP2PPP/RNBQK2R b KQkq - 0 5",
            played: "Ne4 Bd5 Nxf2 Kxf2 Nc6 Ng5 e6 Qf3", expected: "d5 exd6 Bg7 dxc5 bxc5 Ng5 O-O Qf3",
            loss: 24.2, centipawns: 302,
            holds: ["5...Ne4?? lets 6.Bd5 attack the rook on a8 and the knight on e4."],
            wrong: [
                "5...Ne4?? lets 6.Bd5 attack the rook on a8 and the bishop on c8.",
                "5...Ne4?? lets 6.Bd5 attack the knight on e4 and the pawn on f7.",
            ]),
        KnownCase(
            "rnbqkbnr/pp1p1ppp/8/4p3/3pP3/5N2/PPP2PPP/RNBQKB1R w KQkq - 0 4",
            played: "Nxe5 Qa5+ Bd2 Qxe5 Bd3 Nc6 O-O Nf6", expected: "c3 dxc3 Nxc3 Nc6 Bc4 d6",
            loss: 25, centipawns: 300,
            holds: [
                "4.Nxe5?? loses a piece for a pawn: 4...Qa5+ forks the king and the knight on e5.",
                "4.Nxe5?? runs into 4...Qa5+, which forks the king and the knight on e5.",
            ],
            wrong: [
                "4.Nxe5?? loses a piece for a pawn: 4...Qa5+ forks the king and the pawn on e4.",
                "4.Nxe5?? loses a piece: 4...Qa5+ forks the king and the knight on e5.",
                "4.Nxe5?? runs into 4...Qa5+, which forks the king and the queen on d1.",
            ]),
        KnownCase(
            "4q3/7p/8/4k3/8/8/6PP/R6K b - - 0 40",
            played: "Ke4 Re1+ Kd3 Rxe8", expected: "Kd6 Ra6+ Kc5 h3",
            loss: 50, centipawns: 900,
            holds: [
                "40...Ke4?? loses the queen: 41.Re1+ skewers the king and the queen on e8."
            ],
            wrong: [
                "40...Ke4?? loses the queen: 41.Re1+ skewers the queen on e8 and the king.",
                "40...Ke4?? loses the queen: 41.Re1+ pins the king to the queen on e8.",
            ]),
        KnownCase(
            "5bk1/5ppp/1p6/8/8/8/3Q2PP/6K1 w - - 0 30",
            played: "Qd4 Bc5 Qxc5 bxc5", expected: "Qd5 h6 Kh1 Bc5",
            loss: 50, centipawns: 900,
            holds: [
                "30.Qd4?? loses the queen for a piece: 30...Bc5 pins the queen on d4 to the king."
            ],
            wrong: [
                "30.Qd4?? loses the queen for a piece: 30...Bc5 skewers the queen on d4 and the king.",
                "30.Qd4?? loses the queen for a piece: 30...Bc5 traps the queen on d5.",
            ]),
        KnownCase(
            "4k3/5ppp/2n5/1B6/3P4/8/5PPP/6K1 b - - 0 30",
            played: "h6 d5 Kd8 dxc6", expected: "Ke7 d5 Nb4 d6+ Kd8 Bc4",
            loss: 40, centipawns: 500,
            holds: [
                "30...h6?? loses a piece: 31.d5 attacks the knight on c6, which is pinned to the king."
            ],
            wrong: [
                "30...h6?? loses a piece: 31.d5 attacks the knight on c6, which is pinned to the rook on e8.",
                "30...h6?? loses a piece: 31.d5 pins the knight on c6 to the king.",
            ]),
        KnownCase(
            "4k3/3n1ppp/8/1B2p3/8/5N2/5PPP/6K1 b - - 0 30",
            played: "h6 Nxe5 Ke7 Nxd7", expected: "Ke7 Nxe5 Nxe5 f4 Nc6",
            loss: 40, centipawns: 400,
            holds: [
                "30...h6?? runs into 31.Nxe5, which takes the pawn on e5: the knight on d7 is pinned to the king and cannot take back."
            ],
            wrong: [
                "30...h6?? runs into 31.Nxe5, which takes the pawn on e5: the knight on d7 is pinned to the king and taking back would lose more."
            ]),
        KnownCase(
            "rnbqkb1r/ppp2ppp/3p1n2/4p1B1/4P3/3P4/PPP2PPP/RN1QKBNR b KQkq - 0 4",
            played: "Nxe4 Bxd8 Kxd8 dxe4", expected: "Be7 Nf3 O-O Be2",
            loss: 40, centipawns: 800,
            holds: [
                "4...Nxe4?? loses the queen for a pawn: 5.Bxd8 takes the queen on d8, to which the knight on f6 was pinned."
            ],
            wrong: [
                "4...Nxe4?? loses the queen for a piece: 5.Bxd8 takes the queen on d8, to which the knight on f6 was pinned.",
                "4...Nxe4?? loses the queen for a pawn: 5.Bxd8 takes the queen on d8, to which the bishop on f8 was pinned.",
            ]),
        KnownCase(
            "6k1/1p3ppp/2n5/1B6/3b4/5N2/5PPP/6K1 b - - 0 30",
            played: "h6 Bxc6 bxc6 Nxd4", expected: "Bf6 Bxc6 bxc6 h3",
            loss: 35, centipawns: 400,
            holds: [
                "30...h6?? loses a piece: 31.Bxc6 takes the only defender of the bishop on d4."
            ],
            wrong: [
                "30...h6?? loses a piece: 31.Bxc6 takes the only defender of the pawn on b7.",
                "30...h6?? loses a piece: 31.Bxc6 takes the undefended knight on c6.",
            ]),
        KnownCase(
            "6k1/5ppp/2n5/4b3/1P6/5N2/5PPP/6K1 b - - 0 30",
            played: "h6 b5 Na5 Nxe5", expected: "Bf6 b5 Na5 Kf1",
            loss: 35, centipawns: 400,
            holds: [
                "30...h6?? loses a piece: 31.b5 drives the knight on c6 away from the bishop on e5."
            ],
            wrong: [
                "30...h6?? loses a piece: 31.b5 draws the knight on c6 away from the bishop on e5.",
                "30...h6?? loses a piece: 31.b5 attacks the bishop on e5, and the knight on c6 may not take because of mate on g7.",
                "30...h6?? loses a piece: 31.b5 forks the knight on c6 and the bishop on e5.",
            ]),
        KnownCase(
            "3qk3/5ppp/8/4N3/8/8/5PPP/4R1K1 b - - 0 30",
            played: "h6 Nc6+ Kf8 Nxd8", expected: "Kf8 Nf3 g6 h3",
            loss: 50, centipawns: 900,
            holds: [
                "30...h6?? loses the queen: 31.Nc6+ is a discovered check from the rook on e1, and the knight attacks the queen on d8."
            ],
            wrong: [
                "30...h6?? loses the queen: 31.Nc6+ is a discovered check from the rook on e1, and the knight takes the queen on d8.",
                "30...h6?? loses the queen: 31.Nc6+ uncovers an attack by the rook on e1 on the queen on d8.",
            ]),
        KnownCase(
            "r1bqkbnr/ppp2ppp/3P4/4p3/1nB5/5N2/PPPP1PPP/RNBQK2R b KQkq - 0 5",
            played: "Bg4 Nxe5 Qxd6 Nxg4 f5 a3 Nc6 Ne3", expected: "Qxd6 O-O Nc6 d4 exd4 Na3 a6 Ng5",
            loss: 24.5, centipawns: 330,
            holds: [
                "5...Bg4?? loses a piece: 6.Nxe5 uncovers an attack by the queen on d1 on the bishop on g4.",
                "5...Qxd6 takes the pawn on d6, and the material is level again.",
            ],
            wrong: [
                "5...Bg4?? loses a piece: 6.Nxe5 uncovers an attack by the bishop on c4 on the bishop on g4.",
                "5...Bg4?? loses the exchange: 6.Nxe5 uncovers an attack by the queen on d1 on the bishop on g4.",
            ]),
        KnownCase(
            "r1bqk2r/pp1pppbp/2n2np1/4P3/3P4/2N2N2/PP3PPP/R1BQKB1R b KQkq - 0 7",
            played: "Nh5 g4 d6 gxh5 dxe5 h6 Bf6 dxe5", expected: "Ng8 Bf4 d5 exd6 exd6 Nb5 Bg4 Nxd6+",
            loss: 15.3, centipawns: 207,
            holds: [
                "7...Nh5?? loses a piece for a pawn: 8.g4 traps the knight on h5."
            ],
            wrong: [
                "7...Nh5?? loses a piece for a pawn: 8.g4 traps the bishop on g7.",
                "7...Nh5?? loses a piece for a pawn: 8.g4 leaves the bishop on c8 without a way out.",
            ]),
        KnownCase(
            "r2qk1nr/ppp2pbp/2n5/4ppN1/2B2P2/8/PPPP2PP/R1BQK2R b KQkq - 1 9",
            played: "h6 Qh5 Qe7 Qxf7+ Qxf7 Nxf7 Rh7 Nxe5", expected: "Nh6 Qh5 O-O c3 Qe7 Be2 Rad8 O-O",
            loss: 28.5, centipawns: 348,
            holds: [
                "9...h6?? runs into 10.Qh5, which threatens mate on f7."
            ],
            wrong: [
                "9...h6?? runs into 10.Qh5, which threatens mate on h7.",
                "9...h6?? runs into 10.Qh5, which threatens mate on f7 and attacks the bishop on c8.",
            ]),
        KnownCase(
            "r3k2r/pp1b1ppp/1qn1p3/3pPn2/1b1P4/P1N2N2/1PB2PPP/R1BQ1RK1 b kq - 0 11",
            played: "Be7 Bxf5 exf5 Nxd5 Qa5 Nc3 Bd8 d5", expected: "Bxc3 bxc3 Na5 a4 Rc8 Re1 h6 h4",
            loss: 18, centipawns: 229,
            holds: [
                "11...Be7?? loses a pawn: 12.Bxf5 overloads the pawn on e6, which also has to guard the pawn on d5."
            ],
            wrong: [
                "11...Be7?? loses a pawn: 12.Bxf5 overloads the pawn on e6, which also has to guard the pawn on f7."
            ]),
        KnownCase(
            "4q1k1/5ppp/8/4N3/2p5/8/5PPP/3RR1K1 b - - 0 30",
            played: "h6 Nxc4 Qb5 Ne3", expected: "Qc8 Nf3 Qc7 h3",
            loss: 16, centipawns: 150,
            holds: [
                "30...h6?? loses a pawn: 31.Nxc4 uncovers the rook on e1 against the queen on e8, and the knight takes the pawn on c4."
            ],
            wrong: [
                "30...h6?? loses a pawn: 31.Nxc4 uncovers the rook on d1 against the queen on e8, and the knight takes the pawn on c4.",
                "30...h6?? loses a pawn: 31.Nxc4 uncovers the rook on e1 against the queen on e8, and the knight attacks the pawn on c4.",
            ]),
        KnownCase(
            "3qkb1r/p4ppp/8/8/2B5/8/P4PPP/3Q1RK1 b k - 0 20",
            played: "a6 Bxf7+ Kxf7 Qxd8", expected: "Qxd1 Rxd1 Bd6 h3",
            loss: 50, centipawns: 900,
            holds: [
                "20...a6?? loses the queen and a pawn for a piece: 21.Bxf7+ draws the king away from the queen on d8."
            ],
            wrong: [
                "20...a6?? loses the queen and a pawn for a piece: 21.Bxf7+ drives the queen on d8 away from the king.",
                "20...a6?? loses the queen for a piece: 21.Bxf7+ draws the king away from the queen on d8.",
            ]),
        KnownCase(
            "3q2k1/5ppp/3b1n2/3p2B1/8/2N5/5PPP/6K1 b - - 0 30",
            played: "g6 Nxd5 Be7 Nxe7+ Qxe7", expected: "Be7 h3 h6 Bf4",
            loss: 20, centipawns: 200,
            holds: [
                "30...g6?? runs into 31.Nxd5, which takes the pawn on d5: the knight on f6 is pinned to the queen on d8 and taking back would lose more."
            ],
            wrong: [
                "30...g6?? runs into 31.Nxd5, which takes the pawn on d5: the knight on f6 is pinned to the queen on d8 and cannot take back.",
                "30...g6?? runs into 31.Nxd5, which takes the undefended pawn on d5.",
            ]),
        KnownCase(
            "6k1/5ppp/2n5/4p3/8/5N2/1B3PPP/6K1 b - - 0 30",
            played: "h6 Nxe5 Nxe5 Bxe5", expected: "f6 h3 Kf7 Kf1",
            loss: 12, centipawns: 144,
            holds: [
                "30...h6? loses a pawn: 31.Nxe5 takes the pawn on e5, which is not defended well enough."
            ],
            wrong: [
                "30...h6? loses a pawn: 31.Nxe5 takes the undefended pawn on e5.",
                "30...h6? loses a pawn: 31.Nxe5 takes the only defender of the knight on c6.",
            ]),
        KnownCase(
            "rnbqkbnr/p1pp1ppp/8/1p6/8/1B6/PPPP1PPP/RNBQK1NR b KQkq - 0 4",
            played: "h6 Qf3 Qf6 Qxa8", expected: "Bb7 Nf3 Nf6 O-O",
            loss: 40, centipawns: 500,
            holds: [
                "4...h6?? loses a rook: 5.Qf3 threatens mate on f7 and attacks the rook on a8."
            ],
            wrong: [
                "4...h6?? loses a rook: 5.Qf3 threatens mate on f7 and attacks the queen on d8.",
                "4...h6?? loses a rook: 5.Qf3 threatens mate on h7 and attacks the rook on a8.",
            ]),
        KnownCase(
            "1r1qk2r/pp2nppp/2pbp3/3p4/3P4/2PBPN2/PP3PPP/RQ2K2R w KQk - 4 9",
            played: "Bxh7 g6 Ng5 Nf5 h4 Nxh4 f4 Be7", expected: "h4 h6 Qc2 c5 dxc5 Bxc5 O-O-O b5",
            loss: 18, centipawns: 200,
            holds: [
                "9.Bxh7?? leaves the bishop on h7 without a safe square after 9...g6."
            ],
            wrong: [
                "9.Bxh7?? leaves the knight on f3 without a safe square after 9...g6.",
                "9.Bxh7?? leaves the bishop on h7 without a safe square after 10...Nf5.",
            ]),
    ]
}
