import Analysis
import Terminal
import Training

/// A question to the engine about a deviation, and what is shown of its answer.
extension Explainer {
    /// How findings are written: for a person or for a program.
    enum Voice: Sendable {
        case words(Renderer, columns: Int)
        case json

        /// Lines for a person, wrapped and rendered; empty for a program.
        func rendered(_ lines: [StyledText]) -> String {
            guard case .words(let renderer, let columns) = self else { return "" }
            return lines.flatMap { $0.fitted(to: columns) }.map { renderer.render($0) }.joined(separator: "\n")
        }
    }

    /// What is to be told of a deviation.
    enum Telling: Sendable {
        /// A sentence or two.
        case sentence
        /// With the line that shows it.
        case line
        /// The best moves of the position, and the two that were compared, as a table.
        case table
    }

    /// One question to the engine.
    struct Look: Sendable {
        let subject: ExplainedMove
        let effort: Effort
        let telling: Telling
        let shown: ShownExplanations
        /// Which deviation of the session it is about.
        let deviation: Int

        /// The text, or that it is nothing new.
        func news(_ text: String, at depth: Int, _ voice: Voice) -> String {
            guard case .words = voice, !shown.note(text, about: deviation) else { return text }
            let words = depth > 0 ? "Nothing new at depth \(depth)." : "Nothing new."
            return voice.rendered([StyledText(words, .dim)])
        }
    }

    static func start(_ look: Look, _ desk: EngineDesk, _ voice: Voice, _ mailbox: Mailbox) -> Task<Void, Never> {
        Task { await find(look, desk, voice, mailbox) }
    }

    private static func find(_ look: Look, _ desk: EngineDesk, _ voice: Voice, _ mailbox: Mailbox) async {
        let subject = look.subject
        do {
            let comparison = try await desk.compare(
                played: subject.played, expected: subject.prepared.first, in: subject.position, effort: look.effort)
            guard !Task.isCancelled else { return }
            var rivals: [Evaluation] = []
            if look.telling == .table {
                // Each judged alone, under the limit that the two compared ones were.
                for rival in try await desk.best(Self.rivals, in: subject.position, effort: look.effort) {
                    rivals.append(try await desk.evaluate(rival.move, in: subject.position, effort: look.effort))
                }
            }
            guard !Task.isCancelled else { return }
            if let text = text(comparison, rivals, look, voice) {
                let depth = min(comparison.played.depth, comparison.expected.depth)
                mailbox.post(look.news(text, at: depth, voice))
            } else if look.telling != .sentence, case .words = voice {
                // That a move is not refuted would tell something of the answer: so no word of it either way.
                mailbox.post(voice.rendered([StyledText("There is more once you have answered.", .dim)]))
            }
        } catch {
            guard !(error is CancellationError), !Task.isCancelled else { return }
            let trouble = EngineTrouble.words(error)
            guard case .words = voice, await desk.isNews(trouble) else { return }
            mailbox.post(voice.rendered([StyledText("No explanation: \(trouble)", .dim)]))
        }
    }

    /// So many of the best moves stand in a table.
    private static let rivals = 4

    static func text(
        _ comparison: MoveComparison, _ rivals: [Evaluation], _ look: Look, _ voice: Voice
    ) -> String? {
        let subject = look.subject
        let explanation = Explanation(
            comparison, prepared: subject.prepared, transposition: subject.transposition(comparison),
            stillAsked: subject.stillAsked)
        let view = ExplanationView(explanation: explanation, time: subject.time)
        switch voice {
        case .words(_, let columns):
            var lines =
                subject.isAnswerOut
                ? view.full(columns: columns, showsLine: look.telling != .sentence, offersToAccept: true)
                : view.beforeRetry(columns: columns)
            if look.telling == .table {
                lines = EvaluationTable(explanation, rivals: rivals).lines(columns: columns)
            }
            return lines.isEmpty ? nil : voice.rendered(lines)
        case .json:
            guard var members = subject.isAnswerOut ? view.json : view.jsonBeforeRetry else { return nil }
            members["card"] = .integer(Int(subject.card.rawValue))
            members["time"] = .integer(subject.time)
            if look.telling == .table { members["rivals"] = EvaluationTable(explanation, rivals: rivals).json }
            return JSON.object(["explanation": .object(members)]).text
        }
    }
}
