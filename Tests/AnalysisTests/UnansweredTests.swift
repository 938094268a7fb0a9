import Analysis
import Chess
import Testing
import UCI

/// Explanations in a drill that has not asked every position yet.
struct UnansweredTests {
    @Test func `a line ends at an unanswered position`() throws {
        let start = Position.initial
        let played = try evaluation("a3 e5 e4 Nf6 Nf3", .centipawns(-20), from: start)
        let expected = try evaluation("e4 e5 Nf3 Nc6 Bb5 a6", .centipawns(30), from: start)
        let comparison = try #require(MoveComparison(played: played, expected: expected))
        let open = try position(after: "e4 e5")
        let explanation = Explanation(comparison, unanswered: [start.identity, open.identity])
        #expect(explanation.full.expected.text == "1.e4 e5")
        #expect(explanation.full.played.moves.count == 5)
        #expect(Explanation(comparison).full.expected.moves.count == 6)
    }

    @Test func `a sentence does not name a move that another question asks for`() throws {
        let start = try Position(fen: "rn1qk2r/pbp1bpp1/1p1ppn1p/8/8/1P1PPN2/PBP1BPPP/RN1QK1R1 w Qkq - 0 8")
        let played = try evaluation("h4 h5 Rh1 c5 Nbd2 Nc6 c4 Qc7 a3 Ng4", .centipawns(-27), from: start)
        let expected = try evaluation("g4 c5 h4 Nc6 Qd2 d5 g5 hxg5 hxg5 Nh7", .centipawns(19), from: start)
        let comparison = try #require(MoveComparison(played: played, expected: expected))
        #expect(Explanation(comparison).full.text.hasSuffix("8.g4 should come first, and then 9.h4."))
        let open = try position(after: "g4 c5", from: start)
        let explanation = Explanation(comparison, unanswered: [open.identity])
        #expect(!explanation.full.text.contains("9.h4"), "\(explanation.full.text)")
        #expect(explanation.full.text.hasPrefix("8.h4"))
        #expect(explanation.full.expected.moves.count == 2)
    }
}
