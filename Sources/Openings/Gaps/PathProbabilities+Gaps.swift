import Chess

extension PathProbabilities {
    /// The opponent's replies without an answer that at least a share of `target` of the games meet (0…1), the most
    /// frequent first. A position that several replies lead to comes once, with the likeliest of them.
    public func gaps(atLeast target: Double) -> [Gap] {
        let paths = LikelyPaths(graph, repertoire)
        let unknown = graph.unknown.indices.compactMap { number in
            gap(at: graph.edges.count + number, after: graph.unknown[number], target, paths)
        }
        let bare = repertoire.unansweredPositions.compactMap { place in
            gap(at: place, after: repertoire.positions[place].position, target, paths)
        }
        return (unknown + bare).sorted { ($1.gap.probability, $0.order) < ($0.gap.probability, $1.order) }.map(\.gap)
    }

    /// The lines that end with a move of the learner's although at least a share of `target` of the learner's games
    /// (0…1) continue, the most frequent first.
    public func lineEnds(atLeast target: Double) -> [LineEnd] {
        let all = repertoire.positions.indices.map { LineEnd(position: $0, probability: best[$0] * graph.lineEnds[$0]) }
        return all.filter { $0.probability.reaches(target) }.sorted {
            ($1.probability, repertoire.positions[$0.position].order)
                < ($0.probability, repertoire.positions[$1.position].order)
        }
    }

    /// The gap at a node, with the most probable path to it; nil when it is too rare.
    private func gap(
        at node: Int, after: Position, _ target: Double, _ paths: LikelyPaths
    ) -> (gap: Gap, order: Int)? {
        guard best[node].reaches(target), let path = paths.path(to: node), let reply = path.moves.last,
            let from = paths.previous(of: node)
        else { return nil }
        let before = repertoire.positions[from]
        let isGiven = node < graph.edges.count
        let gap = Gap(
            start: path.start, line: path.moves.dropLast(), position: before.position, reply: reply, after: after,
            games: graph.edges[from].first { $0.move == reply }?.games ?? 0, probability: best[node],
            byMainMoves: main[node], chapter: isGiven ? repertoire.positions[node].chapter : before.chapter,
            isGiven: isGiven)
        return (gap, isGiven ? repertoire.positions[node].order : before.order)
    }
}

extension Double {
    /// Whether the number is at least the target, apart from rounding; never when it is 0.
    func reaches(_ target: Double) -> Bool { self > 0 && self >= target * (1 - 1e-9) }
}
