public import Chess
import UCI

extension Evaluator {
    /// Compares both moves, and again with twice the budget, at most three times, until it is settled how much the
    /// played move loses and a reason is found; see `BandSettling`. The result has the scores of the search that settled
    /// the loss. Its lines come from the search that shows the main reason found most often; of several from the latest.
    ///
    /// The lines of two searches often differ where the scores agree: only some may show on the board what is lost, and a
    /// reason that appears in one alone is more often beside the point. An engine that fails after the loss is settled
    /// costs only the reason. The best moves of the position are searched once, with the budget of the first search.
    public func compareUntilSettled(
        played: Move, expected: Move?, in position: Position, budget: SearchBudget = .standard
    ) async throws -> MoveComparison {
        var settling = BandSettling()
        var settled: MoveComparison?
        // Those that are not known to show no reason.
        var searches: [MoveComparison] = []
        var (expected, factor, count) = (expected, 1, 0)
        while true {
            let comparison: MoveComparison
            do {
                comparison = try await compareAlone(
                    played: played, expected: expected, in: position, budget: budget.times(factor))
            } catch {
                guard let settled, !(error is CancellationError) else { throw error }
                return settled
            }
            searches.append(comparison)
            count += 1
            if settled == nil, let found = settling.add(comparison) {
                settled = try await withBestMoves(found, budget: budget)
            }
            if let settled {
                let explained = settled.explained(by: searches)
                if let result = explained ?? (count >= BandSettling.searches ? settled : nil) {
                    await rememberResult(result, after: comparison, budget: budget.times(factor))
                    return result
                }
                searches = []
            }
            (expected, factor) = (comparison.expected.move, factor * 2)
        }
    }

    /// Stores the lines and scores that count instead of those of the last search, so that the same moves are explained
    /// alike from what is stored: the last search alone may show no reason, or another class.
    private func rememberResult(_ result: MoveComparison, after last: MoveComparison, budget: SearchBudget) async {
        for (chosen, last) in [(result.played, last.played), (result.expected, last.expected)]
        where chosen.line != last.line || chosen.score != last.score {
            await remember(chosen, budget: budget)
        }
    }
}

extension MoveComparison {
    /// Returns the comparison with the lines of the latest of these searches whose main reason has the code that most of
    /// them have, for the same scores. Nil if none shows a reason. A move that is not worse needs none.
    ///
    /// What the expected move does is on the board and hardly depends on the line: if one search finds that, it comes before
    /// a disadvantage that others find. Mate, material and a missed chance come first all the same.
    func explained(by searches: [MoveComparison]) -> MoveComparison? {
        guard outcome == .worse || outcome == .slightlyWorse else { return self }
        let found = searches.reversed().compactMap(withLines).compactMap { comparison in
            ReasonOrder(comparison).reasons.first.flatMap { main in
                main.finding == .onlyWorse ? nil : (comparison: comparison, finding: main.finding)
            }
        }
        let counts = Dictionary(grouping: found, by: \.finding.code).mapValues(\.count)
        guard let most = found.first(where: { counts[$0.finding.code] == counts.values.max() }) else { return nil }
        let point = Self.decisive.contains(most.finding.kind) ? nil : found.first { $0.finding.kind == .preparedPoint }
        return (point ?? most).comparison
    }

    /// The reasons that come before what the expected move does, whichever search finds them.
    private static let decisive: Set<FindingKind> = [
        .allowsMate, .mateThreat, .losesMaterial, .missesMate, .missesMaterial, .fork, .wrongRecapture, .missedChance,
    ]

    /// Returns the comparison with the lines of another search of the same moves.
    private func withLines(of search: MoveComparison) -> MoveComparison? {
        guard let played = played.with(search.played.line), let expected = expected.with(search.expected.line) else {
            return nil
        }
        return MoveComparison(played: played, expected: expected)?.with(bestMoves: bestMoves).settled(as: band)
    }
}

extension Evaluation {
    /// Returns the evaluation with another line; nil if that does not begin with the same move, or ends in a mate that the
    /// score does not know.
    fileprivate func with(_ line: MoveLine) -> Evaluation? {
        guard line.moves.first == move, score.value.isMate || line.positions.last?.isCheckmate != true else {
            return nil
        }
        return Evaluation(
            position: position, moves: line.moves, score: score, depth: depth, nodes: nodes, engine: engine)
    }
}
