import Chess
import Coach
import Openings
import Scheduling
import Store
import Terminal
import Training

/// The drill at a terminal, or over a pipe as plain lines.
@MainActor final class TextDrill {
    let state: DrillSession
    let environment: Environment
    let printer: Printer
    let lines: any LineSource
    let explainer: ExplanationFeed
    var board: BoardLook
    var isFlipped = false
    /// Whether the open question is still to be shown.
    var mustShow = true
    /// When the question or its retry was shown.
    private var askedAt: Int64 = 0
    /// The promotions from which the next line chooses.
    private var choices: [Move] = []
    /// Whether Enter accepts a move that the file marks as a mistake.
    var isAcceptOffered = false
    /// The plies of the question's line on the board after `back` and `next`; nil for the question itself.
    var browsedPly: Int?

    init(
        _ state: DrillSession, _ environment: Environment, _ printer: Printer, _ lines: any LineSource,
        _ explainer: ExplanationFeed, board: BoardLook
    ) {
        self.state = state
        self.environment = environment
        self.printer = printer
        self.lines = lines
        self.explainer = explainer
        self.board = board
    }

    /// How the questions ended.
    enum Ending {
        /// Nothing is left to ask.
        case finished
        /// `quit`, Ctrl-D, or the end of the input.
        case left
        case interrupted
        case terminated
    }

    /// Asks until nothing is left or the learner leaves.
    func run() async throws -> ExitStatus {
        let isOffering = printer.terminal.isInputTerminal && printer.terminal.isOutputTerminal
        printer.print(SessionHeadView(new: state.session.plannedNew, columns: printer.terminal.columns).lines)
        var ending = try ask()
        while ending == .finished, isOffering, hasSkipped { ending = try offerSkipped() ?? ask() }
        if ending == .terminated { return .interrupted }
        if !printer.terminal.isInputTerminal {
            for text in await explainer.finish() { printer.raw(text + "\n") }
        }
        try summarize()
        while ending == .finished, isOffering, hasMissed {
            if let declined = try offerMissed() {
                ending = declined
                break
            }
            ending = try ask()
            if ending == .terminated { return .interrupted }
            try summarize()
        }
        if ending == .terminated { return .interrupted }
        return ending == .interrupted ? .interrupted : .done
    }

    private func ask() throws -> Ending {
        while true {
            if try state.refresh() { mustShow = true }
            guard let question = state.question, !printer.isBroken else { return .finished }
            updateSize()
            let view = view(of: question)
            if mustShow { show(question, view) }
            explainer.board?.follow(
                ExplanationBoard.Look(
                    board: board, isFlipped: isFlipped, hasColor: printer.hasColor, terminal: printer.terminal,
                    card: question.card))
            lines.didResize = { [weak self] in self?.redraw() }
            lines.completions = { Completions.words($0, in: question.position) }
            lines.isComplete = { [choices] line in choices.contains { $0.isChosen(by: line) } }
            let prompt = choices.isEmpty ? view.prompt(state.session.stage) : Self.promotionPrompt(choices)
            switch lines.next(prompt: printer.prompt(prompt)) {
            case .line(let line):
                guard try handle(line, question) else { return .left }
            case .end: return .left
            case .interrupt: return .interrupted
            case .terminate: return .terminated
            }
        }
    }

    private func summarize() throws {
        let left = LeftoverView(session: state.session)
        printer.print(
            SummaryView(session: state.session, dueTomorrow: try state.dueTomorrow(), columns: printer.terminal.columns)
                .lines)
        printer.print((left.skipped + left.lines).flatMap { $0.wrapped(to: printer.terminal.columns) })
    }

    func view(of question: Question) -> QuestionView {
        QuestionView(
            question: question, title: state.title(of: question), opening: state.opening(of: question),
            left: state.session.left, shapes: state.shapes(of: question),
            sign: state.sign(onPly: question.line.count, of: question), board: board,
            orientation: isFlipped ? question.side.opponent : question.side, hasColor: printer.hasColor,
            columns: printer.terminal.columns, rows: printer.terminal.isOutputTerminal ? printer.terminal.rows : nil)
    }

    private func show(_ question: Question, _ view: QuestionView) {
        printer.print(view.lines)
        if let missed = state.missedTry(of: question) {
            say("Your first try here, \(missed), was wrong.")
        }
        mustShow = false
        browsedPly = nil
        askedAt = environment.now()
        // A question that is shown again, as after `flip`, keeps what is known about the first try.
        if question.kind != .introduction, state.session.stage == .firstTry {
            explainer.prepare(question, expected: state.prepared(question.card).first)
        }
    }

    /// Milliseconds since the question was shown; nil without a terminal or with a fixed clock.
    private var thinkingTime: Int? {
        guard printer.terminal.isInputTerminal, !environment.isClockFixed else { return nil }
        return Int(max(0, environment.now() - askedAt))
    }

    /// False ends the session.
    private func handle(_ line: String, _ question: Question) throws -> Bool {
        let isAccepting = isAcceptOffered
        isAcceptOffered = false
        if let move = choice(line) { return try play(move, question) }
        switch DrillEntry(line, in: question.position) {
        case .empty: if isAccepting { return try execute(.accept(anyway: true), question) }
        case .move(let move): return try play(move, question)
        case .promotion(let moves):
            choices = moves.sorted { ($0.promotion?.rawValue ?? 0) > ($1.promotion?.rawValue ?? 0) }
            // At a terminal the next prompt asks.
            if printer.terminal.isInputTerminal {
                showPromotion(choices, question)
            } else {
                printer.print(Self.promotionPrompt(choices))
            }
        case .refused(let error): printer.print(StyledText(error.message + ".", .warning))
        case .nullMove: printer.print(StyledText("A null move is not an answer.", .warning))
        case .misused(let text): printer.print(StyledText(text, .warning))
        case .command(let word):
            lines.remember(line)
            return try execute(word, question)
        }
        return true
    }

    /// False ends the session.
    func execute(_ word: DrillWord, _ question: Question?) throws -> Bool {
        try render(DrillExecutor(state).execute(word, on: question))
    }

    /// `q`, `=Q` or `Q` after a promotion without its piece.
    private func choice(_ line: String) -> Move? {
        defer { choices = [] }
        return choices.first { $0.isChosen(by: line) }
    }

    /// `Which piece? q r b n `
    private static func promotionPrompt(_ moves: [Move]) -> StyledText {
        let letters = moves.compactMap { $0.promotion?.letter.lowercased() }.joined(separator: " ")
        return StyledText("Which piece? \(letters) ", .prompt)
    }

    private func play(_ move: Move, _ question: Question) throws -> Bool {
        guard let outcome = try state.answer(move, milliseconds: thinkingTime) else {
            printer.print(StyledText("This position has left your repertoire in the meantime.", .dim))
            mustShow = true
            return true
        }
        try report(outcome)
        return true
    }

    /// Prints the result of an answer and lets the engine explain a mistake.
    func report(_ outcome: Outcome) throws {
        if outcome.next == .overtaken {
            printer.print(
                StyledText(
                    "Another session has answered this position in the meantime; nothing is counted twice.", .dim))
        } else {
            printer.print(
                OutcomeView(outcome: outcome, today: state.workspace.day, columns: printer.terminal.columns).lines)
        }
        if outcome.next == .closed || outcome.question.kind == .introduction { printMarks(of: outcome.question) }
        explainer.handle(outcome, try state.explained(outcome))
        switch outcome.next {
        case .retry: askedAt = environment.now()
        case .type: break
        case .closed, .overtaken: mustShow = true
        }
    }
}

extension Move {
    /// Whether a line such as `q`, `Q` or `=Q` chooses this promotion.
    fileprivate func isChosen(by line: String) -> Bool {
        let text = line.trimmed.uppercased()
        guard let letter = promotion.map({ String($0.letter) }) else { return false }
        return text == letter || text == "=" + letter
    }
}
