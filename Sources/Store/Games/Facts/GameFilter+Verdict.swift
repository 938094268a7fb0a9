extension GameFilter {
    /// What a filter says about a game, apart from its names (player, event, ECO code).
    enum Verdict {
        case passes, fails
        /// It passes apart from an unknown rating.
        case isUnrated
        /// It passes apart from its unknown speed.
        case isUntimed
    }

    func verdict(on game: GameSummary) -> Verdict {
        if let since, Int(game.year) < since || game.year == 0 { return .fails }
        if let until, Int(game.year) > until || game.year == 0 { return .fails }
        if let result, game.result != result { return .fails }
        if let speed, let known = game.speed, known != speed { return .fails }
        if let elo {
            guard game.whiteElo > 0, game.blackElo > 0 else { return .isUnrated }
            guard elo.containsAverage(of: Int(game.whiteElo), Int(game.blackElo)) else { return .fails }
        }
        return speed != nil && game.speed == nil ? .isUntimed : .passes
    }
}

extension ClosedRange<Int> {
    /// Whether the average of two numbers, not rounded, lies in the range.
    func containsAverage(of a: Int, _ b: Int) -> Bool {
        func doubled(_ bound: Int) -> Int { 2 * Swift.max(0, Swift.min(bound, 100_000)) }
        return a + b >= doubled(lowerBound) && a + b <= doubled(upperBound)
    }
}
