public import Chess

/// How likely a game of the learner's is to reach each position of a repertoire.
///
/// *The opponent* chooses as often as in the game database: the probability of a reply is the share of the games
/// through a position that continued with it. A reply that the author does not give, but that leads to a position of
/// the repertoire, counts as known. Where the database does not contain a position, the replies of the repertoire are
/// equally likely and no others are played.
///
/// *The learner* plays the main move. A position after an alternative is weighed as if the learner chose that alternative,
/// and main moves before and after it: its probability is the largest of any such choice, never a sum over choices that
/// exclude each other.
///
/// The probability of a position is the sum over all lines that lead to it. Games begin in the initial position, which
/// has the probability 1. The start of a chapter that no line reaches from there is as likely as it is frequent in the
/// database, and has the probability 0 if the database does not contain it. A line that leads back to one of its own
/// positions ends there.
public struct PathProbabilities: Sendable {
    public let repertoire: Repertoire
    let graph: ReplyGraph
    /// By node of the graph.
    let best: [Double]
    let main: [Double]
    /// Sorted by ply and grouped by position. They assume that the learner plays the main moves from the initial
    /// position; their probabilities add up to 1 if the repertoire contains that position.

    /// - Throws: the errors of the source.
    /// - Complexity: O(positions + moves played there), plus the positions reached after each alternative that raises a
    ///   probability.
    public init(_ repertoire: Repertoire, _ source: FrequencySource) throws {
        let graph = try ReplyGraph(repertoire, source)
        var flow = ProbabilityFlow(graph)
        var best = [Double](repeating: 0, count: graph.count)
        if let start = repertoire.index(of: Position.initial.identity) {
            flow.propagate(1, from: start)
        }
        main = flow.probabilities
        var pending = graph.alternatives
        Self.raise(&best, by: flow)
        Self.follow(&pending, &flow, &best)
        let whole = try source(.initial)?.games ?? 0
        for (index, position) in repertoire.positions.enumerated() where position.lastMove == nil && best[index] == 0 {
            let games = try whole > 0 ? source(position.position)?.games ?? 0 : 0
            guard games > 0 else { continue }
            flow.propagate(Double(min(games, whole)) / Double(whole), from: index)
            Self.raise(&best, by: flow)
            Self.follow(&pending, &flow, &best)
        }
        self.repertoire = repertoire
        self.graph = graph
        self.best = best
    }

    /// The probability that a game reaches `repertoire.positions[index]`, 0…1.
    public subscript(index: Int) -> Double { best[index] }

    /// The probability that a game reaches a position; nil when the repertoire does not contain it.
    public subscript(identity: PositionIdentity) -> Double? { repertoire.index(of: identity).map { best[$0] } }

    /// The probability that a game reaches the position while the learner plays only main moves, 0…1; 0 after
    /// alternatives.
    public func byMainMoves(_ index: Int) -> Double { main[index] }

    /// The replies in `repertoire.positions[index]` that stay in the repertoire, the most frequent first. The shares
    /// refer to all games, so they add up to less than 1 where other replies are played; all are 0 where the
    /// repertoire's replies were never played. Empty where the learner is to move.
    public func replies(at index: Int) -> [WeightedReply] {
        guard !repertoire.positions[index].isOwn else { return [] }
        return graph.edges[index].filter { $0.to < graph.edges.count }
            .map { WeightedReply(move: $0.move, position: $0.to, share: $0.share) }
    }

    /// Propagates probability after alternatives, the likeliest first: no position after one is likelier than the
    /// alternative itself, so that each is final when its turn comes.
    private static func follow(
        _ pending: inout [(from: Int, to: Int)], _ flow: inout ProbabilityFlow, _ best: inout [Double]
    ) {
        while let next = pending.indices.max(by: { (best[pending[$0].from], $1) < (best[pending[$1].from], $0) }) {
            let (from, to) = pending[next]
            guard best[from] > 0 else { return }
            pending.remove(at: next)
            guard best[from] > best[to] else { continue }
            flow.propagate(best[from], from: to)
            raise(&best, by: flow)
        }
    }

    private static func raise(_ best: inout [Double], by flow: ProbabilityFlow) {
        for node in flow.reached { best[node] = max(best[node], flow.probabilities[node]) }
    }
}
