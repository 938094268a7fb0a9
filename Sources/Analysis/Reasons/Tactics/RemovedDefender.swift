public import Chess

/// The only defender of a piece is taken, drawn away, driven off or bound elsewhere, and the piece falls.
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
        /// It could take the piece that attacks the target, but then this would be mate.
        case boundToMate(Move)
    }

    /// Of the move that does it.
    public let ply: Int
    /// Where the defender stood.
    public let defender: Square
    /// What falls: it was guarded by the defender alone, or only by its taking the attacker.
    public let target: Square
    public let way: Way

    private init(_ ply: Int, _ defender: Square, _ target: Square, _ way: Way) {
        self.ply = ply
        self.defender = defender
        self.target = target
        self.way = way
    }

    /// The move at `ply` attacks something and cannot be taken, because what could take it guards against mate.
    static func bound(atPly ply: Int, of line: Refutation) -> RemovedDefender? {
        let (move, after) = (line.moves[ply], line.positions[ply + 1])
        let takers = after.legalMoves().filter { $0.to == move.to && !$0.isCastling }
        guard takers.count == 1, let taker = takers.first,
            let target = after.attacks(from: move.to).first(where: {
                guard after[$0]?.side == line.learner, after.isWorthTaking($0, with: move.to),
                    let fall = line.fall(of: $0, afterPly: ply)
                else { return false }
                return line.tellsLoss(fall) && fall.taker == move.to && fall.square == $0
            })
        else { return nil }
        let reached = after.playing(taker)
        let mates = reached.legalMoves().filter { reached.playing($0).isCheckmate }
        return mates.min { $0.rawValue < $1.rawValue }.map {
            RemovedDefender(ply, taker.from, target, .boundToMate($0))
        }
    }

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
        case .boundToMate(let mate):
            "attacks \(guarded), and \(guardian) may not take because of mate on \(mate.to)"
        }
    }
}
