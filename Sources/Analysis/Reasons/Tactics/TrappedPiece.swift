public import Chess

/// A piece is attacked, has nowhere to go, and is lost.
public struct TrappedPiece: Tactic, Hashable {
    /// Of the attacking move.
    public let ply: Int
    public let square: Square
    /// How many further attacks it takes at most until no square is left; 0 when it cannot move to safety at all.
    public let chases: Int

    /// After more chases nobody sees that it is trapped.
    private static let chases = 2

    /// The move at `ply` as the one that traps a piece; nil when it is none, or the piece does not fall.
    init?(atPly ply: Int, of line: Refutation) {
        let move = line.moves[ply]
        let after = line.positions[ply + 1]
        guard !move.isCastling, !after.isCheck else { return nil }
        let attacked = after.attacks(from: move.to).filter { square in
            guard let piece = after[square], piece.side == line.learner, piece.kind.worth > 1 else { return false }
            return after.isInDanger(square) && line.tellsLoss(line.fall(of: square, afterPly: ply))
        }
        for chases in 0...Self.chases {
            guard let lost = attacked.first(where: { after.isTrapped($0, chases: chases) }) else { continue }
            self.ply = ply
            square = lost
            self.chases = chases
            return
        }
        return nil
    }

    func deed(in line: MoveLine) -> String {
        let piece = line.name(on: square, afterPly: ply)
        return chases == 0 ? "traps \(piece)" : "leaves \(piece) without a way out"
    }
}

extension Position {
    /// Whether a piece of the side to move would be lost, more than a pawn of it, if that side passed.
    fileprivate func isInDanger(_ square: Square) -> Bool {
        (playingNull()?.exchange(on: square) ?? 0) > 1
    }

    /// Whether a piece of the side to move has no square where it is safe: it can be taken there for more than it took, or a pawn's step
    /// attacks it and it is trapped again, at most `chases` times. The piece is in danger now.
    fileprivate func isTrapped(_ square: Square, chases: Int) -> Bool {
        legalMoves().filter { $0.from == square && !$0.isCastling }.allSatisfy { escape in
            let won = captured(by: escape)?.worth ?? 0
            let reached = playing(escape)
            if reached.exchange(on: escape.to) > won { return true }
            guard chases > 0, won == 0, !reached.isCheck else { return false }
            return reached.legalMoves().contains { chase in
                guard reached[chase.from]?.kind == .pawn, reached.captured(by: chase) == nil else { return false }
                let next = reached.playing(chase)
                return next.attacks(from: chase.to).contains(escape.to) && !next.isCheck && next.isInDanger(escape.to)
                    && next.isTrapped(escape.to, chases: chases - 1)
            }
        }
    }
}
