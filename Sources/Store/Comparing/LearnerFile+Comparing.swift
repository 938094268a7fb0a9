import GRDB
public import Training

extension LearnerFile {
    /// What `record` would do with these games; nothing is written, and a file open for reading only will do.
    public func comparison(
        of games: [ComparedGame], at moment: Moment, countsAsReview: Bool = false
    ) throws -> ComparisonReport {
        try reading { db in try ComparisonTransaction(games, at: moment, countsAsReview: countsAsReview, db).report }
    }

    /// Takes the outcome of games into the log, in one transaction.
    ///
    /// * A card whose position the learner left by another move than a prepared one is due on the day of `moment` (one
    ///   that was late stays so), and keeps its interval if it is answered right then (scheduling.md). New and
    ///   suspended cards are left alone.
    /// * A card that was answered right, and never wrong, is seen: one event, whatever the number of games.
    /// * Games that were compared before, also earlier in the same list, count no more. Without a new one nothing at all
    ///   is written.
    ///
    /// `undo` takes none of this back: it looks for answers.
    ///
    /// - Parameter countsAsReview: being seen is a review of grade 4 for cards due then or soon
    ///   (`CardState.isReviewable`). It moves the schedule and stands in no statistics.
    /// - Throws: `StoreError`; nothing is changed then.
    public func record(
        _ games: [ComparedGame], at moment: Moment, countsAsReview: Bool = false
    ) throws -> ComparisonReport {
        let before = try comparison(of: games, at: moment, countsAsReview: countsAsReview)
        guard before.newGames > 0 else { return before }
        backUpDaily(moment.day)
        return try writing { db in
            let work = try ComparisonTransaction(games, at: moment, countsAsReview: countsAsReview, db)
            try work.write(path: path)
            return work.report
        }
    }
}
