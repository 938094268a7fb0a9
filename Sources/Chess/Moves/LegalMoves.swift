/// The legal moves of a position, as `MoveGenerator` finds them.
extension Position {
    /// All legal moves. The order is fixed for a position but means nothing; sort where order is shown.
    ///
    /// ```swift
    /// let position = try Position(fen: "8/P6k/8/8/8/8/8/K7 w - - 0 1")
    /// let moves = position.legalMoves().map(position.san).sorted()
    /// print(moves.joined(separator: " "))  // Ka2 Kb1 Kb2 a8=B a8=N a8=Q a8=R
    /// ```
    public func legalMoves() -> [Move] {
        var list = MoveList()
        legalMoves(into: &list)
        return list.map { $0 }
    }

    /// Puts all legal moves into the list, in place of what it held. The order is that of `legalMoves()`. Nothing is
    /// allocated; some two nanoseconds a move.
    public func legalMoves(into list: inout MoveList) {
        let tables = AttackTables.shared
        if sideToMove == .white {
            MoveGenerator<WhiteToMove>(self, tables).list(into: &list)
        } else {
            MoveGenerator<BlackToMove>(self, tables).list(into: &list)
        }
    }

    /// Whether the move can be played here. O(moves of the position).
    public func isLegal(_ move: Move) -> Bool {
        var list = MoveList()
        legalMoves(into: &list)
        return list.contains(move)
    }

    /// How many legal moves there are, without listing them: some 30 nanoseconds, whatever their number.
    public var legalMoveCount: Int {
        let tables = AttackTables.shared
        return sideToMove == .white
            ? MoveGenerator<WhiteToMove>(self, tables).count() : MoveGenerator<BlackToMove>(self, tables).count()
    }

    /// Whether there is a legal move. As fast as `legalMoveCount`.
    public var hasLegalMove: Bool { legalMoveCount > 0 }
}
