public import Chess

/// A piece steps aside, and the one behind it attacks.
public struct DiscoveredAttack: Tactic, Hashable {
    /// Of the move that uncovers it.
    public let ply: Int
    /// Where the piece that stepped aside came from: on the line between the other two.
    public let origin: Square
    /// Where it stands now.
    public let mover: Square
    /// The piece behind.
    public let attacker: Square
    /// What that one attacks now; a king when it is a discovered check.
    public let target: Square
    /// What the piece that stepped aside takes: at once, or later where it attacks it now. Nil when the target falls.
    public let prey: Square?

    /// The move at `ply` as a discovered attack; nil when it is none, or nothing falls by it.
    init?(atPly ply: Int, of line: Refutation) {
        let move = line.moves[ply]
        let (before, after) = (line.positions[ply], line.positions[ply + 1])
        guard !move.isCastling else { return nil }
        for attacker in after.pieces(line.learner.opponent) {
            guard attacker != move.to, after[attacker]?.kind.isSlider == true else { continue }
            for target in after.attacks(from: attacker) {
                guard after[target]?.side == line.learner, !before.attacks(from: attacker).contains(target),
                    attacker.between(target)?.contains(move.from) == true,
                    after.isWorthTaking(target, with: attacker)
                else { continue }
                let prey = Self.prey(of: move, atPly: ply, of: line, isCheck: after[target]?.kind == .king)
                let fall = line.fall(of: target, afterPly: ply)
                guard prey != nil || line.tellsLoss(fall) && fall?.taker == attacker && fall?.square == target
                else { continue }
                self.ply = ply
                origin = move.from
                mover = move.to
                self.attacker = attacker
                self.target = target
                self.prey = line.tellsLoss(fall) && fall?.square == target ? nil : prey
                return
            }
        }
        return nil
    }

    /// What the piece that stepped aside takes, behind the discovered attack's back.
    private static func prey(of move: Move, atPly ply: Int, of line: Refutation, isCheck: Bool) -> Square? {
        if isCheck, let taken = line.positions[ply].captured(by: move), line.positions[ply][move.to] != nil,
            line.tellsLoss(taken, atPly: ply)
        {
            return move.to
        }
        return line.positions[ply + 1].attacks(from: move.to).first { square in
            guard line.positions[ply + 1][square]?.side == line.learner,
                let fall = line.fall(of: square, afterPly: ply), line.tellsLoss(fall),
                // In check it may have to step in between, and is taken there.
                isCheck || fall.square == square
            else { return false }
            return fall.ply == ply + 2 && fall.taker == move.to
        }
    }

    func deed(in line: MoveLine) -> String {
        let before = line.position(before: ply)
        let after = line.position(before: ply + 1)
        let isCheck = after[target]?.kind == .king
        let source = after.name(on: attacker)
        guard let prey else { return "uncovers an attack by \(source) on \(after.name(on: target))" }
        let check =
            isCheck ? "is a discovered check from \(source)" : "uncovers \(source) against \(after.name(on: target))"
        let victim = prey == mover ? before.name(on: prey) : after.name(on: prey)
        let piece = after[mover]?.kind.name ?? "piece"
        return "\(check), and the \(piece) \(prey == mover ? "takes" : "attacks") \(victim)"
    }
}
