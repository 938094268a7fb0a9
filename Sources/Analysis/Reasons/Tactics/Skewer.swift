public import Chess

/// A piece is attacked along a line, has to leave it, and the one behind it is taken.
public struct Skewer: Tactic, Hashable {
    /// Of the attacking move.
    public let ply: Int
    public let attacker: Square
    /// At least as dear as the one behind, and dearer than the attacker or a king.
    public let front: Square
    public let behind: Square

    /// The move at `ply` as a skewer; nil when it is none, or the piece behind does not fall.
    init?(atPly ply: Int, of line: Refutation) {
        let move = line.moves[ply]
        let after = line.positions[ply + 1]
        guard !move.isCastling, after[move.to]?.kind.isSlider == true, line.moves.count > ply + 2,
            line.moves[ply + 1].from != move.to
        else { return nil }
        let worth = after[move.to]?.kind.worth ?? 0
        for front in after.attacks(from: move.to) {
            guard after[front]?.side == line.learner, after.dearness(of: front) > worth,
                line.moves[ply + 1].from == front, !line.moves[ply + 1].isCastling,
                let behind = after.firstPiece(behind: front, from: move.to), after[behind]?.side == line.learner,
                after[behind]?.kind != .pawn, after[behind]?.kind != .king,
                after.dearness(of: front) >= after.dearness(of: behind),
                let fall = line.fall(of: behind, afterPly: ply), line.tellsLoss(fall), fall.square == behind,
                fall.ply == ply + 2, fall.taker == move.to
            else { continue }
            self.ply = ply
            attacker = move.to
            self.front = front
            self.behind = behind
            return
        }
        return nil
    }

    func deed(in line: MoveLine) -> String {
        "skewers \(line.name(on: front, afterPly: ply)) and \(line.name(on: behind, afterPly: ply))"
    }
}
