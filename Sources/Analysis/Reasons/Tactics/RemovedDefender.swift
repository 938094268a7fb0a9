public import Chess

/// The only defender of a piece is taken, drawn away or driven off, and the piece falls two plies later.
public struct RemovedDefender: Tactic, Hashable {
    /// What happens to the defender.
    public enum Way: Hashable, Sendable {
        /// It is taken.
        case taken
        /// It takes on a square where nothing of its own side stood.
        case drawnAway
        /// It takes back what it also had to guard.
        case overloaded
        /// It is attacked, and moves off.
        case drivenOff
    }

    /// Of the move that does it.
    public let ply: Int
    /// Where the defender stood.
    public let defender: Square
    /// What it guarded, alone.
    public let target: Square
    public let way: Way

    /// The move at `ply` as the end of a defence; nil when nothing falls by it.
    init?(atPly ply: Int, of line: Refutation) {
        guard line.moves.count > ply + 2 else { return nil }
        let (move, answer, capture) = (line.moves[ply], line.moves[ply + 1], line.moves[ply + 2])
        let (before, between, after) = (line.positions[ply], line.positions[ply + 1], line.positions[ply + 2])
        guard let fallen = after.captured(by: capture), line.tellsLoss(fallen, atPly: ply + 2),
            capture.to != move.to, answer.to != capture.to, !answer.isCastling, !move.isCastling,
            before[capture.to] == Piece(line.learner, fallen), between[capture.to] == before[capture.to],
            before.exchange(on: capture.to) == 0
        else { return nil }
        let defenders = before.attackers(of: capture.to, by: line.learner)
        guard defenders.count == 1, let defender = defenders.first,
            after.attackers(of: capture.to, by: line.learner).isEmpty
        else { return nil }
        if move.to == defender {
            way = .taken
        } else if answer.from == defender, answer.to == move.to {
            way = before.captured(by: move) == nil ? .drawnAway : .overloaded
        } else if answer.from == defender, between.attacks(from: move.to).contains(defender) {
            way = .drivenOff
        } else {
            return nil
        }
        self.ply = ply
        self.defender = defender
        target = capture.to
    }

    func deed(in line: MoveLine) -> String {
        let before = line.position(before: ply)
        let (guardian, guarded) = (before.name(on: defender), before.name(on: target))
        return switch way {
        case .taken: "takes the only defender of \(guarded)"
        case .drawnAway: "draws \(guardian) away from \(guarded)"
        case .overloaded: "overloads \(guardian), which also has to guard \(guarded)"
        case .drivenOff: "drives \(guardian) away from \(guarded)"
        }
    }
}
