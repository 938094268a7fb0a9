public import Chess

/// The reply threatens mate in one.
public struct MateThreat: Tactic, Hashable {
    public let ply = 1
    /// The threatened mating move.
    public let mate: Move

    /// Nil if the reply threatens no mate, gives check or is taken back, or it would threaten the same mate after the
    /// expected move without winning anything here, or the reply to that move does.
    init?(in line: Refutation, expected: Refutation) {
        guard line.moves.count > 1, let mate = line.positions[2].mateThreat,
            line.moves.count < 3 || line.moves[2].to != line.moves[1].to,
            // Another piece's threat must be new.
            line.moves[1].to == mate.from || !line.start.mateThreats.contains(where: { $0.to == mate.to }),
            !Self.threatens(line.moves[1], mate, in: expected),
            Self.takesNext(in: line) || !Self.isPossible(line.moves[1], threatening: mate, in: expected.positions[1])
        else { return nil }
        self.mate = mate
    }

    /// Returns whether the reply to the expected move threatens the same mate, or the same reply does so later in the shown
    /// line.
    private static func threatens(_ reply: Move, _ mate: Move, in expected: Refutation) -> Bool {
        stride(from: 1, to: min(expected.moves.count, Explanation.plies), by: 2).contains { ply in
            (ply == 1 || expected.moves[ply] == reply)
                && expected.positions[ply + 1].mateThreats.contains { $0.to == mate.to }
        }
    }

    /// Returns whether the opponent wins something with the next move: then the threat has gained that.
    private static func takesNext(in line: Refutation) -> Bool {
        line.moves.count > 3 && line.positions[3].captured(by: line.moves[3]) != nil
            && line.positions[3].exchange(on: line.moves[3].to) > 0
    }

    /// Returns whether a reply would threaten the same mate after the expected move.
    private static func isPossible(_ reply: Move, threatening mate: Move, in position: Position) -> Bool {
        position.isLegal(reply) && position.playing(reply).exchange(on: reply.to) == 0
            && position.playing(reply).mateThreats.contains { $0.to == mate.to }
    }

    func phrase(in line: MoveLine) -> String {
        "threatens mate on \(mate.to)"
    }
}

extension Position {
    /// The mating move the opponent would have if the side to move passed; nil if there is none, and in check.
    var mateThreat: Move? {
        mateThreats.min { $0.rawValue < $1.rawValue }
    }

    /// All of them.
    fileprivate var mateThreats: [Move] {
        guard let passed = playingNull() else { return [] }
        return passed.legalMoves().filter { !$0.isCastling && passed.playing($0).isCheckmate }
    }
}
