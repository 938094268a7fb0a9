/// What an event of the review log says. The raw values are stored and exported: they never change.
public enum EventKind: String, Sendable, Hashable, CaseIterable {
    /// The first graded answer of a due or new card on a study day: the only answer that moves a schedule.
    case review
    /// A further answer on the day of a review that scored below 4. Changes no schedule.
    case repeated = "repeat"
    /// An answer before the card was due (cramming, a line asked from its start). Changes no schedule.
    case early
    /// A new position was shown with its move, and the move was typed once. No grade.
    case introduced
    /// A wrong first try, written before the retry is asked for. Changes nothing.
    case wrongTry = "wrong-try"
    /// The learner said he knows the position: the card starts as mature, due on the day in `value`.
    case known
    /// The prepared answer was changed in the file: the card starts anew. The former one is what was `played`.
    case restarted
    /// The learner asked for the card to start anew.
    case reset
    /// The due day was moved to the day in `value`, nothing else.
    case rescheduled
    /// A game showed the position forgotten: due on the day in `value`; a right answer then keeps n and interval.
    case madeDue = "made-due"
    /// A prepared move was played in a game of the learner's; `value` says in how many of those compared together.
    /// Without a grade it changes no schedule. With one (the setting `game-reviews`; graded by `script`) it is a review
    /// of that study day that moves the schedule, but no answer: `undo` does not find it, and no statistics count it.
    case seen = "seen-in-game"
    /// The learner added the move in `played` to his repertoire (`add`). Changes no schedule. `value` is the number of
    /// the addition in the learner's file.
    case added
    /// Not asked before the day in `value`.
    case buried
    /// Not asked until released.
    case suspended
    /// Ends a suspension and a burial.
    case released
    /// Gives the event in `target` another grade: the one in `grade`.
    case regraded
    /// Voids the event in `target`.
    case undone

    /// Whether the event is an answer with a grade of its own.
    public var isAnswer: Bool {
        self == .review || self == .repeated || self == .early
    }
}
