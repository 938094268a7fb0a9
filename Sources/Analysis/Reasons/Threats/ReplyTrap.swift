public import Chess

/// The opponent's reply traps a piece, or pins it to the king with a less valuable one, and a search proves that this
/// wins something, although the line gives up something else.
///
/// Where the line shows the loss, `TrappedPiece` and `Pin` say more.
///
/// Examples:
/// - `lets 13...g5 trap the knight on h4`, of 13.f3
/// - `lets 14...Bb4 pin the queen on d2 to the king`, of 14.Qd2
public struct ReplyTrap: Hashable, Sendable {
    public let square: Square
    /// Whether the piece is pinned; else it has no safe square.
    public let isPinned: Bool

    /// Nil if the reply captures, gives check or wins nothing by force, or if the expected move allows it too.
    init?(in line: Refutation, expected: Refutation) {
        guard line.moves.count > 1 else { return nil }
        let (reply, before, after) = (line.moves[1], line.positions[1], line.positions[2])
        guard before.captured(by: reply) == nil, !reply.isCastling, reply.promotion == nil, !after.isCheck,
            after.exchange(on: reply.to) == 0, !expected.allows(reply),
            let lost = after.mostValuableFirst(after.attacks(from: reply.to)).first(where: {
                Self.isLost($0, in: line)
            }),
            MaterialSearch.wins(by: reply, in: before)
        else { return nil }
        square = lost
        isPinned = Self.isPinned(lost, by: reply.to, in: after)
    }

    /// Returns whether the reply attacks a piece of the learner that cannot get away, and that could not be won before.
    private static func isLost(_ square: Square, in line: Refutation) -> Bool {
        let (reply, after) = (line.moves[1], line.positions[2])
        guard let piece = after[square], piece.side == line.learner, piece.kind != .pawn, piece.kind != .king,
            ReplyAttack.isNew(at: square, in: line)
        else { return false }
        return isPinned(square, by: reply.to, in: after) || after.isTrapped(square, chases: 0)
    }

    private static func isPinned(_ square: Square, by pinner: Square, in position: Position) -> Bool {
        position.value(of: pinner) < position.value(of: square)
            && position.firstPiece(behind: square, from: pinner).map { position[$0]?.kind == .king } ?? false
    }

    func text(in line: MoveLine) -> String {
        let piece = line.position(before: 2).name(on: square)
        return "lets \(line.name(ofPly: 1)) " + (isPinned ? "pin \(piece) to the king" : "trap \(piece)")
    }
}
