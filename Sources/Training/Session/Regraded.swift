public import Scheduling

/// A grade that was overruled.
public struct Regraded: Hashable, Sendable {
    public let card: CardID
    public let grade: Grade
    public let interval: Int
    public let due: StudyDay?
    /// When the card is asked again.
    public let asksAgain: Outcome.NextReview?
}
