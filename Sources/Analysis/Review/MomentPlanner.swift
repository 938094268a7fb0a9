/// Chooses the most instructive moments of a game.
///
/// Moves in decided positions do not count. Mistakes and blunders precede inaccuracies; moves with a proved cause precede the
/// others; then settled losses precede the others; then the larger loss decides. A cause is not repeated, and two moments
/// are not close to each other, unless there are too few others.
public enum MomentPlanner {
    /// The number of moments.
    public static let count = 3
    /// The distance of two moments that have little to do with each other, in plies.
    static let distance = 6

    /// Returns at most `count` of the candidates, in the order of the game.
    public static func choose(_ candidates: [MomentCandidate], count: Int = count) -> [MomentCandidate] {
        let ranked = candidates.filter { !$0.isDecided && $0.moveClass >= .inaccuracy }.sorted(by: precedes)
        let groups = [ranked.filter { $0.moveClass >= .mistake }, ranked.filter { $0.moveClass == .inaccuracy }]
        var chosen: [MomentCandidate] = []
        func add(_ group: [MomentCandidate], where isAllowed: (MomentCandidate) -> Bool) {
            for candidate in group where chosen.count < count && !chosen.contains(candidate) && isAllowed(candidate) {
                chosen.append(candidate)
            }
        }
        for group in groups {
            add(group) { isApart($0, from: chosen) && $0.cause != nil && isNew($0, among: chosen) }
            add(group) { isApart($0, from: chosen) && $0.cause != nil }
            add(group) { isApart($0, from: chosen) }
        }
        add(ranked) { _ in true }
        return chosen.sorted { $0.ply < $1.ply }
    }

    private static func precedes(_ a: MomentCandidate, _ b: MomentCandidate) -> Bool {
        let keys = [
            (a.moveClass >= .mistake, b.moveClass >= .mistake), (a.cause != nil, b.cause != nil),
            (a.isSettled, b.isSettled),
        ]
        if let (first, _) = keys.first(where: { $0.0 != $0.1 }) { return first }
        return a.loss == b.loss ? a.ply < b.ply : a.loss > b.loss
    }

    /// Returns whether no chosen moment has the same cause.
    private static func isNew(_ candidate: MomentCandidate, among chosen: [MomentCandidate]) -> Bool {
        !chosen.contains { $0.cause == candidate.cause }
    }

    private static func isApart(_ candidate: MomentCandidate, from chosen: [MomentCandidate]) -> Bool {
        chosen.allSatisfy { abs($0.ply - candidate.ply) >= distance }
    }
}
