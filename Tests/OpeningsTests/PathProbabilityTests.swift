import Chess
import Openings
import PGN
import TestSupport
import Testing

@Suite struct PathProbabilityTests {
    /// White's book: the Spanish, and the open Sicilian.
    private static let spanish = """
        1. e4 e5 (1... c5 2. Nf3 d6 3. d4) 2. Nf3 Nc6 3. Bb5 *
        """
    /// Twelve games.
    private static let dozen = """
        3x e4 e5 Nf3 Nc6 Bb5 a6
        1x e4 e5 Nf3 Nc6 Bb5
        2x e4 e5 Nf3 Nf6
        2x e4 c5 Nf3 d6 d4
        1x e4 c5 Nf3 Nc6
        1x e4 e6
        1x d4 d5
        1x d4 Nf6
        """

    private func probabilities(_ pgn: String, _ side: Side, _ base: String) throws -> PathProbabilities {
        try PathProbabilities(repertoire(pgn, side), TinyBase(base).source)
    }

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
        let paths = try probabilities(Self.spanish, .white, Self.dozen)
        #expect(try #require(paths[try position(line).identity]).isNear(expected))
    }

    @Test func `a position the repertoire does not have has no probability`() throws {
        #expect(try probabilities(Self.spanish, .white, Self.dozen)[try position("d4").identity] == nil)
    }

    // 2...Nf6: 6/10 · 2/6 = 1/5. 1...e6: 1/10. 2...Nc6 in the Sicilian: 3/10 · 1/3 = 1/10; of equally frequent ones
    // the one in the book's main line comes first.
    @Test func `replies without an answer come by how often they are met`() throws {
        let gaps = try probabilities(Self.spanish, .white, Self.dozen).gaps(atLeast: 1 / 20)
        #expect(gaps.map { $0.position.san($0.reply) } == ["Nf6", "e6", "Nc6"])
        #expect(zip(gaps, [0.2, 0.1, 0.1]).allSatisfy { $0.probability.isNear($1) })
        #expect(gaps.map(\.games) == [2, 1, 1])
        #expect(gaps.map(\.line) == [try moves("e4 e5 Nf3"), try moves("e4"), try moves("e4 c5 Nf3")])
    }

    @Test func `the target is met from exactly as often`() throws {
        let paths = try probabilities(Self.spanish, .white, Self.dozen)
        #expect(paths.gaps(atLeast: 1 / 5).count == 1)
        #expect(paths.gaps(atLeast: 1 / 10).count == 3)
        #expect(paths.gaps(atLeast: 1 / 4.9).isEmpty)
    }

    // 3.Bb5 is met in 4/10, and 3 of its 4 games go on; after 3.d4 of the Sicilian no game does.
    @Test func `the end of a line is told by the games that go on there`() throws {
        let paths = try probabilities(Self.spanish, .white, Self.dozen)
        let ends = paths.lineEnds(atLeast: 0.01)
        #expect(ends.count == 1)
        #expect(ends.allSatisfy { $0.probability.isNear(0.3) })
        #expect(paths.repertoire.positions[ends[0].position].line == (try moves("e4 e5 Nf3 Nc6 Bb5")))
    }

    // 2...Nf6, 2...Nc6 and 1...e6: 0.4. On from 3.Bb5: 0.3. Games that end: 0.1 after 3.Bb5, 0.2 after 3.d4.
    @Test func `every game leaves the book in one way`() throws {
        let exits = try probabilities(Self.spanish, .white, Self.dozen).exits
        func sum(_ kind: BookExit.Kind) -> Double {
            exits.filter { $0.kind == kind }.reduce(0) { $0 + $1.probability }
        }
        #expect(sum(.unanswered).isNear(0.4))
        #expect(sum(.lineEnd).isNear(0.3))
        #expect(sum(.gameEnd).isNear(0.3))
        #expect(sum(.repetition) == 0)
    }

    // Half the games come by 1...Nc6 2.Nf3, and 4 of these 5 go on with 2...e5, which the book has by 1...e5.
    @Test func `G2 a reply that transposes into the book is no gap, and both ways add up`() throws {
        let paths = try probabilities(
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
        let paths = try probabilities(
            "1. d4 Nf6 (1... e6 2. c4 f5 3. g3) 2. c4 g6 3. Nc3 *", .white,
            """
            3x d4 Nf6 c4 e6
            1x d4 e6 c4 Nf6
            """)
        let gaps = paths.gaps(atLeast: 0.01)
        #expect(gaps.map(\.probability) == [1])
        #expect(gaps.map(\.line) == [try moves("d4 Nf6 c4")])
    }

    @Test func `a reply the book ends with is a gap too`() throws {
        let paths = try probabilities(
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

    // After 1.Nf3 half the games go 1...Nf6 2.Ng1 Ng8, which is the start again.
    @Test func `G10 a repetition ends where it comes back, and is not counted twice`() throws {
        let paths = try probabilities(
            "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 *", .white,
            """
            2x Nf3 Nf6 Ng1 Ng8
            2x Nf3 d5
            """)
        #expect(try #require(paths[try position("").identity]) == 1)
        #expect(try #require(paths[try position("Nf3 Nf6").identity]).isNear(0.5))
        #expect(paths.exits.filter { $0.kind == .repetition }.map(\.probability) == [0.5])
        #expect(paths.exits.reduce(0) { $0 + $1.probability }.isNear(1))
    }

    // 2.Nf3 is the main move, 2.f4 the alternative: behind it what would be if he chose it.
    @Test func `behind an alternative a position is weighed as if it were chosen`() throws {
        let paths = try probabilities(
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
        let paths = try probabilities(
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

    @Test func `where the base knows nothing, the book's replies are equally likely`() throws {
        let paths = try probabilities("1. e4 e5 (1... c5 2. Nf3 d6 (2... e6 3. d4) 3. d4) 2. Nf3 *", .white, "")
        #expect(try #require(paths[try position("e4 c5 Nf3 e6 d4").identity]) == 0.25)
        #expect(paths.gaps(atLeast: 0.0001).isEmpty)
    }

    // Of ten games five reach the chapter's start, and four of these are met with the move it begins with.
    @Test func `a chapter that no line reaches is as likely as its start is in the base`() throws {
        let start = try position("e4 e6 d4 d5").fen
        let paths = try probabilities(
            "1. d4 d5 2. c4 *\n\n[FEN \"\(start)\"]\n[SetUp \"1\"]\n\n3. Nc3 Bb4 4. e5 *", .white,
            """
            4x e4 e6 d4 d5 Nc3 Bb4
            1x e4 e6 d4 d5 Nc3 Nf6
            5x d4 d5
            """)
        #expect(try #require(paths[try position("e4 e6 d4 d5 Nc3 Bb4").identity]).isNear(0.5 * 0.8))
        #expect(try #require(paths[try position("d4 d5").identity]) == 1)
    }

    @Test func `the opponent's replies come with their shares of all games`() throws {
        let paths = try probabilities(Self.spanish, .white, Self.dozen)
        let index = try #require(paths.repertoire.index(of: try position("e4").identity))
        let replies = paths.replies(at: index)
        #expect(replies.map { paths.repertoire.positions[index].position.san($0.move) } == ["e5", "c5"])
        #expect(zip(replies, [0.6, 0.3]).allSatisfy { $0.share.isNear($1) })
        #expect(paths.replies(at: 0).isEmpty)
    }

    // After 1.e4 the eleven games with it and the two of the book's replies counted once more: 1...a6 in 1 of 13.
    @Test func `with smoothing a reply that a few games do not have is not impossible`() throws {
        let book = repertoire("1. e4 e5 (1... a6 2. d4) 2. Nf3 *", .white)
        let base = try TinyBase("11x e4 e5")
        let place = try position("e4 a6").identity
        #expect(try PathProbabilities(book, base.source)[place] == 0)
        let paths = try PathProbabilities(book, book.counting(eachReplyOnceIn: base.source))
        #expect(try #require(paths[place]).isNear(1.0 / 13))
        #expect(paths.exits.reduce(0) { $0 + $1.probability }.isNear(1))
    }

    // 1...a6 is met in 1 of 10 games, 1...b6 in none; 2...Bb7 stands in both branches and is counted in the likelier.
    @Test func `rare branches are whole, and a card that two of them share is counted once`() throws {
        let paths = try probabilities(
            "1. e4 e5 (1... a6 2. d4 b6 3. Nf3 Bb7 4. Bd3) (1... b6 2. d4 a6 3. Nf3 e6 4. c3) 2. Nf3 *", .white,
            """
            9x e4 e5 Nf3
            1x e4 a6 d4 b6 Nf3 Bb7
            """)
        let branches = paths.rareBranches(below: 0.2)
        #expect(
            branches.map { paths.repertoire.positions[$0.position].line } == [try moves("e4 a6"), try moves("e4 b6")])
        // 2.d4, 3.Nf3, 4.Bd3 and 4.c3 behind 1...a6; 2.d4 behind 1...b6.
        #expect(branches.map(\.cards) == [4, 1])
        #expect(paths.rareBranches(below: 0.05).map(\.cards) == [1, 1])
    }

    @Test(arguments: 1...25 as ClosedRange<UInt64>)
    func `whatever the book and the games, the exits add up to one`(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let side: Side = seed % 2 == 0 ? .white : .black
        let lines = (0..<12).map { _ in RandomLine(&generator, plies: 12) }
        let book = lines.map { $0.pgn }.joined(separator: "\n\n")
        let base = TinyBase(games: lines.map(\.moves) + (0..<40).map { _ in RandomLine(&generator, plies: 14).moves })
        let paths = try PathProbabilities(repertoire(book, side), base.source)
        #expect(paths.exits.reduce(0) { $0 + $1.probability }.isNear(1))
        for index in paths.repertoire.positions.indices {
            #expect(paths[index] <= 1 + 1e-9)
            #expect(paths[index] >= paths.byMainMoves(index))
        }
        for gap in paths.gaps(atLeast: 1e-9) {
            #expect(paths.repertoire[gap.identity].map(\.prepared.isEmpty) ?? true)
        }
    }
}

/// A game of knights and rooks that come and go, so that lines transpose and repeat.
private struct RandomLine {
    var moves: [Move] = []
    var pgn = ""

    init(_ generator: inout SeededGenerator, plies: Int) {
        var position = Position.initial
        for _ in 0..<plies {
            let knights = position.legalMoves().filter { position[$0.from]?.kind == .knight }
                .sorted { position.uci($0) < position.uci($1) }
            guard !knights.isEmpty else { break }
            let move = knights[generator.below(min(3, knights.count))]
            if position.sideToMove == .white { pgn += "\(position.fullmoveNumber). " }
            pgn += position.san(move) + " "
            moves.append(move)
            position = position.playing(move)
        }
        pgn += "*"
    }
}

extension Double {
    fileprivate func isNear(_ other: Double) -> Bool { abs(self - other) < 1e-9 }
}

/// Moves in SAN, one after the other.
private func moves(_ line: String) throws -> [Move] {
    var position = Position.initial
    return try line.split(separator: " ").map { san in
        let move = try #require(try position.move(san: String(san)))
        position = position.playing(move)
        return move
    }
}
