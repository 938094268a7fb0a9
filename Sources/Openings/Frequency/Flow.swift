/// Probability poured into a graph of replies: it runs along the learner's main moves and, in shares, along the
/// opponent's replies.
struct Flow {
    private let graph: ReplyGraph
    /// By place; what is left from an earlier pouring is cleared at the next one.
    private(set) var amounts: [Double]
    /// The places reached, each before those it leads to.
    private(set) var reached: [Int] = []
    /// What ran back into a place it had come from, by the place it left.
    private(set) var repetitions: [(from: Int, amount: Double)] = []
    /// By place: its number in `reached`; nil if it was not.
    private var ranks: [Int?]
    /// By place: the pouring that met it last, from 1.
    private var met: [Int]
    private var pourings = 0

    init(_ graph: ReplyGraph) {
        self.graph = graph
        amounts = [Double](repeating: 0, count: graph.count)
        ranks = [Int?](repeating: nil, count: graph.count)
        met = [Int](repeating: 0, count: graph.count)
    }

    /// Pours an amount into one place. A move that comes back to a position of the same line ends its part there, so
    /// that a repetition terminates and nothing is counted twice. O(places reached).
    mutating func pour(_ amount: Double, into start: Int) {
        for place in reached {
            amounts[place] = 0
            ranks[place] = nil
        }
        repetitions = []
        reached = order(from: start)
        for (rank, place) in reached.enumerated() { ranks[place] = rank }
        amounts[start] = amount
        for (rank, place) in reached.enumerated() {
            var returned = 0.0
            for edge in graph.edges(from: place) where edge.share > 0 {
                if let further = ranks[edge.to], further > rank {
                    amounts[edge.to] += amounts[place] * edge.share
                } else {
                    returned += amounts[place] * edge.share
                }
            }
            if returned > 0 { repetitions.append((place, returned)) }
        }
    }

    /// The places that can be reached, sorted so that only a move back into its own line leads to an earlier one. No
    /// recursion.
    private mutating func order(from start: Int) -> [Int] {
        pourings += 1
        met[start] = pourings
        var finished: [Int] = []
        var open: [(place: Int, next: Int)] = [(start, 0)]
        while let (place, next) = open.last {
            let edges = graph.edges(from: place)
            guard next < edges.count else {
                finished.append(place)
                open.removeLast()
                continue
            }
            open[open.count - 1].next = next + 1
            let edge = edges[next]
            guard edge.share > 0, met[edge.to] != pourings else { continue }
            met[edge.to] = pourings
            open.append((edge.to, 0))
        }
        return finished.reversed()
    }
}
