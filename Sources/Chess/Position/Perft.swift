/// Perft: counting the leaves of the tree of legal moves, the standard test of a move generator.
extension Position {
    /// Returns the number of positions after exactly `depth` legal plies, counting transpositions each time. The result
    /// for `depth` 0 is 1.
    ///
    /// All plies but the last are played in full, including the incremental key; the moves of the last ply are listed
    /// or counted, as `leaf` says. Allocates nothing. No position overflows below depth 13. Speed on a machine of 2024:
    /// about 650 million (start position) to 1,300 million (Kiwipete) leaves per second when counted, 500 to 700
    /// million when listed.
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

    /// Returns the count below each legal move, in the order of the moves' UCI notation; `depth` must be at least 1.
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

    /// Counts recursively; `leaves` is reused for all leaves.
    ///
    /// This method and `countLeaves` are mutating only so that the position is passed in place. A copy made right after
    /// a move would wait until the move's words reach memory (25 % slower).
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
