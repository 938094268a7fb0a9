/// Draws by the pieces on the board.
extension Position {
    /// Whether neither side can give mate with any moves: only kings; or one knight; or only bishops on squares of one
    /// colour besides the kings.
    ///
    /// ```swift
    /// for fen in ["8/8/4k3/8/8/3NK3/8/8 w", "8/8/4kb2/8/8/3NK3/8/8 w", "8/8/4k1b1/8/8/3BK3/8/8 w"] {
    ///     print(try Position(fen: fen).hasInsufficientMaterial)
    /// }
    /// // true
    /// // false
    /// // true
    /// ```
    public var hasInsufficientMaterial: Bool {
        hasInsufficientMaterial(.white) && hasInsufficientMaterial(.black)
    }

    /// Returns whether a side cannot give mate with any moves of both sides. Pieces that only block positions could
    /// rule out are not considered.
    public func hasInsufficientMaterial(_ side: Side) -> Bool {
        let own = pieces(side)
        guard own.isDisjoint(with: pieces(.pawn) | pieces(.rook) | pieces(.queen)) else { return false }
        if !own.isDisjoint(with: pieces(.knight)) {
            // A knight mates only a king whose own pieces block it; a queen can always take or step aside.
            return own.count == 2 && (pieces(side.opponent) - pieces(.king) - pieces(.queen)).isEmpty
        }
        guard !own.isDisjoint(with: pieces(.bishop)) else { return true }
        let bishops = pieces(.bishop)
        let isOneColor = bishops.isSubset(of: .light) || bishops.isSubset(of: .dark)
        return isOneColor && (pieces(.pawn) | pieces(.knight)).isEmpty
    }
}
