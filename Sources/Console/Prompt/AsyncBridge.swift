import Terminal

/// The one bridge from readline's callbacks, which cannot wait, to async code.
enum AsyncBridge {
    /// Blocks the thread until `work` has ended or the time is over. The work then continues in the background.
    /// - Parameter work: must not need the main actor, which this call holds.
    @MainActor static func wait(milliseconds: Int32, for work: @escaping @Sendable () async -> Void) {
        let done = Mailbox()
        Task.detached(priority: .userInitiated) {
            await work()
            done.post("")
        }
        _ = done.wait(milliseconds: milliseconds)
    }
}
