import Chess
import Coach
import Terminal
import Training

/// Carries explanations to the screen: a task off the main actor posts them to the mailbox, which wakes readline.
@MainActor final class ExplanationFeed {
    private let service: ExplanationService
    private let renderer: ExplanationRenderer
    private let mailbox: Mailbox
    /// The board on which explanations are drawn; nil for none.
    let board: ExplanationBoard?
    private let consumer: Task<Void, Never>

    init(
        _ service: ExplanationService, _ renderer: ExplanationRenderer, _ mailbox: Mailbox,
        board: ExplanationBoard? = nil
    ) {
        self.board = board
        self.service = service
        self.renderer = renderer
        self.mailbox = mailbox
        consumer = Task.detached(priority: .userInitiated) {
            for await update in service.updates {
                // Rendered when it is shown, because the renderer records what the user has seen.
                mailbox.post { service.isCurrent(update) ? renderer.text(update) : nil }
            }
        }
    }

    /// Prepares the explanation of a question that is shown now.
    func prepare(_ question: Question, prepared: [Move]) {
        service.prepare(question, prepared: prepared)
    }

    /// Explains an answer; see `ExplanationService.handle`.
    func handle(_ outcome: Outcome, _ deviation: ExplainedMove?) { post(service.handle(outcome, deviation)) }

    /// Explains more of the last deviation.
    func more() {
        board?.askForMore()
        post(service.more())
    }

    /// Whether to offer `contrast` for a card; see `ExplanationService.offersContrast`.
    func offersContrast(of card: CardID) -> Bool { service.offersContrast(of: card) }

    /// Compares the last deviation with the prepared move.
    func contrast() { post(service.contrast()) }

    func accepted() { service.accepted() }

    /// Drops the explanation of an answer that was undone.
    func forget() {
        service.forget()
    }

    private func post(_ updates: [ExplanationUpdate]) {
        for text in updates.compactMap(renderer.text) { mailbox.post(text) }
    }

    /// At the end of a piped session: waits for the searches, three seconds at most.
    ///
    /// - Returns: the results that are not printed yet.
    func finish() async -> [String] {
        await service.finish(within: .seconds(3))
        await consumer.value
        return mailbox.take()
    }

    /// Stops the engine before the program is suspended; waits 300 ms at most.
    func rest() {
        AsyncBridge.wait(milliseconds: 300) { [service] in await service.rest() }
    }

    /// Ends the engine.
    func close() async { await service.close() }
}
