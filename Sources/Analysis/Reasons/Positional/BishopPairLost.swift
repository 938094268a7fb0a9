import Chess

/// The learner gives a bishop for a knight early in the line, and the opponent keeps both bishops, or had only one.
///
/// Examples:
/// - `gives up the bishop pair`
/// - `lets 9...Nxd3+ take the bishop, and with it the bishop pair`
/// - `gives up the bishop pair with 8.Bxf6`
public struct BishopPairLost: Hashable, Sendable {
    /// The ply of the first of the two captures; 0 also if the played move offers the bishop, and the knight is taken
    /// afterwards.
    public let ply: Int

    /// The plies of the expected line in which the same exchange counts: later it is another one.
    private static let horizon = 14

    /// Nil if the bishop is not exchanged for a knight, the opponent lost a bishop too, or the expected line ends with
    /// fewer bishops than the opponent's.
    init?(in line: Refutation, expected: Refutation) {
        guard let ply = Self.exchange(in: line, expected: expected), !Self.isPairLost(in: expected),
            !Self.takesBishop(of: line, at: ply, in: expected), !Self.takesKnight(of: line, in: expected),
            !Self.isGivenAway(in: line, expected: expected),
            line.positions.prefix(Explanation.plies + 1).last?.pieces(line.learner.opponent, .bishop).count == 2,
            // A piece behind, the pair counts for little.
            line.start.balance(for: line.learner) > -3
        else { return nil }
        self.ply = ply
    }

    /// The learner alone has both bishops and gives one for a knight with the played move, or lets the reply take it; the
    /// expected line keeps both.
    static func ofOwn(in line: Refutation, expected: Refutation) -> BishopPairLost? {
        guard line.start.pieces(line.learner, .bishop).count == 2,
            line.start.pieces(line.learner.opponent, .bishop).count < 2,
            expected.positions.prefix(Explanation.plies + 1).allSatisfy({
                $0.pieces(line.learner, .bishop).count == 2
            }),
            let first = [0, 1].first(where: {
                line.moves.indices.contains($0 + 1) && line.positions[$0].captured(by: line.moves[$0]) != nil
            }), isExchange(from: first, in: line, of: line.learner), !isGivenAway(in: line, expected: expected)
        else { return nil }
        return BishopPairLost(ply: first)
    }

    private init(ply: Int) { self.ply = ply }

    /// Returns whether the opponent's capture at a ply of the line comes in the expected line too, before the
    /// horizon: the same bishop on the same square.
    private static func takesBishop(of line: Refutation, at ply: Int, in expected: Refutation) -> Bool {
        guard ply == 1 else { return false }
        let square = line.moves[1].to
        return expected.moves.indices.prefix(Self.horizon).contains {
            $0 % 2 == 1 && expected.moves[$0].to == square
                && expected.positions[$0].captured(by: expected.moves[$0]) == .bishop
        }
    }

    /// Returns whether a bishop of the learner takes a knight on the same square in the expected line too,
    /// before the horizon.
    private static func takesKnight(of line: Refutation, in expected: Refutation) -> Bool {
        let square = line.moves[0].to
        return expected.moves.indices.prefix(Self.horizon).contains {
            $0 % 2 == 0 && expected.moves[$0].to == square
                && expected.positions[$0][expected.moves[$0].from]?.kind == .bishop
                && expected.positions[$0].captured(by: expected.moves[$0]) == .knight
        }
    }

    /// Returns whether the expected move takes at once the knight that the played line takes only after the bishop is lost.
    private static func isGivenAway(in line: Refutation, expected: Refutation) -> Bool {
        line.moves.count > 2 && expected.moves[0].to == line.moves[2].to
            && expected.start.captured(by: expected.moves[0]) == .knight
            && line.positions[2].captured(by: line.moves[2]) == .knight
    }

    /// Returns whether the opponent has more bishops than the learner at the end of the shown line.
    private static func isPairLost(in line: Refutation) -> Bool {
        let end = line.positions.prefix(Explanation.plies + 1).last ?? line.start
        return end.pieces(line.learner, .bishop).count < end.pieces(line.learner.opponent, .bishop).count
    }

    /// Returns the ply at which the learner begins to exchange a bishop for a knight: with the played move, with the
    /// opponent's reply, or with the next move of a bishop that a pawn attacks: one that the played move has moved, or
    /// that the expected one would have moved away. Also with the opponent's next move, where the played move has put
    /// the bishop.
    private static func exchange(in line: Refutation, expected: Refutation) -> Int? {
        let (learner, opponent) = (line.learner, line.learner.opponent)
        guard line.start.pieces(learner, .bishop).count == 2, line.start.pieces(opponent, .bishop).count == 2
        else { return nil }
        for first in 0...3 where line.moves.indices.contains(first + 1) {
            guard line.positions[first].captured(by: line.moves[first]) != nil else { continue }
            guard isExchange(from: first, in: line, of: learner), first < 2 || isDriven(first, in: line, expected)
            else { return nil }
            let isOffered =
                first == 1 && line.positions[1].captured(by: line.moves[1]) == .bishop
                && line.positions[1][line.moves[1].from]?.kind != .knight
            return isOffered ? 0 : first
        }
        return nil
    }

    /// Returns whether a bishop of a side is exchanged for a knight with the move at a ply and the next one, or, after a
    /// check, with the one after that.
    private static func isExchange(from ply: Int, in line: Refutation, of side: Side) -> Bool {
        if isBishopForKnight(from: line.start, to: line.positions[ply + 2], of: side) { return true }
        return line.positions[ply + 2].isCheck && line.moves.indices.contains(ply + 3)
            && isBishopForKnight(from: line.start, to: line.positions[ply + 4], of: side)
    }

    /// Returns whether the exchange is not the learner's choice: a pawn attacks the bishop, or the knight takes it where
    /// the played move has put it.
    private static func isDriven(_ ply: Int, in line: Refutation, _ expected: Refutation) -> Bool {
        if ply == 3 {
            return line.moves[3].to == line.moves[0].to && line.positions[3][line.moves[0].to]?.kind == .bishop
        }
        return isDriven(line.moves[0].to, in: line) || isDriven(expected.moves[0].from, in: line)
    }

    /// Returns whether the only change of material is a bishop of a side for a knight of the other.
    private static func isBishopForKnight(from start: Position, to end: Position, of side: Side) -> Bool {
        PieceKind.allCases.allSatisfy { kind in
            start.pieces(side, kind).count - end.pieces(side, kind).count == (kind == .bishop ? 1 : 0)
                && start.pieces(side.opponent, kind).count - end.pieces(side.opponent, kind).count
                    == (kind == .knight ? 1 : 0)
        }
    }

    /// Returns whether a pawn attacks the bishop on a square with the reply, and the bishop then takes the knight.
    private static func isDriven(_ bishop: Square, in line: Refutation) -> Bool {
        let reply = line.moves[1]
        return line.positions[2][bishop]?.kind == .bishop && line.moves[2].from == bishop
            && line.positions[1][reply.from]?.kind == .pawn
            && line.positions[2].attacks(from: reply.to).contains(bishop)
    }

    func text(in line: MoveLine) -> String {
        switch ply {
        case 0: "gives up the bishop pair"
        case 1, 3: "lets \(line.name(ofPly: ply)) take the bishop, and with it the bishop pair"
        default: "gives up the bishop pair with \(line.name(ofPly: ply))"
        }
    }
}
