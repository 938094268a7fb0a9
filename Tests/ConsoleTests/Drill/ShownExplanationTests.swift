import Testing

@testable import Coach
@testable import Console

@Suite struct ShownExplanationTests {
    @Test func `a text is new once for each deviation`() {
        let shown = ShownExplanations()
        #expect(shown.record("loses a pawn", about: 1))
        #expect(!shown.record("loses a pawn", about: 1))
        #expect(shown.record("loses a piece", about: 1))
        #expect(shown.record("loses a pawn", about: 2))
        // A late text about an earlier deviation is neither suppressed nor recorded.
        #expect(shown.record("loses a rook", about: 1))
        #expect(shown.record("loses a rook", about: 2))
    }
}
