public import Chess

extension Engine {
    /// Searches the position reached from `start` by `moves`.
    ///
    /// An engine that goes on far beyond a limit of nodes, because it does not know such limits, is stopped.
    ///
    /// Cancelling the task stops the search. `CancellationError` is thrown once the engine has stopped; the engine
    /// stays usable.
    ///
    /// - Parameters:
    ///   - start: The position at the start of the game.
    ///   - moves: Legal moves from `start` to the position; they let the engine detect repetitions.
    ///   - onlyMoves: The legal moves to search; empty for all.
    ///   - lines: The number of best lines to return, at least 1; fewer if the engine does not support `MultiPV`.
    ///   - isFresh: Whether to clear earlier searches first (`ucinewgame`), so that with one thread and a limit of
    ///     nodes or depth the same search always gives the same result.
    ///   - limit: The limit of the search.
    ///   - patience: The time after which the search is stopped in any case; nil for the engine's
    ///     `EngineTimeLimits.search`.
    /// - Returns: The result, with legal moves only. Without a legal move there is no best move, and the engine is not
    ///   asked (see `Score(endOf:)`).
    /// - Throws: `EngineError` or `CancellationError`.
    public func search(
        from start: Position, moves: [Move] = [], onlyMoves: [Move] = [], limit: SearchLimit, lines: Int = 1,
        isFresh: Bool = false, within patience: Duration? = nil
    ) async throws -> SearchResult {
        let request = SearchRequest(
            start: start, moves: moves, onlyMoves: onlyMoves, limit: limit, lines: lines, isFresh: isFresh,
            patience: patience)
        return try await run(request, report: nil)
    }

    /// Starts a search like `search(from:moves:onlyMoves:limit:lines:isFresh:within:)` and returns at once.
    ///
    /// ```swift
    /// let engine = try await Engine.start(path)
    /// for try await update in engine.updates(from: .initial, limit: .infinite) where update.line.depth >= 8 {
    ///     print("depth", update.line.depth)  // depth 8
    ///     break
    /// }
    /// await engine.close()
    /// ```
    ///
    /// Leaving the loop ends the search when the sequence is released. The top-level code of a program never releases its
    /// values: call `stopSearch()` there.
    ///
    /// - Parameters:
    ///   - start: The position at the start of the game.
    ///   - moves: Legal moves from `start` to the position; they let the engine detect repetitions.
    ///   - onlyMoves: The legal moves to search; empty for all.
    ///   - limit: The limit of the search.
    ///   - lines: The number of best lines to search, at least 1; fewer if the engine does not support `MultiPV`.
    ///   - isFresh: Whether to clear earlier searches first.
    ///   - patience: The time after which the search is stopped in any case; nil for the engine's
    ///     `EngineTimeLimits.search`.
    /// - Returns: the intermediate results as they arrive, and the final result. Both throw the errors of the search.
    public nonisolated func updates(
        from start: Position, moves: [Move] = [], onlyMoves: [Move] = [], limit: SearchLimit, lines: Int = 1,
        isFresh: Bool = false, within patience: Duration? = nil
    ) -> SearchUpdates {
        let request = SearchRequest(
            start: start, moves: moves, onlyMoves: onlyMoves, limit: limit, lines: lines, isFresh: isFresh,
            patience: patience)
        let (stream, continuation) = AsyncThrowingStream.makeStream(of: SearchUpdate.self)
        let search = Task {
            do {
                let result = try await run(request) { continuation.yield($0) }
                continuation.finish()
                return result
            } catch {
                continuation.finish(throwing: error)
                throw error
            }
        }
        continuation.onTermination = { end in
            if case .cancelled = end { search.cancel() }
        }
        return SearchUpdates(stream: stream, search: search)
    }

    /// Waits for its turn and runs a search.
    /// - Parameter report: Receives the intermediate results.
    private func run(
        _ request: SearchRequest, report: (@Sendable (SearchUpdate) -> Void)?
    ) async throws -> SearchResult {
        try await acquireTurn()
        defer { releaseTurn() }
        if let failure { throw failure }
        try Task.checkCancellation()

        let (position, texts) = request.played()
        guard position.hasLegalMove else {
            return SearchResult(bestMove: nil, lines: [], isComplete: true)
        }
        try await prepare(for: position, lines: request.lines, isFresh: request.isFresh)

        let onlyMoves = request.onlyMoves
        search = SearchLog(maximumNodes: request.limit.nodes) { info in
            guard let report, let update = SearchUpdate(info, in: position), update.line.isAmong(onlyMoves) else {
                return
            }
            report(update)
        }
        defer { search = nil }
        send(.position(start: request.start, moves: texts))
        send(.go(request.limit, moves: onlyMoves.compactMap { EngineMove($0, in: position) }))
        let answer = try await wait(for: .bestMove, within: request.patience ?? timeLimits.search)
        if answer.stopReason == .cancelled || Task.isCancelled { throw CancellationError() }
        let isComplete = answer.stopReason == nil || answer.stopReason == .exceededNodes
        return try result(answer.reply, in: position, among: onlyMoves, isComplete: isComplete)
    }

    /// Stops a running search, which then returns its result so far. Does nothing if no search is running.
    public func stopSearch() {
        guard let pending else { return }
        stop(pending.number, because: .requested, afterAll: .zero)
    }

    /// Stops the search if the engine reports many more nodes than it was asked for.
    func add(_ info: SearchInfo) {
        search?.add(info)
        guard let pending, let nodes = info.statistics.nodes, search?.isExceeded(by: nodes) == true else { return }
        stop(pending.number, because: .exceededNodes, afterAll: .zero)
    }

    /// Sets the options for this search, and waits until the engine has processed all earlier commands.
    func prepare(for position: Position, lines: Int, isFresh: Bool) async throws {
        if table["UCI_Chess960"] != nil {
            set(option: "UCI_Chess960", to: position.isChess960 ? "true" : "false")
        } else if position.isChess960 {
            throw EngineError.noChess960(path: path)
        }
        set(option: "MultiPV", to: lines)
        if isFresh { send(.newGame) }
        send(.isReady)
        try await wait(for: .readyOK, within: timeLimits.ready)
    }

    private func result(
        _ reply: Reply, in position: Position, among onlyMoves: [Move], isComplete: Bool
    ) throws(EngineError) -> SearchResult {
        guard case .bestMove(let text, _) = reply, let best = text?.move(in: position) else {
            throw .noLegalAnswer(path: path, answer: reply.description)
        }
        guard onlyMoves.isEmpty || onlyMoves.contains(best) else {
            throw .ignoresSearchMoves(path: path, answer: reply.description)
        }
        let lines = search?.lines(in: position) ?? []
        return SearchResult(
            bestMove: best, lines: lines.filter { $0.isAmong(onlyMoves) }, isComplete: isComplete)
    }

    // MARK: Options

    /// Sets an option between two searches and waits until the engine has processed it.
    ///
    /// - Throws: `EngineError`, with `.badOption` for an option that the engine does not declare or a value it does not
    ///   allow (nothing is sent then), or `CancellationError`.
    public func set(option: EngineSettings.Option) async throws {
        try await acquireTurn()
        defer { releaseTurn() }
        if let failure { throw failure }
        try set(option)
        send(.isReady)
        try await wait(for: .readyOK, within: timeLimits.ready)
    }

    /// Sets an option if the engine declares it and allows the value.
    func set(_ option: EngineSettings.Option) throws(EngineError) {
        do throws(EngineOptionError) {
            let checked = try table.checked(option)
            set(option: checked.name, to: checked.value)
        } catch {
            throw .badOption(path: path, fault: error)
        }
    }

    /// Sets a number, clamped to the range the engine declares.
    func set(option name: String, to value: Int) {
        guard let allowed = table[name]?.allowed(value) else { return }
        set(option: name, to: String(allowed))
    }

    /// Sets an option the engine declares, unless it already has that value.
    func set(option name: String, to value: String?) {
        if let command = table.setCommand(name, to: value) { send(command) }
    }
}
