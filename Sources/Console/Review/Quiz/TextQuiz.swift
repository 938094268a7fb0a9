import Chess
import Coach
import Terminal

/// `prep review --quiz` at a terminal, or over a pipe as plain lines.
@MainActor final class TextQuiz {
    private var quiz: ReviewQuiz
    private let judge: QuizJudge
    private let printer: Printer
    private let lines: any LineSource
    private var board: BoardLook
    private var isFlipped = false
    private var mustShow = true
    /// What the next line may answer besides the question.
    private var offer = PendingChoice.none

    init(_ quiz: ReviewQuiz, _ judge: QuizJudge, _ printer: Printer, _ lines: any LineSource, _ board: BoardLook) {
        self.quiz = quiz
        self.judge = judge
        self.printer = printer
        self.lines = lines
        self.board = board
    }

    /// Asks until no question is left, the user leaves, or the input ends. Status 130 after Ctrl-C.
    func run() async throws -> ExitStatus {
        lines.didResize = { self.redraw() }
        defer { lines.didResize = {} }
        while let question = quiz.question, !printer.isBroken {
            printer.updateSize()
            if mustShow { printer.print([StyledText()] + view(of: question)) }
            mustShow = false
            lines.completions = { Completions.words($0, in: question.position, commands: QuizHelp.words) }
            let choices = offer.promotions
            lines.isComplete = { line in choices.contains { $0.isChosen(by: line) } }
            let prompt = choices.isEmpty ? prompt(of: question) : choices.promotionPrompt
            switch lines.next(prompt: printer.prompt(prompt)) {
            case .line(let line):
                guard let isContinued = try await handle(line, question) else { return .interrupted }
                if !isContinued { return summarize() }
            case .end: return summarize()
            case .interrupt, .terminate: return .interrupted
            }
        }
        return summarize()
    }

    private func summarize() -> ExitStatus {
        if quiz.answered > 0 { say("\(quiz.right) of \(quiz.answered) right.") }
        return .done
    }

    /// False ends the quiz; nil after Ctrl-C.
    private func handle(_ line: String, _ question: QuizQuestion) async throws -> Bool? {
        let answered = offer
        offer = .none
        if let move = answered.promotions.first(where: { $0.isChosen(by: line) }) {
            return try await play(move, question)
        }
        switch DrillEntry(line, in: question.position) {
        case .empty: break
        case .move(let move): return try await play(move, question)
        case .promotion(let moves):
            offer = .promotion(moves.promotionChoices)
            if !printer.terminal.isInputTerminal { printer.print(moves.promotionChoices.promotionPrompt) }
        case .refused(let error): warn(error.message + ".")
        case .nullMove: warn("A null move is not an answer.")
        case .misused(let text): warn(text)
        case .command(let word):
            lines.remember(line)
            return execute(word, question)
        }
        return true
    }

    /// False ends the quiz.
    private func execute(_ word: DrillWord, _ question: QuizQuestion) -> Bool {
        switch word {
        case .quit: return false
        case .help: printer.print(QuizHelp.lines(printer.terminal))
        case .reveal:
            printer.print(solution(of: question))
            next()
        case .skip: next()
        case .flip:
            isFlipped.toggle()
            mustShow = true
        case .board(let name): setBoard(name, question)
        case .query(let query): for line in query.answer(in: question.position) { say(line) }
        case .moves: say(question.position.legalMoves().map(question.position.san).sorted().joined(separator: " "))
        default: warn("This word belongs to the drill; help lists those of the quiz.")
        }
        return true
    }

    private func next() {
        quiz.close()
        mustShow = true
    }

    private func play(_ move: Move, _ question: QuizQuestion) async throws -> Bool? {
        guard let judged = try await judge.judge(move, question) else { return nil }
        guard let answer = quiz.answer(judged) else { return true }
        printer.print(QuizAnswerView(answer: answer, moves: printer.moves).lines(columns: printer.terminal.textColumns))
        if answer.isClosed {
            printer.print(solution(of: question))
            mustShow = true
        }
        return true
    }

    // MARK: - The screen

    private func view(of question: QuizQuestion) -> [StyledText] {
        var view = MomentView(
            question: question, look: board, hasColor: printer.hasColor, writing: printer.moves,
            isPlain: printer.terminal.isPlain)
        view.orientation = isFlipped ? question.side.opponent : question.side
        let players = question.players.map { Untrusted.visible($0) }.joined(separator: " – ")
        let number = "\(quiz.closed + 1) of \(quiz.questions.count)"
        let head =
            printer.terminal.isPlain
            ? StyledText("Question \(number). \(players).")
            : StyledText(number, .strong) + StyledText("  " + players, .dim)
        return view.lines(printer.terminal, head: head)
    }

    /// `17... ? `, or `17... once more: `.
    private func prompt(of question: QuizQuestion) -> StyledText {
        if printer.terminal.isPlain {
            let again = quiz.wrong > 0 ? ", once more" : ""
            return StyledText("Move \(question.position.fullmoveNumber)\(again): ", .prompt)
        }
        return StyledText(
            question.position.moveNumberText + (quiz.wrong > 0 ? " once more: " : " ? "), .prompt)
    }

    private func solution(of question: QuizQuestion) -> [StyledText] {
        let best = StyledText("The best move: \(question.mistake.bestName).").writingMoves(printer.moves)
        return best.wrapped(to: printer.terminal.textColumns)
            + MistakeView(mistake: question.mistake, writing: printer.moves, isPlain: printer.terminal.isPlain)
            .lines(columns: printer.terminal.textColumns)
    }

    private func redraw() {
        printer.updateSize()
        board.screen.images = printer.terminal.abilities.images
        if let question = quiz.question, !printer.terminal.isPlain { printer.print(view(of: question)) }
    }

    private func setBoard(_ name: String?, _ question: QuizQuestion) {
        if let name {
            guard let style = BoardStyle(rawValue: name) else {
                return say("The board can be \(BoardStyle.allCases.map(\.rawValue).joined(separator: ", ")).")
            }
            board.use(style, on: printer.terminal)
        } else if printer.terminal.isPlain {
            for line in BoardQuery.board.answer(in: question.position) { say(line) }
            return
        }
        mustShow = true
    }

    private func say(_ text: String) { print(StyledText(text, .dim)) }

    private func warn(_ text: String) { print(StyledText(text, .warning)) }

    private func print(_ text: StyledText) {
        printer.print(text.writingMoves(printer.moves).wrapped(to: printer.terminal.textColumns))
    }
}
