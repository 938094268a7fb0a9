import Chess

/// How material stands along a line: what a side has lost for good, and since when.
struct MaterialBalance {
    let loss: MaterialLoss
    /// Plies from the start of the line until it was lost and stayed so.
    let plies: Int

    /// Further along, an engine's line is no longer forced. Where a loss is made good by then, at whatever other price,
    /// it may still be what happens first: so a piece is looked for nearer, too. In plies.
    private static let horizons = [12, 10, 8]
    /// A single pawn must fall sooner than a piece.
    private static let pawnHorizon = 6
    /// A pawn that is won back further along counts only if the reply takes it.
    private static let atOnce = 2

    /// What `side` loses along `line`, counted in quiet positions only: after the first of them from which the balance
    /// no longer changes. Nil when no more than `usual` points are lost, or not soon enough to be called forced.
    init?(of side: Side, along line: MoveLine, beyond usual: Int = 0) {
        let positions = line.positions
        for horizon in Self.horizons {
            guard let course = MaterialBalance(of: side, along: line, positions, within: horizon),
                course.loss.points > usual,
                horizon == Self.horizons[0] || course.loss.lost.first != .pawn || course.plies <= Self.atOnce
            else { continue }
            self = course
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
        // Walk back over the quiet positions that already stand as at the end.
        let since = quiet.reversed().prefix { positions[$0].balance(for: side) == final }.last ?? end
        guard let loss = MaterialLoss(of: side, from: positions[0], to: positions[since]),
            loss.lost.first != .pawn || since <= Self.pawnHorizon && !Self.isOffered(line, positions, side, since)
        else { return nil }
        self.loss = loss
        plies = since
    }

    /// Whether a pawn that falls before `end` had just gone there of its own will: that is a gambit, not a loss.
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

    /// The last quiet position of a line; nil when it never comes to rest.
    static func settled(along line: MoveLine) -> Position? {
        let positions = line.positions
        return quiet(along: line, positions, within: horizons[0]).last.map { positions[$0] }
    }

    /// The plies after which nothing is about to be taken.
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
