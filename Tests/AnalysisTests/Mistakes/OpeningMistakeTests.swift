import Analysis
import Chess
import Testing

/// Sixty opening mistakes, evaluated by Stockfish with the default budget.
@Suite(.enabled(if: RealEngine.isExpected, "no Stockfish on PATH or in /usr/games"), .timeLimit(.minutes(5)))
struct OpeningMistakeTests {
    @Test func `there are sixty mistakes with legal moves`() throws {
        #expect(OpeningMistake.all.count == 60)
        for mistake in OpeningMistake.all {
            let question = try Position(fen: mistake.fen)
            #expect(try question.move(san: mistake.prepared) != nil)
            _ = try line(([mistake.played] + mistake.line).joined(separator: " "), from: question)
        }
    }

    @Test func `classes are right, main reasons match a strong player's, and all reasons are true`() async throws {
        let evaluator = EngineEvaluator(try await RealEngine.engine)
        var otherReasons: [String] = []
        var otherRefutations: [String] = []
        for mistake in OpeningMistake.all {
            let question = try Position(fen: mistake.fen)
            let played = try #require(try question.move(san: mistake.played))
            let prepared = try #require(try question.move(san: mistake.prepared))
            let comparison = try await evaluator.compare(played: played, expected: prepared, in: question)
            let explanation = Explanation(comparison, prepared: [prepared])

            #expect(comparison.moveClass == mistake.moveClass, "\(mistake.name)")
            let faults = ReasonCheck.faults(of: explanation)
            #expect(faults.isEmpty, "\(mistake.name): \(faults.joined(separator: "\n"))")
            try hidesAnswer(explanation, mistake, prepared)

            let main = comparison.outcome == .worse ? explanation.reasons.first : nil
            let word = main.map { OpeningMistake.word($0.kind) } ?? ""
            if word != mistake.reason {
                otherReasons.append("\(mistake.name): \(word), not \(mistake.reason)")
            }
            let sans = comparison.played.line.sans
            if mistake.moveClass >= .mistake, sans.count > 1, sans[1] != mistake.line.first {
                otherRefutations.append(mistake.name)
            }
        }
        #expect(otherReasons.count <= 10, "\(otherReasons.joined(separator: "\n"))")
        #expect(otherRefutations.count <= 2, "other refutations: \(otherRefutations)")
    }

    /// Checks that nothing about the prepared move is shown before the retry, and both moves are compared afterwards.
    private func hidesAnswer(_ explanation: Explanation, _ mistake: OpeningMistake, _ prepared: Move) throws {
        guard explanation.comparison.outcome == .worse else {
            #expect(explanation.beforeRetry == nil)
            return
        }
        let before = try #require(explanation.beforeRetry)
        #expect(before.line.moves.first == explanation.comparison.played.move)
        #expect(before.line.moves.count <= Explanation.plies)
        #expect(!before.text.split(separator: " ").contains { $0 == mistake.prepared || $0 == "\(mistake.prepared)." })
        #expect(!stride(from: 0, to: before.line.moves.count, by: 2).contains { before.line.moves[$0] == prepared })
        #expect(explanation.full.text.contains(MoveLine.numbered(prepared, in: explanation.comparison.position)))
        #expect(explanation.full.expected.moves.first == prepared)
        #expect(explanation.reasons.count <= 4)
    }

    @Test func `the same search gives the same result, whatever was searched in between`() async throws {
        let evaluator = EngineEvaluator(try await RealEngine.engine)
        let budget = try #require(SearchBudget(nodes: 20_000))
        let first = try await evaluator.evaluate(nil, in: .initial, budget: budget)
        let other = try position(after: "1.e4 c5")
        _ = try await evaluator.evaluate(nil, in: other, budget: budget)
        #expect(try await evaluator.evaluate(nil, in: .initial, budget: budget) == first)
    }
}
