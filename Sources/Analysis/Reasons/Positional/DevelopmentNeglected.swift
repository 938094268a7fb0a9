import Chess

/// The played move develops nothing, the expected one does, and the opponent is ahead in development at the end.
///
/// Examples:
/// - `falls behind in development: after 6...O-O four of Black's pieces are out, two of yours`
public struct DevelopmentNeglected: Hashable, Sendable {
    /// The developed pieces of both sides at the end of the counted plies: minor pieces off their first squares, and a king
    /// that has castled.
    public let own: Int
    public let theirs: Int
    /// The ply after which they are counted.
    public let ply: Int

    private static let horizon = 6

    /// Nil if the played move develops something, the expected move does not, or the opponent is not ahead.
    init?(in line: Refutation, expected: Refutation) {
        let start = line.start
        guard !line.develops, expected.develops || expected.opensBishop, start.fullmoveNumber <= 15,
            start.captured(by: line.moves[0]) == nil
        else { return nil }
        ply = min(line.moves.count, Self.horizon) - 1
        guard ply >= 1 else { return nil }
        let end = line.positions[ply + 1]
        own = line.developed(line.learner, in: end)
        theirs = line.developed(line.learner.opponent, in: end)
        let other = expected.positions[min(expected.moves.count, Self.horizon)]
        let gap = expected.developed(line.learner.opponent, in: other) - expected.developed(line.learner, in: other)
        guard theirs > own, theirs - own > gap else { return nil }
    }

    func text(in line: MoveLine) -> String {
        let side = line.start.sideToMove.opponent == .white ? "White" : "Black"
        return
            "neglects development: after \(line.name(ofPly: ply)) \(side) has \(Self.words(theirs)) out against \(own)"
    }

    private static func words(_ count: Int) -> String { "\(count) piece\(count == 1 ? "" : "s")" }
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

    /// Returns the number of a side's developed pieces: minor pieces that have left their first squares, counted by those
    /// still at home, and a king that has castled since the start.
    func developed(_ side: Side, in position: Position) -> Int {
        let minors = position.pieces(side).count { position[$0]?.kind.isMinor == true && !position.isUndeveloped($0) }
        let king = position.king(of: side)
        let isCastled = king.file >= 6 || king.file <= 2
        return minors + (isCastled && king.rank == (side == .white ? 0 : 7) ? 1 : 0)
    }
}
