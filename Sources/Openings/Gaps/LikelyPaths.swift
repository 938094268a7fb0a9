import Chess

/// The most probable path to each node of a reply graph: the one with the greatest product of the shares of its replies.
///
/// The learner plays main moves, and alternatives only on the way to what no main move leads to, as few as possible. A reply
/// that was never played counts as one of one more game than there are. Among equally probable paths the one through the
/// positions that come first in the author's order is taken. Paths begin in the initial position, or, where none leads to
/// the node, in the first start of a chapter from which one does.
struct LikelyPaths {
    /// A path to a node, without its last move; smaller is better.
    private struct Step: Comparable {
        let node: Int
        let from: Int?
        let move: Move?
        let alternatives: Int
        let probability: Double
        /// The place of `from` in the author's order.
        let order: Int

        static func < (a: Step, b: Step) -> Bool {
            (a.alternatives, b.probability, a.order, a.node) < (b.alternatives, a.probability, b.order, b.node)
        }
    }

    private let repertoire: Repertoire
    private var arrivals: [Step?]

    init(_ graph: ReplyGraph, _ repertoire: Repertoire) {
        self.repertoire = repertoire
        arrivals = Array(repeating: nil, count: graph.count)
        let chapters = repertoire.positions.indices.filter { repertoire.positions[$0].lastMove == nil }
        let initial = repertoire.index(of: Position.initial.identity)
        for start in [initial].compactMap(\.self) + chapters.sorted(by: { order($0) < order($1) }) {
            search(graph, from: start)
        }
    }

    /// Follows the moves from a start to all nodes that have no path yet, the most probable first.
    private mutating func search(_ graph: ReplyGraph, from start: Int) {
        var open = SmallestFirst<Step>()
        open.insert(
            Step(node: start, from: nil, move: nil, alternatives: 0, probability: 1, order: order(start)))
        while let step = open.removeFirst() {
            guard arrivals[step.node] == nil else { continue }
            arrivals[step.node] = step
            guard step.node < repertoire.positions.count else { continue }
            func follow(_ to: Int, _ move: Move, _ share: Double, isAlternative: Bool) {
                guard arrivals[to] == nil else { return }
                open.insert(
                    Step(
                        node: to, from: step.node, move: move,
                        alternatives: step.alternatives + (isAlternative ? 1 : 0),
                        probability: step.probability * share, order: order(step.node)))
            }
            let unplayed = 1 / Double(graph.games[step.node] + 1)
            for edge in graph.edges(from: step.node) {
                follow(edge.to, edge.move, edge.share > 0 ? edge.share : unplayed, isAlternative: false)
            }
            guard repertoire.positions[step.node].isOwn else { continue }
            for other in repertoire.successors(of: step.node).dropFirst() {
                follow(other.position, other.move, 1, isAlternative: true)
            }
        }
    }

    private func order(_ node: Int) -> Int { repertoire.positions[node].order }

    /// The node before the last move of the path to a node; nil at a start, and for a node without a path.
    func previous(of node: Int) -> Int? { arrivals[node]?.from }

    /// Where the path to a node begins, and its moves; nil without a path.
    func path(to node: Int) -> (start: Position, moves: [Move])? {
        guard var step = arrivals[node] else { return nil }
        var moves: [Move] = []
        while let move = step.move, let from = step.from, let before = arrivals[from] {
            moves.append(move)
            step = before
        }
        return (repertoire.positions[step.node].position, moves.reversed())
    }
}

/// A binary heap.
private struct SmallestFirst<Element: Comparable> {
    private var elements: [Element] = []

    mutating func insert(_ element: Element) {
        elements.append(element)
        var child = elements.count - 1
        while child > 0, elements[child] < elements[(child - 1) / 2] {
            elements.swapAt(child, (child - 1) / 2)
            child = (child - 1) / 2
        }
    }

    mutating func removeFirst() -> Element? {
        guard let first = elements.first, let last = elements.popLast() else { return nil }
        guard !elements.isEmpty else { return first }
        elements[0] = last
        var parent = 0
        while true {
            let children = (2 * parent + 1..<2 * parent + 3).filter { $0 < elements.count }
            guard let least = children.min(by: { elements[$0] < elements[$1] }), elements[least] < elements[parent]
            else { return first }
            elements.swapAt(parent, least)
            parent = least
        }
    }
}
