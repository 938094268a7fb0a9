public import Chess

/// A piece is attacked along a line and must leave it, and the piece behind it is captured.
public struct Skewer: Tactic, Hashable {
    /// The ply of the attacking move.
    public let ply: Int
    public let attacker: Square
    /// The square of the front piece: at least as valuable as the one behind, and more valuable than the attacker or a
    /// king.
    public let front: Square
    public let behind: Square

    /// Detects a skewer at `ply`; nil if there is none, or the piece behind is not captured.
    init?(atPly ply: Int, of line: Refutation) {
        let move = line.moves[ply]
        let after = line.positions[ply + 1]
        guard !move.isCastling, after[move.to]?.kind.isSlider == true, line.moves.count > ply + 2,
            line.moves[ply + 1].from != move.to
        else { return nil }
        let value = after[move.to]?.kind.value ?? 0
        for front in after.attacks(from: move.to) {
            guard after[front]?.side == line.learner, after.value(of: front) > value,
                line.moves[ply + 1].from == front, !line.moves[ply + 1].isCastling,
                let behind = after.firstPiece(behind: front, from: move.to), after[behind]?.side == line.learner,
                after[behind]?.kind != .pawn, after[behind]?.kind != .king,
                after.value(of: front) >= after.value(of: behind),
                let capture = line.capture(of: behind, afterPly: ply), line.explainsLoss(capture),
                capture.square == behind,
                capture.ply == ply + 2, capture.taker == move.to
            else { continue }
            self.ply = ply
            attacker = move.to
            self.front = front
            self.behind = behind
            return
        }
        return nil
    }

    func phrase(in line: MoveLine) -> String {
        "skewers \(line.name(on: front, afterPly: ply)) and \(line.name(on: behind, afterPly: ply))"
    }
}
