import Analysis
import Chess
import Coach
import Openings
import Scheduling
import Terminal
import Training

/// Has the engine say why a move is worse, while the learner goes on: what it finds arrives in the mailbox and is
/// shown above the prompt. Without an engine it says once how to get one. Belongs to the main thread.
final class ExplanationService {
    private let place: EngineConfiguration?
    private let scheduler: EngineScheduler?
    private let mailbox: Mailbox
    private let format: OutputFormat
    /// What is told where there is no engine.
    private let memory: StoredComparisons?
    private var isHinted = false
    /// The look at the open question's prepared move.
    private var preparing: Task<Void, Never>?
    /// What is being found out about deviations; the newest last.
    private var running: [Task<Void, Never>] = []
    private var refuting: Task<Void, Never>?
    private var last: ExplainedMove?
    private let shown = ShownExplanations()
    private var looks = 0

    /// - Parameter memory: where answers of earlier days lie, for when there is no engine.
    init(_ place: EngineConfiguration?, _ mailbox: Mailbox, _ format: OutputFormat, memory: StoredComparisons? = nil) {
        self.memory = memory
        self.place = place
        scheduler = place?.scheduler
        self.mailbox = mailbox
        self.format = format
    }

    /// While the learner thinks, the prepared move is looked at already, so that after a wrong answer only his move
    /// is new.
    func prepare(_ question: Question, expected: Move?) {
        preparing?.cancel()
        if last?.card == question.card {
            // The question of the last deviation is open again: its answer is not out any more.
            last?.isAnswerOut = false
            cancelAll()
        }
        guard let scheduler, let place, let expected else { return }
        let position = question.position
        preparing = Task {
            try? await scheduler.lookAhead(at: position, prepared: [expected], budget: place.budget, for: .question)
        }
    }

    /// Explains what is to be explained of an answer, when it may be.
    /// - Parameter deviation: the last move of the question that was not prepared; nil when there was none.
    func hear(_ outcome: Outcome, _ deviation: ExplainedMove?) {
        if outcome.next == .closed, last?.card == outcome.card { last?.isAnswerOut = true }
        guard let deviation else { return }
        switch outcome.next {
        // Before the retry: only how the move played is refuted.
        case .retry: refuting = request(at: deviation)
        // Once the answer is out both moves are compared; a refutation still under way is no longer wanted. Also what
        // was found at the second try: now the first one may be compared.
        case .type,
            .closed where outcome.grade == .wrongFound:
            refuting?.cancel()
            request(at: deviation)
        case .closed, .overtaken: break
        }
    }

    /// Begins to look at a new deviation.
    @discardableResult private func request(at subject: ExplainedMove) -> Task<Void, Never>? {
        last = subject
        looks = 0
        _ = shown.begin()
        return request(subject)
    }

    /// The last deviation became one of the learner's own moves: its answer is out.
    func accepted() {
        cancelAll()
        last?.isAnswerOut = true
    }

    /// The last answer was taken back: nothing of it is to be told any more.
    func forget() {
        last = nil
        cancelAll()
    }

    private func cancelAll() {
        for task in running { task.cancel() }
        running = []
    }

    /// What more there is to say of the last deviation: first the line that shows it, then what a deeper look finds,
    /// then the best moves beside each other, then a look five times as deep, and so on.
    func more() {
        guard let last else { return say("There is no deviation to explain yet.") }
        looks += 1
        let isTable = last.isAnswerOut && looks > 2 && looks % 2 == 1
        if looks > 1, place != nil { say(isTable ? "Comparing the best moves ..." : "Searching deeper ...") }
        // A table of the best moves would give an answer away that is not out.
        let depth = last.isAnswerOut ? looks / 2 : looks - 1
        request(last, deeper: depth, as: isTable ? .table : .line)
    }

    /// A line for a person; a program that reads JSON gets none.
    private func say(_ text: String) {
        guard case .words = format else { return }
        mailbox.post(rendered([StyledText(text, .dim)]))
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

    private func wait(_ milliseconds: Int32, _ work: @escaping @Sendable (EngineScheduler) async -> Void) {
        guard let scheduler else { return }
        let done = Mailbox()
        Task {
            await work(scheduler)
            done.post("")
        }
        _ = done.wait(milliseconds: milliseconds)
    }

    @discardableResult private func request(
        _ subject: ExplainedMove, deeper: Int = 0, as detail: DetailLevel = .sentence
    ) -> Task<Void, Never>? {
        guard let scheduler, let place else {
            recall(subject, detail)
            return nil
        }
        let budget = (0..<min(deeper, 4)).reduce(place.budget) { budget, _ in budget.times(5) }
        let request = ExplanationRequest(
            subject: subject, budget: budget, detail: detail, shown: shown, deviation: shown.deviation)
        let task = Self.start(request, scheduler, format, mailbox)
        running.append(task)
        return task
    }

    /// Without an engine: what one has said before.
    private func recall(_ subject: ExplainedMove, _ detail: DetailLevel) {
        guard let expected = subject.prepared.first,
            let comparison = memory?.comparison(played: subject.played, expected: expected, in: subject.position)
        else { return hintAtEngine() }
        let request = ExplanationRequest(
            subject: subject, budget: .standard, detail: detail == .table ? .line : detail, shown: shown,
            deviation: shown.deviation)
        guard let text = Self.text(comparison, [], request, format) else { return }
        mailbox.post(request.news(text, at: min(comparison.played.depth, comparison.expected.depth), format))
    }

    private func hintAtEngine() {
        guard !isHinted, case .words = format else { return }
        isHinted = true
        mailbox.post(
            rendered([
                StyledText("No engine is installed to explain this; for example: apt-get install stockfish", .dim)
            ]))
    }

    private func rendered(_ lines: [StyledText]) -> String { format.rendered(lines) }
}
