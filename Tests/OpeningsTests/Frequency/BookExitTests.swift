import Chess
import Openings
import TestSupport
import Testing

/// The ways in which games leave the book.
@Suite struct BookExitTests {
    // 3.Bb5 is played in 4/10, and 3 of its 4 games continue; after 3.d4 in the Sicilian no game does.
    @Test func `the frequency of a line's end is the share of games that continue there`() throws {
        let paths = try SpanishGames.probabilities()
        let ends = paths.lineEnds(atLeast: 0.01)
        #expect(ends.count == 1)
        #expect(ends.allSatisfy { $0.probability.isNear(0.3) })
        #expect(paths.repertoire.positions[ends[0].position].line == (try moves("e4 e5 Nf3 Nc6 Bb5")))
    }

    // 2...Nf6, 2...Nc6 and 1...e6: 0.4. Continuing after 3.Bb5: 0.3. Games that end: 0.1 after 3.Bb5, 0.2 after 3.d4.
    @Test func `every game leaves the book in exactly one way`() throws {
        let exits = try SpanishGames.probabilities().exits
        func sum(_ kind: BookExit.Kind) -> Double {
            exits.filter { $0.kind == kind }.reduce(0) { $0 + $1.probability }
        }
        #expect(sum(.unanswered).isNear(0.4))
        #expect(sum(.lineEnd).isNear(0.3))
        #expect(sum(.gameEnd).isNear(0.3))
        #expect(sum(.repetition) == 0)
    }

    // After 1.Nf3 half the games continue 1...Nf6 2.Ng1 Ng8, which is the start position again.
    @Test func `G10 a repetition terminates and is not counted twice`() throws {
        let paths = try pathProbabilities(
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

    @Test(arguments: 1...25 as ClosedRange<UInt64>)
    func `the exits add up to one for any book and games`(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let side: Side = seed % 2 == 0 ? .white : .black
        let lines = (0..<12).map { _ in RandomLine(&generator, plies: 12) }
        let book = lines.map { $0.pgn }.joined(separator: "\n\n")
        let base = TinyBase(games: lines.map(\.moves) + (0..<40).map { _ in RandomLine(&generator, plies: 14).moves })
        let paths = try PathProbabilities(repertoire(book, side), base.source)
        #expect(paths.exits.reduce(0) { $0 + $1.probability }.isNear(1))
        #expect(paths.exits.allSatisfy { $0.probability > 0 })
        for index in paths.repertoire.positions.indices {
            #expect(paths[index] <= 1 + 1e-9)
            #expect(paths[index] >= paths.byMainMoves(index))
        }
        for gap in paths.gaps(atLeast: 1e-9) {
            #expect(paths.repertoire[gap.identity].map(\.prepared.isEmpty) ?? true)
        }
    }
}
