import Chess

/// The learner gives a bishop for a knight early in the line, and the opponent keeps both bishops.
///
/// Examples:
/// - `gives up the bishop pair`
/// - `lets 9...Nxd3+ take the bishop, and with it the bishop pair`
public struct BishopPairLost: Hashable, Sendable {
    /// The ply of the move that captures: the learner's bishop takes a knight, or the opponent's knight takes the bishop.
    public let ply: Int

    /// The last ply at which the exchange may begin: later ones have other causes.
    private static let horizon = 1

    /// Nil if the bishop is not exchanged for a knight, the opponent lost a bishop too, or the expected line does the same.
    init?(in line: Refutation, expected: Refutation) {
        guard let ply = Self.exchange(in: line), !Self.losesBishop(in: expected) else { return nil }
        self.ply = ply
    }

    /// Returns whether the learner has fewer than two bishops anywhere in the shown line.
    private static func losesBishop(in line: Refutation) -> Bool {
        line.positions.prefix(Explanation.plies + 1).contains { $0.pieces(line.learner, .bishop).count < 2 }
    }

    private static func exchange(in line: Refutation) -> Int? {
        let (learner, opponent) = (line.learner, line.learner.opponent)
        guard line.start.pieces(learner, .bishop).count == 2, line.start.pieces(opponent, .bishop).count == 2
        else { return nil }
        return (0...horizon).first { ply in
            guard line.moves.indices.contains(ply + 1) else { return false }
            let (before, move, end) = (line.positions[ply], line.moves[ply], line.positions[ply + 2])
            let kinds: [PieceKind?] = [before[move.from]?.kind, before.captured(by: move)]
            let isExchange = ply.isMultiple(of: 2) ? kinds == [.bishop, .knight] : kinds == [.knight, .bishop]
            return isExchange && line.moves[ply + 1].to == move.to
                && end.pieces(learner, .bishop).count == 1 && end.pieces(opponent, .bishop).count == 2
                && end.pieces(learner, .knight).count == line.start.pieces(learner, .knight).count
        }
    }

    func text(in line: MoveLine) -> String {
        switch ply {
        case 0: "gives up the bishop pair"
        default: "lets \(line.name(ofPly: 1)) take the bishop, and with it the bishop pair"
        }
    }
}
