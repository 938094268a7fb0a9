public import Chess

/// A move makes two threats at once, and one of them is carried out: a piece attacks several others, or one of them
/// while mate is threatened.
public struct Fork: Tactic, Hashable {
    /// Of the move after which it stands so.
    public let ply: Int
    /// Where the forking piece stands.
    public let attacker: Square
    /// Dearest first: two or more, or one beside a threat of mate. Each is a king, dearer than the attacker, or guarded
    /// by nothing.
    public let targets: [Square]
    /// What would be mate if nothing were done; only looked for where there is one target.
    public let mate: Move?

    /// The move at `ply` as a fork; nil when it is none, or nothing falls by it.
    init?(atPly ply: Int, of line: Refutation) {
        let move = line.moves[ply]
        let after = line.positions[ply + 1]
        guard !move.isCastling else { return nil }
        let targets = after.attacks(from: move.to).filter { square in
            guard after[square]?.side == line.learner, after.isWorthTaking(square, with: move.to) else { return false }
            // A pawn counts only where the other target cannot be left alone.
            return after[square]?.kind != .pawn || after.isCheck
        }
        let wins = targets.contains { square in
            guard let fall = line.fall(of: square, afterPly: ply), line.tellsLoss(fall) else { return false }
            return line.place(of: move.to, afterPly: ply, beforePly: fall.ply) == fall.taker && fall.square == square
        }
        guard wins else { return nil }
        mate = targets.count == 1 ? after.mateThreat : nil
        guard targets.count > 1 || mate != nil else { return nil }
        self.ply = ply
        attacker = move.to
        self.targets = targets.sorted { (after.dearness(of: $0), $0) > (after.dearness(of: $1), $1) }
    }

    func deed(in line: MoveLine) -> String {
        let attacked = targets.map { line.name(on: $0, afterPly: ply) }.joinedByAnd
        return mate.map { "threatens mate on \($0.to) and attacks \(attacked)" } ?? "forks \(attacked)"
    }
}
