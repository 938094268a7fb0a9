import Chess

extension PieceKind {
    /// The value in pawns, 1-3-3-5-9; a king counts as more than all others together.
    var points: Int {
        switch self {
        case .pawn: 1
        case .knight, .bishop: 3
        case .rook: 5
        case .queen: 9
        case .king: 100
        }
    }

    var isMinor: Bool { self == .knight || self == .bishop }
}

extension Position {
    /// Returns how many pawns `side` is ahead in material.
    func lead(of side: Side) -> Int {
        [PieceKind.pawn, .knight, .bishop, .rook, .queen].reduce(0) { sum, kind in
            sum + kind.points * (pieces(side, kind).count - pieces(side.opponent, kind).count)
        }
    }

    /// Returns the value of the piece on a square; 0 for an empty one.
    func points(on square: Square) -> Int { self[square]?.kind.points ?? 0 }

    /// Returns the position with `side` to move: the same one, or after a pass. Nil if the side that passes is in check.
    func turn(of side: Side) -> Position? { sideToMove == side ? self : playingNull() }

    /// Returns what the side to move wins on a square when both sides capture there with their least valuable piece as
    /// long as that pays, in pawns. Only legal captures count.
    func exchange(on square: Square) -> Int {
        let takers = legalMoves().filter { $0.to == square && captured(by: $0) != nil }
        guard let taker = takers.min(by: { points(on: $0.from) < points(on: $1.from) }) else { return 0 }
        return max(0, gain(of: taker) - playing(taker).exchange(on: square))
    }

    /// Returns what the opponent of `side` wins on a square if it is the opponent's turn.
    func danger(to side: Side, on square: Square) -> Int {
        guard self[square]?.side == side else { return 0 }
        return turn(of: side.opponent)?.exchange(on: square) ?? 0
    }

    /// Whether there is no check, and no capture wins material on its square.
    var isQuiet: Bool { !isCheck && !legalMoves().contains { captured(by: $0) != nil && exchange(after: $0) > 0 } }

    /// Returns what a move wins on the square it goes to: what it captures and promotes to, less what is then captured
    /// there.
    func exchange(after move: Move) -> Int { gain(of: move) - playing(move).exchange(on: move.destination) }

    /// Returns the value of what a move captures, and of what a pawn becomes beyond the pawn.
    private func gain(of move: Move) -> Int {
        (captured(by: move)?.points ?? 0) + (move.promotion.map { $0.points - PieceKind.pawn.points } ?? 0)
    }
}
