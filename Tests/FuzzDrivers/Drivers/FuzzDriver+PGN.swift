import PGN
import SeededRandom

extension FuzzDriver {
    /// Reads any bytes as PGN.
    public static let pgn = FuzzDriver(
        "pgn", "PGN read whole and in pieces, with each skip policy, counted, as trees; written and read again",
        samples: pgnSamples, words: pgnWords, readsWholeFiles: true, make: GameTexts.text
    ) { bytes, faults in
        PGNReading.check(bytes, &faults)
        let games = Array(PGNReader(bytes))
        PGNReading.checkPlaces(of: games, in: bytes, &faults)
        PGNReading.checkCounts(of: games, in: bytes, &faults)
        let trees = games.compactMap { try? $0.tree.get() }
        for tree in trees { PGNWriting.check(tree, &faults) }
        PGNWriting.checkTogether(trees, &faults)
    }

    /// Generates games; the input is the seed.
    public static let game = FuzzDriver(
        "game",
        "random legal games with variations, comments, glyphs and tags, generated, written and read back equal",
        samples: [], words: [], make: { generator in (0..<8).map { _ in UInt8(generator.below(256)) } }
    ) { bytes, faults in
        var maker = GameMaker(generator: SeededGenerator(seed: bytes.seed))
        PGNWriting.check(maker.game(), &faults)
        let games = (0..<bytes.count % 4).map { _ in maker.game() }
        PGNWriting.checkTogether(games, &faults)
    }

    private static let pgnSamples = [
        """
        % for a program [Event "no"]
        {preface} [Event "a \\"b\\" \\\\ c"] [White "Ünal"]\r
        [Result "1-0"]\r
        \r
        1. e4! {one\ntwo ü} 1... e5 (1... c5 $14 2. Nf3 (2. c3 {deep} d5) 2... d6) ({first} 1... e6± ; to the end
         2. d4) 2. Nf3 Nc6 3.\u{A0}Bb5 a6 4. Bxc6 dxc6 5. 0–0 ♞f6 6. Re1 Be7 7. Nxe5 O-O *

        [FEN "4k3/8/8/8/8/8/4p3/K7 b - - 3 40"]

        40... e1(Q)+ 41. Kb2 41… -- ½-½ {after}

        [Event "illegal"]

        1. e4 Ke5 {skipped [Event "not one"]
        } ( 1. d4 * ) 0-1

        [Event "never closed"]
        1. d4 {open
        2. c4

        [Event "d"]
        1. c4 {closed} *
        """,
        "[Event \"a\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 Nc6 {b} (2... d6 3. d4) 3. Bb5 a6 1-0\n\n[Event \"b\"]\n\n1. d4 *",
        "1. e4 (1. d4 (1. c4 {x} (1. Nf3)) d5) c5 $1 $14 2. Nf3!? d6 ; z\n3. d4 cxd4 *",
        "[Variant \"Chess960\"]\n[FEN \"1r2k2r/8/8/8/8/8/8/1R2K2R w HBhb - 0 1\"]\n\n1. O-O-O O-O *",
        "[FEN \"8/P6k/8/8/8/8/8/K7 w - - 0 1\"]\r\n\r\n1. a8=N Kg6 2. Nb6+- Kf5!? 3. Nc4 Ke4 4. Kb2 1-0\r\n",
    ]
    private static let pgnWords = [
        "{", "}", "(", ")", "[", "]", "\"", ";", "%", "\n", "\r\n", "\r", "\n\n", "\n%", "\n[", "$", "$7", "!", "?",
        "1.",
        "1...", "*", "1-0", "½", "e4", "Nf3", "O-O", "--", "[Event \"x\"]", "[FEN \"", "[Variant \"", "\\", "+", "=",
        "\u{FEFF}", "…", "♘", "e8(Q)", "e.p.", " ", "0", "{[%cal Gd1d4]}", "{[%csl", "()", "({a})", "\u{0}", "é",
    ]
}

extension [UInt8] {
    /// A seed that depends on the bytes (FNV-1a).
    var seed: UInt64 { reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 } }
}
