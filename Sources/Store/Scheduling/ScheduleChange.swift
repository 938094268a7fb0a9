/// What a change of a setting does to the schedule of the active repertoires.
public struct ScheduleChange: Hashable, Sendable {
    /// The cards due today, neither suspended nor buried.
    public let dueBefore: Int
    /// The cards due today after the change.
    public let dueAfter: Int
}
