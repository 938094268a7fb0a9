import Chess

extension Position {
    /// Returns whether the piece on one square attacks the other.
    func attacks(_ from: Square, _ target: Square) -> Bool { attacks(from: from).contains(target) }

    /// Returns the squares between two squares of one rank, file or diagonal; nil if they are on no common line.
    static func between(_ a: Square, _ b: Square) -> [Square]? {
        let (files, ranks) = (b.file - a.file, b.rank - a.rank)
        guard a != b, files == 0 || ranks == 0 || abs(files) == abs(ranks) else { return nil }
        let (right, up) = (files.signum(), ranks.signum())
        return (1..<max(abs(files), abs(ranks))).compactMap {
            Square(file: a.file + $0 * right, rank: a.rank + $0 * up)
        }
    }

    /// Returns whether the slider on `attacker` is in line with `back`, with nothing but `front` between them.
    func isInLine(_ attacker: Square, _ front: Square, _ back: Square) -> Bool {
        guard let squares = Self.between(attacker, back), squares.contains(front), attacks(attacker, front) else {
            return false
        }
        return squares.allSatisfy { $0 == front || self[$0] == nil }
    }

    /// Returns the sliders of `side` that pin `front` to `back`.
    func pinners(_ side: Side, pinning front: Square, to back: Square) -> [Square] {
        attackers(of: front, by: side).filter { isInLine($0, front, back) }
    }

    /// Returns the squares a piece attacks that no piece of its own side occupies.
    func mobility(of square: Square) -> Int {
        guard let piece = self[square] else { return 0 }
        return attacks(from: square).filter { self[$0]?.side != piece.side }.count
    }

    /// The mating moves of the side to move.
    var mates: [Move] { legalMoves().filter { playing($0).isCheckmate } }

    /// Returns whether the side to move mates in at most `moves` moves; with more than one move only by checks.
    func matesByChecks(in moves: Int) -> Bool {
        legalMoves().contains { move in
            let after = playing(move)
            guard after.isCheck else { return false }
            let answers = after.legalMoves()
            return answers.isEmpty
                || (moves > 1 && answers.allSatisfy { after.playing($0).matesByChecks(in: moves - 1) })
        }
    }
}
