import Chess

/// The line leaves the learner with a rook and at most one pawn for two minor pieces: equal by the usual values, but rarely in
/// an opening, where the two pieces work together long before the rook does.
///
/// Examples:
/// - `gives two pieces for a rook`
/// - `gives two pieces for a rook and a pawn`
public struct UnequalTrade: Hashable, Sendable {
    /// The pawns that come with the rook: 0 or 1.
    public let pawns: Int
    /// The ply of the last capture of the trade.
    let ply: Int

    /// Nil if the line has no such trade within the plies that are shown, it does not last to the end, or the expected line has it
    /// too.
    init?(in line: Refutation, expected: Refutation) {
        let counts = Self.trades(line)
        guard let last = counts.last.flatMap({ $0 }), Self.trades(expected).last.flatMap({ $0 }) == nil,
            let first = counts.indices.first(where: { counts[$0...].allSatisfy { $0 == last } }),
            first < counts.count - 1
        else { return nil }
        pawns = last
        ply = first
    }

    /// Returns for each position of the shown line, settled, the pawns that come with a rook for two minor pieces; nil for every
    /// other balance.
    private static func trades(_ line: Refutation) -> [Int?] {
        let lead = { (kinds: [PieceKind], position: Position) in
            kinds.reduce(0) {
                $0 + position.pieces(line.learner, $1).count - position.pieces(line.learner.opponent, $1).count
            }
        }
        let change = { (kinds: [PieceKind], position: Position) in lead(kinds, position) - lead(kinds, line.start) }
        return line.positions.prefix(Explanation.plies + 1).map { position in
            let end = position.settled
            let pawns = change([.pawn], end)
            guard change([.knight, .bishop], end) == -2, change([.rook], end) == 1, change([.queen], end) == 0,
                (0...1).contains(pawns)
            else { return nil }
            return pawns
        }
    }

    func text(in line: MoveLine) -> String {
        "gives two pieces for a rook" + (pawns == 1 ? " and a pawn" : "")
    }
}
