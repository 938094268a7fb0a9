import Chess
import Testing
import UCI

@testable import Analysis

/// When enough searches agree on how much a move loses.
@Suite struct BandSettlingTests {
    /// Returns the band on which searches with these results settle, and after how many of them; nil if none is the
    /// last.
    private func settled(_ scores: Int...) throws -> String? {
        var settling = BandSettling()
        for (number, score) in scores.enumerated() {
            if let settled = settling.add(try comparison(score)) { return "\(settled.band) after \(number + 1)" }
        }
        return nil
    }

    /// Returns a comparison in which the played move has this score, and the expected one is level.
    private func comparison(_ score: Int) throws -> MoveComparison {
        try #require(
            MoveComparison(
                played: try evaluation("h3 e5", .centipawns(score), from: .initial),
                expected: try evaluation("e4 e5", .centipawns(0), from: .initial)))
    }

    @Test func `one search is enough for a loss far from every threshold`() throws {
        #expect(try settled(-250) == "blunder after 1")
        #expect(try settled(-85, -85) == "inaccuracy after 2")
        #expect(try settled(-60, -61, -85) == "inaccuracy after 3")
    }

    @Test func `a move is sound only if two searches agree`() throws {
        #expect(try settled(-5) == nil)
        #expect(try settled(-5, -5) == "sound after 2")
        #expect(try settled(60) == nil)
        #expect(try settled(60, 60) == "sound after 2")
        #expect(try settled(-5, -40, -5, -40) == "slightlyWorse after 4")
        #expect(try settled(-40, -5, -40, -5) == "slightlyWorse after 4")
        #expect(try settled(-30, -31, -30, -31) == "sound after 4")
    }

    @Test func `between two other bands the milder one counts`() throws {
        #expect(try settled(-53, -58, -53, -58) == "slightlyWorse after 4")
    }

    @Test func `the scores shown are those of the search whose band counts`() throws {
        for scores in [[-53, -58, -53, -58], [-58, -53, -58, -53], [-40, -5, -40, -5], [-5, -40, -5, -40]] {
            var settling = BandSettling()
            let settled = try scores.compactMap { try settling.add(comparison($0)) }
            let shown = try #require(settled.first)
            #expect(shown.band == LossBand(points: shown.loss), "\(scores)")
        }
    }
}
