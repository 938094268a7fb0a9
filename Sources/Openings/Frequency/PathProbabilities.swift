public import Chess

/// How likely a game of the learner's is to reach each position of a repertoire.
///
/// *The opponent* chooses as the base's games did: a reply comes in as many of the games that go through a position as
/// were continued with it. A reply the author does not give, but which leads to a position he has, counts as known. Where
/// the base knows nothing of a position, the replies the repertoire gives are equally likely and nothing else is played.
///
/// *The learner* plays the main move. A position behind an alternative is weighed as if he chose that alternative, and
/// main moves before and after it: what is given for it is the largest that any such choice makes it, never a sum over
/// choices that exclude each other.
///
/// The probability of a position is the sum over all lines that lead to it. Games begin in the initial position, which
/// has the probability 1. The start of a chapter that no line reaches from there is as likely as it is frequent in the
/// base, and 0 if the base does not know it. A line that comes back to one of its own positions ends there.
public struct PathProbabilities: Sendable {
    public let repertoire: Repertoire
    let graph: ReplyGraph
    /// By place of the graph.
    let best: [Double]
    let main: [Double]
    /// In the order of a game; those of one position together. By main moves, from the initial position: their
    /// probabilities add up to 1, if the repertoire has that position.
    public let exits: [BookExit]

    /// - Throws: what the source throws.
    /// - Complexity: O(positions + moves played there), and as much again as can be reached behind each alternative that
    ///   leads to something new.
    public init(_ repertoire: Repertoire, _ source: FrequencySource) throws {
        let graph = try ReplyGraph(repertoire, source)
        var flow = Flow(graph)
        var best = [Double](repeating: 0, count: graph.count)
        var exits: [BookExit] = []
        if let start = repertoire.index(of: Position.initial.identity) {
            flow.pour(1, into: start)
            exits = Self.exits(flow, graph, repertoire)
        }
        main = flow.amounts
        var pending = graph.alternatives
        Self.raise(&best, by: flow)
        Self.follow(&pending, &flow, &best)
        let whole = try source(.initial)?.games ?? 0
        for (index, position) in repertoire.positions.enumerated() where position.lastMove == nil && best[index] == 0 {
            let games = try whole > 0 ? source(position.position)?.games ?? 0 : 0
            guard games > 0 else { continue }
            flow.pour(Double(min(games, whole)) / Double(whole), into: index)
            Self.raise(&best, by: flow)
            Self.follow(&pending, &flow, &best)
        }
        self.repertoire = repertoire
        self.graph = graph
        self.best = best
        self.exits = exits
    }

    /// The probability that a game reaches `repertoire.positions[index]`, 0…1.
    public subscript(index: Int) -> Double { best[index] }

    /// The same of a position; nil where the repertoire does not have it.
    public subscript(identity: PositionIdentity) -> Double? { repertoire.index(of: identity).map { best[$0] } }

    /// The probability that a game reaches the position while the learner plays nothing but main moves, 0…1; 0 behind
    /// alternatives.
    public func byMainMoves(_ index: Int) -> Double { main[index] }

    /// What the opponent may play in `repertoire.positions[index]` and stays in the repertoire, the most frequent first:
    /// to draw a reply from. The shares are of all games, so that they add up to less than 1 where others are played;
    /// all are 0 where the repertoire's replies were never played. None where the learner is to move.
    public func replies(at index: Int) -> [WeightedReply] {
        guard !repertoire.positions[index].isOwn else { return [] }
        return graph.edges[index].filter { $0.to < graph.edges.count }
            .map { WeightedReply(move: $0.move, position: $0.to, share: $0.share) }
    }

    /// Pours behind alternatives, the likeliest first: what they can add to is never likelier than they are, so that
    /// each is final when its turn comes.
    private static func follow(_ pending: inout [(from: Int, to: Int)], _ flow: inout Flow, _ best: inout [Double]) {
        while let next = pending.indices.max(by: { (best[pending[$0].from], $1) < (best[pending[$1].from], $0) }) {
            let (from, to) = pending[next]
            guard best[from] > 0 else { return }
            pending.remove(at: next)
            guard best[from] > best[to] else { continue }
            flow.pour(best[from], into: to)
            raise(&best, by: flow)
        }
    }

    private static func raise(_ best: inout [Double], by flow: Flow) {
        for place in flow.reached { best[place] = max(best[place], flow.amounts[place]) }
    }

    private static func exits(_ flow: Flow, _ graph: ReplyGraph, _ repertoire: Repertoire) -> [BookExit] {
        let unanswered = Set(repertoire.unansweredPositions)
        var repeated: [Int: Double] = [:]
        for (place, amount) in flow.repetitions { repeated[place] = amount }
        var exits: [BookExit] = []
        for place in flow.reached where place < graph.edges.count {
            let amount = flow.amounts[place]
            func leave(_ kind: BookExit.Kind, _ probability: Double) {
                if probability > 0 { exits.append(BookExit(kind: kind, position: place, probability: probability)) }
            }
            leave(.repetition, repeated[place] ?? 0)
            if repertoire.positions[place].isOwn {
                guard graph.edges[place].isEmpty else { continue }
                let isOver = !repertoire.positions[place].position.hasLegalMove
                leave(unanswered.contains(place) ? .unanswered : isOver ? .gameEnd : .lineEnd, amount)
            } else {
                leave(.gameEnd, amount * graph.gameEnds[place])
                leave(.lineEnd, amount * graph.lineEnds[place])
                for edge in graph.edges[place] where edge.to >= graph.edges.count {
                    leave(.unanswered, amount * edge.share)
                }
            }
        }
        return exits
    }
}
