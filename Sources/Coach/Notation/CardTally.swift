import Chess
public import Scheduling
import Training

/// Counts the states of the cards in a branch.
public struct CardTally: Hashable, Sendable {
    /// Cards remembered at their last review.
    public private(set) var known = 0
    /// Cards that were seen, but forgotten at their last review or never reviewed.
    public private(set) var learning = 0
    /// Cards never shown.
    public private(set) var new = 0
    /// Cards forgotten again and again, which are also counted above.
    public private(set) var leeches = 0
    /// Cards due on the day or before, that are asked on it.
    public private(set) var due = 0
    /// The first due day after the day; nil when there is none.
    public private(set) var nextDue: StudyDay?

    public init() {}

    public var cards: Int { known + learning + new }

    mutating func add(_ state: CardState, on day: StudyDay) {
        if state.memory.repetitions > 0 {
            known += 1
        } else if state.isNew, state.introduced == nil {
            new += 1
        } else {
            learning += 1
        }
        if Leech.isLeech(lapses: state.lapses) { leeches += 1 }
        if state.isDue(on: day) || state.isToRepeat(on: day) {
            due += 1
        } else if let asked = state.due, !state.isSuspended {
            let later = max(asked, state.buriedUntil ?? asked)
            nextDue = min(later, nextDue ?? later)
        }
    }

    mutating func add(_ other: CardTally) {
        known += other.known
        learning += other.learning
        new += other.new
        leeches += other.leeches
        due += other.due
        if let day = other.nextDue { nextDue = min(day, nextDue ?? day) }
    }
}
