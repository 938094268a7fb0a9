import Chess

/// The played move develops nothing, the expected one does, and the opponent is ahead in development by at least two pieces
/// at the end.
///
/// Examples:
/// - `neglects development: after 6.O-O White has 3 minor pieces out, Black 1`
public struct DevelopmentNeglected: Hashable, Sendable {
    /// The developed pieces of both sides at that point: the minor pieces that have left the first rank.
    public let own: Int
    public let theirs: Int
    /// The ply after which they are counted.
    public let ply: Int

    private static let horizon = 6

    /// Nil if the played move develops something or opens the way for a bishop, the expected move does not, or the
    /// opponent is not ahead.
    init?(in line: Refutation, expected: Refutation) {
        let (start, best) = (line.start, expected.moves[0])
        // A pawn that goes two squares on a wing opens the way for a bishop only by the way.
        let opens = expected.opensBishop && ((3...4).contains(best.to.file) || abs(best.to.rank - best.from.rank) == 1)
        guard !line.develops, !line.opensBishop, expected.develops || opens, start.fullmoveNumber <= 15,
            start.captured(by: line.moves[0]) == nil, line.moves.count < 2 || line.moves[1].to != line.moves[0].to,
            !expected.isExchange(at: 0)
        else { return nil }
        // Not in the middle of an exchange.
        let plies = stride(from: min(line.moves.count, Self.horizon) - 1, to: 1, by: -1)
        let isQuiet = { (ply: Int) in
            line.positions[ply + 1].bestExchange == 0
                && (ply + 1 >= line.moves.count || line.positions[ply + 1].captured(by: line.moves[ply + 1]) == nil)
        }
        guard let ply = plies.first(where: isQuiet) else { return nil }
        self.ply = ply
        let end = line.positions[ply + 1]
        own = line.developed(line.learner, in: end)
        theirs = line.developed(line.learner.opponent, in: end)
        let gap = Self.greatestGap(expected)
        // A piece that has been taken was not neglected.
        guard
            !stride(from: 1, through: ply, by: 2).contains(where: {
                line.positions[$0].captured(by: line.moves[$0])?.value ?? 0 > 1
            }) || end.balance(for: line.learner) >= start.balance(for: line.learner)
        else { return nil }
        guard theirs - own > max(gap, 1), own <= 2, !Self.catchesUp(line, ply, theirs) else { return nil }
    }

    /// Returns by how many pieces the opponent is ahead at most, from the first reply on.
    private static func greatestGap(_ line: Refutation) -> Int {
        let positions = line.positions.prefix(horizon + 1).dropFirst(2)
        return positions.map { line.developed(line.learner.opponent, in: $0) - line.developed(line.learner, in: $0) }
            .max() ?? 0
    }

    /// Returns whether the learner has as many pieces out after the next move.
    private static func catchesUp(_ line: Refutation, _ ply: Int, _ theirs: Int) -> Bool {
        guard line.positions.indices.contains(ply + 2), line.positions[ply + 1].sideToMove == line.learner else {
            return false
        }
        return line.developed(line.learner, in: line.positions[ply + 2]) >= theirs
    }

    func text(in line: MoveLine) -> String {
        let (mine, other) = line.start.sideToMove == .white ? ("White", "Black") : ("Black", "White")
        return "neglects development: after \(line.name(ofPly: ply)) \(other) has \(theirs) minor "
            + "pieces out, \(mine) \(own)"
    }
}

extension Refutation {
    /// Whether the first move brings a minor piece off its first square, or castles.
    var develops: Bool { moves[0].isCastling || start.isUndeveloped(moves[0].from) }

    /// Whether the first move is a pawn move that frees an undeveloped bishop.
    var opensBishop: Bool {
        guard start[moves[0].from]?.kind == .pawn else { return false }
        return start.pieces(learner, .bishop).contains {
            start.isUndeveloped($0) && positions[1].freeSquares(of: $0) > start.freeSquares(of: $0)
        }
    }

    /// Returns the number of a side's minor pieces that have left its first rank.
    func developed(_ side: Side, in position: Position) -> Int {
        position.pieces(side).count {
            position[$0]?.kind.isMinor == true && $0.rank != (side == .white ? 0 : 7)
        }
    }
}
