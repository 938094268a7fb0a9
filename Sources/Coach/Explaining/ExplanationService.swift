import Analysis
public import Chess
import Scheduling
import Synchronization
public import Training

/// Explains deviations while the learner continues. Results of the engine arrive in `updates`; what is known
/// immediately is returned. Without an engine it uses stored results, or reports once that there is no engine.
@MainActor public final class ExplanationService {
    private nonisolated let channel = AsyncStream.makeStream(of: ExplanationUpdate.self)
    private let configuration: EngineConfiguration?
    private let scheduler: EngineScheduler?
    /// Stored results, used when there is no engine.
    private let memory: StoredComparisons?
    /// The searches for the open question; nil without an engine.
    private let lookAhead: LookAhead?
    /// The searches for explanations, the newest last.
    private var running: [ExplanationSearch] = []
    /// The search for how the first wrong try is refuted.
    private var refuting: ExplanationSearch?
    private var moves = ExplainedMoves()
    /// The number of the last deviation in the session, from 1.
    private var deviation = 0
    /// How often the learner asked for more about it.
    private var requests = 0
    private var isMissingEngineReported = false
    private nonisolated let withdrawals = Withdrawals()

    /// - Parameters:
    ///   - configuration: the engine; nil without one.
    ///   - memory: stored results, for when there is no engine; nil for none.
    ///   - deviations: what is known about wrong moves, which are evaluated in advance; nil for none.
    public init(
        _ configuration: EngineConfiguration?, memory: StoredComparisons? = nil, deviations: DeviationSource? = nil
    ) {
        self.configuration = configuration
        self.memory = memory
        let scheduler = configuration?.scheduler
        self.scheduler = scheduler
        lookAhead = scheduler.flatMap { scheduler in
            configuration.map { LookAhead(scheduler, budget: $0.budget, source: deviations) }
        }
    }

    /// The results in the order in which they were found. For one consumer that is not on the main actor, which
    /// readline blocks.
    public nonisolated var updates: AsyncStream<ExplanationUpdate> { channel.stream }

    /// Whether an update may still be shown: its answer has not been undone, and its question not opened again, since.
    public nonisolated func isCurrent(_ update: ExplanationUpdate) -> Bool {
        switch update {
        case .found(let found): found.withdrawals == withdrawals.count(of: found.subject.card)
        case .contrast(let contrast): contrast.withdrawals == withdrawals.count(of: contrast.card)
        default: true
        }
    }

    // MARK: - Following the drill

    /// Evaluates the prepared move while the learner thinks, then likely wrong moves, so that after a wrong answer only
    /// the played move must be searched, and often not even that.
    /// Comparisons of an earlier answer to the question, which reveal the prepared move, are withdrawn.
    /// - Parameter prepared: the card's prepared moves, the main one first.
    public func prepare(_ question: Question, prepared: [Move]) {
        if withdrawals.reopen(question.card) { cancelSearches(for: question.card) }
        moves.open(question.card)
        lookAhead?.begin(question, prepared: prepared)
    }

    /// Waits until the searches for the open question have ended.
    public func lookAheadEnded() async { await lookAhead?.ended() }

    /// Explains an answer without revealing moves that are not shown yet.
    /// - Parameter deviation: the last move of the question that was not prepared; nil when there was none.
    public func handle(_ outcome: Outcome, _ deviation: ExplainedMove?) -> [ExplanationUpdate] {
        if outcome.next == .closed, moves.last?.card == outcome.card { moves.reveal() }
        guard let deviation else {
            lookAhead?.stop()
            return []
        }
        switch outcome.next {
        // Before the retry: only the refutation of the played move.
        case .retry: return explain(deviation) { refuting = $0 }
        // Once the answer is shown, both moves are compared, also after a right second try; a running search for a
        // refutation is cancelled.
        case .type,
            .closed where outcome.grade == .wrongFound:
            refuting?.cancel()
            return explain(deviation) { lookAhead?.stop(after: $0.text) }
        case .closed, .overtaken:
            lookAhead?.stop()
            return []
        }
    }

    /// Explains a new deviation.
    private func explain(
        _ subject: ExplainedMove, started: (ExplanationSearch) -> Void = { _ in }
    ) -> [ExplanationUpdate] {
        moves.add(subject)
        requests = 0
        deviation += 1
        return explain(subject, deeper: 0, detail: .sentence, started: started)
    }

    /// The last deviation was accepted as a prepared move, so its answer is shown.
    public func accepted() {
        if let last = moves.last { cancelSearches(for: last.card) }
        moves.reveal()
    }

    /// The last answer was undone: no explanation of it may be shown any more.
    public func forget() {
        if let last = moves.last {
            withdrawals.add(last.card)
            cancelSearches(for: last.card)
        }
        moves = ExplainedMoves()
    }

    private func cancelSearches(for card: CardID) {
        for search in running where search.card == card { search.cancel() }
        running.removeAll { $0.card == card }
    }

    /// Explains more of the last deviation: first the line that shows it, then what a search five times as deep finds,
    /// then the best moves side by side, then a deeper search again, and so on.
    public func more() -> [ExplanationUpdate] {
        guard let last = moves.last else { return [.nothingToExplain] }
        requests += 1
        // A table of the best moves would reveal an answer that is still open.
        let isTable = last.isAnswerOut && requests > 2 && requests % 2 == 1
        let deeper = last.isAnswerOut ? requests / 2 : requests - 1
        var updates: [ExplanationUpdate] = []
        if requests > 1, configuration != nil { updates.append(isTable ? .comparingBestMoves : .searchingDeeper) }
        return updates + explain(last, deeper: deeper, detail: isTable ? .table : .line)
    }

    /// Whether a wrong move of the card's last question was a repeated mistake, and the answer is out.
    public func offersContrast(of card: CardID) -> Bool {
        moves.contrasted.map { $0.card == card && $0.isRepeated && $0.isAnswerOut } ?? false
    }

    /// Compares the last deviation, or a repeated mistake before it, with the prepared move side by side, once the answer
    /// is out.
    public func contrast() -> [ExplanationUpdate] {
        guard moves.last != nil else { return [.nothingToExplain] }
        guard let move = moves.contrasted, move.isAnswerOut else { return [.waitsForAnswer] }
        return explain(move, deeper: 0, detail: .contrast)
    }

    // MARK: - Searching

    /// - Parameter deeper: how many times the budget is multiplied by five, four at most.
    private func explain(
        _ subject: ExplainedMove, deeper: Int, detail: DetailLevel, started: (ExplanationSearch) -> Void = { _ in }
    ) -> [ExplanationUpdate] {
        if subject.isAnswerOut { withdrawals.compare(subject.card) }
        guard let scheduler, let configuration else { return explainFromMemory(subject, detail) }
        let budget = (0..<min(deeper, 4)).reduce(configuration.budget) { budget, _ in budget.times(5) }
        let request = ExplanationRequest(
            subject: subject, budget: budget, detail: detail, deviation: deviation,
            withdrawals: withdrawals.count(of: subject.card), stored: detail == .contrast ? stored(subject) : nil)
        let search = ExplanationSearch(request, scheduler) { [channel] in channel.continuation.yield($0) }
        running.append(search)
        started(search)
        return []
    }

    /// Explains from stored results when there is no engine.
    private func explainFromMemory(_ subject: ExplainedMove, _ detail: DetailLevel) -> [ExplanationUpdate] {
        let request = ExplanationRequest(
            subject: subject, budget: .standard, detail: detail == .table ? .line : detail, deviation: deviation,
            withdrawals: withdrawals.count(of: subject.card), stored: stored(subject))
        if detail == .contrast { return request.contrastWithoutEngine.map { [$0] } ?? [] }
        if let comparison = request.stored { return [.found(request.found(comparison, rivals: []))] }
        guard !isMissingEngineReported else { return [] }
        isMissingEngineReported = true
        return [.noEngine]
    }

    private func stored(_ subject: ExplainedMove) -> MoveComparison? {
        subject.prepared.first.flatMap {
            memory?.comparison(played: subject.played, expected: $0, in: subject.position)
        }
    }

    // MARK: - Ending

    /// Waits for the texts, cancels the searches for those that take longer, and ends `updates`.
    public func finish(within limit: Duration) async {
        let searches = running
        let deadline = Task.detached {
            try await Task.sleep(for: limit)
            for search in searches { search.cancel() }
        }
        for search in searches { _ = await search.text.value }
        deadline.cancel()
        channel.continuation.finish()
    }

    /// Stops searching while the program is suspended.
    public nonisolated func rest() async { await scheduler?.rest() }

    /// Ends `updates` and the engine.
    public func close() async {
        lookAhead?.stop()
        for search in running { search.cancel() }
        channel.continuation.finish()
        await scheduler?.close()
    }
}

/// How often the explanations of each card were withdrawn. Changed on the main actor and read elsewhere.
final class Withdrawals: Sendable {
    private struct State {
        var counts: [CardID: Int] = [:]
        /// The cards for which both moves were compared since their question was last opened.
        var compared: Set<CardID> = []
    }

    private let state = Mutex(State())

    func count(of card: CardID) -> Int { state.withLock { $0.counts[card] ?? 0 } }

    func add(_ card: CardID) { state.withLock { $0.counts[card, default: 0] += 1 } }

    /// Records that explanations of the card reveal its answer.
    func compare(_ card: CardID) { state.withLock { _ = $0.compared.insert(card) } }

    /// Withdraws explanations that reveal the answer of a question that is open again. Returns whether there are any.
    func reopen(_ card: CardID) -> Bool {
        let isRevealed = state.withLock { $0.compared.remove(card) != nil }
        if isRevealed { add(card) }
        return isRevealed
    }
}
