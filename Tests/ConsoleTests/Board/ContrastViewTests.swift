import Analysis
import Chess
import Store
import Terminal
import Testing
import Training

@testable import Coach
@testable import Console

/// A wrong move and the prepared one, side by side.
@Suite struct ContrastViewTests {
    /// 2.Ke2 instead of the prepared 2.Nf3; without an engine only the two moves are known.
    private func contrast(hasEngine: Bool = true) throws -> Contrast {
        let position = try position(after: "1.e4 e5")
        let played = try evaluation("Ke2 Nf6 Kd3 d5", -400, in: position)
        let expected = try evaluation("Nf3 Nc6 Bb5", 30, in: position)
        let subject = ExplainedMove(
            card: CardID(7), position: position, played: played.move, prepared: [expected.move], wayBack: nil, time: 3,
            isAnswerOut: true, unanswered: [])
        guard hasEngine else { return try #require(Contrast(subject, withdrawals: 0)) }
        let comparison = try #require(MoveComparison(played: played, expected: expected))
        return try #require(
            Contrast(
                FoundExplanation(
                    subject: subject, explanation: Explanation(comparison, prepared: [expected.move]), rivals: [],
                    detail: .contrast, deviation: 1, withdrawals: 0)))
    }

    private func lines(
        _ contrast: Contrast, columns: Int = 100, style: BoardStyle = .ascii, isPlain: Bool = false
    ) -> [String] {
        var terminal = TerminalFacts(isOutputTerminal: true, columns: columns, rows: 30)
        if isPlain { terminal = terminal.plain }
        let look = ExplanationBoard.Look(
            board: BoardLook(style), isFlipped: false, hasColor: false, terminal: terminal, card: nil)
        let moves = MoveWriting(.letters, isPlain: isPlain)
        return ContrastView(contrast: contrast, look: look, moves: moves, isPlain: isPlain).lines(columns: columns)
            .plain
    }

    @Test func `the position after the best reply is beside the position after the prepared move`() throws {
        let lines = try lines(contrast())
        #expect(lines[0].hasPrefix("✗ 2.Ke2?? Nf6  19 %  "))
        #expect(lines[0].hasSuffix("✓ 2.Nf3  53 %"))
        #expect(lines.count == 10)
        // The knight is on f6 on the left board only, and on f3 on the right one only.
        let column = try #require(lines[0].firstIndex(of: "✓")).utf16Offset(in: lines[0])
        let left = lines.dropFirst().map { String($0.prefix(column)) }
        let right = lines.dropFirst().map { String($0.dropFirst(column)) }
        #expect(left[2].contains("n") && !right[2].contains("n"))
        #expect(!left[5].contains("N") && right[5].contains("N"))
        #expect(lines.allSatisfy { $0.count <= 100 })
    }

    @Test func `a narrow window gets both lines`() throws {
        let expected = ["✗ 19 %  2.Ke2?? Nf6 3.Kd3 d5", "✓ 53 %  2.Nf3 Nc6 3.Bb5"]
        #expect(try lines(contrast(), columns: 40) == expected)
        #expect(try lines(contrast(), style: .none) == expected)
    }

    @Test func `a screen reader gets a sentence for each move`() throws {
        #expect(
            try lines(contrast(), isPlain: true) == [
                "Your move 2. Ke2 allows 2... Nf6, 3. Kd3, d5. Expected score 19 %.",
                "The prepared move 2. Nf3 allows 2... Nc6, 3. Bb5. Expected score 53 %.",
            ])
    }

    @Test func `without an engine there are the two positions and the two moves`() throws {
        let boards = try lines(contrast(hasEngine: false))
        #expect(boards.count == 10 && boards[0].hasPrefix("✗ 2.Ke2  ") && boards[0].hasSuffix("✓ 2.Nf3"))
        #expect(
            try lines(contrast(hasEngine: false), isPlain: true)
                == ["Your move 2. Ke2.", "The prepared move 2. Nf3."])
    }
}
