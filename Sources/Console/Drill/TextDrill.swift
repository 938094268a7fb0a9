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
    /// What the next line may answer besides the question.
    var offer = PendingChoice.none
    /// The plies of the question's line on the board after `back` and `next`; nil for the question itself.
    var browsedPly: Int?
    /// The line on the screen: that of the question shown last, and the move that answered it.
    private(set) var announced: AnnouncedLine?

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
            if mustShow { show(question) }
            explainer.board?.follow(
                ExplanationBoard.Look(
                    board: board, isFlipped: isFlipped, hasColor: printer.hasColor, terminal: printer.terminal,
                    card: question.card))
            lines.didResize = { [weak self] in self?.redraw() }
            lines.completions = { Completions.words($0, in: question.position) }
            let choices = offer.promotions
            lines.isComplete = { line in choices.contains { $0.isChosen(by: line) } }
            let prompt = choices.isEmpty ? promptWithOffer(of: question) : choices.promotionPrompt
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
        var summary = SummaryView(
            session: state.session, dueTomorrow: try state.dueTomorrow(), columns: printer.terminal.textColumns)
        summary.moves = printer.moves
        printer.print(summary.lines)
        printer.print((left.skipped + left.lines).flatMap(wrapped))
    }

    private func show(_ question: Question) {
        let frames = frames(of: question)
        printer.print(frames.first ?? lines(of: question))
        if !frames.isEmpty, !printer.isBroken { lines.play(frames, printer.renderer) }
        announced = AnnouncedLine(question, opening: state.opening(of: question))
        if let missed = state.missedTry(of: question) {
            say("Your first try here, \(missed), was wrong.")
        }
        mustShow = false
        browsedPly = nil
        askedAt = environment.now()
        // A question that is shown again, as after `flip`, keeps what is known about the first try.
        if question.kind != .introduction, state.session.stage == .firstTry {
            explainer.prepare(question, prepared: state.prepared(question.card))
        }
    }

    /// Milliseconds since the question was shown; nil without a terminal or with a fixed clock.
    private var thinkingTime: Int? {
        guard printer.terminal.isInputTerminal, !environment.isClockFixed else { return nil }
        return Int(max(0, environment.now() - askedAt))
    }

    /// False ends the session.
    private func handle(_ line: String, _ question: Question) throws -> Bool {
        let answered = offer
        offer = .none
        if let move = answered.promotions.first(where: { $0.isChosen(by: line) }) { return try play(move, question) }
        switch DrillEntry(line, in: question.position) {
        case .empty: if let word = answered.acceptedByEnter { return try execute(word, question) }
        case .move(let move): return try play(move, question)
        case .promotion(let moves):
            let choices = moves.promotionChoices
            offer = .promotion(choices)
            // At a terminal the next prompt asks.
            if printer.terminal.isInputTerminal {
                showPromotion(choices, question)
            } else {
                printer.print(choices.promotionPrompt)
            }
        case .refused(let error): warn(error.message + ".")
        case .nullMove: printer.print(StyledText("A null move is not an answer.", .warning))
        case .misused(let text): warn(text)
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
            var view = OutcomeView(
                outcome: outcome, today: state.workspace.day, columns: printer.terminal.textColumns)
            (view.moves, view.isPlain) = (printer.moves, printer.terminal.isPlain)
            printer.print(view.lines)
        }
        announced?.add(outcome)
        if outcome.next == .closed || outcome.question.kind == .introduction { printMarks(of: outcome.question) }
        let deviation = try state.explained(outcome)
        explainer.handle(outcome, deviation)
        report(outcome, repeated: deviation)
        switch outcome.next {
        case .retry: askedAt = environment.now()
        case .type: break
        case .closed, .overtaken: mustShow = true
        }
    }
}
