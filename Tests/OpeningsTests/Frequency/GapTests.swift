import Chess
import Openings
import Testing

/// The opponent's moves for which no answer is prepared.
@Suite struct GapTests {
    // 2...Nf6: 6/10 · 2/6 = 1/5. 1...e6: 1/10. 2...Nc6 in the Sicilian: 3/10 · 1/3 = 1/10; of equally frequent ones
    // the one in the book's main line comes first.
    @Test func `replies without an answer are sorted by their frequency`() throws {
        let gaps = try SpanishGames.probabilities().gaps(atLeast: 1 / 20)
        #expect(gaps.map { $0.position.san($0.reply) } == ["Nf6", "e6", "Nc6"])
        #expect(zip(gaps, [0.2, 0.1, 0.1]).allSatisfy { $0.probability.isNear($1) })
        #expect(gaps.map(\.games) == [2, 1, 1])
        #expect(gaps.map(\.line) == [try moves("e4 e5 Nf3"), try moves("e4"), try moves("e4 c5 Nf3")])
    }

    @Test func `a frequency equal to the target reaches it`() throws {
        let paths = try SpanishGames.probabilities()
        #expect(paths.gaps(atLeast: 1 / 5).count == 1)
        #expect(paths.gaps(atLeast: 1 / 10).count == 3)
        #expect(paths.gaps(atLeast: 1 / 4.9).isEmpty)
    }

    // Half the games reach the position by 1...Nc6 2.Nf3, and 4 of these 5 continue with 2...e5, which the book reaches
    // by 1...e5.
    @Test func `G2 a reply that transposes into the book is not a gap, and both move orders add up`() throws {
        let paths = try pathProbabilities(
            """
            1. e4 e5 (1... Nc6 2. Nf3 d5 3. exd5) 2. Nf3 Nc6 3. Bb5 *
            """, .white,
            """
            5x e4 e5 Nf3 Nc6 Bb5
            4x e4 Nc6 Nf3 e5
            1x e4 Nc6 Nf3 d5
            """)
        #expect(paths.gaps(atLeast: 0.0001).isEmpty)
        #expect(try #require(paths[try position("e4 e5 Nf3 Nc6 Bb5").identity]).isNear(0.9))
    }

    @Test func `two replies that lead to one unknown position are one gap`() throws {
        let paths = try pathProbabilities(
            "1. d4 Nf6 (1... e6 2. c4 f5 3. g3) 2. c4 g6 3. Nc3 *", .white,
            """
            3x d4 Nf6 c4 e6
            1x d4 e6 c4 Nf6
            """)
        let gaps = paths.gaps(atLeast: 0.01)
        #expect(gaps.map(\.probability) == [1])
        #expect(gaps.map(\.line) == [try moves("d4 Nf6 c4")])
    }

    @Test func `a reply that ends a line of the book is a gap too`() throws {
        let paths = try pathProbabilities(
            "1. e4 e5 2. Nf3 Nc6 (2... d6) 3. Bb5 *", .white,
            """
            3x e4 e5 Nf3 Nc6
            1x e4 e5 Nf3 d6
            """)
        let gaps = paths.gaps(atLeast: 0.01)
        #expect(gaps.map { $0.position.san($0.reply) } == ["d6"])
        #expect(gaps.map(\.isGiven) == [true])
        #expect(gaps.allSatisfy { $0.probability.isNear(0.25) && $0.games == 1 })
    }

    // The position after 1.e4 e5 2.Nf3 is reached by 2...Nc6 in 8 of 10 games and by 1...Nc6 2.Nf3 e5 in 2 of 10.
    @Test func `the line of a gap is the most probable path, whatever the book has first`() throws {
        let paths = try pathProbabilities(
            "1. e4 Nc6 (1... e5 2. Nf3 Nc6 3. Bb5) 2. Nf3 e5 3. Bb5 a6 4. Ba4 *", .white,
            """
            6x e4 e5 Nf3 Nc6 Bb5 a6
            2x e4 e5 Nf3 Nc6 Bb5 Nf6
            1x e4 Nc6 Nf3 e5 Bb5 a6
            1x e4 Nc6 Nf3 e5 Bb5 Nf6
            """)
        let gaps = paths.gaps(atLeast: 0.01)
        #expect(gaps.map(\.line) == [try moves("e4 e5 Nf3 Nc6 Bb5")])
        #expect(gaps.map { $0.position.san($0.reply) } == ["Nf6"])
        #expect(gaps.allSatisfy { $0.probability.isNear(0.3) && $0.games == 3 })
    }

    @Test func `a gap that no main move leads to is reached by an alternative`() throws {
        let paths = try pathProbabilities(
            "1. e4 e5 2. Nf3 (2. Nc3 Nf6 3. f4) 2... Nc6 3. Bb5 *", .white,
            """
            1x e4 e5 Nf3 Nc6
            1x e4 e5 Nc3 Nc6
            """)
        #expect(paths.gaps(atLeast: 0.01).map(\.line) == [try moves("e4 e5 Nc3")])
    }

    @Test func `a gap after a chapter that begins with a position begins there`() throws {
        let start = try position("d4 d5 c4")
        let paths = try pathProbabilities(
            "[FEN \"\(start.fen)\"]\n\n2... e6 3. Nc3 Nf6 4. Bg5 *", .white,
            """
            3x d4 d5 c4 e6 Nc3 Nf6
            1x d4 d5 c4 e6 Nc3 c5
            """)
        let gaps = paths.gaps(atLeast: 0.01)
        #expect(gaps.map(\.start) == [start])
        #expect(gaps.map { $0.line.count } == [2])
    }
}
