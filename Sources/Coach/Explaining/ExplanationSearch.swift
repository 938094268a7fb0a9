import Training

/// The searches for one explanation: first for its text, then, while nothing else is asked, for the class that the text
/// withholds.
struct ExplanationSearch: Sendable {
    let card: CardID
    /// Ends when the text is reported.
    let text: Task<ExplanationUpdate?, Never>
    private let settling: Task<Void, Never>

    /// Starts the searches, not on the main actor, which readline blocks while the user types.
    /// - Parameter report: receives the text.
    init(
        _ request: ExplanationRequest, _ scheduler: EngineScheduler,
        report: @escaping @Sendable (ExplanationUpdate) -> Void
    ) {
        let text = Task.detached(priority: .userInitiated) {
            let update = await scheduler.together(.explanation) { await request.run(scheduler) }
            if let update { report(update) }
            return update
        }
        settling = Task.detached(priority: .userInitiated) {
            guard let update = await text.value else { return }
            await request.settle(after: update, scheduler)
        }
        card = request.subject.card
        self.text = text
    }

    func cancel() {
        text.cancel()
        settling.cancel()
    }
}
