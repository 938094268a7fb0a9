public import Chess

/// The played move leaves the centre to the opponent.
///
/// Examples:
/// - `lets White build a centre with pawns on d4 and e4`
/// - `strengthens the centre: 10...bxc6 takes towards it`
public struct CentreGiven: Hashable, Sendable {
    /// The way the centre is left to the opponent.
    public enum Cause: Hashable, Sendable {
        /// The opponent has pawns side by side on these squares after this ply.
        case pawnPair([Square], atPly: Int)
        /// The reply takes back with a pawn, towards the centre.
        case strengthened(Square)
    }

    public let cause: Cause

    /// Whether the opponent gets pawns side by side in the centre.
    var isPawnPair: Bool {
        guard case .pawnPair = cause else { return false }
        return true
    }

    private static let horizon = 5

    /// Nil if the opponent's centre is no stronger than in the expected line.
    init?(in line: Refutation, expected: Refutation) {
        let opponent = line.learner.opponent
        let rank = opponent == .white ? 3 : 4
        let pair = [3, 4].compactMap { Square(file: $0, rank: rank) }
        let isPair: (Position) -> Bool = { position in pair.allSatisfy { position[$0] == Piece(opponent, .pawn) } }
        // Later one of them may go on.
        let isAdvancedPair: (Position) -> Bool = { position in
            [3, 4].allSatisfy { file in
                position.pieces(opponent, .pawn).contains {
                    $0.file == file && (opponent == .white ? $0.rank >= rank : $0.rank <= rank)
                }
            }
        }
        let stands = stride(from: 1, through: min(Self.horizon, line.moves.count - 1), by: 2).first { ply in
            pair.contains(line.moves[ply].to) && isPair(line.positions[ply + 1])
        }
        if let stands, !isPair(line.start), !Self.isContested(pair, in: line.positions[stands + 1], by: line.learner),
            !expected.positions.prefix(Self.horizon + 4).contains(where: isPair),
            !expected.allows(line.moves[stands]),
            !expected.positions.prefix(4).contains(where: { Self.isPossible(line.moves[stands], in: $0) }),
            stands + 1 >= line.moves.count || !pair.contains(line.moves[stands + 1].to),
            line.positions.prefix(max(stands + 6, Explanation.plies + 1)).dropFirst(stands + 1).allSatisfy(
                isAdvancedPair)
        {
            cause = .pawnPair(pair, atPly: stands)
            return
        }
        guard line.moves.count > 1, line.start.captured(by: line.moves[0]) != nil,
            line.start[line.moves[0].from]?.kind != .pawn
        else { return nil }
        let reply = line.moves[1]
        let centre: (Square) -> Int = { abs(2 * $0.file - 7) }
        guard reply.to == line.moves[0].to, line.positions[1][reply.from]?.kind == .pawn,
            centre(reply.to) < centre(reply.from), (2...5).contains(reply.to.file),
            !stride(from: 0, to: expected.moves.count, by: 2).contains(where: { expected.moves[$0].to == reply.to })
        else { return nil }
        cause = .strengthened(reply.to)
    }

    /// Returns whether a pawn can go on without being lost.
    private static func isPossible(_ move: Move, in position: Position) -> Bool {
        position[move.from]?.kind == .pawn && position.isLegal(move)
            && position.playing(move).exchange(on: move.to) <= 0
    }

    /// Returns whether a pawn of the learner attacks one of the pawns: then it may be exchanged soon.
    private static func isContested(_ pair: [Square], in position: Position, by learner: Side) -> Bool {
        pair.contains { position.isAttackedByPawn($0, of: learner) }
    }

    /// The ply of the opponent's move that profits.
    var ply: Int {
        switch cause {
        case .pawnPair(_, let ply): ply
        case .strengthened: 1
        }
    }

    func text(in line: MoveLine) -> String {
        switch cause {
        case .pawnPair(let pawns, _):
            "lets \(line.opponentName) build a centre with pawns on \(pawns.map(\.description).joinedByAnd)"
        case .strengthened:
            "strengthens \(line.opponentName)'s centre: \(line.name(ofPly: 1)) takes towards it"
        }
    }
}
