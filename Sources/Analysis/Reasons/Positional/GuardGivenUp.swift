public import Chess

/// The played piece guarded a piece or pawn, or stood between it and an opponent's piece; the reply takes it.
///
/// It need not cost material: the learner may take something elsewhere. With a loss of material `RemovedDefender` and
/// `HangingPiece` say more.
///
/// Examples:
/// - `stops guarding the pawn on d4: 8...Nxd4`
/// - `opens the line to the pawn on g2: 15...Bxg2`
public struct GuardGivenUp: Hashable, Sendable {
    /// The square of the piece or pawn that the reply takes.
    public let square: Square
    /// Whether the played piece stood between it and the piece that takes it.
    public let isOpenedLine: Bool

    /// Nil if the reply takes nothing that the played piece guarded or shielded before, it could be won before or
    /// cannot be afterwards, or the expected move leaves it to the opponent too. In check the first cannot be tested:
    /// then the expected move shows that it could be kept.
    init?(in line: Refutation, expected: Refutation) {
        guard line.moves.count > 1, !line.moves[0].isCastling else { return nil }
        let (start, after, other) = (line.start, line.positions[1], expected.positions[1])
        let (move, reply) = (line.moves[0], line.moves[1])
        let target = reply.to
        guard after.captured(by: reply) != nil, let taken = after[target], target != move.to,
            start.isCheck || start.playingNull()?.exchange(on: target) == 0, after.exchange(on: target) > 0,
            other[target] == taken, !other.isCheck, other.exchange(on: target) == 0
        else { return nil }
        let isShield =
            reply.from.between(target)?.contains(move.from) == true && after[reply.from]?.kind.isSlider == true
        let isGuard = start.attacks(from: move.from).contains(target) && !after.attacks(from: move.to).contains(target)
        guard isShield || isGuard else { return nil }
        square = target
        isOpenedLine = isShield
    }

    func text(in line: MoveLine) -> String {
        (isOpenedLine ? "opens the line to " : "stops guarding ")
            + "\(line.start.name(on: square)): \(line.name(ofPly: 1))"
    }
}
