/// The schedule of a card in Anki's terms.
public struct AnkiCard: Hashable, Sendable {
    public enum Schedule: Hashable, Sendable {
        /// Never answered; new cards are shown in the order of their positions.
        case new(position: Int)
        /// - `due`: the day, counted from the collection's first.
        /// - `interval`: days.
        /// - `ease`: thousandths, at most 65,535.
        case review(due: Int, interval: Int, ease: Int)
    }

    public let schedule: Schedule
    public let isSuspended: Bool
    /// Whether the card is not shown until the next day.
    public let isBuried: Bool
    /// The number of answers.
    public let answers: Int
    public let lapses: Int

    public init(schedule: Schedule, isSuspended: Bool, isBuried: Bool, answers: Int, lapses: Int) {
        self.schedule = schedule
        self.isSuspended = isSuspended
        self.isBuried = isBuried
        self.answers = answers
        self.lapses = lapses
    }

    /// Anki's `type`: 0 new, 2 review.
    var type: Int {
        switch schedule {
        case .new: 0
        case .review: 2
        }
    }

    /// Anki's `queue`: the type, or −1 for a suspended card, −3 for one that the learner buried.
    var queue: Int { isSuspended ? -1 : isBuried ? -3 : type }
}
