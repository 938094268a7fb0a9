/// Sentences about the reply and the other moves, where many are as good as the expected one.
extension KnownCase {
    static let others: [KnownCase] = [
        KnownCase(
            "rnbqkbnr/pp1ppppp/8/2p5/4PP2/8/PPPP2PP/RNBQKBNR b KQkq - 0 2",
            played: "f6 Qh5+ g6 Qxc5 Nc6 Nf3 e5 Qf2 f5 Nxe5",
            expected: "d5 exd5 Nf6 Bb5+ Nbd7 c4 a6 Bxd7+ Bxd7 Qe2",
            loss: 12.0, centipawns: 126,
            best: [("e6", 50.5), ("Nc6", 50), ("d5", 49.5), ("a6", 48.8)],
            holds: [
                "2...f6? weakens the king: 3.Qh5+.",
                "2...f6? runs into 3.Qh5+.",
                "2...d5 challenges the pawn on e4; 2...e6 and 2...Nc6 are better too.",
                "2...f6? is a mistake; 2...d5, 2...e6 and 2...a6 are better.",
                "2...d5 challenges the pawn on e4; 2...a6 is better too.",
                "2...f6? runs into 3.Qh5+; 2...d5, 2...e6 and 2...Nc6 are better.",
            ],
            wrong: [
                "2...f6? runs into 4.Qxc5.",
                "2...f6? weakens the king: 4.Qxc5.",
                "2...d5 challenges the pawn on e4; 2...e6 and 2...d6 are better too.",
                "2...d5 challenges the pawn on e4; 2...e6 and 2...d5 are better too.",
                "2...d5 challenges the pawn on d4; 2...e6 and 2...Nc6 are better too.",
                "2...f6? is a mistake; 2...d5, 2...e6 and 2...f6 are better.",
            ]),
        KnownCase(
            "rn1qkbnr/pb1p1pp1/1p2p3/2p4p/4P2P/2N3P1/PPPPNPB1/R1BQK2R b KQkq - 0 6",
            played: "f5 O-O Nf6 d3 e5 f4 Nc6 fxe5 Nxe5 Rxf5",
            expected: "Nc6 d4 cxd4 Nxd4 Nxd4 Qxd4 Nf6 Bg5 Bc5 Qd3",
            loss: 17.6, centipawns: 177,
            best: [("Nf6", 46.7), ("Nc6", 46.3), ("Be7", 46.3), ("a6", 30)],
            holds: ["6...f5?? weakens the king."],
            wrong: [
                "6...f5?? is a blunder; 6...Nc6 is by far the best move.",
                "6...f5?? runs into 7.O-O.",
                "6...f5?? is a blunder; 6...Nc6, 6...Nf6 and 6...Be7 are better.",
            ]),
        KnownCase(
            "rnb1kbnr/ppp1pppp/8/3q4/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 3",
            played: "g4 Qxh1 Qe2 Qxg1", expected: "Nc3 Qa5 d4 Nf6 Nf3",
            loss: 30, centipawns: 400, best: [("Nc3", 50), ("Nf3", 50), ("d4", 49), ("Qf3", 49)],
            holds: ["3.g4?? runs into 3...Qxh1."],
            wrong: ["3.g4?? runs into 3...Qxg1."]),
        KnownCase(
            "r1bqkb1r/ppp2ppp/2n5/3pp3/2B1N3/5N2/PPPP1PPP/R1BQK2R w KQkq - 0 6",
            played: "Bb5 dxe4 Nxe5 Qg5 d4 Qxg2 Rf1 Bd6", expected: "Bd3 dxe4 Bxe4 Bd6 d4 exd4",
            loss: 15.4, centipawns: 160, best: [("Bd3", 50), ("Nc3", 40), ("Bxd5", 38), ("Bb5", 34.6), ("Ng3", 33)],
            holds: ["6.Bb5?? is a blunder; 6.Bd3 is by far the best move."],
            wrong: [
                "6.Bb5?? is a blunder; 6.Nc3 is by far the best move.",
                "6.Bb5?? is a blunder; 6.Bd3, 6.Nc3 and 6.Bxd5 are better.",
            ]),
    ]
}
