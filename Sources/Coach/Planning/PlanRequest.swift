public import Scheduling

/// What `prep plan` is asked.
public struct PlanRequest: Sendable {
    /// The names of repertoires; none for all active ones.
    public var names: [String]
    /// The minutes a day; nil takes the settings.
    public var minutes: Int?
    /// The last day; nil lets the plan choose it.
    public var until: StudyDay?

    public init(names: [String] = [], minutes: Int? = nil, until: StudyDay? = nil) {
        self.names = names
        self.minutes = minutes
        self.until = until
    }
}
