import Chess
import Testing
import UCI

@testable import Analysis

/// When enough searches agree on how much a move loses.
@Suite struct BandSettlingTests {
    /// Returns the band on which searches with these results settle, and after how many of them; nil if none is the last.
    private func settled(_ scores: Int...) throws -> String? {
        var settling = BandSettling()
        for (number, score) in scores.enumerated() {
            let comparison = try #require(
                MoveComparison(
                    played: try evaluation("h3 e5", .centipawns(score), from: .initial),
                    expected: try evaluation("e4 e5", .centipawns(0), from: .initial)))
            if let settled = settling.add(comparison) { return "\(settled.band) after \(number + 1)" }
        }
        return nil
    }

    @Test func `one search is enough for a loss far from every threshold`() throws {
        #expect(try settled(-85) == "inaccuracy after 1")
    }

    @Test func `a move is sound only if two searches agree`() throws {
        #expect(try settled(-5) == nil)
        #expect(try settled(-5, -5) == "sound after 2")
        #expect(try settled(-5, -40, -5, -40) == "slightlyWorse after 4")
        #expect(try settled(-40, -5, -40, -5) == "slightlyWorse after 4")
        #expect(try settled(-30, -31, -30, -31) == "sound after 4")
    }

    @Test func `between two other bands the milder one counts`() throws {
        #expect(try settled(-53, -58, -53, -58) == "slightlyWorse after 4")
    }
}
