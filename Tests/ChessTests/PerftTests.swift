import Chess
import TestSupport
import Testing

/// Leaf counts that other programs publish or give. The long run (environment `PREP_LONG=1`, best with
/// `swift test -c release`) counts the usual suite to the depths people quote; the short one stays below five million.
@Suite struct PerftTests {
    static let isLong = Long.isAsked

    @Test(arguments: [
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 4, 197_281),
        ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 4, 4_085_603),
        ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 5, 674_624),
        ("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 4, 422_333),
        ("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 4, 2_103_487),
        ("r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", 4, 3_894_594),
    ])
    func `the usual six positions have their published number of leaves`(fen: String, depth: Int, leaves: Int) throws {
        #expect(try Position(fen: fen).perft(depth: depth) == leaves)
    }

    @Test(
        .enabled(if: isLong, "set PREP_LONG=1 for the deep counts"),
        arguments: [
            ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 6, 119_060_324),
            ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 5, 193_690_690),
            ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 7, 178_633_661),
            ("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 5, 15_833_292),
            ("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 5, 89_941_194),
            ("r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", 5, 164_075_551),
        ])
    func `the usual six positions have their published number of leaves far down`(
        fen: String, depth: Int, leaves: Int
    ) throws {
        #expect(try Position(fen: fen).perft(depth: depth) == leaves)
    }

    // Counts by Stockfish's `go perft`.
    @Test(arguments: [
        ("3k4/3p4/8/K1P4r/8/8/8/8 b - - 0 1", 6, 1_134_888),
        ("8/8/4k3/8/2p5/8/B2P1K2/8 w - - 0 1", 6, 1_038_514),
        ("8/8/1k6/2b5/2pP4/8/5K2/8 b - d3 0 1", 6, 1_440_467),
        ("8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1", 5, 117_741),
        ("8/5k2/8/2Pp4/2B5/1K6/8/8 w - d6 0 1", 5, 206_379),
        ("8/2p5/3p4/KP5r/1R2Pp1k/8/6P1/8 b - e3 0 1", 5, 597_519),
        ("5k2/8/8/8/8/8/8/4K2R w K - 0 1", 6, 661_072),
        ("3k4/8/8/8/8/8/8/R3K3 w Q - 0 1", 6, 803_711),
        ("r3k2r/1b4bq/8/8/8/8/7B/R3K2R w KQkq - 0 1", 4, 1_274_206),
        ("r3k2r/8/3Q4/8/8/5q2/8/R3K2R b KQkq - 0 1", 4, 1_720_476),
        ("2K2r2/4P3/8/8/8/8/8/3k4 w - - 0 1", 6, 3_821_001),
        ("8/8/1P2K3/8/2n5/1q6/8/5k2 b - - 0 1", 5, 1_004_658),
        ("4k3/1P6/8/8/8/8/K7/8 w - - 0 1", 6, 217_342),
        ("8/P1k5/K7/8/8/8/8/8 w - - 0 1", 6, 92_683),
        ("K1k5/8/P7/8/8/8/8/8 w - - 0 1", 6, 2_217),
        ("8/k1P5/8/1K6/8/8/8/8 w - - 0 1", 7, 567_584),
        ("8/8/2k5/5q2/5n2/8/5K2/8 b - - 0 1", 4, 23_527),
        ("n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1", 5, 3_605_103),
    ])
    func `en passant, castling, promotion and stalemate torture is counted as Stockfish counts it`(
        fen: String, depth: Int, leaves: Int
    ) throws {
        #expect(try Position(fen: fen).perft(depth: depth) == leaves)
    }

    @Test(arguments: [
        ("bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9", 4, 326_672),
        ("2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 1 9", 4, 667_366),
        ("b1q1rrkb/pppppppp/3nn3/8/P7/1PPP4/4PPPP/BQNNRKRB w GE - 1 9", 4, 273_318),
        ("qbbnnrkr/2pp2pp/p7/1p2pp2/8/P3PP2/1PPP1KPP/QBBNNR1R w hf - 0 9", 4, 382_958),
        ("1nbbnrkr/p1p1ppp1/3p4/1p3P1p/3Pq2P/8/PPP1P1P1/QNBBNRKR w HFhf - 0 9", 4, 1_171_749),
        ("1r2kr2/8/8/8/8/8/8/1R1K1R2 w FBfb - 0 1", 4, 215_281),
        ("4k3/8/8/8/8/8/8/r1RK3R w HC - 0 1", 4, 63_517),
    ])
    func `Chess960 castling is counted as Stockfish counts it`(fen: String, depth: Int, leaves: Int) throws {
        #expect(try Position(fen: fen).perft(depth: depth) == leaves)
    }

    @Test func `the counts by move add up and come in the order of their UCI text`() {
        let rows = Position.initial.perftByMove(depth: 3)
        #expect(rows.map(\.nodes).reduce(0, +) == 8_902)
        let texts = rows.map { Position.initial.uci($0.move) }
        #expect(texts == texts.sorted())
        #expect(texts.count == 20)
    }

    @Test func `a position with two hundred and more moves is listed whole`() throws {
        let position = try Position(fen: "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1")
        #expect(position.legalMoves().count == 218)
    }
}
