/// Counting the leaves of the tree of legal moves: the touchstone of a move generator.
extension Position {
    /// The number of positions after exactly `depth` legal plies, transpositions counted each time. `depth` 0 is 1.
    ///
    /// Every ply but the last is played, with all that a position keeps up, its key included; the moves of the last are
    /// listed or merely counted, as `leaf` says. Nothing is allocated. No overflow below depth 13 of any game.
    /// On a machine of 2024 some 650 million (start) to 1,300 million (Kiwipete) a second when counted, 500 to 700 million
    /// when listed.
    ///
    /// ```swift
    /// let kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
    /// print(try Position(fen: kiwipete).perft(depth: 2))  // 2039
    /// ```
    public func perft(depth: Int, leaf: PerftLeaf = .counted) -> Int {
        guard depth > 0 else { return 1 }
        var root = self
        var leaves = MoveList()
        let tables = AttackTables.shared
        return sideToMove == .white
            ? root.perft(depth, leaf, &leaves, tables, as: WhiteToMove.self)
            : root.perft(depth, leaf, &leaves, tables, as: BlackToMove.self)
    }

    /// The count below each legal move, in the order of the moves' UCI text; `depth` at least 1.
    ///
    /// ```swift
    /// for (move, nodes) in Position.initial.perftByMove(depth: 3).prefix(2) {
    ///     print(Position.initial.uci(move), nodes)
    /// }
    /// // a2a3 380
    /// // a2a4 420
    /// ```
    public func perftByMove(depth: Int) -> [(move: Move, nodes: Int)] {
        legalMoves().map { ($0, uci($0), playing($0).perft(depth: depth - 1)) }
            .sorted { $0.1 < $1.1 }
            .map { ($0.0, $0.2) }
    }

    /// `leaves` is one list for all leaves, filled anew at each.
    ///
    /// This and `countLeaves` are mutating, though they change nothing: so the position is passed where it lies. A copy
    /// of it, made right after a move, would wait for the move's words to reach memory (a quarter of the speed).
    private mutating func perft<Mover: SideToMove>(
        _ depth: Int, _ leaf: PerftLeaf, _ leaves: inout MoveList, _ tables: AttackTables, as _: Mover.Type
    ) -> Int {
        guard depth > 1 else { return countLeaves(leaf, &leaves, tables, as: Mover.self) }
        var moves = MoveList()
        MoveGenerator<Mover>(self, tables).list(into: &moves)
        var nodes = 0
        for index in moves.indices {
            var next = self
            next.play(moves[index], tables, as: Mover.self)
            nodes &+=
                depth == 2
                ? next.countLeaves(leaf, &leaves, tables, as: Mover.Opponent.self)
                : next.perft(depth &- 1, leaf, &leaves, tables, as: Mover.Opponent.self)
        }
        return nodes
    }

    @inline(never)
    private mutating func countLeaves<Mover: SideToMove>(
        _ leaf: PerftLeaf, _ leaves: inout MoveList, _ tables: AttackTables, as _: Mover.Type
    ) -> Int {
        let generator = MoveGenerator<Mover>(self, tables)
        switch leaf {
        case .counted: return generator.count()
        case .listed:
            generator.list(into: &leaves)
            return leaves.count
        }
    }
}
