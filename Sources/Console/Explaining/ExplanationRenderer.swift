import Analysis
import Coach
import Terminal
import Training

/// Renders what the explanation service reports, for a person or for a program.
struct ExplanationRenderer: Sendable {
    enum OutputFormat: Sendable {
        case words(Renderer, TerminalFacts, MoveWriting)
        case json
    }

    private let format: OutputFormat
    private let shown = ShownExplanations()
    private let board: ExplanationBoard?

    /// - Parameter board: draws explanations in words; nil draws none.
    init(_ format: OutputFormat, board: ExplanationBoard? = nil) {
        self.format = format
        self.board = board
    }

    /// The text to print, of one or more lines; nil when this format prints nothing for the update.
    func text(_ update: ExplanationUpdate) -> String? {
        switch format {
        case .words(let renderer, let terminal, _):
            let columns = Screen.size?.columns ?? terminal.columns
            return words(update, terminal.isPlain ? terminal.textColumns : columns).map { lines in
                lines.flatMap { $0.fitted(to: columns) }.map { renderer.render($0) }.joined(separator: "\n")
            }
        case .json: return json(update)
        }
    }

    private func words(_ update: ExplanationUpdate, _ columns: Int) -> [StyledText]? {
        switch update {
        case .found(let found): words(found, columns)
        case .contrast(let contrast): words(contrast, columns)
        case .failed(let message): [StyledText("No explanation: \(message)", .dim)]
        case .noEngine:
            [StyledText("No engine is installed to explain this; for example: apt-get install stockfish", .dim)]
        case .searchingDeeper: [StyledText("Searching deeper ...", .dim)]
        case .comparingBestMoves: [StyledText("Comparing the best moves ...", .dim)]
        case .waitsForAnswer: [Self.waitsForAnswer]
        case .nothingToExplain: [StyledText("There is no deviation to explain yet.", .dim)]
        }
    }

    private static let waitsForAnswer = StyledText("There is more once you have answered.", .dim)

    private func words(_ contrast: Contrast, _ columns: Int) -> [StyledText]? {
        guard case .words(_, let terminal, let moves) = format else { return nil }
        let view = ContrastView(
            contrast: contrast, look: board?.current, moves: moves, isPlain: terminal.isPlain)
        return view.lines(columns: columns)
    }

    private func words(_ found: FoundExplanation, _ columns: Int) -> [StyledText]? {
        let lines = lines(found, columns)
        guard !lines.isEmpty else {
            // That a move is not refuted would reveal something about the answer, so neither case is shown.
            return found.detail == .sentence ? nil : [Self.waitsForAnswer]
        }
        let text = lines.map(\.plain).joined(separator: "\n")
        guard !shown.record(text, about: found.deviation) else {
            return board?.lines(found, columns) { self.lines(found, $0) } ?? lines
        }
        return [StyledText(found.depth > 0 ? "Nothing new at depth \(found.depth)." : "Nothing new.", .dim)]
    }

    private func lines(_ found: FoundExplanation, _ columns: Int) -> [StyledText] {
        if found.detail == .table {
            let table = EvaluationTable(found.explanation, rivals: found.rivals)
            guard case .words(_, let terminal, let moves) = format else { return [] }
            return (terminal.isPlain ? table.sentences : table.lines(columns: columns)).writingMoves(moves)
        }
        var view = ExplanationView(explanation: found.explanation, time: found.subject.time)
        if case .words(_, let terminal, let moves) = format { (view.moves, view.isNamed) = (moves, terminal.isPlain) }
        return found.subject.isAnswerOut
            ? view.full(columns: columns, showsLine: found.detail != .sentence, offersToAccept: true)
            : view.beforeRetry(columns: columns)
    }

    private func json(_ update: ExplanationUpdate) -> String? {
        guard case .found(let found) = update else { return nil }
        let view = ExplanationView(explanation: found.explanation, time: found.subject.time)
        guard var members = found.subject.isAnswerOut ? view.json : view.jsonBeforeRetry else { return nil }
        members["card"] = .integer(Int(found.subject.card.rawValue))
        members["time"] = .integer(found.subject.time)
        if found.detail == .table {
            members["rivals"] = EvaluationTable(found.explanation, rivals: found.rivals).json
        }
        return JSON.object(["explanation": .object(members)]).text
    }
}
