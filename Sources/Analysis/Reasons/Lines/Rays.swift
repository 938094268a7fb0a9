import Chess

extension Square {
    /// Returns the squares strictly between two squares on one rank, file or diagonal; nil without a common line.
    func between(_ other: Square) -> [Square]? {
        guard let step = step(towards: other) else { return nil }
        return ray(step).prefix { $0 != other }.map { $0 }
    }

    /// Returns the squares behind `other` as seen from this square, nearest first; empty without a common line.
    func beyond(_ other: Square) -> [Square] {
        guard let step = step(towards: other) else { return [] }
        return other.ray(step)
    }

    private func step(towards other: Square) -> (file: Int, rank: Int)? {
        let (files, ranks) = (other.file - file, other.rank - rank)
        guard files == 0 || ranks == 0 || abs(files) == abs(ranks), self != other else { return nil }
        return (files.signum(), ranks.signum())
    }

    private func ray(_ step: (file: Int, rank: Int)) -> [Square] {
        (1..<8).compactMap { Square(file: file + $0 * step.file, rank: rank + $0 * step.rank) }
    }
}

extension PieceKind {
    /// Whether the piece moves along lines.
    var isSlider: Bool { self == .bishop || self == .rook || self == .queen }
}

extension Position {
    /// Returns the first piece behind `front` on the line from `attacker`; nil if there is none.
    func firstPiece(behind front: Square, from attacker: Square) -> Square? {
        attacker.beyond(front).first { self[$0] != nil }
    }

    /// Returns the value in pawns of the piece on a square, the king's being the highest; 0 for an empty square.
    func value(of square: Square) -> Int {
        guard let kind = self[square]?.kind else { return 0 }
        return kind == .king ? 100 : kind.value
    }

    /// Returns whether capturing on `square` with the piece on `attacker` is profitable: the target is more valuable or
    /// undefended.
    func isWorthTaking(_ square: Square, with attacker: Square) -> Bool {
        guard let piece = self[square], let taker = self[attacker] else { return false }
        return value(of: square) > taker.kind.value || attackers(of: square, by: piece.side).isEmpty
    }

    /// Returns the pieces of `side`, pawns left out, that the piece on `attacker` attacks and could profitably capture,
    /// most valuable first. Two or more are a fork.
    func forkTargets(from attacker: Square, of side: Side) -> [Square] {
        mostValuableFirst(
            attacks(from: attacker).filter {
                self[$0]?.side == side && self[$0]?.kind != .pawn && isWorthTaking($0, with: attacker)
            })
    }

    /// Returns squares by the value of what is on them, the greatest first; of equal ones the last square first.
    func mostValuableFirst(_ squares: some Sequence<Square>) -> [Square] {
        squares.sorted { (value(of: $0), $0) > (value(of: $1), $1) }
    }
}
