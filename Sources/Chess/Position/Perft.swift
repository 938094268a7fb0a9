/// Counting the leaves of the tree of legal moves: the touchstone of a move generator.
extension Position {
    /// The number of positions after exactly `depth` legal plies, transpositions counted each time. `depth` 0 is 1.
    /// The last ply is counted without being played.
    public func perft(depth: Int) -> Int {
        guard depth > 1 else { return depth == 1 ? legalMoveCount : 1 }
        let tables = AttackTables.shared
        return sideToMove == .white
            ? perft(depth, tables, as: WhiteToMove.self) : perft(depth, tables, as: BlackToMove.self)
    }

    /// The count below each legal move, in the order of the moves' UCI text; `depth` at least 1.
    public func perftByMove(depth: Int) -> [(move: Move, nodes: Int)] {
        legalMoves().map { ($0, uci($0), playing($0).perft(depth: depth - 1)) }
            .sorted { $0.1 < $1.1 }
            .map { ($0.0, $0.2) }
    }

    private func perft<Mover: SideToMove>(_ depth: Int, _ tables: AttackTables, as _: Mover.Type) -> Int {
        var list = MoveList()
        listMoves(into: &list, tables, as: Mover.self)
        var nodes = 0
        for index in 0..<list.count {
            var next = self
            next.play(list[index], tables, as: Mover.self)
            nodes &+=
                depth == 2
                ? next.countMoves(tables, as: Mover.Opponent.self)
                : next.perft(depth &- 1, tables, as: Mover.Opponent.self)
        }
        return nodes
    }
}
