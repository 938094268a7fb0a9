import Chess

extension PieceKind {
    /// The usual value in pawns; the king has none.
    var value: Int {
        switch self {
        case .pawn: 1
        case .knight, .bishop: 3
        case .rook: 5
        case .queen: 9
        case .king: 0
        }
    }
}

extension Position {
    /// Returns the material balance from the point of view of `side`, in pawns.
    func balance(for side: Side) -> Int {
        PieceKind.allCases.reduce(0) { sum, kind in
            sum + kind.value * (pieces(side, kind).count - pieces(side.opponent, kind).count)
        }
    }

    /// Whether neither side has more than a queen and a minor piece, or as much, besides pawns: space counts for little
    /// then.
    var isEnding: Bool {
        [Side.white, .black].allSatisfy { side in
            PieceKind.allCases.reduce(0) { $0 + ($1 == .pawn ? 0 : $1.value * pieces(side, $1).count) } <= 12
        }
    }

    /// Returns whether `move` is a capture or a promotion.
    func changesMaterial(_ move: Move) -> Bool {
        captured(by: move) != nil || move.promotion != nil
    }

    /// Returns what the side to move wins on `square` by static exchange, capturing with the least valuable piece
    /// first, in pawns. Only legal captures count, so a pinned piece neither attacks nor defends.
    func exchange(on square: Square) -> Int {
        guard let target = self[square], let least = leastCapture(on: square) else { return 0 }
        let gain = target.kind.value + (least.promotion.map { $0.value - 1 } ?? 0)
        return max(0, gain - playing(least).exchange(on: square))
    }

    /// Returns the legal capture on `square` with the least valuable piece, the king last; nil if there is none.
    func leastCapture(on square: Square) -> Move? {
        guard let target = self[square], target.side != sideToMove, target.kind != .king,
            !attackers(of: square, by: sideToMove).isEmpty
        else { return nil }
        let takers = legalMoves().filter { $0.to == square && !$0.isCastling && ($0.promotion ?? .queen) == .queen }
        return takers.min {
            let (a, b) = (self[$0.from]?.kind.value ?? 0, self[$1.from]?.kind.value ?? 0)
            return (a == 0 ? 99 : a, $0.rawValue) < (b == 0 ? 99 : b, $1.rawValue)
        }
    }
}
