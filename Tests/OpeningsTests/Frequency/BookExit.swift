import Chess

@testable import Openings

/// One way in which games leave a repertoire when the learner plays the main moves.
struct BookExit {
    enum Kind {
        /// The opponent played a move without an answer: the repertoire does not contain it, or has no move after it.
        case unanswered
        /// The line has ended with a move of the learner's (or where the author ended it on purpose).
        case lineEnd
        /// The game ended.
        case gameEnd
        /// The game repeated a position.
        case repetition
    }

    let kind: Kind
    /// The share of all games that leave here, 0…1.
    let probability: Double
}

extension PathProbabilities {
    /// All exits of games that begin in the initial position. Their probabilities add up to 1 if no game is lost or
    /// counted twice on its way through the repertoire.
    var exits: [BookExit] {
        guard let start = repertoire.index(of: Position.initial.identity) else { return [] }
        var flow = ProbabilityFlow(graph)
        flow.propagate(1, from: start)
        var ranks: [Int: Int] = [:]
        for (rank, node) in flow.reached.enumerated() { ranks[node] = rank }
        let unanswered = Set(repertoire.unansweredPositions)
        var exits: [BookExit] = []
        for node in flow.reached where node < graph.edges.count {
            func leave(_ kind: BookExit.Kind, _ share: Double) {
                guard abs(share) > 1e-12 else { return }
                exits.append(BookExit(kind: kind, probability: flow.probabilities[node] * share))
            }
            let edges = graph.edges[node]
            for edge in edges where edge.share > 0 {
                if edge.to >= graph.edges.count {
                    leave(.unanswered, edge.share)
                } else if ranks[edge.to, default: -1] <= ranks[node, default: 0] {
                    leave(.repetition, edge.share)
                }
            }
            if !repertoire.positions[node].isOwn {
                leave(.lineEnd, graph.lineEnds[node])
                leave(.gameEnd, 1 - edges.reduce(0) { $0 + $1.share } - graph.lineEnds[node])
            } else if edges.isEmpty {
                let isOver = !repertoire.positions[node].position.hasLegalMove
                leave(unanswered.contains(node) ? .unanswered : isOver ? .gameEnd : .lineEnd, 1)
            }
        }
        return exits
    }
}
