public import Openings

/// The stored repertoires and cards before a change: what a planner has to know.
public struct LearnerContent: Sendable {
    public var sources: SourceSet
    /// In the order of their numbers.
    public var cards: [CardRecord]
    /// The cards of each repertoire by its number, in the repertoire's order.
    public var members: [Int64: [KnownCard]]
    /// The events of the cards whose schedule started again because their answer changed.
    public var histories: [CardID: CardHistory]
    /// The paths of stored sources where there is no file any more.
    public var missingPaths: Set<String>

    public init(
        sources: SourceSet = SourceSet(), cards: [CardRecord] = [], members: [Int64: [KnownCard]] = [:],
        histories: [CardID: CardHistory] = [:], missingPaths: Set<String> = []
    ) {
        self.sources = sources
        self.cards = cards
        self.members = members
        self.histories = histories
        self.missingPaths = missingPaths
    }
}
