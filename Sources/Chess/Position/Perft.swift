/// Counting the leaves of the tree of legal moves: the touchstone of a move generator.
extension Position {
    /// The number of positions after exactly `depth` legal plies, transpositions counted each time. `depth` 0 is 1.
    /// The last ply is counted without being played.
    public func perft(depth: Int) -> Int {
        guard depth > 0 else { return 1 }
        return perft(depth, AttackTables.shared)
    }

    /// The count below each legal move, in the order of the moves' UCI text; `depth` at least 1.
    public func perftByMove(depth: Int) -> [(move: Move, nodes: Int)] {
        legalMoves().map { ($0, uci($0), playing($0).perft(depth: depth - 1)) }
            .sorted { $0.1 < $1.1 }
            .map { ($0.0, $0.2) }
    }

    private func perft(_ depth: Int, _ tables: AttackTables) -> Int {
        if depth == 1 {
            var sink = CountSink()
            generate(into: &sink, tables)
            return sink.count
        }
        var list = MoveList()
        generate(into: &list, tables)
        var nodes = 0
        for index in 0..<list.count {
            var next = self
            next.play(list[index], tables)
            nodes &+= next.perft(depth &- 1, tables)
        }
        return nodes
    }
}
