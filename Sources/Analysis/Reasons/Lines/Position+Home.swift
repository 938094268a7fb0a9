import Chess

extension Square {
    /// Whether the square is on the a- or h-file.
    var isOnRookFile: Bool { file == 0 || file == 7 }
}

extension Piece {
    /// Returns whether `square` is an initial square of this kind of piece.
    func isAtHome(on square: Square) -> Bool {
        guard square.rank == (side == .white ? 0 : 7) else { return false }
        return switch kind {
        case .knight: [1, 6].contains(square.file)
        case .bishop: [2, 5].contains(square.file)
        case .rook: [0, 7].contains(square.file)
        case .queen: square.file == 3
        case .king: square.file == 4
        case .pawn: false
        }
    }

    /// Returns whether a square is on the first two ranks of the piece's side.
    func isOnFirstRanks(_ square: Square) -> Bool { (side == .white ? square.rank : 7 - square.rank) < 2 }
}

extension Position {
    /// Returns whether a knight or bishop is on one of its initial squares.
    func isUndeveloped(_ square: Square) -> Bool {
        guard let piece = self[square], piece.kind.isMinor else { return false }
        return piece.isAtHome(on: square)
    }

    /// Returns whether a side has more than one pawn on a file.
    func hasDoubledPawns(of side: Side, onFile file: Int) -> Bool {
        pieces(side, .pawn).count { $0.file == file } > 1
    }

    /// Returns whether a pawn of a side attacks, or guards, a square.
    func isAttackedByPawn(_ square: Square, of side: Side) -> Bool {
        attackers(of: square, by: side).contains { self[$0]?.kind == .pawn }
    }
}
