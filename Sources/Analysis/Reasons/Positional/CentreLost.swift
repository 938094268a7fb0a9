public import Chess

/// The learner has no pawn in the centre any more, or lets the opponent fill it.
public struct CentreLost: Hashable, Sendable {
    /// How it comes about.
    public enum Way: Hashable, Sendable {
        /// The played move takes from the centre with a pawn, to another file than d or e.
        case tradedAway(from: Square, to: Square)
        /// The learner's last pawn on d4, e4, d5 or e5 is gone, and the opponent keeps one there.
        case givenUp(from: [Square], kept: [Square])
        /// The opponent has pawns side by side on d4 and e4, or d5 and e5, and the learner none in the centre.
        case taken([Square])
    }

    public let way: Way

    /// So far the line is looked along, in plies.
    private static let horizon = 6

    /// Nil when the centre is as it would be in the expected line.
    init?(in line: Refutation, expected: Refutation) {
        let end = min(line.moves.count, Self.horizon)
        guard end > 1 else { return nil }
        let (played, best) = (line.moves[0], expected.moves[0])
        if Self.leaves(played, line.start), !Self.leaves(best, line.start) {
            way = .tradedAway(from: played.from, to: played.to)
            return
        }
        let (before, after) = (line.positions[0], line.positions[end])
        let other = expected.positions[min(expected.moves.count, end)]
        let (own, rival) = (line.learner, line.learner.opponent)
        guard Self.pawns(of: own, in: after).isEmpty else { return nil }
        let kept = Self.pawns(of: rival, in: after)
        if Self.isDuo(kept), !Self.isDuo(Self.pawns(of: rival, in: before)),
            !Self.isDuo(Self.pawns(of: rival, in: other))
        {
            way = .taken(kept)
        } else if !Self.pawns(of: own, in: before).isEmpty, !kept.isEmpty, !Self.pawns(of: own, in: other).isEmpty {
            way = .givenUp(from: Self.pawns(of: own, in: before), kept: kept)
        } else {
            return nil
        }
    }

    /// The pawns of a side on d4, e4, d5 and e5.
    private static func pawns(of side: Side, in position: Position) -> [Square] {
        position.pieces(side, .pawn).filter { (3...4).contains($0.file) && (3...4).contains($0.rank) }.sorted()
    }

    /// Whether a pawn takes from d4, e4, d5 or e5 to a square off both files.
    private static func leaves(_ move: Move, _ position: Position) -> Bool {
        pawns(of: position.sideToMove, in: position).contains(move.from) && move.from.file != move.to.file
            && ![3, 4].contains(move.to.file)
    }

    private static func isDuo(_ pawns: [Square]) -> Bool {
        pawns.contains { pawn in pawns.contains { $0.rank == pawn.rank && $0.file != pawn.file } }
    }

    func text(in line: MoveLine) -> String {
        let side = line.start.sideToMove.opponent == .white ? "White" : "Black"
        return switch way {
        case .tradedAway: "captures away from the centre"
        case .givenUp(_, let kept):
            "leaves \(side) with the only centre pawn\(kept.count > 1 ? "s" : ""), on \(kept.map(\.description).joinedByAnd)"
        case .taken(let pawns): "lets \(side) build a pawn centre on \(pawns.map(\.description).joinedByAnd)"
        }
    }
}
