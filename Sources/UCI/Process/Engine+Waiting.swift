extension Engine {
    // MARK: Turns

    /// Waits until no other search runs. Whoever got the turn has to pass it on.
    ///
    /// - Throws: `CancellationError` if the task is cancelled while it waits; then it got no turn.
    func takeTurn() async throws {
        guard !turns.takeIfFree() else { return }
        let number = nextWait()
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                turns.add(TurnQueue.Waiter(number: number, continuation: continuation))
                if Task.isCancelled { turns.leave(number) }
            }
        } onCancel: {
            Task { await leaveQueue(number) }
        }
    }

    func passTurn() { turns.pass() }

    private func leaveQueue(_ number: Int) { turns.leave(number) }

    // MARK: Replies

    /// A reply that somebody waits for.
    struct Pending {
        enum Awaited: Hashable {
            case uciOK, readyOK, bestMove, nodeCount
        }

        let number: Int
        let awaited: Awaited
        let continuation: CheckedContinuation<Reply, any Error>
        /// Set once `stop` was sent, and by whom.
        var stopped: Stopped?
    }

    /// Why a search was told to stop before its limit.
    enum Stopped: Hashable {
        case asked, cancelled, late
    }

    func send(_ command: Command) {
        let line = command.description
        log?(.sent(line))
        process?.send(line)
    }

    /// Waits for one reply. A search that is late is first told to stop; whatever does not come at all ends the engine.
    ///
    /// - Throws: `EngineError`, or `CancellationError` if the task is cancelled: at once, but for a search only when the
    ///   engine has stopped.
    @discardableResult
    func wait(for awaited: Pending.Awaited, within limit: Duration) async throws -> Reply {
        if let failure { throw failure }
        try Task.checkCancellation()
        bytes = 0
        let number = nextWait()
        let alarm = Task(priority: .userInitiated) {
            try await Task.sleep(for: limit)
            late(number, limit)
        }
        defer { alarm.cancel() }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                pending = Pending(number: number, awaited: awaited, continuation: continuation)
                if Task.isCancelled { cancel(number) }
            }
        } onCancel: {
            Task { await cancel(number) }
        }
    }

    func resume(with reply: Reply) {
        guard let pending else { return }
        self.pending = nil
        lastStop = pending.stopped
        pending.continuation.resume(returning: reply)
    }

    func resume(throwing error: EngineError) {
        guard let pending else { return }
        self.pending = nil
        pending.continuation.resume(throwing: error)
    }

    /// The engine is of no more use: its process is ended, and so is the search.
    func fail(_ error: EngineError) {
        if failure == nil { failure = error }
        process?.kill()
        resume(throwing: failure ?? error)
    }

    /// Tells a running search to stop; if it does not obey, the engine is ended.
    func stop(_ number: Int, because reason: Stopped, afterAll limit: Duration) {
        guard pending?.number == number, pending?.awaited == .bestMove, pending?.stopped == nil else { return }
        pending?.stopped = reason
        send(.stop)
        let (path, patience) = (path, timeLimits.stop)
        let seconds = (limit + patience).seconds
        Task {
            try await Task.sleep(for: patience)
            guard pending?.number == number else { return }
            fail(.timedOut(path: path, waitingFor: "bestmove", seconds: seconds))
        }
    }

    private func late(_ number: Int, _ limit: Duration) {
        guard let pending, pending.number == number else { return }
        switch pending.awaited {
        case .uciOK: fail(.notAnEngine(path: path, seconds: limit.seconds))
        case .readyOK: fail(.timedOut(path: path, waitingFor: "readyok", seconds: limit.seconds))
        case .bestMove: stop(number, because: .late, afterAll: limit)
        case .nodeCount: fail(.timedOut(path: path, waitingFor: "node count", seconds: limit.seconds))
        }
    }

    private func cancel(_ number: Int) {
        guard let pending, pending.number == number else { return }
        if pending.awaited == .bestMove {
            stop(number, because: .cancelled, afterAll: .zero)
        } else {
            self.pending = nil
            if pending.awaited == .nodeCount { fail(.closed) }
            pending.continuation.resume(throwing: CancellationError())
        }
    }
}
