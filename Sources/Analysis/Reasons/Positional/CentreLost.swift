public import Chess

/// The learner has no pawn left in the centre, or lets the opponent occupy it.
public struct CentreLost: Hashable, Sendable {
    /// The way the centre is lost.
    public enum Cause: Hashable, Sendable {
        /// The played move captures with a centre pawn onto another file than d or e.
        case tradedAway(from: Square, to: Square)
        /// The learner's last pawn on d4, e4, d5 or e5 is gone, and the opponent keeps one there.
        case givenUp(from: [Square], kept: [Square])
        /// The opponent has pawns side by side on d4 and e4, or d5 and e5, and the learner has none in the centre.
        case taken([Square])
    }

    public let cause: Cause

    /// The maximum ply examined.
    private static let horizon = 6

    /// Nil if the centre is the same as in the expected line.
    init?(in line: Refutation, expected: Refutation) {
        let end = min(line.moves.count, Self.horizon)
        guard end > 1 else { return nil }
        let (played, best) = (line.moves[0], expected.moves[0])
        if Self.leaves(played, line.start), !Self.leaves(best, line.start) {
            cause = .tradedAway(from: played.from, to: played.to)
            return
        }
        let (before, after) = (line.positions[0], line.positions[end])
        let other = expected.positions[min(expected.moves.count, end)]
        let (learner, opponent) = (line.learner, line.learner.opponent)
        guard Self.pawns(of: learner, in: after).isEmpty else { return nil }
        let kept = Self.pawns(of: opponent, in: after)
        if Self.isDuo(kept), !Self.isDuo(Self.pawns(of: opponent, in: before)),
            !Self.isDuo(Self.pawns(of: opponent, in: other))
        {
            cause = .taken(kept)
        } else if !Self.pawns(of: learner, in: before).isEmpty, !kept.isEmpty,
            !Self.pawns(of: learner, in: other).isEmpty
        {
            cause = .givenUp(from: Self.pawns(of: learner, in: before), kept: kept)
        } else {
            return nil
        }
    }

    /// Returns the pawns of a side on d4, e4, d5 and e5.
    private static func pawns(of side: Side, in position: Position) -> [Square] {
        position.pieces(side, .pawn).filter { (3...4).contains($0.file) && (3...4).contains($0.rank) }.sorted()
    }

    /// Returns whether a pawn captures from d4, e4, d5 or e5 onto another file than d or e.
    private static func leaves(_ move: Move, _ position: Position) -> Bool {
        pawns(of: position.sideToMove, in: position).contains(move.from) && move.from.file != move.to.file
            && ![3, 4].contains(move.to.file)
    }

    private static func isDuo(_ pawns: [Square]) -> Bool {
        pawns.contains { pawn in pawns.contains { $0.rank == pawn.rank && $0.file != pawn.file } }
    }

    func text(in line: MoveLine) -> String {
        let side = line.start.sideToMove.opponent == .white ? "White" : "Black"
        return switch cause {
        case .tradedAway: "captures away from the centre"
        case .givenUp(_, let kept):
            "leaves \(side) with the only centre pawn\(kept.count > 1 ? "s" : ""), on \(kept.map(\.description).joinedByAnd)"
        case .taken(let pawns): "lets \(side) build a pawn centre on \(pawns.map(\.description).joinedByAnd)"
        }
    }
}
