public import Chess

/// A piece is attacked, has no safe square, and is lost.
public struct TrappedPiece: Tactic, Hashable {
    /// The ply of the attacking move.
    public let ply: Int
    public let square: Square
    /// The maximum number of further attacks needed; 0 if the piece has no safe square now.
    public let chases: Int

    /// The maximum number of further attacks considered: longer chases are not obvious.
    private static let chases = 2

    /// Detects a move at `ply` that traps a piece; nil if there is none, or the piece is not lost.
    init?(atPly ply: Int, of line: Refutation) {
        let move = line.moves[ply]
        let after = line.positions[ply + 1]
        guard !move.isCastling, !after.isCheck else { return nil }
        let attacked = after.attacks(from: move.to).filter { square in
            guard let piece = after[square], piece.side == line.learner, piece.kind.value > 1 else { return false }
            return after.isInDanger(square) && line.explainsLoss(line.capture(of: square, afterPly: ply))
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

    func phrase(in line: MoveLine) -> String {
        let piece = line.name(on: square, afterPly: ply)
        return chases == 0 ? "traps \(piece)" : "leaves \(piece) without a way out"
    }
}

extension Position {
    /// Returns whether a piece of the side to move would be lost for more than a pawn if that side passed.
    func isInDanger(_ square: Square) -> Bool {
        (playingNull()?.exchange(on: square) ?? 0) > 1
    }

    /// Returns whether an endangered piece of the side to move has no safe square: on each one it can be captured for
    /// more than it captured, or a pawn attacks it and it is trapped again, at most `chases` times.
    func isTrapped(_ square: Square, chases: Int) -> Bool {
        legalMoves(from: square).filter { !$0.isCastling }.allSatisfy { escape in
            let won = captured(by: escape)?.value ?? 0
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
