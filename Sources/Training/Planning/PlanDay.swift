public import Scheduling

/// A simulated study day.
public struct PlanDay: Hashable, Sendable {
    public let day: StudyDay
    /// Whether the day is free: nothing is asked.
    public let isFree: Bool
    /// Due positions that are asked, without repeats.
    public internal(set) var reviews = 0
    /// Those of `reviews` that are right.
    public internal(set) var passed = 0
    /// New positions that are learned.
    public internal(set) var new = 0
    /// Due positions that have to wait until another day.
    public internal(set) var waiting = 0
    /// The time of all questions in milliseconds.
    public internal(set) var milliseconds = 0

    init(_ day: StudyDay, isFree: Bool) {
        self.day = day
        self.isFree = isFree
    }
}
