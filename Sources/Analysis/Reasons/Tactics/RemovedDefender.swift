public import Chess

/// The only defender of a piece is captured, deflected, driven away or overloaded, and the piece is lost.
public struct RemovedDefender: Tactic, Hashable {
    /// The way the defender is removed.
    public enum Method: Hashable, Sendable {
        /// It is captured.
        case taken
        /// It captures on a square where none of its own pieces was.
        case deflected
        /// It recaptures, although it also had to defend the target.
        case overloaded
        /// It is attacked and moves away.
        case drivenAway
        /// It could capture the attacker of the target, but that would allow this mate.
        case guardingMate(Move)
    }

    /// The ply of the move that removes the defender.
    public let ply: Int
    /// The square of the defender.
    public let defender: Square
    /// The square of the lost piece, which only the defender protected, directly or by capturing the attacker.
    public let target: Square
    public let method: Method

    private init(_ ply: Int, _ defender: Square, _ target: Square, _ method: Method) {
        self.ply = ply
        self.defender = defender
        self.target = target
        self.method = method
    }

    /// Detects a move at `ply` that attacks a piece and cannot be captured because its only capturer guards against
    /// mate.
    static func guardingMate(atPly ply: Int, of line: Refutation) -> RemovedDefender? {
        let (move, after) = (line.moves[ply], line.positions[ply + 1])
        let takers = after.legalMoves().filter { $0.to == move.to && !$0.isCastling }
        guard takers.count == 1, let taker = takers.first,
            let target = after.attacks(from: move.to).first(where: {
                guard after[$0]?.side == line.learner, after.isWorthTaking($0, with: move.to),
                    let capture = line.capture(of: $0, afterPly: ply)
                else { return false }
                return line.explainsLoss(capture) && capture.taker == move.to && capture.square == $0
            })
        else { return nil }
        let reached = after.playing(taker)
        let mates = reached.legalMoves().filter { reached.playing($0).isCheckmate }
        return mates.min { $0.rawValue < $1.rawValue }.map {
            RemovedDefender(ply, taker.from, target, .guardingMate($0))
        }
    }

    /// Detects the removal of a defender at `ply`; nil if it wins nothing.
    init?(atPly ply: Int, of line: Refutation) {
        guard line.moves.count > ply + 2 else { return nil }
        let (move, answer, capture) = (line.moves[ply], line.moves[ply + 1], line.moves[ply + 2])
        let (before, between, after) = (line.positions[ply], line.positions[ply + 1], line.positions[ply + 2])
        guard let fallen = after.captured(by: capture), line.explainsLoss(fallen, atPly: ply + 2),
            capture.to != move.to, answer.to != capture.to, !answer.isCastling, !move.isCastling,
            before[capture.to] == Piece(line.learner, fallen), between[capture.to] == before[capture.to],
            before.exchange(on: capture.to) == 0
        else { return nil }
        let defenders = before.attackers(of: capture.to, by: line.learner)
        guard defenders.count == 1, let defender = defenders.first,
            after.attackers(of: capture.to, by: line.learner).isEmpty
        else { return nil }
        if move.to == defender {
            method = .taken
        } else if answer.from == defender, answer.to == move.to {
            method = before.captured(by: move) == nil ? .deflected : .overloaded
        } else if answer.from == defender, between.attacks(from: move.to).contains(defender) {
            method = .drivenAway
        } else {
            return nil
        }
        self.ply = ply
        self.defender = defender
        target = capture.to
    }

    func phrase(in line: MoveLine) -> String {
        let before = line.position(before: ply)
        let (protector, protected) = (before.name(on: defender), before.name(on: target))
        return switch method {
        case .taken: "takes the only defender of \(protected)"
        case .deflected: "draws \(protector) away from \(protected)"
        case .overloaded: "overloads \(protector), which also has to guard \(protected)"
        case .drivenAway: "drives \(protector) away from \(protected)"
        case .guardingMate(let mate):
            "attacks \(protected), and \(protector) may not take because of mate on \(mate.to)"
        }
    }
}
