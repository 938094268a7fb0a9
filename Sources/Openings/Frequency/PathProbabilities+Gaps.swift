import Chess

extension PathProbabilities {
    /// The opponent's replies without an answer that at least a share of `target` of the games meet (0…1), the most
    /// frequent first. A position that several replies lead to comes once, with the likeliest of them.
    public func gaps(atLeast target: Double) -> [Gap] {
        let found = unknownReplies(atLeast: target) + bareReplies(atLeast: target)
        return found.sorted { ($1.gap.probability, $0.order) < ($0.gap.probability, $1.order) }.map(\.gap)
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

    private typealias Found = (gap: Gap, order: Int)

    /// Replies that lead out of the repertoire.
    private func unknownReplies(atLeast target: Double) -> [Found] {
        graph.unknown.enumerated().compactMap { number, unknown in
            let place = graph.edges.count + number
            let weights = unknown.arrivals.map { best[$0.from] * $0.edge.share }
            guard best[place].reaches(target),
                let likeliest = weights.indices.max(by: { (weights[$0], $1) < (weights[$1], $0) })
            else { return nil }
            let (from, edge) = unknown.arrivals[likeliest]
            let before = repertoire.positions[from]
            let gap = Gap(
                start: before.start, line: before.line, position: before.position, reply: edge.move,
                after: unknown.position, games: edge.games, probability: best[place], byMainMoves: main[place],
                chapter: before.chapter, isGiven: false)
            return (gap, before.order)
        }
    }

    /// Replies with which a line of the repertoire ends.
    private func bareReplies(atLeast target: Double) -> [Found] {
        repertoire.unansweredPositions.compactMap { place in
            let position = repertoire.positions[place]
            guard best[place].reaches(target), let reply = position.lastMove else { return nil }
            let line = Array(position.line.dropLast())
            let before = line.reduce(position.start) { $0.playing($1) }
            let games = repertoire.index(of: before.identity).map {
                graph.edges[$0].first { $0.move == reply }?.games ?? 0
            }
            let gap = Gap(
                start: position.start, line: line, position: before, reply: reply, after: position.position,
                games: games ?? 0, probability: best[place], byMainMoves: main[place], chapter: position.chapter,
                isGiven: true)
            return (gap, position.order)
        }
    }
}

extension Double {
    /// Whether the number is at least the target, apart from rounding; never when it is 0.
    func reaches(_ target: Double) -> Bool { self > 0 && self >= target * (1 - 1e-9) }
}
