public import Chess

/// The opponent's reply attacks a piece of the learner that could not be won before, and that the same move could not
/// attack after the expected move. The piece has to move, or is taken.
///
/// No material need be lost: with a loss `HangingPiece` and the tactics say more, and `TempoLost` has the piece that
/// has just moved.
///
/// Examples:
/// - `lets 5...e4 attack the knight on f3`, of 5.Nxd5
/// - `lets 15.f5 attack the knight on g6`, of 14...O-O
/// - `lets 12.Qe4 attack the knight on f5 and the bishop on b4`, of 11...Nf5
public struct ReplyAttack: Hashable, Sendable {
    /// The attacked piece.
    public let square: Square
    /// A second one; nil if only one is attacked.
    public let other: Square?

    /// Nil if the reply captures, gives check or can be taken, attacks nothing new, or the learner goes on without
    /// moving what is attacked, or if the expected line allows the same.
    init?(in line: Refutation, expected: Refutation) {
        let square = Self.attacked(in: line, expected: expected).first {
            $0 != line.moves[0].to && Self.isNew(at: $0, in: line) && Self.isFelt(at: $0, in: line)
                && !Self.isPossible(line.moves[1], against: $0, in: expected)
        }
        guard let square, !expected.makes(line.moves[2]) else { return nil }
        (self.square, other) = (square, nil)
    }

    /// The reply attacks two pieces, of which the moved one may be one; neither could be won before. What the learner does
    /// about it is not asked: one of them is often exchanged at a worse moment. Nil if the same move attacks two after the
    /// expected move, or the expected line has it too.
    static func onTwo(in line: Refutation, expected: Refutation) -> ReplyAttack? {
        let squares = attacked(in: line, expected: expected).filter { isNew(at: $0, in: line) }
        guard squares.count > 1, squares.contains(where: { !isPossible(line.moves[1], against: $0, in: expected) })
        else { return nil }
        return ReplyAttack(square: squares[0], other: squares[1])
    }

    /// Returns the pieces that the reply attacks, most valuable first. Empty if it captures, gives check or can be taken,
    /// or the expected line allows it too.
    private static func attacked(in line: Refutation, expected: Refutation) -> [Square] {
        guard line.moves.count > 3 else { return [] }
        let (reply, after) = (line.moves[1], line.positions[2])
        guard line.positions[1].captured(by: reply) == nil, !reply.isCastling, reply.promotion == nil, !after.isCheck,
            !isAnswered(reply, in: after), !expected.allows(reply)
        else { return [] }
        return after.mostValuableFirst(
            after.attacks(from: reply.to).filter { after[$0]?.side == line.learner && after[$0]?.kind != .pawn })
    }

    private init(square: Square, other: Square) { (self.square, self.other) = (square, other) }

    /// Returns whether a piece could be won after the reply, but not before it and, unless it has just moved, not before
    /// the played move.
    static func isNew(at square: Square, in line: Refutation) -> Bool {
        line.positions[2].isInDanger(square) && line.positions[1].exchange(on: square) == 0
            && (square == line.moves[0].to || (line.start.playingNull()?.exchange(on: square) ?? 0) == 0)
    }

    /// Returns whether the learner moves an attacked piece at once, or the opponent takes it.
    private static func isFelt(at square: Square, in line: Refutation) -> Bool {
        let (answer, next) = (line.moves[2], line.moves[3])
        if answer.from == square { return line.positions[2].captured(by: answer) == nil }
        // A check may come between.
        if line.positions[3].isCheck, line.moves.count > 4, line.moves[4].from == square { return true }
        return next.to == square && line.positions[3].captured(by: next) != nil
    }

    /// Returns whether the reply attacks what is on the square after the expected move too.
    private static func isPossible(_ reply: Move, against square: Square, in expected: Refutation) -> Bool {
        let other = expected.positions[1]
        guard other[square]?.side == expected.learner, other.isLegal(reply) else { return false }
        let next = other.playing(reply)
        return !isAnswered(reply, in: next) && next.attacks(from: reply.to).contains(square) && next.isInDanger(square)
    }

    /// Returns whether the learner can take what has just moved, or exchange it, or wins something elsewhere at once.
    private static func isAnswered(_ reply: Move, in after: Position) -> Bool {
        let taker = after.leastCapture(on: reply.to).map { after.value(of: $0.from) }
        return taker.map { $0 <= after.value(of: reply.to) } ?? false
            || MaterialSearch.gain(in: after, plies: 1) != nil
    }

    func text(in line: MoveLine) -> String {
        let names = [square, other].compactMap { $0 }.map { line.position(before: 2).name(on: $0) }
        return "lets \(line.name(ofPly: 1)) attack \(names.joinedByAnd)"
    }
}
