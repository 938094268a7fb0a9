public import Chess

/// A pawn move gives up a square, and a knight or bishop of the opponent goes there: for good, when no pawn of the
/// learner can guard it any more, or the pawn guarded it and the reply uses that at once. If the f-pawn goes beside the
/// d-pawn, no piece need go there.
///
/// Examples:
/// - `leaves a hole on a6: 8.Qa4, then 9.Ba6`
/// - `leaves a hole on e5: 7.Ne5`
/// - `gives up the guard of e4: 12.Ne4`
/// - `gives up the square e5, which no pawn can guard any more`, of 2...f5 after 1.d4 d5
public struct WeakSquare: Hashable, Sendable {
    public let square: Square
    /// Whether a pawn could guard the square again.
    public let isForNow: Bool
    /// The ply of the opponent's move to the square; 0 if none is shown.
    public let ply: Int

    /// The opponent's piece comes within this number of plies.
    private static let horizon = 4

    /// Nil if another pawn can still guard the square, the piece can be taken or leaves at once, or it comes to the
    /// same square in the expected line.
    init?(in line: Refutation, expected: Refutation) {
        let (start, move) = (line.start, line.moves[0])
        guard start[move.from]?.kind == .pawn, start.captured(by: move) == nil else { return nil }
        // Only this pawn has moved: what a pawn could guard before, and none can now, it has given up.
        let isHole = { (square: Square) in
            (line.learner == .white ? 2...3 : 4...5).contains(square.rank)
                && start.canGuardByPawn(square, line.learner)
                && !line.positions[1].canGuardByPawn(square, line.learner)
        }
        for ply in stride(from: 1, to: min(line.moves.count, Self.horizon), by: 2)
        where ply == 1 || line.positions[1].captured(by: line.moves[1]) == nil {
            let reply = line.moves[ply]
            let (before, after) = (line.positions[ply], line.positions[ply + 1])
            guard isHole(reply.to), before[reply.from]?.kind.isMinor == true,
                after.exchange(on: reply.to) == 0, before.captured(by: reply) == nil,
                !Self.visits(reply.to, by: line.learner.opponent, in: expected),
                ply + 2 >= line.moves.count || line.moves[ply + 2].from != reply.to
            else { continue }
            (square, self.ply, isForNow) = (reply.to, ply, false)
            return
        }
        guard let reply = Self.guardGivenUp(in: line), !Self.visits(reply.to, by: line.learner.opponent, in: expected)
        else { return nil }
        (square, ply, isForNow) = (reply.to, 1, true)
    }

    /// Returns the reply by which a knight or bishop goes, safely and without capturing, to a square that only the
    /// played pawn guarded before; it could not go there then, and it stays or goes on with a capture or a check.
    private static func guardGivenUp(in line: Refutation) -> Move? {
        guard line.moves.count > 3, let passed = line.start.playingNull() else { return nil }
        let (move, reply, next) = (line.moves[0], line.moves[1], line.moves[3])
        let (before, after) = (line.positions[1], line.positions[2])
        let goesOn = next.from == reply.to && line.positions[3].captured(by: next) == nil && !line.positions[4].isCheck
        guard before[reply.from]?.kind.isMinor == true, before.captured(by: reply) == nil, !goesOn,
            line.start.attacks(from: move.from).contains(reply.to), !before.attacks(from: move.to).contains(reply.to),
            after.exchange(on: reply.to) == 0, passed.isLegal(reply), passed.playing(reply).exchange(on: reply.to) > 0
        else { return nil }
        return reply
    }

    /// Returns the square between the d-pawn and the f-pawn that moves beside it, if no pawn can guard that square any more.
    static func betweenPawns(in line: Refutation) -> WeakSquare? {
        let (start, move, side) = (line.start, line.moves[0], line.learner)
        guard start[move.from]?.kind == .pawn, move.from.file == 5, start.captured(by: move) == nil,
            move.to.rank == (side == .white ? 3 : 4), let beside = Square(file: 3, rank: move.to.rank),
            let square = Square(file: 4, rank: move.to.rank), start[beside] == Piece(side, .pawn), start[square] == nil,
            start.canGuardByPawn(square, side), !line.positions[1].canGuardByPawn(square, side),
            // An e-pawn that has gone beyond the square shields it.
            !start.pieces(side, .pawn).contains(where: {
                $0.file == 4 && (side == .white ? $0.rank > square.rank : $0.rank < square.rank)
            })
        else { return nil }
        return WeakSquare(square: square, isForNow: false, ply: 0)
    }

    private init(square: Square, isForNow: Bool, ply: Int) {
        (self.square, self.isForNow, self.ply) = (square, isForNow, ply)
    }

    private static func visits(_ square: Square, by side: Side, in line: Refutation) -> Bool {
        line.positions.prefix(Explanation.longest).contains { $0[square]?.side == side && $0[square]?.kind != .pawn }
    }

    func text(in line: MoveLine) -> String {
        if ply == 0 { return "gives up the square \(square), which no pawn can guard any more" }
        return (isForNow ? "gives up the guard of " : "leaves a hole on ") + "\(square): \(line.way(toPly: ply))"
    }
}

extension Position {
    /// Returns whether a pawn of `side` guards a square or could do so by advancing.
    func canGuardByPawn(_ square: Square, _ side: Side) -> Bool {
        pieces(side, .pawn).contains { pawn in
            abs(pawn.file - square.file) == 1 && (side == .white ? pawn.rank < square.rank : pawn.rank > square.rank)
        }
    }
}
