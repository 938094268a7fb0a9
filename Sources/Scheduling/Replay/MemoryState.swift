/// The memory state of a card under one of the schedulers. The state knows its scheduler, so that no review can mix two.
public enum MemoryState: Hashable, Sendable {
    case sm2(SM2)
    case fsrs(FSRSState)

    public var scheduler: Scheduler {
        switch self {
        case .sm2: .sm2
        case .fsrs(let state): .fsrs(state.scheduler)
        }
    }

    /// n: the number of successive passes.
    public var repetitions: Int {
        switch self {
        case .sm2(let state): state.repetitions
        case .fsrs(let state): state.repetitions
        }
    }

    /// The interval in days; 0 before the first review, then 1…36,500. Balancing and free days do not change it.
    public var interval: Int {
        switch self {
        case .sm2(let state): state.interval
        case .fsrs(let state): state.interval
        }
    }

    /// EF in hundredths; nil under FSRS, which has none.
    public var easiness: Int? {
        switch self {
        case .sm2(let state): state.easiness
        case .fsrs: nil
        }
    }

    /// Stability and difficulty; nil under SM-2, and before the first review.
    public var fsrs: FSRSMemory? {
        switch self {
        case .sm2: nil
        case .fsrs(let state): state.memory
        }
    }

    /// Returns the state of a card that the learner declares as known on a day.
    func known(on day: StudyDay) -> MemoryState {
        switch self {
        case .sm2: .sm2(.known)
        case .fsrs(let state): .fsrs(state.known(on: day))
        }
    }

    /// Returns the state after the first graded answer of a due card on a day.
    ///
    /// - Parameter isMadeDue: whether a game made the card due early. Under SM-2 a right answer then keeps n and I; FSRS
    ///   needs no rule, because it counts the true elapsed days.
    func reviewed(_ review: ScheduledReview, on day: StudyDay, isMadeDue: Bool) -> MemoryState {
        switch self {
        case .sm2(let state):
            .sm2(isMadeDue ? state.reviewedEarly(review.grade) : state.reviewed(review.grade))
        case .fsrs(let state):
            .fsrs(state.reviewed(FSRSRating(review.grade, isTyped: review.isTyped), on: day))
        }
    }

    /// Whether a stored state agrees with a replay: exactly under SM-2, to one part in 10⁹ under FSRS.
    public func isClose(to other: MemoryState) -> Bool {
        switch (self, other) {
        case (.sm2(let a), .sm2(let b)): a == b
        case (.fsrs(let a), .fsrs(let b)): a.isClose(to: b)
        case (.sm2, .fsrs), (.fsrs, .sm2): false
        }
    }
}
