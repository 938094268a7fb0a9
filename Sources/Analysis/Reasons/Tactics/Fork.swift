public import Chess

/// A move makes two threats at once, one of which is carried out: a piece attacks several others, or one of them while
/// mate is threatened.
public struct Fork: Tactic, Hashable {
    /// The ply of the forking move.
    public let ply: Int
    /// The square of the forking piece.
    public let attacker: Square
    /// The attacked pieces, most valuable first: two or more, or one if mate is threatened too. Each is a king, more
    /// valuable than the attacker, or undefended.
    public let targets: [Square]
    /// The threatened mate; searched only if there is a single target.
    public let mate: Move?

    /// Detects a fork at `ply`; nil if there is none, or it wins nothing.
    init?(atPly ply: Int, of line: Refutation) {
        let move = line.moves[ply]
        let after = line.positions[ply + 1]
        guard !move.isCastling else { return nil }
        let targets = after.attacks(from: move.to).filter { square in
            guard after[square]?.side == line.learner, after.isWorthTaking(square, with: move.to) else { return false }
            // What could be taken for nothing instead is no target.
            let taken = line.positions[ply][square]?.kind
            if let taken, taken != .king, line.positions[ply].exchange(on: square) == taken.value { return false }
            // A pawn counts only if the other target must be saved.
            return after[square]?.kind != .pawn || after.isCheck
        }
        let wins = targets.contains { square in
            guard let capture = line.capture(of: square, afterPly: ply), line.explainsLoss(capture) else {
                return false
            }
            return line.place(of: move.to, afterPly: ply, beforePly: capture.ply) == capture.taker
                && capture.square == square
        }
        guard wins else { return nil }
        mate = targets.count == 1 ? after.mateThreat : nil
        guard targets.count > 1 || mate != nil else { return nil }
        self.ply = ply
        attacker = move.to
        self.targets = after.mostValuableFirst(targets)
    }

    /// Detects the first fork that wins at least two pawns' worth by force, proved by a search of all moves, although
    /// the line does not carry it out; nil if none exists.
    static func proved(in line: Refutation) -> Fork? {
        for ply in line.replies {
            let move = line.moves[ply]
            let (before, after) = (line.positions[ply], line.positions[ply + 1])
            let targets = after.forkTargets(from: move.to, of: line.learner)
            guard !move.isCastling, targets.count > 1, after.exchange(on: move.to) == 0,
                let gain = MaterialSearch.gain(in: before, plies: 3), gain.points >= 2, !gain.isMate,
                gain.moves.count > 2, gain.moves[0] == move, gain.moves[2].from == move.to,
                targets.contains(gain.moves[2].to), before.captured(by: move) == nil
            else { continue }
            return Fork(ply, move.to, targets)
        }
        return nil
    }

    private init(_ ply: Int, _ attacker: Square, _ targets: [Square]) {
        self.ply = ply
        self.attacker = attacker
        self.targets = targets
        mate = nil
    }

    func phrase(in line: MoveLine) -> String {
        let attacked = targets.map { line.name(on: $0, afterPly: ply) }.joinedByAnd
        return mate.map { "threatens mate on \($0.to) and attacks \(attacked)" } ?? "forks \(attacked)"
    }
}
