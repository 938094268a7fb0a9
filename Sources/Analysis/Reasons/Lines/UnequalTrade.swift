import Chess

/// The line leaves the learner with a rook and at most one pawn for two minor pieces: almost equal by the usual values, but
/// rarely in an opening, where the two pieces work together long before the rook does.
///
/// Examples:
/// - `gives two pieces for a rook`
/// - `gives two pieces for a rook and a pawn`
public struct UnequalTrade: Hashable, Sendable {
    /// The pawns that come with the rook: 0 or 1.
    public let pawns: Int
    /// The number of plies after which the trade is on the board; all that are shown if its last capture comes later.
    let plies: Int

    /// Nil if the shown moves have no such trade, it does not last to the end of the line, or the expected line trades two pieces
    /// for a rook too.
    init?(in line: Refutation, expected: Refutation) {
        let shown = Array(line.positions.prefix(Explanation.plies + 1))
        guard let end = shown.last, let last = line.positions.last,
            let pawns = Self.pawns(at: end.settled, in: line), (0...1).contains(pawns),
            Self.pawns(at: last.settled, in: line) == pawns,
            expected.positions.last.flatMap({ Self.pawns(at: $0.settled, in: expected) }) == nil
        else { return nil }
        self.pawns = pawns
        let isTraded = shown.map { Self.pawns(at: $0, in: line) == pawns }
        plies = isTraded.indices.first { isTraded[$0...].allSatisfy { $0 } } ?? shown.count - 1
    }

    /// Returns the pawns that come with a rook for two minor pieces, negative if pawns are lost too; nil for every other
    /// balance with the start of the line.
    private static func pawns(at position: Position, in line: Refutation) -> Int? {
        let lead = { (kinds: [PieceKind], position: Position) in
            kinds.reduce(0) {
                $0 + position.pieces(line.learner, $1).count - position.pieces(line.learner.opponent, $1).count
            }
        }
        let change = { (kinds: [PieceKind]) in lead(kinds, position) - lead(kinds, line.start) }
        guard change([.knight, .bishop]) == -2, change([.rook]) == 1, change([.queen]) == 0 else { return nil }
        return change([.pawn])
    }

    func text(in line: MoveLine) -> String {
        "gives two pieces for a rook" + (pawns == 1 ? " and a pawn" : "")
    }
}
