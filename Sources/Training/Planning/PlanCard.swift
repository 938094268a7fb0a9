public import Scheduling

/// A card of a plan.
public struct PlanCard: Hashable, Sendable {
    public let id: CardID
    /// The repertoire it counts for: of several the first.
    public let repertoire: RepertoireKey
    /// Its schedule today. It has no due day while the card is new.
    public var schedule: Schedule
    /// The day before which the card is not asked.
    public let buriedUntil: StudyDay?

    public init(id: CardID, repertoire: RepertoireKey, schedule: Schedule, buriedUntil: StudyDay? = nil) {
        self.id = id
        self.repertoire = repertoire
        self.schedule = schedule
        self.buriedUntil = buriedUntil
    }
}
