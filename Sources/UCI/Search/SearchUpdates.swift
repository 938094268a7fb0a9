import Chess

/// An intermediate result of a running search: one line that the engine considers best so far.
public struct SearchUpdate: Hashable, Sendable {
    /// The rank of the line among the best ones, starting with 1.
    public let rank: Int
    /// The line with its score, its depth and the nodes searched so far. Its moves are legal.
    public let line: SearchResult.Line
    /// The depth of the deepest branch in plies; nil if the engine did not report it.
    public let selectiveDepth: Int?
    /// The time since the start of the search, its speed, and what it uses.
    public let statistics: SearchInfo.Statistics
}

extension SearchUpdate {
    /// Creates the update of an `info` line; nil without a score or a legal move.
    /// - Parameter position: The searched position.
    init?(_ info: SearchInfo, in position: Position) {
        guard let line = SearchResult.Line(info, in: position) else { return nil }
        self.init(
            rank: info.multiPV ?? 1, line: line, selectiveDepth: info.selectiveDepth, statistics: info.statistics)
    }
}

/// A running search: an asynchronous sequence of its intermediate results, and its final result.
///
/// The sequence has every line that the engine reports with a score and legal moves, in that order; those that are not
/// yet consumed are stored. It ends when the engine has answered: at the limit of the search, after
/// `Engine.stopSearch()`, or without an element if there is no legal move. If the engine dies, hangs or is closed, the
/// iteration throws an `EngineError`. Iterate over it in one loop only.
///
/// The search is stopped when the iterating task or one that awaits `result` is cancelled, and when neither the sequence
/// nor an iterator exists any more: leaving the loop early stops a search whose result is not used.
///
/// ```swift
/// let engine = try await Engine.start(path)
/// let position = try Position(fen: "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1")
/// let updates = engine.updates(from: position, limit: .depth(5))
/// var deepest = 0
/// for try await update in updates { deepest = max(deepest, update.line.depth) }
/// let result = try await updates.result
/// print(deepest, result.lines.map { "\($0.score) \(position.san(of: $0.moves))" })  // 5 ["#1 1.Ra8#"]
/// await engine.close()
/// ```
public struct SearchUpdates: AsyncSequence, Sendable {
    let stream: AsyncThrowingStream<SearchUpdate, any Error>
    let search: Task<SearchResult, any Error>

    /// The iterator of the sequence.
    public struct AsyncIterator: AsyncIteratorProtocol {
        var base: AsyncThrowingStream<SearchUpdate, any Error>.AsyncIterator

        /// Waits for the next intermediate result.
        ///
        /// - Returns: nil after the end of the search, and when the task is cancelled.
        /// - Throws: `EngineError`.
        public mutating func next() async throws -> SearchUpdate? {
            let update = try await base.next()
            // What was stored before the cancellation is no longer wanted.
            return Task.isCancelled ? nil : update
        }
    }

    /// Returns an iterator, which receives what no other iterator has received.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: stream.makeAsyncIterator()) }

    /// The final result, as `Engine.search(from:moves:onlyMoves:limit:lines:isFresh:within:)` returns it. It can be awaited
    /// before, during and after the iteration, or without one.
    ///
    /// - Throws: `EngineError`, or `CancellationError` if the search was cancelled.
    public var result: SearchResult {
        get async throws {
            try await withTaskCancellationHandler {
                try await search.value
            } onCancel: {
                search.cancel()
            }
        }
    }
}
