/// How many positions and minutes a session may take.
struct SessionLimit {
    private let positions: Int?
    /// The milliseconds after which no question begins.
    private let time: Int?
    /// When the session began, in milliseconds.
    private let start: Int64
    /// Cards that count against the limit of positions.
    private var counted: Set<Int> = []
    /// Skipped cards that are asked after all, whatever the limits.
    private var exempt: Set<Int> = []
    private(set) var isTimeUp = false

    /// - Parameter earlier: the limit so far, where the session goes on with other cards: positions count on, and so do the
    ///   minutes of the session, but not those of the day.
    init(_ options: SessionOptions, after done: DayTally, continuing earlier: SessionLimit? = nil, at moment: Moment) {
        positions = earlier.map(\.positionsLeft) ?? options.positions
        time = options.time(after: done)
        start = (options.minutes == nil ? nil : earlier?.start) ?? moment.instant
    }

    /// Whether nothing more may be asked.
    var isOver: Bool { isTimeUp && exempt.isEmpty }

    /// The positions left; nil without a limit.
    var positionsLeft: Int? { positions.map { $0 - counted.count } }

    /// Whether the session's positions and minutes allow a further position.
    func admits(_ card: Int) -> Bool {
        exempt.contains(card) || !isTimeUp && (positionsLeft ?? 1) > 0
    }

    /// Whether the session's minutes allow the card, which has been counted already.
    func admitsRepeat(of card: Int) -> Bool { !isTimeUp || exempt.contains(card) }

    /// The new cards that may still be shown.
    ///
    /// - Parameters:
    ///   - cards: in the order they are shown.
    ///   - reserved: how many of the positions left are wanted for other cards.
    func within(_ cards: [Int], reserving reserved: Int) -> [Int] {
        guard !isTimeUp else { return cards.filter(exempt.contains) }
        guard let positionsLeft else { return cards }
        let within = Set(cards.prefix(max(0, positionsLeft - reserved)))
        return cards.filter { within.contains($0) || exempt.contains($0) }
    }

    /// Compares the time with that of the session.
    mutating func checkTime(_ instant: Int64) {
        if let time { isTimeUp = instant - start >= Int64(time) }
    }

    mutating func count(_ card: Int) { counted.insert(card) }
    mutating func uncount(_ card: Int) { counted.remove(card) }
    mutating func lift(for cards: some Sequence<Int>) { exempt.formUnion(cards) }
}
