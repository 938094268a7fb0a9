public import Chess

/// The played piece guarded a piece or pawn, or stood between it and an opponent's piece; the reply takes it.
///
/// It need not cost material: the learner may take something elsewhere. With a loss of material `RemovedDefender` and
/// `HangingPiece` say more.
///
/// Examples:
/// - `stops guarding the pawn on d4: 8...Nxd4`
/// - `opens the line to the pawn on g2: 15...Bxg2`
/// - `cuts off the rook on g6 from the pawn on b6: 30.axb6`
public struct GuardGivenUp: Hashable, Sendable {
    /// The square of the piece or pawn that the reply takes.
    public let square: Square
    /// Whether the played piece stood between it and the piece that takes it.
    public let isOpenedLine: Bool
    /// The bishop, rook or queen that guarded it and that the played piece cuts off; nil if it guarded it itself.
    public let cutOff: Square?

    /// Nil if the reply takes nothing that the played piece guarded or shielded before, it could be won before or
    /// cannot be afterwards, or the expected move leaves it to the opponent too. In check the first cannot be tested:
    /// then the expected move shows that it could be kept.
    init?(in line: Refutation, expected: Refutation) {
        guard line.moves.count > 1, !line.moves[0].isCastling else { return nil }
        let (start, after, other) = (line.start, line.positions[1], expected.positions[1])
        let (move, reply) = (line.moves[0], line.moves[1])
        let target = reply.to
        // The expected line loses it all the same.
        let isLostAnyway =
            expected.moves.count > 2 && expected.moves[1].to == target && expected.moves[2].to != target
        // Pawns are only exchanged there.
        let isPawnExchange =
            after[target]?.kind == .pawn && after[reply.from]?.kind == .pawn && line.moves.count > 3
            && line.moves[2].to == target && line.moves[3].to != target
        guard after.captured(by: reply) != nil, let taken = after[target], target != move.to,
            start.isCheck || start.playingNull()?.exchange(on: target) == 0, after.exchange(on: target) > 0,
            other[target] == taken, !other.isCheck, other.exchange(on: target) == 0, !isLostAnyway, !isPawnExchange
        else { return nil }
        let isShield =
            reply.from.between(target)?.contains(move.from) == true && after[reply.from]?.kind.isSlider == true
        let isGuard = start.attacks(from: move.from).contains(target) && !after.attacks(from: move.to).contains(target)
        let cutOff = Self.cutOff(by: move, from: target, in: line)
        guard isShield || isGuard || cutOff != nil else { return nil }
        square = target
        isOpenedLine = isShield
        self.cutOff = isShield || isGuard ? nil : cutOff
    }

    /// Returns the learner's bishop, rook or queen that guarded a square through the one to which the played move goes.
    private static func cutOff(by move: Move, from target: Square, in line: Refutation) -> Square? {
        line.start.attackers(of: target, by: line.learner).sorted().first { guardian in
            line.start[guardian]?.kind.isSlider == true && guardian != move.from
                && guardian.between(target)?.contains(move.to) == true
        }
    }

    func text(in line: MoveLine) -> String {
        let target = line.start.name(on: square)
        let words =
            cutOff.map { "cuts off \(line.start.name(on: $0)) from \(target)" }
            ?? (isOpenedLine ? "opens the line to \(target)" : "stops guarding \(target)")
        return "\(words): \(line.name(ofPly: 1))"
    }
}
