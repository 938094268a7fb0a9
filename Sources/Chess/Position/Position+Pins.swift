/// Pieces pinned to their king.
extension Position {
    /// Returns the pieces of a side that are pinned to its king: moving off their line would expose it to check.
    ///
    /// ```swift
    /// let position = try Position(fen: "4k3/8/4r3/8/1b6/2N5/4B3/4K3 w - - 0 1")
    /// print(position.pinned(.white))  // e2 c3
    /// if let line = position.pinLine(of: .c3) { print(line) }  // e1 d2 c3 b4 a5
    /// ```
    public func pinned(_ side: Side) -> Bitboard {
        let tables = AttackTables.shared
        let king = kingIndex(side)
        let sliders =
            tables.diagonals[king] & (kinds[2] | kinds[4]) | tables.orthogonals[king] & (kinds[3] | kinds[4])
        var pinned: UInt64 = 0
        for slider in Bitboard(rawValue: sliders & own(side.opponent)) {
            let blockers = tables.between[king * 64 + slider.index] & occupancy
            if !blockers.hasSeveral { pinned |= blockers & own(side) }
        }
        return Bitboard(rawValue: pinned)
    }

    /// Returns the rank, file or diagonal on which the piece on `square` is pinned to its king; nil if it is not pinned.
    public func pinLine(of square: Square) -> Bitboard? {
        guard let piece = self[square], pinned(piece.side).contains(square) else { return nil }
        return .line(king(of: piece.side), square)
    }
}
