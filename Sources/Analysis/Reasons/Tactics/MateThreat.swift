public import Chess

/// The reply threatens mate on the move.
public struct MateThreat: Tactic, Hashable {
    public let ply = 1
    /// What would be mate if nothing were done.
    public let mate: Move

    /// Nil when the reply threatens no mate, or gives check.
    init?(in line: Refutation) {
        guard line.moves.count > 1, let mate = line.positions[2].mateThreat else { return nil }
        self.mate = mate
    }

    func deed(in line: MoveLine) -> String {
        "threatens mate on \(mate.to)"
    }
}

extension Position {
    /// What would be mate if the side to move did nothing, if there is such a move; nil in check.
    var mateThreat: Move? {
        guard let passed = playingNull() else { return nil }
        let mates = passed.legalMoves().filter { !$0.isCastling && passed.playing($0).isCheckmate }
        return mates.min { $0.rawValue < $1.rawValue }
    }
}
