package import Chess

/// Collects the `info` lines of one search. Package access, so that the fuzz drivers can use it.
package struct SearchLog {
    private static let maximumLines = 256
    private var exact: [Int: SearchInfo] = [:]
    private var bounded: [Int: SearchInfo] = [:]

    /// The limit of nodes of the search; nil without one.
    private let maximumNodes: Int?
    private let report: @Sendable (SearchInfo) -> Void

    /// - Parameters:
    ///   - maximumNodes: The limit of nodes of the search; nil without one.
    ///   - report: Receives each line that is stored.
    package init(maximumNodes: Int? = nil, report: @escaping @Sendable (SearchInfo) -> Void = { _ in }) {
        self.maximumNodes = maximumNodes
        self.report = report
    }

    /// Returns whether an engine that knows the limit would have stopped long ago: engines count in steps, and with several
    /// threads they are late.
    package func isExceeded(by nodes: Int) -> Bool {
        maximumNodes.map { nodes > $0 + $0 / 2 + 100_000 } ?? false
    }

    /// Stores a line with a score and moves as the latest of its rank.
    package mutating func add(_ info: SearchInfo) {
        guard let score = info.score, !info.line.isEmpty else { return }
        let rank = info.multiPV ?? 1
        guard (1...Self.maximumLines).contains(rank) else { return }
        if score.bound == .exact { exact[rank] = info } else { bounded[rank] = info }
        report(info)
    }

    /// Returns the lines in the order of their ranks, truncated to moves that are legal in `position`.
    package func lines(in position: Position) -> [SearchResult.Line] {
        (1...Self.maximumLines).compactMap { rank in
            (exact[rank] ?? bounded[rank]).flatMap { SearchResult.Line($0, in: position) }
        }
    }
}

extension SearchResult.Line {
    /// Creates the line of an `info` line; nil without a score or a legal move.
    /// - Parameter position: The searched position.
    init?(_ info: SearchInfo, in position: Position) {
        guard let score = info.score else { return nil }
        var moves: [Move] = []
        var reached = position
        for text in info.line {
            guard let move = text.move(in: reached) else { break }
            moves.append(move)
            reached = reached.playing(move)
        }
        guard !moves.isEmpty else { return nil }
        self.init(
            score: Score(score.value, for: position.sideToMove), bound: score.bound, moves: moves,
            depth: info.depth ?? 0, nodes: info.statistics.nodes ?? 0, outcome: info.outcome)
    }
}
