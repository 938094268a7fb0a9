import Chess

/// The material balance along a line: what a side has lost for good, and at which ply.
///
/// Only quiet positions count: no check, no capture that pays, and no capture or promotion as the next move. The last two
/// plies of a line do not count, because the engine chose them without looking further. What is given back later is no
/// loss.
struct MaterialBalance {
    let loss: MaterialLoss
    /// The number of plies from the start of the line after which the loss is permanent.
    let plies: Int

    /// The last ply at which a loss may begin: later it is no longer forced.
    private static let lastStart = 8
    /// The same for a single pawn.
    private static let lastPawnStart = 6
    /// The number of plies at the end of a line that do not count.
    private static let ignored = 2

    /// Finds the loss of `side` along `line`: the greatest deficit, compared with the start, that is never smaller
    /// afterwards. Nil if no more than `baseline` points are lost.
    init?(of side: Side, along line: MoveLine, beyond baseline: Int = 0) {
        let positions = line.positions
        let before = positions[0].balance(for: side)
        let quiet = Self.quiet(along: line, positions)
        let deficits = quiet.map { (ply: $0, points: before - positions[$0].balance(for: side)) }
        var best: (ply: Int, points: Int)?
        for (index, start) in deficits.enumerated() {
            let kept = deficits[index...].map(\.points).min() ?? 0
            let last = kept == 1 ? Self.lastPawnStart : Self.lastStart
            if kept == start.points, kept > max(baseline, best?.points ?? 0), start.ply <= last { best = start }
        }
        guard let best, let loss = MaterialLoss(of: side, from: positions[0], to: positions[best.ply]) else {
            return nil
        }
        self.loss = loss
        plies = best.ply
    }

    /// Returns how many points `side` has lost at least in all quiet positions from `ply` on; negative for a gain, nil
    /// without a quiet position.
    static func deficit(of side: Side, along line: MoveLine, from ply: Int) -> Int? {
        let positions = line.positions
        let before = positions[0].balance(for: side)
        return quiet(along: line, positions).filter { $0 >= ply }.map { before - positions[$0].balance(for: side) }
            .min()
    }

    /// Returns the plies after which the position is quiet.
    private static func quiet(along line: MoveLine, _ positions: [Position]) -> [Int] {
        let isOver = positions.last?.hasLegalMove == false
        let last = isOver || line.moves.count <= 4 ? line.moves.count : line.moves.count - ignored
        guard last >= 1 else { return [] }
        return (1...last).filter { index in
            guard positions[index].isQuiet else { return false }
            return index == line.moves.count || !positions[index].changesMaterial(line.moves[index])
        }
    }
}
