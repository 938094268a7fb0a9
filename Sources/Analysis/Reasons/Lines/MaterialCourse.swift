import Chess

/// How material stands along a line: what a side has lost for good, and since when.
struct MaterialCourse {
    let loss: MaterialLoss
    /// Plies from the start of the line until it was lost and stayed so.
    let plies: Int

    /// Further along, an engine's line is no longer forced.
    private static let horizon = 10
    /// A single pawn must fall sooner than a piece.
    private static let pawnHorizon = 6

    /// What `side` loses along `line`, counted in quiet positions only: after the first of them from which the balance
    /// no longer changes. Nil when nothing is lost, or not soon enough to be called forced.
    init?(of side: Side, along line: MoveLine) {
        let positions = line.positions
        let quiet = Self.quiet(along: line, positions)
        guard let end = quiet.last else { return nil }
        let before = positions[0].balance(for: side)
        let final = positions[end].balance(for: side)
        guard final < before else { return nil }
        // Walk back over the quiet positions that already stand as at the end.
        let since = quiet.reversed().prefix { positions[$0].balance(for: side) == final }.last ?? end
        guard let loss = MaterialLoss(of: side, from: positions[0], to: positions[since]),
            loss.points > 1 || since <= Self.pawnHorizon
        else { return nil }
        self.loss = loss
        plies = since
    }

    /// The last quiet position of a line; nil when it never comes to rest.
    static func settled(along line: MoveLine) -> Position? {
        let positions = line.positions
        return quiet(along: line, positions).last.map { positions[$0] }
    }

    /// The plies after which nothing is about to be taken.
    private static func quiet(along line: MoveLine, _ positions: [Position]) -> [Int] {
        let last = min(line.moves.count, horizon)
        guard last >= 1 else { return [] }
        return (1...last).filter { index in
            guard index < line.moves.count else { return positions[index].isQuiet }
            return !positions[index].isCheck && !positions[index + 1].isCheck
                && !positions[index].changesMaterial(line.moves[index])
        }
    }
}
