import UCI

/// Decides when enough searches agree on how much a move loses. A loss near a threshold would otherwise be called an
/// inaccuracy by one search and a mistake by the next.
struct BandSettling {
    /// The first text names the class if the loss is this far from every threshold, in points of win chance.
    static let clear = 2.0
    /// One search is enough for the full text at this distance.
    static let certain = 5.0
    /// Two successive searches with the same band are enough at this distance.
    static let agreed = 1.5
    /// The same for a loss of 3 to 5 points, which is never far from a threshold.
    static let agreedBetween = 0.5
    /// The maximum number of searches: the last has 8 times the nodes of the first.
    static let searches = 4

    private var last: MoveComparison?
    private var count = 0
    /// Whether a search before the present one found the move sound.
    private var wasSound = false

    /// Adds a comparison with a larger budget than the one before. Returns it with the settled band, or nil if another
    /// search is needed.
    ///
    /// The last search counts, with its lines and scores: of 810 labelled mistakes it names the class of a much deeper search
    /// in 98.0 %, the milder of the last two only in 96.7 %. One search alone calls no move sound, because the learner is
    /// invited to add it to the book: then the one before it counts.
    mutating func add(_ comparison: MoveComparison) -> MoveComparison? {
        count += 1
        let (band, before) = (comparison.band, last)
        defer {
            last = comparison
            wasSound = wasSound || band == .sound
        }
        if before == nil, band != .sound || comparison.outcome == .prepared,
            Self.isSettled(comparison.played, comparison.expected, at: Self.certain)
        {
            return comparison
        }
        let agreed = band == .slightlyWorse ? Self.agreedBetween : Self.agreed
        if before?.band == band, Self.distance(comparison.loss) >= agreed { return comparison.settled(as: band) }
        guard count >= Self.searches else { return nil }
        let isFirstSound = band == .sound && !wasSound
        return isFirstSound ? before.map { $0.settled(as: $0.band) } : comparison.settled(as: band)
    }

    /// Returns whether the first text may name the class. After a mate it always may.
    static func isClear(_ played: Evaluation, _ expected: Evaluation) -> Bool {
        isSettled(played, expected, at: clear)
    }

    /// Returns whether a loss is at this distance from every threshold, or there is a mate.
    private static func isSettled(_ played: Evaluation, _ expected: Evaluation, at least: Double) -> Bool {
        if played.score.value.isMate || expected.score.value.isMate || played.move == expected.move { return true }
        return distance(expected.winChance - played.winChance) >= least
    }

    /// Returns the distance of a loss from the nearest threshold, in points.
    private static func distance(_ loss: Double) -> Double {
        LossBand.thresholds.map { abs($0 - loss) }.min() ?? 100
    }
}
