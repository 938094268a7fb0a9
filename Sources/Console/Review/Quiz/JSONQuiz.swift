import Analysis
import Chess
import Coach
import Terminal

/// `prep review --quiz --json`: each input line is an answer or a word, each output line an object.
@MainActor final class JSONQuiz {
    private var quiz: ReviewQuiz
    private let judge: QuizJudge
    private let printer: Printer
    private let lines: any LineSource
    private var mustSend = true

    init(_ quiz: ReviewQuiz, _ judge: QuizJudge, _ printer: Printer, _ lines: any LineSource) {
        self.quiz = quiz
        self.judge = judge
        self.printer = printer
        self.lines = lines
    }

    /// Asks until no question is left or the input ends.
    func run() async throws -> ExitStatus {
        while let question = quiz.question, !printer.isBroken {
            if mustSend { printer.print(["question": json(question)]) }
            mustSend = false
            guard case .line(let line) = lines.next(prompt: "") else { break }
            guard let isContinued = try await handle(line, question) else { return .interrupted }
            if !isContinued { break }
        }
        printer.print([
            "summary": [
                "questions": .integer(quiz.questions.count), "answered": .integer(quiz.answered),
                "right": .integer(quiz.right),
            ]
        ])
        return .done
    }

    /// False ends the quiz; nil after Ctrl-C.
    private func handle(_ line: String, _ question: QuizQuestion) async throws -> Bool? {
        guard let input = JSONAnswer(line) else { return refuse("syntax", JSONAnswer.remedy) }
        switch DrillEntry(input.answer, in: question.position) {
        case .empty: break
        case .move(let move):
            guard let judged = try await judge.judge(move, question) else { return nil }
            guard let answer = quiz.answer(judged) else { break }
            printer.print(["answer": QuizAnswerView(answer: answer).json])
            mustSend = answer.isClosed
        case .promotion(let moves):
            refuse("ambiguous", "the pawn's new piece is missing", moves.map { question.position.san($0) })
        case .refused(let error):
            refuse(error.kind.word, error.message, error.candidates.map { question.position.san($0) })
        case .nullMove: refuse("illegal", "a null move is not an answer")
        case .misused(let text): refuse("syntax", text)
        case .command(.quit): return false
        case .command(.reveal):
            close(["best": JSON(question.mistake.move.best.sans.first), "game_text": .string(question.mistake.text)])
        case .command(.skip): close(["best": .null, "game_text": .null])
        case .command: refuse("syntax", "the quiz takes a move, show, skip or quit")
        }
        return true
    }

    /// Closes the question without an answer.
    private func close(_ solution: [String: JSON]) {
        printer.print(["solution": .object(solution)])
        quiz.close()
        mustSend = true
    }

    @discardableResult private func refuse(_ kind: String, _ message: String, _ candidates: [String] = []) -> Bool {
        printer.print(["refused": .string(kind), "message": .string(message), "candidates": JSON(candidates)])
        return true
    }

    private func json(_ question: QuizQuestion) -> JSON {
        [
            "number": .integer(quiz.closed + 1), "of": .integer(quiz.questions.count), "game": .integer(question.game),
            "ply": .integer(question.mistake.move.ply), "fen": .string(question.position.fen),
            "side": .string(question.side.name), "played": .string(question.mistake.move.san),
        ]
    }
}
