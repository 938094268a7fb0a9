import Analysis
import Chess
import Openings
import Scheduling
import Terminal
import Training

/// Has the engine say why a move is worse, while the learner goes on: what it finds arrives in the mailbox and is
/// shown above the prompt. Without an engine it says once how to get one. Belongs to the main thread.
final class Explainer {
    /// How findings are written: for a person or for a program.
    enum Voice: Sendable {
        case words(Renderer, columns: Int)
        case json
    }

    private let place: EnginePlace?
    private let desk: EngineDesk?
    private let mailbox: Mailbox
    private let voice: Voice
    private var isHinted = false
    /// The look at the open question's prepared move.
    private var preparing: Task<Void, Never>?
    /// What is being found out about deviations; the newest last.
    private var running: [Task<Void, Never>] = []
    private var refuting: Task<Void, Never>?
    private var last: Subject?
    private var looks = 0

    /// A deviation that can be asked about.
    private struct Subject: Sendable {
        let card: CardID
        let position: Position
        let played: Move
        let prepared: [Move]
        let transposes: Bool
        let isAnswerOut: Bool
    }

    init(_ place: EnginePlace?, _ mailbox: Mailbox, _ voice: Voice) {
        self.place = place
        desk = place?.desk
        self.mailbox = mailbox
        self.voice = voice
    }

    /// While the learner thinks, the prepared move is looked at already, so that after a wrong answer only his move
    /// is new.
    func prepare(_ question: Question, expected: Move?) {
        preparing?.cancel()
        guard let desk, let place, let expected else { return }
        let position = question.position
        preparing = Task { _ = try? await desk.evaluate(expected, in: position, effort: place.effort) }
    }

    /// Explains what is to be explained of an answer, when it may be.
    /// - Parameters:
    ///   - prepared: the card's prepared moves, the main one first.
    ///   - deviation: the last move of the question that was not prepared.
    func hear(_ outcome: Outcome, prepared: [Move], deviation: Move?) {
        switch outcome.next {
        case .retry: refute(outcome, prepared: prepared)
        case .type: compare(outcome, deviation: deviation)
        // Found at the second try: now the first one may be compared.
        case .closed where outcome.grade == .wrongFound: compare(outcome, deviation: deviation)
        case .closed, .overtaken: break
        }
    }

    /// Before the retry: only how the move played is refuted.
    private func refute(_ outcome: Outcome, prepared: [Move]) {
        guard let played = outcome.played else { return }
        refuting = look(
            at: Subject(
                card: outcome.card, position: outcome.question.position, played: played, prepared: prepared,
                transposes: outcome.verdict.transposes, isAnswerOut: false))
    }

    /// Once the answer is out: both moves compared. A refutation that is still under way is no longer wanted.
    private func compare(_ outcome: Outcome, deviation: Move?) {
        refuting?.cancel()
        guard let played = deviation else { return }
        look(
            at: Subject(
                card: outcome.card, position: outcome.question.position, played: played,
                prepared: outcome.expected.map(\.move),
                transposes: last.map { $0.played == played && $0.transposes } ?? outcome.verdict.transposes,
                isAnswerOut: true))
    }

    /// Begins to look at a new deviation.
    @discardableResult private func look(at subject: Subject) -> Task<Void, Never>? {
        last = subject
        looks = 0
        return look(subject)
    }

    /// The last answer was taken back: nothing of it is to be told any more.
    func forget() {
        last = nil
        for task in running { task.cancel() }
        running = []
    }

    /// A deeper look at the last deviation, five times as deep each time.
    func more() {
        guard let last else {
            mailbox.post(rendered([StyledText("No deviation yet.", .dim)]))
            return
        }
        looks += 1
        if place != nil { mailbox.post(rendered([StyledText("Looking deeper ...", .dim)])) }
        look(last, deeper: looks, showsLine: true)
    }

    /// At the end of a piped session what is still looked at may finish, for three seconds at most.
    ///
    /// - Returns: what was found and is not on the screen yet.
    func waitForLast() -> [String] {
        guard !running.isEmpty else { return [] }
        let tasks = running
        let done = Mailbox()
        Task {
            for task in tasks { await task.value }
            done.post("")
        }
        _ = done.wait(milliseconds: 3000)
        return mailbox.take()
    }

    /// Nothing is searched while the program is suspended.
    func rest() { wait(300) { await $0.rest() } }

    /// Ends the engine; when this returns its process is gone, or a second has passed.
    func close() {
        preparing?.cancel()
        for task in running { task.cancel() }
        wait(1000) { await $0.close() }
    }

    private func wait(_ milliseconds: Int32, _ work: @escaping @Sendable (EngineDesk) async -> Void) {
        guard let desk else { return }
        let done = Mailbox()
        Task {
            await work(desk)
            done.post("")
        }
        _ = done.wait(milliseconds: milliseconds)
    }

    @discardableResult private func look(_ subject: Subject, deeper: Int = 0, showsLine: Bool = false) -> Task<
        Void, Never
    >? {
        guard let desk, let place else {
            hintAtEngine()
            return nil
        }
        var nodes = place.effort.nodes
        for _ in 0..<min(deeper, 4) { nodes *= 5 }
        let effort = Effort(nodes: nodes) ?? place.effort
        let task = Self.start(Look(subject: subject, effort: effort, showsLine: showsLine), desk, voice, mailbox)
        running.append(task)
        return task
    }

    /// One question to the engine.
    private struct Look: Sendable {
        let subject: Subject
        let effort: Effort
        let showsLine: Bool
    }

    private static func start(_ look: Look, _ desk: EngineDesk, _ voice: Voice, _ mailbox: Mailbox) -> Task<Void, Never>
    {
        Task { await find(look, desk, voice, mailbox) }
    }

    private static func find(_ look: Look, _ desk: EngineDesk, _ voice: Voice, _ mailbox: Mailbox) async {
        let subject = look.subject
        do {
            let comparison = try await desk.compare(
                played: subject.played, expected: subject.prepared.first, in: subject.position, effort: look.effort)
            guard !Task.isCancelled else { return }
            let transposition = subject.transposes ? MoveLine(from: subject.position, [subject.played]) : nil
            let explanation = Explanation(comparison, prepared: subject.prepared, transposition: transposition)
            if let text = text(explanation, subject, voice, showsLine: look.showsLine) { mailbox.post(text) }
        } catch {
            guard !(error is CancellationError), !Task.isCancelled else { return }
            await desk.close()
            let trouble = EngineTrouble.words(error)
            guard case .words(let renderer, _) = voice, await desk.isNews(trouble) else { return }
            mailbox.post(renderer.render(StyledText("No explanation: \(trouble)", .dim)))
        }
    }

    private static func text(
        _ explanation: Explanation, _ subject: Subject, _ voice: Voice, showsLine: Bool
    ) -> String? {
        let view = ExplanationView(explanation: explanation)
        switch voice {
        case .words(let renderer, let columns):
            let lines =
                subject.isAnswerOut
                ? view.full(columns: columns, showsLine: showsLine) : view.beforeRetry(columns: columns)
            return lines.isEmpty ? nil : lines.map { renderer.render($0) }.joined(separator: "\n")
        case .json:
            guard var members = subject.isAnswerOut ? view.json : view.jsonBeforeRetry else { return nil }
            members["card"] = .integer(Int(subject.card.rawValue))
            return JSON.object(["explanation": .object(members)]).text
        }
    }

    private func hintAtEngine() {
        guard !isHinted, case .words = voice else { return }
        isHinted = true
        mailbox.post(
            rendered([
                StyledText("No engine is installed to say why; stockfish is one (apt-get install stockfish).", .dim)
            ]))
    }

    private func rendered(_ lines: [StyledText]) -> String {
        guard case .words(let renderer, _) = voice else { return "" }
        return lines.map { renderer.render($0) }.joined(separator: "\n")
    }
}

extension Verdict {
    /// Whether the move comes back into the repertoire.
    fileprivate var transposes: Bool {
        if case .deviation(let deviation) = self { return deviation.transposes }
        return false
    }
}
