import Chess
import PGN
import Testing

struct PGNWriterTests {
    @Test(arguments: [
        ("e4 e5 Nf3", "1. e4 e5 2. Nf3 *\n"), ("1.e4 {a} e5 {b} 2.Nf3", "1. e4 {a} 1... e5 {b} 2. Nf3 *\n"),
        ("1.e4 $1 $14 e5 $14 $1", "1. e4! $14 e5 $14 $1 *\n"),
        ("{a} e4 (d4 d5 (1...Nf6)) e5 1-0", "{a} 1. e4 (1. d4 d5 (1... Nf6)) 1... e5 1-0\n"),
        (
            "1. e4 (1. d4) {a} e5 (1... c5) ({b} 1... e6) {c} *",
            "1. e4 (1. d4) {a} 1... e5 {c} (1... c5) ({b} 1... e6) *\n"
        ),
        ("1. e4 ;a } b\ne5", "1. e4 ;a } b\n1... e5 *\n"),
        ("1. e4 (1. d4 ;a }\n) ;b }\n*", "1. e4 ;b }\n(1. d4 ;a }\n) *\n"),
        ("e4 -- d4", "1. e4 -- 2. d4 *\n"), ("*", "*\n"), ("1. e4 * {after}", "1. e4 {after} *\n"),
        ("1. e4 e5 (1... c5 $1 2. Nf3) 2. Nf3", "1. e4 e5 (1... c5! 2. Nf3) 2. Nf3 *\n"),
        ("1. Ngf3 0-1", "1. Nf3 0-1\n"),
    ])
    func `moves are written in the canonical form`(text: String, written: String) throws {
        #expect(try PGNWriter.write(tree(text)) == written)
    }

    @Test func `the Seven Tag Roster comes first, with question marks for missing values`() throws {
        let written = try PGNWriter.write(
            tree("[ECO \"B10\"]\n[Result \"1-0\"]\n[White \"A \\\"B\\\" \\\\\"]\n[Event \"x\"]\n1. e4"))
        #expect(
            written == """
                [Event "x"]
                [Site "?"]
                [Date "????.??.??"]
                [Round "?"]
                [White "A \\"B\\" \\\\"]
                [Black "?"]
                [Result "1-0"]
                [ECO "B10"]

                1. e4 1-0

                """)
    }

    @Test func `a start position is written with FEN and SetUp`() throws {
        let start = try Position(fen: "4k3/8/8/8/8/8/4P3/4K3 b - - 0 7")
        var game = GameTree(start: start)
        let move = try #require(start.move(uci: "e8d8"))
        game.append(move, to: GameTree.root)
        let written = PGNWriter.write(game)
        #expect(written.contains("[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 7\"]\n[SetUp \"1\"]\n\n7... Kd8 *\n"))
        #expect(try tree(written).start == start)
    }

    @Test func `lines stay under 80 columns, and comments are unchanged`() throws {
        let words = String(repeating: "long  words\tand ü ", count: 12)
        let dance = ["Nf3", "Nf6", "Ng1", "Ng8"]
        let moves = (0..<200).map { dance[$0 % 4] }.joined(separator: " ")
        let written = try PGNWriter.write(tree("\(moves) {\(words)} *"))
        let lines = written.split(separator: "\n")
        #expect(lines.filter { $0.count > 79 } == ["{\(words)}"])
        #expect(lines[0].count > 70)
    }

    @Test(arguments: [
        "", "*", "1. e4", "[Event \"a\"]\r\n\r\n1. e4 {x\r\ny} e5 *\r\n", "[A \"\"]\n[A \"2\"]\n*",
        "1. e4 ({a} 1. d4 {b} (1. c4) {c}) {d}",
        "1. e4 () ({e}) {x} (1. d4 ()) e5",
        "{a} ;b }\n$1 1. e4 $0 $7 !? {c};d\n1-0 {e} 1. d4 [FEN \"7k/8/8/8/8/8/8/K7 b - - 4 9\"] Kg7",
        "[Result \"1-0\"]\n1. e4 *", "[Result \"?\"]\n1. e4 0-1", "[Result \"½-½\"]\n*",
        "[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\"]\n1. e4",
        "[FEN \"k7/8/8/8/8/8/8/K7 w\"]\n1. Ka2 (1. Kb1 Ka7 (1... Kb7 2. Kb2)) Ka7", "1. e4 {\n[Event \"quoted\"]\n} e5",
        "1. e4 {\n[Event \"a\"]\n\n{ 1. d4 *\n} e5 {again} *",

        "[Variant \"Chess960\"]\n[FEN \"1r2k2r/8/8/8/8/8/8/1R2K2R w HBhb - 0 1\"]\n1. O-O-O",
    ])
    func `a written game is read back equal and written identically`(text: String) throws {
        let once = try PGNWriter.write(trees(text))
        let again = try trees(once)
        #expect(Array(PGNWriter.write(again).utf8) == Array(once.utf8))
        for (before, after) in try zip(trees(text), again) {
            var bare = after
            bare.tags = before.tags
            #expect(bare == before)
            for tag in before.tags.entries { #expect(after.tags.entries.contains(tag)) }
        }
    }
}
