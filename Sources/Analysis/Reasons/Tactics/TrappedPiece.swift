public import Chess

/// A piece is attacked, has nowhere to go, and is lost.
public struct TrappedPiece: Tactic, Hashable {
    /// Of the attacking move.
    public let ply: Int
    public let square: Square

    /// The move at `ply` as the one that traps a piece; nil when it is none, or the piece does not fall.
    init?(atPly ply: Int, of line: Refutation) {
        let move = line.moves[ply]
        let after = line.positions[ply + 1]
        guard !move.isCastling, !after.isCheck, let passed = after.playingNull() else { return nil }
        let moves = after.legalMoves()
        let lost = after.attacks(from: move.to).first { square in
            guard let piece = after[square], piece.side == line.learner, piece.kind.worth > 1,
                passed.exchange(on: square) > 1, line.tellsLoss(line.fall(of: square, afterPly: ply))
            else { return false }
            return moves.filter { $0.from == square && !$0.isCastling }.allSatisfy { escape in
                let won = after.captured(by: escape)?.worth ?? 0
                return after.playing(escape).exchange(on: escape.to) - won > 1
            }
        }
        guard let lost else { return nil }
        self.ply = ply
        square = lost
    }

    func deed(in line: MoveLine) -> String {
        "traps \(line.name(on: square, afterPly: ply))"
    }
}
