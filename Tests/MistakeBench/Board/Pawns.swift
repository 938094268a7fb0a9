import Chess

extension Position {
    /// Returns the ranks of a side's pawns on a file (0 = a), in ascending order; none outside the board.
    func pawnRanks(_ side: Side, file: Int) -> [Int] {
        pieces(side, .pawn).filter { $0.file == file }.map(\.rank).sorted()
    }

    /// Returns whether a side has two pawns or more on a file.
    func isDoubled(_ side: Side, file: Int) -> Bool { pawnRanks(side, file: file).count > 1 }

    /// Returns whether a side has a pawn on a file and none on the files beside it.
    func isIsolated(_ side: Side, file: Int) -> Bool {
        !pawnRanks(side, file: file).isEmpty
            && pawnRanks(side, file: file - 1).isEmpty && pawnRanks(side, file: file + 1).isEmpty
    }

    /// Returns whether the pawn on a square is behind all own pawns beside it, and an opponent's pawn guards the square
    /// in front of it.
    func isBackward(_ square: Square) -> Bool {
        guard let pawn = self[square], pawn.kind == .pawn else { return false }
        let up = pawn.side == .white ? 1 : -1
        let beside = [-1, 1].flatMap { pawnRanks(pawn.side, file: square.file + $0) }
        guard !beside.isEmpty, beside.allSatisfy({ ($0 - square.rank) * up > 0 }),
            let front = Square(file: square.file, rank: square.rank + up)
        else { return false }
        return attackers(of: front, by: pawn.side.opponent).contains { self[$0]?.kind == .pawn }
    }

    /// Returns the opponent's pawns that a pawn of `side` attacks, with the attacking pawn.
    func pawnContacts(of side: Side) -> [(own: Square, other: Square)] {
        pieces(side, .pawn).flatMap { own in
            attacks(from: own).filter { self[$0] == Piece(side.opponent, .pawn) }.map { (own, $0) }
        }
    }
}

extension Square {
    /// Whether the square is on the d- or e-file and one of the four middle ranks.
    var isCentral: Bool { (3...4).contains(file) && (2...5).contains(rank) }

    /// The file for the letters a to h.
    static func file(_ letter: Substring) -> Int? { Square(letter + "1")?.file }
}
