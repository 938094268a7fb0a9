public import Chess

extension Engine {
    /// Counts the leaves of the tree of legal moves by the engine's own generator: `go perft`, which is no part of the
    /// protocol but Stockfish and its kin answer, castling of Chess960 included.
    ///
    /// It takes as long as it takes, and nothing but the engine's end can stop it: cancelling the task closes the engine.
    /// - Parameters:
    ///   - start: the position whose moves are the first ply.
    ///   - depth: plies; 0 and less are answered, 1, without asking.
    ///   - limit: how long to wait; an engine that does not know the command searches until then, and is ended.
    /// - Throws: `EngineError` or `CancellationError`.
    public func perft(
        from start: Position, depth: Int, within limit: Duration = .seconds(24 * 3600)
    ) async throws -> Int {
        guard depth > 0 else { return 1 }
        try await takeTurn()
        defer { passTurn() }
        try await prepare(for: start, lines: 1, isFresh: false)
        send(.position(start: start, moves: []))
        send(.perft(depth: depth))
        let reply = try await wait(for: .nodeCount, within: limit)
        guard let nodes = reply.perftNodes else {
            throw EngineError.noLegalAnswer(path: path, answer: reply.description)
        }
        return nodes
    }
}

extension Reply {
    /// The number in `Nodes searched: 20`, Stockfish's last line of a perft; nil for every other reply.
    var perftNodes: Int? {
        guard case .unknown(let line) = self, line.hasPrefix("Nodes searched: ") else { return nil }
        return Int(line.dropFirst(16))
    }
}
