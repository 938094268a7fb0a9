public import Chess

/// A piece moves off a line, and the piece behind it attacks.
public struct DiscoveredAttack: Tactic, Hashable {
    /// The ply of the discovering move.
    public let ply: Int
    /// The square the moving piece came from: on the line between attacker and target.
    public let origin: Square
    /// The square of the moving piece after the move.
    public let mover: Square
    /// The square of the attacking piece behind it.
    public let attacker: Square
    /// The square the attacking piece now attacks; a king for a discovered check.
    public let target: Square
    /// The piece that the moving piece captures, at once or later. Nil if the target is captured.
    public let moverTarget: Square?
}

extension DiscoveredAttack {
    /// Detects a discovered attack at `ply`; nil if none exists, or it wins nothing. If the move uncovers several pieces,
    /// the one whose target is worth most counts, of equal ones the first.
    init?(atPly ply: Int, of line: Refutation) {
        let after = line.positions[ply + 1]
        let found = Self.all(atPly: ply, of: line).reversed()
        guard let best = found.max(by: { after.value(of: $0.target) < after.value(of: $1.target) }) else { return nil }
        self = best
    }

    private static func all(atPly ply: Int, of line: Refutation) -> [DiscoveredAttack] {
        let move = line.moves[ply]
        let (before, after) = (line.positions[ply], line.positions[ply + 1])
        guard !move.isCastling else { return [] }
        var found: [DiscoveredAttack] = []
        for attacker in after.pieces(line.learner.opponent) {
            guard attacker != move.to, after[attacker]?.kind.isSlider == true else { continue }
            for target in after.attacks(from: attacker) {
                guard after[target]?.side == line.learner, !before.attacks(from: attacker).contains(target),
                    attacker.between(target)?.contains(move.from) == true,
                    after.isWorthTaking(target, with: attacker)
                else { continue }
                let moverTarget = moverTarget(of: move, atPly: ply, of: line, isCheck: after[target]?.kind == .king)
                let capture = line.capture(of: target, afterPly: ply)
                guard
                    moverTarget != nil
                        || line.explainsLoss(capture) && capture?.taker == attacker && capture?.square == target
                else { continue }
                found.append(
                    DiscoveredAttack(
                        ply: ply, origin: move.from, mover: move.to, attacker: attacker, target: target,
                        moverTarget: line.explainsLoss(capture) && capture?.square == target ? nil : moverTarget))
            }
        }
        return found
    }

    /// Returns the piece that the moving piece captures under cover of the discovered attack.
    private static func moverTarget(of move: Move, atPly ply: Int, of line: Refutation, isCheck: Bool) -> Square? {
        if isCheck, let taken = line.positions[ply].captured(by: move), line.positions[ply][move.to] != nil,
            line.explainsLoss(taken, atPly: ply)
        {
            return move.to
        }
        return line.positions[ply + 1].attacks(from: move.to).first { square in
            guard line.positions[ply + 1][square]?.side == line.learner,
                let capture = line.capture(of: square, afterPly: ply), line.explainsLoss(capture),
                // In check the piece may have to interpose, and is captured there.
                isCheck || capture.square == square
            else { return false }
            return capture.ply == ply + 2 && capture.taker == move.to
        }
    }

    func phrase(in line: MoveLine) -> String {
        let before = line.position(before: ply)
        let after = line.position(before: ply + 1)
        let isCheck = after[target]?.kind == .king
        let source = after.name(on: attacker)
        guard let moverTarget else { return "uncovers an attack by \(source) on \(after.name(on: target))" }
        let check =
            isCheck ? "is a discovered check from \(source)" : "uncovers \(source) against \(after.name(on: target))"
        let victim = moverTarget == mover ? before.name(on: moverTarget) : after.name(on: moverTarget)
        let piece = after[mover]?.kind.name ?? "piece"
        return "\(check), and the \(piece) \(moverTarget == mover ? "takes" : "attacks") \(victim)"
    }
}
