/// Chooses the most instructive moments of a game: the largest losses of win chance.
///
/// Moves in decided positions do not count. Of two successive moves only one is chosen, because the explanation of the
/// first shows the answer to the second. Each of these halves the weight of a loss: no cause is proved; the move is only
/// an inaccuracy; a chosen moment has the same cause; a chosen moment is close. A class that another search may not
/// confirm takes away a quarter.
public enum MomentPlanner {
    /// The number of moments.
    public static let count = 3
    /// The distance of two moments that have little to do with each other, in plies.
    static let distance = 6

    /// Returns at most `count` of the candidates, in the order of the game.
    public static func choose(_ candidates: [MomentCandidate], count: Int = count) -> [MomentCandidate] {
        var left = candidates.filter { !$0.isDecided && $0.moveClass >= .inaccuracy }.sorted { $0.ply < $1.ply }
        var chosen: [MomentCandidate] = []
        while chosen.count < count, !left.isEmpty {
            let weights = left.map { weight(of: $0, besides: chosen) }
            // Of equal weights the first in the game.
            guard let best = weights.max(), let index = weights.firstIndex(of: best) else { break }
            let moment = left.remove(at: index)
            chosen.append(moment)
            left.removeAll { abs($0.ply - moment.ply) == 1 }
        }
        return chosen.sorted { $0.ply < $1.ply }
    }

    private static func weight(of candidate: MomentCandidate, besides chosen: [MomentCandidate]) -> Double {
        let drawbacks = [
            candidate.cause == nil, candidate.moveClass == .inaccuracy,
            candidate.cause != nil && chosen.contains { $0.cause == candidate.cause },
            chosen.contains { abs($0.ply - candidate.ply) < distance },
        ]
        let certain = candidate.isSettled ? candidate.loss : candidate.loss * 3 / 4
        return drawbacks.reduce(certain) { weight, isDrawback in isDrawback ? weight / 2 : weight }
    }
}
