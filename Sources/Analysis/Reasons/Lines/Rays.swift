import Chess

extension Square {
    /// The squares strictly between two squares of one rank, file or diagonal; nil where they share none.
    func between(_ other: Square) -> [Square]? {
        guard let step = step(towards: other) else { return nil }
        return ray(step).prefix { $0 != other }.map { $0 }
    }

    /// The squares behind `other` as seen from here, nearest first; empty where the two share no line.
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
    /// Whether it moves along lines.
    var isSlider: Bool { self == .bishop || self == .rook || self == .queen }
}

extension Position {
    /// The first piece behind `front` on the line from `attacker`, if a piece stands there.
    func firstPiece(behind front: Square, from attacker: Square) -> Square? {
        attacker.beyond(front).first { self[$0] != nil }
    }

    /// The worth in pawns of what stands on a square, the king's above all others; 0 for an empty one.
    func dearness(of square: Square) -> Int {
        guard let kind = self[square]?.kind else { return 0 }
        return kind == .king ? 100 : kind.worth
    }

    /// Whether taking the piece on `square` with the one on `attacker` would pay: it is dearer, or nothing guards it.
    func isWorthTaking(_ square: Square, with attacker: Square) -> Bool {
        guard let piece = self[square], let taker = self[attacker] else { return false }
        return dearness(of: square) > taker.kind.worth || attackers(of: square, by: piece.side).isEmpty
    }
}
