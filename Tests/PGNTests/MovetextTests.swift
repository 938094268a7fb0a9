import Chess
import PGN
import Testing

/// The movetext of one game.
struct MovetextTests {
    @Test(arguments: [
        "1. e4 e5 2. Nf3 *", "1.e4 e5 2.Nf3 *", "1 e4 e5 2 Nf3 *", "e4 e5 Nf3 *", "1. e4 1... e5 2. Nf3 *",
        "1. e4 1...e5 2. Nf3 *", "1. e4 1…e5 2.Nf3*", "1. e4 1. … e5 2 . Nf3", "7. e4 e5 99. Nf3 *",
        "1.e4 1. ...e5 2.Nf3",
        "1. e4 e5\n2. Nf3\n*", "1. e4\r\ne5\r\n2. Nf3\r\n*", "1. e4 e5\r2. Nf3\r*\r",
        "1.\u{A0}e4\u{200B} e5\u{FEFF} Nf3 *",
        "1. e4\u{0} e5\u{0} 2. Nf3 *\u{0}", "\u{FEFF}1. e4 e5 2. Nf3 *",
        "1. e4 e5\n% a line for a program 2. d4\n2. Nf3 *",
        "1. e4 e5 2. Nf3", "1. e4 e5 () 2. Nf3 *", "1. e4 e5 2. Nf3 * *",
    ])
    func `move numbers, dots and blanks do not matter`(text: String) throws {
        #expect(try tree(text).mainSAN == ["e4", "e5", "Nf3"])
    }

    @Test func `variations keep the author's order`() throws {
        let game = try tree("1. e4 (1. d4 d5 (1... Nf6 2. c4)) (1. c4) 1... e5 (1... c5) 2. Nf3 *")
        #expect(game.outline == "[e4 [e5 Nf3 | c5] | d4 [d5 | Nf6 c4] | c4]")
    }

    @Test func `a variation in a variation replaces the move before it`() throws {
        let game = try tree("1. e4 e5 (1... c5 2. Nf3 d6 (2... e6 3. d4) 3. d4) 2. Nf3 *")
        #expect(game.outline == "e4 [e5 Nf3 | c5 Nf3 [d6 d4 | e6 d4]]")
    }

    @Test func `a move may occur twice in one position`() throws {
        #expect(try tree("1. e4 (1. e4 e5) 1... c5 *").outline == "[e4 c5 | e4 e5]")
    }

    @Test(arguments: [
        ("1. e4! e5? *", "e4$1 e5$2"), ("1. e4!! e5?? *", "e4$3 e5$4"), ("1. e4 !? e5 ?! *", "e4$5 e5$6"),
        ("1. e4$1 e5 $2 $14 *", "e4$1 e5$2$14"), ("1. e4 $0 e5 $255 *", "e4$0 e5$255"), ("1. e4!!! *", "e4$3"),
        ("1. e4= e5 = *", "e4$10 e5$10"), ("1. e4+- e5 -+ *", "e4$18 e5$19"), ("1. e4+= e5+/= *", "e4$14 e5$14"),
        ("1. e4 +/- e5 -/+ *", "e4$16 e5$17"), ("1. e4 ± e5∓ *", "e4$16 e5$17"), ("1. e4 ∞ e5∞ *", "e4$13 e5$13"),
        ("1. e4⩲ e5 ⩱ *", "e4$14 e5$15"), ("1. e4 N e5 D *", "e4$146 e5$220"), ("1. Nf3N e5 *", "Nf3$146 e5"),
        ("1. e4!± e5!?+= *", "e4$1$16 e5$5$14"), ("1. e4‼ e5⁉ *", "e4$3 e5$5"), ("1. e4! $1 *", "e4$1"),
        ("1. e4 \\$14 e5\\$15 *", "e4$14 e5$15"), ("1. f4 e5 2. g4 Qh4#+- *", "f4 e5 g4 Qh4#$18"),
        ("1. f4 e5 2. g4 Qh4 # *", "f4 e5 g4 Qh4#"), ("1. e4 □ e5 → *", "e4$7 e5$40"),
    ])
    func `glyphs are read as numbers and symbols, attached and detached`(text: String, outline: String) throws {
        #expect(try tree(text).outline == outline)
    }

    @Test(arguments: [
        ("1. e4 {a} e5 *", "e4{a} e5"), ("{a} 1. e4 *", "{a} e4"), ("1. {a} e4 *", "{a} e4"),
        ("1. e4 {a}{b} {c} e5 *", "e4{a}{b}{c} e5"), ("1. e4 ; to the end\n e5 *", "e4{ to the end} e5"),
        ("; first\n1. e4 *", "{ first} e4"), ("1. e4 {a { b} e5 *", "e4{a { b} e5"), ("1. e4 {;} e5 *", "e4{;} e5"),
        ("1. e4 ;a } b {\ne5 *", "e4{a } b {} e5"), ("1. e4 {} e5 *", "e4{} e5"), ("1. e4{a}e5 *", "e4{a} e5"),
        ("1. e4 {a} $1 {b} *", "e4$1{a}{b}"), ("1. e4 {\n%x\n} *", "e4{\n%x\n}"),
        ("1. e4 ({a} 1. d4 {b}) {c} 1... e5 *", "[e4 {c}e5 | {a}d4{b}]"),
        ("1. e4 {a} (1. d4) {b} (1. c4) {c} *", "[e4{a}{b}{c} | d4 | c4]"),
        ("1. e4 e5 (1... c5 (1... e6) {a}) 2. Nf3 *", "e4 [e5 Nf3 | c5{a} | e6]"),
        ("1. e4 ({a}) 1... e5 *", "e4{a} e5"), ("1. e4 * {a} ; b", "e4{a}{ b}"), ("1. e4 * $1 (1. d4)", "[e4$1 | d4]"),
        ("1. e4 ($1 1. d4) *", "[e4 | d4$1]"),
    ])
    func `a comment belongs to the move next to it`(text: String, outline: String) throws {
        #expect(try tree(text).outline == outline)
    }

    @Test(arguments: [
        ("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. 0-0 *", "O-O"), ("1. Ng1-f3 *", "Nf3"), ("1. e2e4 *", "e4"),
        ("1. e4 d5 2. e5 f5 3. exf6 e.p. *", "exf6"), ("1. e4 d5 2. e5 f5 3. exf6ep *", "exf6"),
        ("1. e4 d5 2. e5 f5 3. exf6e.p.! *", "exf6"), ("1. e4 e5 2. -- *", "--"), ("1. e4 Z0 2. d4 *", "d4"),
        ("[FEN \"7k/P7/8/8/8/8/8/K7 w - - 0 1\"]\n1. a8(Q)+ *", "a8=Q+"),
        ("[FEN \"7k/P7/8/8/8/8/8/K7 w - - 0 1\"]\n1. a8=N (1. a8/R) *", "a8=N"),
    ])
    func `a move is read in the spellings of real files`(text: String, last: String) throws {
        #expect(try tree(text).mainSAN.last == last)
    }

    @Test(arguments: [
        ("1. e4 1-0", GameResult.whiteWins), ("1. e4 0-1", .blackWins), ("1. e4 1/2-1/2", .draw), ("1. e4 *", .unknown),
        ("1. e4 ½-½", .draw), ("1. e4 1–0", .whiteWins), ("1. e4 1/2", .draw), ("1. e4", .unknown),
        ("[Result \"0-1\"]\n1. e4", .blackWins), ("[Result \"0-1\"]\n1. e4 *", .blackWins),
        ("[Result \"*\"]\n1. e4 1-0", .whiteWins), ("[Result \"½–½\"]\n", .draw),
        ("1. e4 e5 (1... c5 1-0) *", .unknown),
    ])
    func `the result comes from the end of the moves, else from the tag`(text: String, result: GameResult) throws {
        #expect(try tree(text).result == result)
    }

    @Test func `every printed glyph is read back, alone and after a move`() throws {
        for number in UInt8.min...UInt8.max {
            guard let symbol = NAG(rawValue: number).symbol else { continue }
            for text in [
                "1. e4 \(symbol) e5 *", "1. e4\(symbol) e5 *", "1. e4 e5 2. Nf3\(symbol) *",
                "1. f4 e6 2. g4 Qh4#\(symbol)",
            ] {
                let nags = try tree(text).nodes.flatMap(\.nags)
                #expect(nags.map(\.symbol) == [symbol], "\(text)")
            }
        }
    }

    @Test(arguments: [
        ("1. e4+− *", "e4$18"), ("1. e4 −+ *", "e4$19"), ("1. e4=∞ *", "e4$44"), ("1. e4++− *", "e4$18"),
        ("1. Nf3D Nf6N *", "Nf3$220 Nf6$146"),
        ("1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. O-OD O-ON *", "e4 e5 Nf3 Nf6 Bc4 Bc5 O-O$220 O-O$146"),
    ])
    func `signs after a move are glyphs`(text: String, outline: String) throws {
        #expect(try tree(text).outline == outline)
    }

    @Test(arguments: ["Pa8N", "♙a8N", "♟a8=N", "a8N", "a8ND", "a8=ND"])
    func `a knight after a pawn's move is a promotion`(
        token: String
    ) throws {
        let game = try tree("[FEN \"8/P6k/8/8/8/8/8/K7 w - - 0 1\"]\n1. \(token) *")
        #expect(game.mainSAN == ["a8=N"])
    }
}
