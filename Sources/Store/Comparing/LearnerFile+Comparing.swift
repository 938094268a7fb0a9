import GRDB
public import Training

extension LearnerFile {
    /// Returns what `record` would do with these games. Nothing is written, so the file may be open for reading only.
    public func comparison(
        of games: [ComparedGame], at moment: Moment, countsAsReview: Bool = false
    ) throws -> ComparisonReport {
        try reading { db in try ComparisonTransaction(games, at: moment, countsAsReview: countsAsReview, db).report }
    }

    /// Records what games show about the cards, in one transaction.
    ///
    /// * A card whose position the learner left by a move that is not prepared is due on the day of `moment` (a late one
    ///   stays late), and keeps its interval if it is answered right then. New and suspended cards do not
    ///   change.
    /// * A card that was answered right and never wrong gets one `seen` event, whatever the number of games.
    /// * Games that were compared before, also earlier in the same list, are not counted again. Without a new one nothing
    ///   is written.
    ///
    /// `undo` does not undo any of this: it undoes answers.
    ///
    /// - Parameter countsAsReview: whether being seen is a review of grade 4 for cards due then or soon
    ///   (`CardState.isReviewable`). It changes the schedule and is not counted in the statistics.
    /// - Throws: `StoreError`; nothing is changed then.
    public func record(
        _ games: [ComparedGame], at moment: Moment, countsAsReview: Bool = false
    ) throws -> ComparisonReport {
        let before = try comparison(of: games, at: moment, countsAsReview: countsAsReview)
        guard before.newGames > 0 else { return before }
        backUpDaily(moment.day)
        return try writing { db in
            let transaction = try ComparisonTransaction(games, at: moment, countsAsReview: countsAsReview, db)
            try transaction.execute(path: path)
            return transaction.report
        }
    }
}
