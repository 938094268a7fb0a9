public import Chess

extension Repertoire {
    /// The line that leads to a position: from the initial position where the repertoire has such a line (the one of
    /// its first appearance, else the shortest), else from the start of its chapter. Nil when the repertoire does not
    /// contain the position.
    ///
    /// - Complexity: O(positions) for a position that first appears in a chapter from a FEN, else O(1).
    public func route(to identity: PositionIdentity) -> PlayedLine? {
        guard let index = index(of: identity) else { return nil }
        let known = positions[index]
        if known.start == .initial { return known.route }
        return line(to: index).map { PlayedLine(start: .initial, moves: $0) } ?? known.route
    }

    /// The shortest line from the initial position; nil when none leads there.
    private func line(to target: Int) -> [Move]? {
        guard let root = index(of: Position.initial.identity) else { return nil }
        var arrivals: [Int: (from: Int, move: Move)] = [:]
        var seen = [Bool](repeating: false, count: positions.count)
        seen[root] = true
        var queue = [root]
        var next = 0
        while next < queue.count, !seen[target] {
            for successor in successors(of: queue[next]) where !seen[successor.position] {
                seen[successor.position] = true
                arrivals[successor.position] = (queue[next], successor.move)
                queue.append(successor.position)
            }
            next += 1
        }
        guard seen[target] else { return nil }
        var line: [Move] = []
        var index = target
        while let arrival = arrivals[index] {
            line.append(arrival.move)
            index = arrival.from
        }
        return line.reversed()
    }
}
