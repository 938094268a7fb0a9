public import Chess

/// An own pawn or piece closes the diagonals of a bishop that is still on its first square.
///
/// Examples:
/// - `shuts in the bishop on c8`
/// - `gets in the way of the bishop on f1`
public struct ShutInBishop: Hashable, Sendable {
    /// The square of the bishop.
    public let bishop: Square
    /// Whether a piece shuts it in, and leaves it a square or for a moment only: then it is only in the way.
    public let isHalfShut: Bool
    /// Whether a knight shuts it in, which soon moves on.
    let isByKnight: Bool

    /// The number of plies for which the bishop must stay shut in.
    private static let horizon = 6

    /// Nil if the played move shuts in no bishop, or the expected move shuts it in too.
    init?(in line: Refutation, expected: Refutation) {
        let (start, after, other) = (line.start, line.positions[1], expected.positions[1])
        guard !line.moves[0].isCastling, start.captured(by: line.moves[0]) == nil else { return nil }
        let end = line.positions[min(line.moves.count, Self.horizon)]
        // What shuts it in must stay: a queen may be exchanged.
        let later = line.positions[min(line.moves.count, Explanation.longest)][line.moves[0].to]
        guard later == after[line.moves[0].to] || later?.kind == .pawn else { return nil }
        let bishops = start.pieces(line.learner, .bishop).filter { start.isUndeveloped($0) }.sorted()
        let shutIn = bishops.first { square in
            start.freeSquares(of: square) >= after.freeSquares(of: square) + 2
                && after.freeSquares(of: square) <= 1
                && end[square] == start[square] && end.freeSquares(of: square) <= 2
                && (other[square] == nil || other.freeSquares(of: square) >= start.freeSquares(of: square))
        }
        guard let shutIn, !expected.goes(to: line.moves[0].to, past: shutIn) else { return nil }
        bishop = shutIn
        isHalfShut = after[line.moves[0].to]?.kind != .pawn && after.freeSquares(of: shutIn) > 0
        isByKnight = after[line.moves[0].to]?.kind == .knight
        // A knight that moves on in the line is in the way for a moment only.
        guard !isByKnight || line.positions.dropFirst().allSatisfy({ $0[line.moves[0].to] == after[line.moves[0].to] })
        else { return nil }
    }

    /// A piece takes all squares but one, and at least two, from an undeveloped bishop that the expected line brings out
    /// with one of its first three moves; at least one, if the expected move does that. The bishop is there after the
    /// learner's next move too.
    static func forNow(in line: Refutation, expected: Refutation) -> ShutInBishop? {
        let (start, after, played) = (line.start, line.positions[1], line.moves[0])
        guard let kind = start[played.from]?.kind, kind != .pawn, kind != .king, start.captured(by: played) == nil
        else { return nil }
        let shutIn = start.pieces(line.learner, .bishop).filter { start.isUndeveloped($0) }.sorted().first { square in
            after[square] == start[square] && after.freeSquares(of: square) <= 1
                && start.freeSquares(of: square) > after.freeSquares(of: square)
                    + (expected.moves[0].from == square ? 0 : 1)
                && line.positions[min(3, line.moves.count)][square] == start[square]
                && line.positions[min(3, line.moves.count)].freeSquares(of: square) <= 2
                && [0, 2, 4].contains { $0 < expected.moves.count && expected.moves[$0].from == square }
        }
        return shutIn.map { ShutInBishop(bishop: $0, isHalfShut: true, isByKnight: kind == .knight) }
    }

    private init(bishop: Square, isHalfShut: Bool, isByKnight: Bool) {
        (self.bishop, self.isHalfShut, self.isByKnight) = (bishop, isHalfShut, isByKnight)
    }

    func text(in line: MoveLine) -> String {
        (isHalfShut ? "gets in the way of " : "shuts in ") + "the bishop on \(bishop)"
    }
}

extension Refutation {
    /// Returns whether the learner moves something to a square in the longest shown line while a bishop has not moved.
    fileprivate func goes(to square: Square, past bishop: Square) -> Bool {
        stride(from: 2, to: min(moves.count, Explanation.longest), by: 2).contains {
            moves[$0].to == square && positions[$0][bishop] == start[bishop]
        }
    }
}

extension Position {
    /// Returns the number of squares a piece attacks that no piece of its own side occupies.
    func freeSquares(of square: Square) -> Int {
        guard let side = self[square]?.side else { return 0 }
        return attacks(from: square).count { self[$0]?.side != side }
    }
}
