public import Chess

/// A pawn of the opponent leaves the moved piece without a safe square. The piece need not be lost in the engine's line,
/// which often gives something else for it; with a loss of material `TrappedPiece` says more.
///
/// Examples:
/// - `leaves the bishop on h7 without a safe square after 9...g6`, of 8.Bxh7
/// - `leaves the knight on h5 without a safe square after 12.g4`, of 11...Nh5
public struct LostRetreat: Hashable, Sendable {
    public let piece: PieceKind
    public let square: Square
    /// The ply of the pawn's move: 1 or 3.
    public let ply: Int

    /// Nil if the piece has a safe square, is not attacked, or goes to the same square in the expected line.
    init?(in line: Refutation, expected: Refutation) {
        let move = line.moves[0]
        guard !move.isCastling, let kind = line.start[move.from]?.kind, kind != .pawn, kind != .king,
            !expected.moves.prefix(Explanation.plies).contains(where: { $0.to == move.to })
        else { return nil }
        let ply = [1, 3].first { ply in
            guard ply + 1 < line.moves.count, line.positions[ply + 1][move.to] == line.positions[1][move.to] else {
                return false
            }
            let (reply, after) = (line.moves[ply], line.positions[ply + 1])
            return line.positions[ply][reply.from]?.kind == .pawn && line.positions[ply].captured(by: reply) == nil
                && !after.isCheck && after.isInDanger(move.to) && after.isTrapped(move.to, chases: 0)
                && !(line.positions[ply].playingNull().map {
                    $0.isInDanger(move.to) && $0.isTrapped(move.to, chases: 0)
                } ?? false)
        }
        guard let ply else { return nil }
        (piece, square, self.ply) = (kind, move.to, ply)
    }

    func text(in line: MoveLine) -> String {
        "leaves the \(piece.name) on \(square) without a safe square after \(line.name(ofPly: ply))"
    }
}
