import Chess

/// The material balance along a line: what a side has lost permanently, and at which ply.
struct MaterialBalance {
    let loss: MaterialLoss
    /// The number of plies from the start of the line after which the loss is permanent.
    let plies: Int

    /// The maximum ply examined, longest first. Late in a line the moves are no longer forced, and the loss may be
    /// compensated there in another way; so shorter parts of the line are tried too.
    private static let horizons = [12, 10, 8]
    /// The maximum ply for the loss of a single pawn.
    private static let pawnHorizon = 6
    /// A pawn that is won back later counts as lost only if the reply captures it.
    private static let immediate = 2

    /// Finds the loss of `side` along `line`. Only quiet positions count; the loss begins after the first of them from
    /// which the balance stays the same. Nil if no more than `baseline` points are lost, or too late to be forced.
    init?(of side: Side, along line: MoveLine, beyond baseline: Int = 0) {
        let positions = line.positions
        for horizon in Self.horizons {
            guard let balance = MaterialBalance(of: side, along: line, positions, within: horizon),
                balance.loss.points > baseline,
                horizon == Self.horizons[0] || balance.loss.lost.first != .pawn || balance.plies <= Self.immediate
            else { continue }
            self = balance
            return
        }
        return nil
    }

    private init?(of side: Side, along line: MoveLine, _ positions: [Position], within horizon: Int) {
        let quiet = Self.quiet(along: line, positions, within: horizon)
        guard let end = quiet.last else { return nil }
        let before = positions[0].balance(for: side)
        let final = positions[end].balance(for: side)
        guard final < before else { return nil }
        // Find the earliest quiet position since which the balance equals the final one.
        let since = quiet.reversed().prefix { positions[$0].balance(for: side) == final }.last ?? end
        guard let loss = MaterialLoss(of: side, from: positions[0], to: positions[since]),
            loss.lost.first != .pawn || since <= Self.pawnHorizon && !Self.isOffered(line, positions, side, since)
        else { return nil }
        self.loss = loss
        plies = since
    }

    /// Returns whether a pawn captured before `end` had just moved there voluntarily: that is a gambit, not a loss.
    private static func isOffered(_ line: MoveLine, _ positions: [Position], _ side: Side, _ end: Int) -> Bool {
        (1..<max(1, end)).contains { ply in
            let move = line.moves[ply]
            guard positions[ply].sideToMove != side, positions[ply].captured(by: move) == .pawn else { return false }
            return (1..<ply).contains { earlier in
                line.moves[earlier].to == move.to && positions[earlier].sideToMove == side
                    && positions[earlier].captured(by: line.moves[earlier]) == nil
            }
        }
    }

    /// Returns the last quiet position of a line; nil if there is none.
    static func settled(along line: MoveLine) -> Position? {
        let positions = line.positions
        return quiet(along: line, positions, within: horizons[0]).last.map { positions[$0] }
    }

    /// Returns the plies after which the position is quiet.
    private static func quiet(along line: MoveLine, _ positions: [Position], within horizon: Int) -> [Int] {
        let last = min(line.moves.count, horizon)
        guard last >= 1 else { return [] }
        return (1...last).filter { index in
            guard index < line.moves.count else { return positions[index].isQuiet }
            return !positions[index].isCheck && !positions[index + 1].isCheck
                && !positions[index].changesMaterial(line.moves[index])
        }
    }
}
