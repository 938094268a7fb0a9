public import Scheduling

/// The numbers of cards with the same due day, the same end of a burial and the same suspension.
public struct CardBucket: Hashable, Sendable {
    /// Nil for new cards.
    public let due: StudyDay?
    /// The day before which the cards are not asked, if it is after `due`; nil otherwise.
    public let buriedUntil: StudyDay?
    public let isSuspended: Bool
    public let cards: Int
    /// The number of cards with n ≥ 1.
    public let known: Int
    public let leeches: Int
    /// Σ 1 / max(1, interval) over graded cards, in units of 1 / `loadUnit`, each rounded down: an integer, so that adding
    /// and taking away gives the same sum as counting again.
    public let load: Int
    /// The number of graded cards under SM-2 with an ease of at most 1.5, at most 2.0, at most 2.5, and above.
    public let ease: [Int]
    /// The number of graded cards under FSRS with a difficulty of at most 3, at most 5, at most 7, and above.
    public let difficulty: [Int]

    public static let loadUnit = 1_000_000_000_000

    public init(
        due: StudyDay?, buriedUntil: StudyDay?, isSuspended: Bool, cards: Int, known: Int, leeches: Int, load: Int,
        ease: [Int], difficulty: [Int]
    ) {
        self.due = due
        self.buriedUntil = buriedUntil
        self.isSuspended = isSuspended
        self.cards = cards
        self.known = known
        self.leeches = leeches
        self.load = load
        self.ease = ease
        self.difficulty = difficulty
    }

    /// Counts one card.
    public init(_ state: CardState) {
        let isGraded = state.due != nil
        due = state.due
        buriedUntil = state.buriedUntil.flatMap { until in state.due.map { until > $0 } ?? true ? until : nil }
        isSuspended = state.isSuspended
        cards = 1
        known = state.memory.repetitions >= 1 ? 1 : 0
        leeches = Leech.isLeech(lapses: state.lapses) ? 1 : 0
        load = isGraded ? Self.loadUnit / max(1, state.interval) : 0
        ease = Self.histogram(isGraded ? state.memory.easiness : nil, limits: [150, 200, 250])
        difficulty = Self.histogram(isGraded ? state.memory.fsrs?.difficulty : nil, limits: [3, 5, 7])
    }

    private static func histogram<Value: Comparable>(_ value: Value?, limits: [Value]) -> [Int] {
        var numbers = [Int](repeating: 0, count: limits.count + 1)
        if let value { numbers[limits.firstIndex { value <= $0 } ?? limits.count] = 1 }
        return numbers
    }

    /// Whether the cards are neither suspended nor buried on a day.
    func isAvailable(on day: StudyDay) -> Bool {
        !isSuspended && buriedUntil.map { $0 <= day } ?? true
    }
}
