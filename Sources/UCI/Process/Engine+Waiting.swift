extension Engine {
    // MARK: Turns

    /// Waits until no other search runs. The caller must release the turn.
    ///
    /// - Throws: `CancellationError` if the task is cancelled while it waits; it has no turn then.
    func acquireTurn() async throws {
        guard !turns.acquireIfFree() else { return }
        let number = nextWaitNumber()
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                turns.add(TurnQueue.Waiter(number: number, continuation: continuation))
                if Task.isCancelled { turns.cancel(number) }
            }
        } onCancel: {
            Task { await cancelTurn(number) }
        }
    }

    func releaseTurn() { turns.release() }

    private func cancelTurn(_ number: Int) { turns.cancel(number) }

    // MARK: Replies

    /// A reply for which a caller is waiting.
    struct PendingReply {
        enum Kind: Hashable {
            case uciOK, readyOK, bestMove, nodeCount
        }

        let number: Int
        let kind: Kind
        let continuation: CheckedContinuation<AwaitedReply, any Error>
        /// The reason why `stop` was sent; nil before that.
        var stopReason: StopReason?
    }

    /// The reason why a search was stopped before its limit.
    enum StopReason: Hashable {
        case requested, cancelled, timedOut, exceededNodes
    }

    /// The reply a caller waited for.
    struct AwaitedReply {
        let reply: Reply
        /// The reason why the search was stopped; nil if it ran to its limit.
        let stopReason: StopReason?
    }

    func send(_ command: Command) {
        let line = command.description
        log?(.sent(line))
        process?.send(line)
    }

    /// Waits for one reply. A search that exceeds its time is first stopped; an engine that does not reply at all is
    /// ended.
    ///
    /// - Throws: `EngineError`, or `CancellationError` if the task is cancelled: immediately, but for a search only
    ///   after the engine has stopped.
    @discardableResult
    func wait(for kind: PendingReply.Kind, within limit: Duration) async throws -> AwaitedReply {
        if let failure { throw failure }
        try Task.checkCancellation()
        outputLimit.reset()
        let number = nextWaitNumber()
        let timeout = Task(priority: .userInitiated) {
            try await Task.sleep(for: limit)
            timeOut(number, limit)
        }
        defer { timeout.cancel() }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                pending = PendingReply(number: number, kind: kind, continuation: continuation)
                if Task.isCancelled { cancel(number) }
            }
        } onCancel: {
            Task { await cancel(number) }
        }
    }

    func resume(with reply: Reply) {
        guard let pending else { return }
        self.pending = nil
        pending.continuation.resume(returning: AwaitedReply(reply: reply, stopReason: pending.stopReason))
    }

    func resume(throwing error: EngineError) {
        guard let pending else { return }
        self.pending = nil
        pending.continuation.resume(throwing: error)
    }

    /// Marks the engine as unusable, ends its process, and fails the current wait.
    func fail(_ error: EngineError) {
        if failure == nil { failure = error }
        process?.kill()
        resume(throwing: failure ?? error)
    }

    /// Stops a running search; if the engine does not react, it is ended.
    func stop(_ number: Int, because reason: StopReason, afterAll limit: Duration) {
        guard pending?.number == number, pending?.kind == .bestMove, pending?.stopReason == nil else { return }
        pending?.stopReason = reason
        send(.stop)
        let (path, stopLimit) = (path, timeLimits.stop)
        let seconds = (limit + stopLimit).seconds
        Task {
            try await Task.sleep(for: stopLimit)
            guard pending?.number == number else { return }
            fail(.timedOut(path: path, waitingFor: "bestmove", seconds: seconds))
        }
    }

    private func timeOut(_ number: Int, _ limit: Duration) {
        guard let pending, pending.number == number else { return }
        switch pending.kind {
        case .uciOK: fail(.notAnEngine(path: path, seconds: limit.seconds))
        case .readyOK: fail(.timedOut(path: path, waitingFor: "readyok", seconds: limit.seconds))
        case .bestMove: stop(number, because: .timedOut, afterAll: limit)
        case .nodeCount: fail(.timedOut(path: path, waitingFor: "node count", seconds: limit.seconds))
        }
    }

    private func cancel(_ number: Int) {
        guard let pending, pending.number == number else { return }
        if pending.kind == .bestMove {
            stop(number, because: .cancelled, afterAll: .zero)
        } else {
            self.pending = nil
            if pending.kind == .nodeCount { fail(.closed) }
            pending.continuation.resume(throwing: CancellationError())
        }
    }
}
