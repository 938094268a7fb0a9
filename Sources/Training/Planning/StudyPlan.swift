public import Scheduling

/// The result of a simulation.
public struct StudyPlan: Hashable, Sendable {
    /// The progress of one repertoire.
    public struct Part: Hashable, Sendable {
        public let repertoire: RepertoireKey
        public let cards: Int
        /// The cards learned before the first day.
        public let learnedBefore: Int
        /// The cards learned by the end of the last day.
        public internal(set) var learned: Int
        /// The day on which its last new position is learned; nil when some are left, and when none was new.
        public internal(set) var finished: StudyDay?

        public var isFinished: Bool { learned == cards }
    }

    /// From today on, free days included.
    public let days: [PlanDay]
    /// By name.
    public let parts: [Part]
    /// The average chance, 0…1, that a learned position is recalled on the last day; nil when none is learned.
    public let recall: Double?

    public var cards: Int { parts.reduce(0) { $0 + $1.cards } }
    public var learned: Int { parts.reduce(0) { $0 + $1.learned } }
    /// The new positions left after the last day.
    public var left: Int { cards - learned }
    public var isFinished: Bool { left == 0 }

    /// The day on which the last new position is learned; nil when some are left, and when none was new.
    public var finished: StudyDay? { isFinished ? parts.compactMap(\.finished).max() : nil }

    /// The first day at whose end nothing due is left waiting; nil when that is never so.
    public var caughtUp: StudyDay? { days.first { $0.waiting == 0 }?.day }

    /// The average number of new positions a study day, until the last one is learned; nil when none is.
    public var averageNew: Double? {
        let days = studyDays.prefix { day in finished.map { day.day <= $0 } ?? true }
        let new = days.reduce(0) { $0 + $1.new }
        return new == 0 ? nil : Double(new) / Double(days.count)
    }

    /// The days on which something may be asked.
    public var studyDays: [PlanDay] { days.filter { !$0.isFree } }
}
