public import Chess

extension Evaluator {
    /// Compares both moves, and again with twice the budget, at most three times, until it is settled how much the
    /// played move loses and a reason is found; see `BandSettling`. The result has the scores of the search that settled
    /// it, and its lines, or those of the latest search whose lines show a reason.
    ///
    /// The lines of two searches often differ where the scores agree, and only one of them may show on the board what is
    /// lost.
    public func compareUntilSettled(
        played: Move, expected: Move?, in position: Position, budget: SearchBudget = .standard
    ) async throws -> MoveComparison {
        var settling = BandSettling()
        var settled: MoveComparison?
        var searches: [MoveComparison] = []
        var (expected, factor) = (expected, 1)
        while true {
            let comparison = try await compare(
                played: played, expected: expected, in: position, budget: budget.times(factor))
            searches.append(comparison)
            settled = settled ?? settling.add(comparison)
            if let settled {
                if let explained = settled.explained(by: searches) { return explained }
                if searches.count >= BandSettling.searches { return settled }
            }
            (expected, factor) = (comparison.expected.move, factor * 2)
        }
    }
}

extension MoveComparison {
    /// Returns the comparison if its lines show a reason; else with the lines of the latest of these searches that show
    /// one, for the same scores. Nil if none does. A move that is not worse needs no reason.
    func explained(by searches: [MoveComparison]) -> MoveComparison? {
        guard outcome == .worse || outcome == .slightlyWorse else { return self }
        return ([self] + searches.reversed().compactMap(withLines)).first {
            ReasonOrder($0).reasons.first.map { $0.finding != .onlyWorse } ?? false
        }
    }

    /// Returns the comparison with the lines of another search of the same moves.
    private func withLines(of search: MoveComparison) -> MoveComparison? {
        guard let played = played.with(search.played.line), let expected = expected.with(search.expected.line) else {
            return nil
        }
        return MoveComparison(played: played, expected: expected)?.settled(as: band)
    }
}

extension Evaluation {
    /// Returns the evaluation with another line; nil if that does not begin with the same move.
    fileprivate func with(_ line: MoveLine) -> Evaluation? {
        guard line.moves.first == move else { return nil }
        return Evaluation(
            position: position, moves: line.moves, score: score, depth: depth, nodes: nodes, engine: engine)
    }
}
