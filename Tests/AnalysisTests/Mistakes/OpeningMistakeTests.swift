import Analysis
import Chess
import Testing

/// Sixty opening mistakes, evaluated by Stockfish with the default budget; see `RecordedEvaluator`.
@Suite(.timeLimit(.minutes(10)))
struct OpeningMistakeTests {
    @Test func `there are sixty mistakes with legal moves`() throws {
        #expect(OpeningMistake.all.count == 60)
        for mistake in OpeningMistake.all {
            let question = try Position(fen: mistake.fen)
            #expect(throws: Never.self) { try question.move(san: mistake.prepared) }
            _ = try line(([mistake.played] + mistake.line).joined(separator: " "), from: question)
        }
    }

    @Test(arguments: OpeningMistake.all) func `the class is right, and all reasons are true`(_ mistake: OpeningMistake)
        async throws
    {
        let evaluated = try #require(try await EvaluatedMistake.all.first { $0.mistake.name == mistake.name })
        #expect(evaluated.explanation.comparison.moveClass == mistake.moveClass)
        let faults = ReasonCheck.faults(of: evaluated.explanation)
        #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
        try hidesAnswer(evaluated.explanation, mistake, evaluated.prepared)
    }

    /// By kind: the least number of mistakes with this main reason in which the detector finds it. The number is one
    /// less than with Stockfish 15.1, because the lines differ between versions. A broken detector finds no reason.
    static let detectors: [(FindingKind, Int)] = [
        (.allowsMate, 5), (.mateThreat, 1), (.fork, 5), (.pin, 1), (.discoveredAttack, 2), (.trappedPiece, 3),
        (.hangingPiece, 2), (.skewer, 1), (.removedDefender, 2), (.losesMaterial, 1), (.castling, 0), (.kingSafety, 1),
        (.tempo, 3),
        (.structure, 1),
    ]

    @Test(arguments: detectors) func `each detector finds its own mistakes, and no others`(
        _ kind: FindingKind, _ least: Int
    ) async throws {
        let word = OpeningMistake.word(kind)
        let all = try await EvaluatedMistake.all
        let own = all.filter { $0.mistake.reason == word }
        let found = own.filter { $0.mainReason == word }
        #expect(found.count >= least, "of \(own.map(\.mistake.name)) only \(found.map(\.mistake.name))")
        // Most tactics win material, so a loss of material counts only as the main reason.
        let others = all.filter { one in
            let isFound = kind == .losesMaterial ? one.mainReason == word : one.kinds.contains(kind)
            return isFound && one.mistake.reason != word && !one.mistake.others.contains(word)
        }
        #expect(others.count <= 1, "also found in \(others.map(\.mistake.name))")
    }

    @Test func `every reason of the table has a detector`() {
        // The centre has no reason of its own: what the expected move does says more.
        let words = Set(Self.detectors.map { OpeningMistake.word($0.0) } + ["centre"])
        #expect(Set(OpeningMistake.all.map(\.reason)).subtracting([""]) == words)
    }

    @Test func `main reasons against the played move and refutations match a strong player's`() async throws {
        let all = try await EvaluatedMistake.all
        let otherReasons = all.filter { one in
            let accepted = ["", one.mistake.reason] + one.mistake.others
            return !accepted.contains(one.mainReason)
        }
        let lines = otherReasons.map { "\($0.mistake.name): \($0.mainReason), not \($0.mistake.reason)" }
        #expect(otherReasons.count <= 10, "\(lines.joined(separator: "\n"))")
        let otherRefutations = all.filter { one in
            let sans = one.explanation.comparison.played.line.sans
            return one.mistake.moveClass >= .mistake && sans.count > 1 && sans[1] != one.mistake.line.first
        }
        #expect(otherRefutations.count <= 2, "other refutations: \(otherRefutations.map(\.mistake.name))")
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
        #expect(explanation.full.shortExpected.moves.first == prepared)
        #expect(explanation.full.expected.moves.first == prepared)
        #expect(explanation.reasons.count <= 4)
    }

    @Test(.enabled(if: RealEngine.isExpected, "no Stockfish on PATH or in /usr/games"))
    func `the same search gives the same result, whatever was searched in between`() async throws {
        let evaluator = EngineEvaluator(try await RealEngine.engine)
        let budget = try #require(SearchBudget(nodes: 20_000))
        let first = try await evaluator.evaluate(nil, in: .initial, budget: budget)
        let other = try position(after: "1.e4 c5")
        _ = try await evaluator.evaluate(nil, in: other, budget: budget)
        #expect(try await evaluator.evaluate(nil, in: .initial, budget: budget) == first)
    }
}
