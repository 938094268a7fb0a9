import Chess

extension Position {
    /// Returns the first squares of a side's pieces of a kind in standard chess.
    static func homes(_ side: Side, _ kind: PieceKind) -> [Square] {
        let files =
            switch kind {
            case .rook: [0, 7]
            case .knight: [1, 6]
            case .bishop: [2, 5]
            case .queen: [3]
            case .king: [4]
            case .pawn: Array(0..<8)
            }
        let rank = kind == .pawn ? (side == .white ? 1 : 6) : (side == .white ? 0 : 7)
        return files.compactMap { Square(file: $0, rank: rank) }
    }

    /// Returns whether the piece on a square is on a first square of its kind.
    func isHome(_ square: Square) -> Bool {
        guard let piece = self[square] else { return false }
        return Self.homes(piece.side, piece.kind).contains(square)
    }

    /// Returns how many knights and bishops of a side are on their first squares.
    func minorsAtHome(_ side: Side) -> Int {
        (pieces(side, .knight).map { $0 } + pieces(side, .bishop).map { $0 }).count { isHome($0) }
    }

    /// Returns how many knights and bishops of a side are beyond its first rank.
    func minorsOut(_ side: Side) -> Int {
        let rank = side == .white ? 0 : 7
        return (pieces(side, .knight).map { $0 } + pieces(side, .bishop).map { $0 }).count { $0.rank != rank }
    }

    /// Returns whether a side may castle some day, on the king's side or the queen's; on either for nil.
    func mayCastle(_ side: Side, kingside: Bool? = nil) -> Bool {
        let king = king(of: side)
        return (castlingRooks & pieces(side)).contains { kingside == nil || ($0.file > king.file) == kingside }
    }

    /// Returns whether a move brings a knight or bishop off its first square, or castles.
    func develops(_ move: Move) -> Bool {
        move.isCastling || (self[move.from]?.kind.isMinor == true && isHome(move.from))
    }
}
