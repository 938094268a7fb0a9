import Scheduling

/// The numbers of cards of a study day, without the limit of reviews.
public struct DueCounts: Hashable, Sendable {
    /// Due today or before; not suspended, not buried.
    public var due = 0
    /// Of those, due before today.
    public var late = 0
    /// The days since the oldest of them was due; nil when none is late.
    public var oldestLateDays: Int?
    /// Answered today, but not yet with 4 or better.
    public var repeats = 0
    /// New, shown today, and not yet asked.
    public var pending = 0
    /// New and available, shown or not.
    public var newLeft = 0
    /// New and within the limits of the day; see `NewPositionAllocation`.
    public var newAvailable = 0

    /// Counts in one pass. O(states).
    init(_ states: some Sequence<CardState>, on day: StudyDay) {
        for state in states where state.isAvailable(on: day) {
            if let due = state.due {
                if due <= day { self.due += 1 }
                if due < day {
                    late += 1
                    oldestLateDays = max(oldestLateDays ?? 0, day - due)
                }
            } else {
                newLeft += 1
                if state.introduced == day { pending += 1 }
            }
            if state.toRepeat == day { repeats += 1 }
        }
    }
}
