import Analysis
import Coach
import Terminal
import Training

/// A question to the engine about a deviation, and what is shown of its answer.
extension ExplanationService {
    /// How findings are written: for a person or for a program.
    enum OutputFormat: Sendable {
        case words(Renderer, columns: Int)
        case json

        /// Lines for a person, wrapped and rendered; empty for a program.
        func rendered(_ lines: [StyledText]) -> String {
            guard case .words(let renderer, let columns) = self else { return "" }
            return lines.flatMap { $0.fitted(to: columns) }.map { renderer.render($0) }.joined(separator: "\n")
        }
    }

    /// What is to be told of a deviation.
    enum DetailLevel: Sendable {
        /// A sentence or two.
        case sentence
        /// With the line that shows it.
        case line
        /// The best moves of the position, and the two that were compared, as a table.
        case table
    }

    /// One question to the engine.
    struct ExplanationRequest: Sendable {
        let subject: ExplainedMove
        let budget: SearchBudget
        let detail: DetailLevel
        let shown: ShownExplanations
        /// Which deviation of the session it is about.
        let deviation: Int

        /// The text, or that it is nothing new.
        func news(_ text: String, at depth: Int, _ format: OutputFormat) -> String {
            guard case .words = format, !shown.note(text, about: deviation) else { return text }
            let words = depth > 0 ? "Nothing new at depth \(depth)." : "Nothing new."
            return format.rendered([StyledText(words, .dim)])
        }
    }

    static func start(
        _ request: ExplanationRequest, _ scheduler: EngineScheduler, _ format: OutputFormat, _ mailbox: Mailbox
    ) -> Task<Void, Never> {
        Task { await find(request, scheduler, format, mailbox) }
    }

    private static func find(
        _ request: ExplanationRequest, _ scheduler: EngineScheduler, _ format: OutputFormat, _ mailbox: Mailbox
    ) async {
        let subject = request.subject
        do {
            let comparison = try await scheduler.compare(
                played: subject.played, expected: subject.prepared.first, in: subject.position, budget: request.budget)
            guard !Task.isCancelled else { return }
            var rivals: [Evaluation] = []
            if request.detail == .table {
                // Each judged alone, under the limit that the two compared ones were.
                for rival in try await scheduler.best(Self.rivals, in: subject.position, budget: request.budget) {
                    rivals.append(
                        try await scheduler.evaluate(rival.move, in: subject.position, budget: request.budget))
                }
            }
            guard !Task.isCancelled else { return }
            if let text = text(comparison, rivals, request, format) {
                let depth = min(comparison.played.depth, comparison.expected.depth)
                mailbox.post(request.news(text, at: depth, format))
            } else if request.detail != .sentence, case .words = format {
                // That a move is not refuted would tell something of the answer: so no word of it either way.
                mailbox.post(format.rendered([StyledText("There is more once you have answered.", .dim)]))
            }
        } catch {
            guard !(error is CancellationError), !Task.isCancelled else { return }
            let trouble = EngineErrorText.words(error)
            guard case .words = format, await scheduler.isNews(trouble) else { return }
            mailbox.post(format.rendered([StyledText("No explanation: \(trouble)", .dim)]))
        }
    }

    /// So many of the best moves stand in a table.
    private static let rivals = 4

    static func text(
        _ comparison: MoveComparison, _ rivals: [Evaluation], _ request: ExplanationRequest, _ format: OutputFormat
    ) -> String? {
        let subject = request.subject
        let explanation = Explanation(
            comparison, prepared: subject.prepared, transposition: subject.transposition(comparison),
            stillAsked: subject.stillAsked)
        let view = ExplanationView(explanation: explanation, time: subject.time)
        switch format {
        case .words(_, let columns):
            var lines =
                subject.isAnswerOut
                ? view.full(columns: columns, showsLine: request.detail != .sentence, offersToAccept: true)
                : view.beforeRetry(columns: columns)
            if request.detail == .table {
                lines = EvaluationTable(explanation, rivals: rivals).lines(columns: columns)
            }
            return lines.isEmpty ? nil : format.rendered(lines)
        case .json:
            guard var members = subject.isAnswerOut ? view.json : view.jsonBeforeRetry else { return nil }
            members["card"] = .integer(Int(subject.card.rawValue))
            members["time"] = .integer(subject.time)
            if request.detail == .table { members["rivals"] = EvaluationTable(explanation, rivals: rivals).json }
            return JSON.object(["explanation": .object(members)]).text
        }
    }
}
