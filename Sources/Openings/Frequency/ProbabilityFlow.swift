/// Propagates probability through a graph of replies: along the learner's main moves and, in shares, along the opponent's
/// replies.
struct ProbabilityFlow {
    private let graph: ReplyGraph
    /// The probability of each node in the last propagation.
    private(set) var probabilities: [Double]
    /// The nodes reached, each before those it leads to.
    private(set) var reached: [Int] = []
    /// By node: its index in `reached`; nil when it was not reached.
    private var ranks: [Int?]
    /// By node: the number of the last propagation that visited it, from 1.
    private var visits: [Int]
    private var propagations = 0

    init(_ graph: ReplyGraph) {
        self.graph = graph
        probabilities = [Double](repeating: 0, count: graph.count)
        ranks = [Int?](repeating: nil, count: graph.count)
        visits = [Int](repeating: 0, count: graph.count)
    }

    /// Propagates a probability from one node. A move that leads back to a position of its own line ends its share there,
    /// so that a repetition terminates and nothing is counted twice. O(nodes reached).
    mutating func propagate(_ probability: Double, from start: Int) {
        for node in reached {
            probabilities[node] = 0
            ranks[node] = nil
        }
        reached = order(from: start)
        for (rank, node) in reached.enumerated() { ranks[node] = rank }
        probabilities[start] = probability
        for (rank, node) in reached.enumerated() {
            for edge in graph.edges(from: node) where edge.share > 0 {
                guard let next = ranks[edge.to], next > rank else { continue }
                probabilities[edge.to] += probabilities[node] * edge.share
            }
        }
    }

    /// The nodes that can be reached, sorted so that only a move back into its own line leads to an earlier one. No
    /// recursion.
    private mutating func order(from start: Int) -> [Int] {
        propagations += 1
        visits[start] = propagations
        var finished: [Int] = []
        var open: [(node: Int, next: Int)] = [(start, 0)]
        while let (node, next) = open.last {
            let edges = graph.edges(from: node)
            guard next < edges.count else {
                finished.append(node)
                open.removeLast()
                continue
            }
            open[open.count - 1].next = next + 1
            let edge = edges[next]
            guard edge.share > 0, visits[edge.to] != propagations else { continue }
            visits[edge.to] = propagations
            open.append((edge.to, 0))
        }
        return finished.reversed()
    }
}
