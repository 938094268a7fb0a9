import Analysis
import Chess
import Testing

@Suite(.enabled(if: RealEngine.isExpected, "no Stockfish on PATH or in /usr/games"), .timeLimit(.minutes(2)))
struct OpeningBlunderTests {
    @Test(arguments: OpeningBlunder.known)
    func `the engine punishes a known blunder and we can say why`(_ blunder: OpeningBlunder) async throws {
        let all = try line(blunder.moves)
        let question = try #require(all.positions.dropLast().last)
        let played = try #require(all.moves.last)
        let prepared = try #require(try question.move(san: blunder.prepared))
        let evaluator = EngineEvaluator(try await RealEngine.engine)
        let comparison = try await evaluator.compare(played: played, expected: prepared, in: question)
        let explanation = Explanation(comparison, prepared: [prepared])

        #expect(comparison.moveClass == .blunder)
        #expect(comparison.played.line.sans.dropFirst().first == blunder.punishment)
        #expect(blunder.kinds.isSubset(of: explanation.reasons.map(\.kind)))

        let before = try #require(explanation.beforeRetry)
        #expect(blunder.text.isEmpty || before.text == blunder.text)
        #expect(before.line.moves.first == played)
        #expect(before.line.moves.count <= Explanation.plies)
        #expect(!before.text.contains(blunder.prepared))
        #expect(!stride(from: 0, to: before.line.moves.count, by: 2).contains { before.line.moves[$0] == prepared })
        #expect(explanation.full.text.contains(MoveLine.numbered(prepared, in: question)))
        #expect(explanation.full.expected.moves.first == prepared)
    }

    @Test func `the same question gets the same answer, whatever was asked between`() async throws {
        let evaluator = EngineEvaluator(try await RealEngine.engine)
        let effort = try #require(Effort(nodes: 20_000))
        let first = try await evaluator.evaluate(nil, in: .initial, effort: effort)
        let other = try position(after: "1.e4 c5")
        _ = try await evaluator.evaluate(nil, in: other, effort: effort)
        #expect(try await evaluator.evaluate(nil, in: .initial, effort: effort) == first)
    }
}
