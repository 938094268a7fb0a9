public import Chess

extension Engine {
    /// Counts the leaves of the tree of legal moves with the engine's own generator: `go perft`, which is not part of
    /// the protocol but supported by Stockfish and its derivatives, including Chess960 castling.
    ///
    /// The engine cannot interrupt a perft: cancelling the task closes the engine.
    /// - Parameters:
    ///   - start: The position whose moves are the first ply.
    ///   - depth: The number of plies; for 0 and less the result is 1 without asking the engine.
    ///   - limit: The maximum time to wait. An engine that does not know the command searches until then and is ended.
    /// - Throws: `EngineError` or `CancellationError`.
    public func perft(
        from start: Position, depth: Int, within limit: Duration = .seconds(24 * 3600)
    ) async throws -> Int {
        guard depth > 0 else { return 1 }
        try await acquireTurn()
        defer { releaseTurn() }
        try await prepare(for: start, lines: 1, isFresh: false)
        send(.position(start: start, moves: []))
        send(.perft(depth: depth))
        let reply = try await wait(for: .nodeCount, within: limit).reply
        guard let nodes = reply.perftNodes else {
            throw EngineError.noLegalAnswer(path: path, answer: reply.description)
        }
        return nodes
    }
}

extension Reply {
    /// The number in `Nodes searched: 20`, the last line of Stockfish's perft; nil for every other reply.
    var perftNodes: Int? {
        guard case .unknown(let line) = self, line.hasPrefix("Nodes searched: ") else { return nil }
        return Int(line.dropFirst(16))
    }
}
