import Analysis
import Chess
import Openings
import Terminal
import Testing
import Training

@testable import Coach
@testable import Console

/// The arrows of an explanation on the drill's board.
@Suite struct ExplanationBoardTests {
    private static let card = CardID(7)
    private static let text = [StyledText("The explanation.")]

    /// 2.Ke2 instead of the prepared 2.Nf3, refuted by 2...Nf6 and 3...Nxe4.
    private func found(isAnswerOut: Bool, detail: DetailLevel = .sentence) throws -> FoundExplanation {
        let position = try position(after: "1.e4 e5")
        let played = try evaluation("Ke2 Nf6 Kd3 d5 exd5 Qxd5+", -160, in: position)
        let expected = try evaluation("Nf3 Nc6", 30, in: position)
        let comparison = try #require(MoveComparison(played: played, expected: expected))
        let subject = ExplainedMove(
            card: Self.card, position: position, played: played.move, prepared: [expected.move], wayBack: nil, time: 1,
            isAnswerOut: isAnswerOut, unanswered: [])
        return FoundExplanation(
            subject: subject, explanation: Explanation(comparison, prepared: [expected.move]), rivals: [],
            detail: detail, deviation: 1, withdrawals: 0)
    }

    private func lines(
        _ found: FoundExplanation, open card: CardID? = Self.card, style: BoardStyle = .glyphs, hasShapes: Bool = true,
        isTerminal: Bool = true, asked: CardID? = nil, text: StyledText = Self.text[0]
    ) -> [String] {
        var look = BoardLook(style)
        look.hasShapes = hasShapes
        let board = ExplanationBoard()
        func follow(_ card: CardID?) {
            board.follow(
                ExplanationBoard.Look(
                    board: look, isFlipped: false, hasColor: true,
                    terminal: TerminalFacts(isOutputTerminal: isTerminal, columns: 100, rows: 30, color: .trueColor),
                    card: card))
        }
        if let asked {
            follow(asked)
            board.askForMore()
        }
        follow(card)
        return board.lines(found, 100) { text.wrapped(to: $0) }.plain
    }

    @Test func `before the retry the board shows the refutation, and nothing of the prepared move`() throws {
        let found = try found(isAnswerOut: false)
        let drawings = try #require(found.explanation.beforeRetry).drawings
        #expect(!drawings.isEmpty && drawings.first?.text == "Re1e2")
        let text = lines(found).joined(separator: "\n")
        #expect(text.contains("e1→e2 red") && text.contains("The explanation."))
        #expect(!text.contains("g1→f3") && !text.contains("green"))
        // The sign of the wrong move is at its square.
        #expect(text.contains("  ??"))
    }

    @Test func `after the answer both lines are drawn`() throws {
        let text = try lines(found(isAnswerOut: true)).joined(separator: "\n")
        #expect(text.contains("e1→e2 red") && text.contains("g1→f3"))
    }

    @Test func `a question that was closed in the meantime gets no board, unless the learner asked`() throws {
        #expect(try lines(found(isAnswerOut: true), open: CardID(8)) == Self.text.plain)
        let found = try found(isAnswerOut: true, detail: .line)
        #expect(lines(found, open: CardID(8), asked: CardID(8)).count > 8)
    }

    @Test func `an explanation that comes after the next question was shown gets no board`() throws {
        let found = try found(isAnswerOut: true, detail: .line)
        #expect(lines(found, open: CardID(8), asked: Self.card) == Self.text.plain)
    }

    @Test func `text beside the board is wrapped once`() throws {
        let text = StyledText(Array(repeating: "word", count: 40).joined(separator: " "))
        let rows = try lines(found(isAnswerOut: true), text: text).filter { $0.contains("word word") }
        let words = rows.map { $0.split(separator: " ").count { $0 == "word" } }
        // Every row but the last has as many words as fit.
        #expect(words.count > 2 && Set(words.dropLast()).count == 1, "\(words)")
    }

    @Test func `without a board, without shapes and in a pipe there is only the text`() throws {
        let found = try found(isAnswerOut: false)
        #expect(lines(found, style: .none) == Self.text.plain)
        #expect(lines(found, hasShapes: false) == Self.text.plain)
        #expect(lines(found, isTerminal: false) == Self.text.plain)
        #expect(ExplanationBoard().lines(found, 100) { _ in Self.text } == Self.text)
    }
}
