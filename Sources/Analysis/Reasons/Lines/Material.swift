import Chess

extension PieceKind {
    /// The customary worth in pawns; the king has none.
    var worth: Int {
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
    /// What `side` has more than the other, in pawns.
    func balance(for side: Side) -> Int {
        PieceKind.allCases.reduce(0) { sum, kind in
            sum + kind.worth * (pieces(side, kind).count - pieces(side.opponent, kind).count)
        }
    }

    /// Whether `move` takes or promotes.
    func changesMaterial(_ move: Move) -> Bool {
        captured(by: move) != nil || move.promotion != nil
    }

    /// What the side to move wins on `square` if both take there as long as it pays, the least piece first, in pawns.
    /// Only legal captures count, so a pinned piece neither takes nor defends.
    func exchange(on square: Square) -> Int {
        guard let target = self[square], target.side != sideToMove, target.kind != .king else { return 0 }
        let takers = legalMoves().filter { $0.to == square && !$0.isCastling && ($0.promotion ?? .queen) == .queen }
        let least = takers.min {
            let (a, b) = (self[$0.from]?.kind.worth ?? 0, self[$1.from]?.kind.worth ?? 0)
            // The king takes last of all.
            return (a == 0 ? 99 : a, $0.rawValue) < (b == 0 ? 99 : b, $1.rawValue)
        }
        guard let least else { return 0 }
        let gain = target.kind.worth + (least.promotion.map { $0.worth - 1 } ?? 0)
        return max(0, gain - playing(least).exchange(on: square))
    }

    /// Whether nothing is about to be taken: no check, and no exchange that pays for the side to move.
    var isQuiet: Bool {
        !isCheck && !pieces(sideToMove.opponent).contains { exchange(on: $0) > 0 }
    }
}
