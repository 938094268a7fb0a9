import Testing

@testable import Coach
@testable import Console

@Suite struct ShownExplanationTests {
    @Test func `a text is news once for each deviation`() {
        let shown = ShownExplanations()
        let first = shown.begin()
        #expect(shown.note("loses a pawn", about: first))
        #expect(!shown.note("loses a pawn", about: first))
        #expect(shown.note("loses a piece", about: first))
        let second = shown.begin()
        #expect(shown.note("loses a pawn", about: second))
        // What comes late, of the deviation before, is neither held back nor noted.
        #expect(shown.note("loses a rook", about: first))
        #expect(shown.note("loses a rook", about: second))
    }
}
