import Chess

/// Finds the lines of one repertoire that are not in another one.
struct BranchSearch {
    private let graph: Repertoire
    private let other: Repertoire?
    /// Moves that are reported as changed answers, not as lines.
    private let answers: Set<LineDifference.Edge>
    /// Parallel to the positions of the graph: whether a position was counted.
    private var seen: [Bool]

    init(_ graph: Repertoire, missingIn other: Repertoire?, besides answers: Set<LineDifference.Edge>) {
        self.graph = graph
        self.other = other
        self.answers = answers
        seen = Array(repeating: false, count: graph.positions.count)
    }

    mutating func branches(isFolded: Bool) -> [LineDifference.Branch] {
        var branches: [LineDifference.Branch] = []
        for place in graph.positions.indices.sorted(by: { graph.positions[$0].order < graph.positions[$1].order }) {
            let position = graph.positions[place]
            if isMissing(place) {
                // The position belongs to an earlier branch, unless a chapter starts here.
                guard position.line.isEmpty, !seen[place] else { continue }
                branches += collect(position.start, [], place, isFolded)
                continue
            }
            let known = other?.index(of: position.identity).map { other?.successors(of: $0).map(\.move) ?? [] } ?? []
            for next in graph.successors(of: place) where !known.contains(next.move) {
                let edge = LineDifference.Edge(position: position.identity, move: next.move)
                if answers.contains(edge), !isMissing(next.position) || graph.successors(of: next.position).isEmpty {
                    seen[next.position] = true
                    continue
                }
                guard let route = graph.route(to: position.identity) else { continue }
                branches += collect(route.start, route.moves + [next.move], next.position, isFolded)
            }
        }
        return branches
    }

    private func isMissing(_ place: Int) -> Bool {
        other?.index(of: graph.positions[place].identity) == nil
    }

    /// Returns the lines from a place, as one branch or each as its own.
    private mutating func collect(
        _ start: Position, _ line: [Move], _ place: Int, _ isFolded: Bool
    ) -> [LineDifference.Branch] {
        // The places still to be visited, the next one last, each with the length of the line to it.
        var open = [(place: place, move: line.last, depth: line.count)]
        var path = line
        var common: [Move]?
        var branches: [LineDifference.Branch] = []
        var (lines, positions, fresh) = (0, 0, 0)
        while let step = open.popLast() {
            path.removeSubrange(max(0, step.depth - 1)...)
            if let move = step.move { path.append(move) }
            let isNew = isMissing(step.place) && !seen[step.place]
            if isNew {
                seen[step.place] = true
                positions += 1
                fresh += 1
                let next = graph.successors(of: step.place)
                for successor in next.reversed() { open.append((successor.position, successor.move, path.count + 1)) }
                if !next.isEmpty { continue }
            }
            lines += 1
            common = common.map { Self.common($0, path) } ?? path
            if !isFolded {
                branches.append(
                    LineDifference.Branch(start: start, line: path, lines: 1, positions: fresh))
                fresh = 0
            }
        }
        guard isFolded else { return branches }
        return [LineDifference.Branch(start: start, line: common ?? line, lines: lines, positions: positions)]
    }

    private static func common(_ one: [Move], _ other: [Move]) -> [Move] {
        zip(one, other).prefix { $0 == $1 }.map(\.0)
    }
}
