import Chess
import Openings
import Testing

/// How likely the learner is to meet each position.
@Suite struct PathProbabilityTests {
    // By hand. The learner plays 1.e4, so the two games with 1.d4 do not matter. 1.e4 was played in ten: 1...e5 in 6 of
    // them, 1...c5 in 3, 1...e6 in 1. After 1...e5 2.Nf3: 2...Nc6 in 4 of 6, 2...Nf6 in 2 of 6. After 1...c5 2.Nf3:
    // 2...d6 in 2 of 3, 2...Nc6 in 1 of 3.
    @Test(arguments: [
        ("", 1.0), ("e4", 1), ("e4 e5", 0.6), ("e4 e5 Nf3", 0.6),
        ("e4 e5 Nf3 Nc6", 0.4),  // 6/10 · 4/6
        ("e4 e5 Nf3 Nc6 Bb5", 0.4), ("e4 c5", 0.3),
        ("e4 c5 Nf3 d6 d4", 0.2),  // 3/10 · 2/3
    ])
    func `the probability of a position is the product of the opponent's shares`(line: String, expected: Double) throws
    {
        let paths = try SpanishGames.probabilities()
        #expect(try #require(paths[try position(line).identity]).isNear(expected))
    }

    @Test func `a position outside the repertoire has no probability`() throws {
        #expect(try SpanishGames.probabilities()[try position("d4").identity] == nil)
    }

    // 2.Nf3 is the main move, 2.f4 the alternative: the probabilities after it assume that it is chosen.
    @Test func `a position after an alternative is weighted as if that move were chosen`() throws {
        let paths = try pathProbabilities(
            "1. e4 e5 (1... c5 2. Nf3) 2. Nf3 (2. f4 exf4 3. Nf3 g5 4. h4) 2... Nc6 3. Bb5 *", .white,
            """
            2x e4 e5 Nf3 Nc6
            1x e4 e5 f4 exf4 Nf3 g5
            3x e4 e5 f4 exf4 Nf3 d6
            4x e4 c5
            """)
        let gambit = try position("e4 e5 f4 exf4 Nf3 g5 h4")
        #expect(try #require(paths[gambit.identity]).isNear(0.6 * 0.25))
        let index = try #require(paths.repertoire.index(of: gambit.identity))
        #expect(paths.byMainMoves(index) == 0)
        #expect(try #require(paths[try position("e4 e5 Nf3 Nc6").identity]).isNear(0.6))
        let gap = try #require(paths.gaps(atLeast: 0.01).first)
        #expect(gap.position.san(gap.reply) == "d6")
        #expect(gap.probability.isNear(0.6 * 0.75))
        #expect(gap.byMainMoves == 0)
    }

    @Test func `two alternatives that lead to one position do not add up`() throws {
        let paths = try pathProbabilities(
            "1. d4 (1. c4 d5 2. d4) (1. Nf3 d5 2. d4 e6 3. c4) 1... d5 2. c4 e6 3. Nf3 *", .white,
            """
            3x d4 d5 c4 e6
            1x d4 Nf6
            4x c4 d5 d4 e6
            4x Nf3 d5 d4 e6
            """)
        #expect(try #require(paths[try position("d4 d5 c4").identity]).isNear(1))
        for index in paths.repertoire.positions.indices { #expect(paths[index] <= 1) }
    }

    @Test func `where the database has no games, the book's replies are equally likely`() throws {
        let paths = try pathProbabilities("1. e4 e5 (1... c5 2. Nf3 d6 (2... e6 3. d4) 3. d4) 2. Nf3 *", .white, "")
        #expect(try #require(paths[try position("e4 c5 Nf3 e6 d4").identity]) == 0.25)
        #expect(paths.gaps(atLeast: 0.0001).isEmpty)
    }

    // Five of ten games reach the chapter's start, and four of these continue with its first move.
    @Test func `a chapter that no line reaches is as likely as its start position in the database`() throws {
        let start = try position("e4 e6 d4 d5").fen
        let paths = try pathProbabilities(
            "1. d4 d5 2. c4 *\n\n[FEN \"\(start)\"]\n[SetUp \"1\"]\n\n3. Nc3 Bb4 4. e5 *", .white,
            """
            4x e4 e6 d4 d5 Nc3 Bb4
            1x e4 e6 d4 d5 Nc3 Nf6
            5x d4 d5
            """)
        #expect(try #require(paths[try position("e4 e6 d4 d5 Nc3 Bb4").identity]).isNear(0.5 * 0.8))
        #expect(try #require(paths[try position("d4 d5").identity]) == 1)
    }

    @Test func `the opponent's replies have their shares of all games`() throws {
        let paths = try SpanishGames.probabilities()
        let index = try #require(paths.repertoire.index(of: try position("e4").identity))
        let replies = paths.replies(at: index)
        #expect(replies.map { paths.repertoire.positions[index].position.san($0.move) } == ["e5", "c5"])
        #expect(zip(replies, [0.6, 0.3]).allSatisfy { $0.share.isNear($1) })
        #expect(paths.replies(at: 0).isEmpty)
    }

    // After 1.e4: eleven games, and each of the book's two replies counted once more: 1...a6 in 1 of 13.
    @Test func `with smoothing a reply that was not played in a few games is not impossible`() throws {
        let book = repertoire("1. e4 e5 (1... a6 2. d4) 2. Nf3 *", .white)
        let base = try TinyBase("11x e4 e5")
        let place = try position("e4 a6").identity
        #expect(try PathProbabilities(book, base.source)[place] == 0)
        let paths = try PathProbabilities(book, book.counting(eachReplyOnceIn: base.source))
        #expect(try #require(paths[place]).isNear(1.0 / 13))
        #expect(paths.exits.reduce(0) { $0 + $1.probability }.isNear(1))
    }

    // 1...a6 is met in 1 of 10 games, 1...b6 in none; 2...Bb7 is in both branches and is counted in the likelier one.
    @Test func `rare branches are complete, and a card in two of them is counted once`() throws {
        let paths = try pathProbabilities(
            "1. e4 e5 (1... a6 2. d4 b6 3. Nf3 Bb7 4. Bd3) (1... b6 2. d4 a6 3. Nf3 e6 4. c3) 2. Nf3 *", .white,
            """
            9x e4 e5 Nf3
            1x e4 a6 d4 b6 Nf3 Bb7
            """)
        let branches = paths.rareBranches(below: 0.2)
        #expect(
            branches.map { paths.repertoire.positions[$0.position].line } == [try moves("e4 a6"), try moves("e4 b6")])
        // 2.d4, 3.Nf3, 4.Bd3 and 4.c3 after 1...a6; 2.d4 after 1...b6.
        #expect(branches.map(\.cards) == [4, 1])
        #expect(paths.rareBranches(below: 0.05).map(\.cards) == [1, 1])
    }
}
