import Chess
import Openings
import Scheduling

/// Which cards a session still asks: the role of each card on the study day, the order of the due and the new ones, and
/// the limits. Which of them comes next is up to `LineWalker`.
struct Agenda {
    /// How many other questions come before a card is asked again.
    static let questionsBetween = 4

    private let options: SessionOptions
    private var cards: SessionCards
    private(set) var day: StudyDay
    /// What the day brought already, over all repertoires.
    private var done: DayTally
    private(set) var limit: SessionLimit
    /// By the index of the card.
    private var roles: [Role]
    /// Due (or crammed) cards, and new ones, in the order they are asked.
    private var dueCards: [Int] = []
    private var newCards: [Int] = []
    private var skipped: Set<Int> = []
    /// Cards that another session or an import removed from the queue.
    private var gone: Set<Int> = []
    /// Cards asked in this session: on the way from the start each comes once.
    private var passed: Set<Int> = []
    /// The number of questions closed.
    private(set) var asked = 0

    /// - Parameter limit: that of the session that goes on with these cards; nil for a new session.
    init(
        _ cards: [QueuedCard], options: SessionOptions, done: DayTally, continuing limit: SessionLimit? = nil,
        at moment: Moment
    ) {
        self.options = options
        self.cards = SessionCards(cards)
        self.done = done
        day = moment.day
        self.limit = SessionLimit(options, after: done, continuing: limit, at: moment)
        roles = Array(repeating: .nothing, count: cards.count)
        assignRoles()
    }

    // MARK: Reading

    var indices: Range<Int> { cards.indices }
    var isCram: Bool { options.mode == .cram }
    /// In which order new positions come.
    var newOrder: NewOrder { options.limits.newOrder }

    subscript(index: Int) -> QueuedCard { cards[index] }
    func index(of id: CardID) -> Int? { cards.index(of: id) }
    func role(of index: Int) -> Role { roles[index] }
    func isSkipped(_ index: Int) -> Bool { skipped.contains(index) }

    var hasSkipped: Bool { !skipped.isEmpty }

    /// The skipped cards, by index.
    var skippedCards: [Int] { skipped.sorted() }

    /// Whether the card is in the queue, and neither suspended nor buried.
    func isAvailable(_ index: Int) -> Bool {
        !gone.contains(index) && cards[index].state.isAvailable(on: day)
    }

    /// Whether another session or an import removed the card from the queue.
    func isGone(_ index: Int) -> Bool { gone.contains(index) }

    /// The due (or crammed) cards that may be asked now, in their order.
    var ready: [Int] { dueCards.filter(isReady) }

    /// The new cards that may still be shown, in the order they were allocated. Where a session is limited to a number
    /// of positions, the first of them: so each repertoire gets its turn there too.
    ///
    /// - Parameter reserved: how many of the session's positions are wanted for other cards.
    func fresh(reserving reserved: Int = 0) -> [Int] {
        limit.within(newCards.filter { roles[$0] == .introduction }, reserving: reserved)
    }

    /// Whether a known card on the way to another question is asked without credit: with `fromStart` only, once a
    /// session. Else its move is played for the learner.
    func isAskedOnTheWay(_ index: Int) -> Bool {
        options.fromStart && !passed.contains(index) && !skipped.contains(index) && roles[index] == .nothing
            && !cards[index].state.isNew && isAvailable(index)
    }

    // MARK: Changing

    /// Gives every card its role on a new study day.
    mutating func begin(_ day: StudyDay) {
        self.day = day
        done = DayTally()
        assignRoles()
    }

    mutating func checkTime(_ instant: Int64) { limit.checkTime(instant) }

    /// Counts a question as asked.
    mutating func close(_ question: PlannedQuestion, kind: Question.Kind) {
        asked += 1
        passed.insert(question.card)
        if !question.isOnTheWay, kind != .repeated { limit.count(question.card) }
        if isCram || question.isOnTheWay { settle(question.card) }
    }

    /// Leaves a card for the end of the session.
    mutating func skip(_ index: Int) {
        skipped.insert(index)
        settle(index)
    }

    /// Asks the skipped cards after all, also beyond the session's limits.
    mutating func askSkipped() {
        let cards = skippedCards
        skipped = []
        limit.lift(for: cards)
        for index in cards { settle(index) }
    }

    /// Takes over an event of a card that this session wrote.
    mutating func take(_ logged: LoggedEvent, at index: Int) {
        let before = cards[index].state
        cards[index].state = before.applying(logged.event, on: logged.day)
        cards[index].newestEvent = logged.id
        switch logged.event {
        case .introduced:
            if before.introduced != day { done.addIntroduced(1, in: cards[index].repertoire) }
        case .answered(let answer):
            if answer.kind == .review, !before.isNew { done.reviewed += 1 }
        default: return
        }
        done.addTime(1, of: logged.event)
        settle(index, isAnswered: true)
    }

    /// Replays the events of a card.
    mutating func replay(_ events: [LoggedEvent], at index: Int) {
        cards[index].state = CardState(replaying: events, under: cards[index].state.memory.scheduler)
        cards[index].newestEvent = events.last?.id ?? 0
    }

    /// Takes back an event of a card.
    ///
    /// - Parameter events: the events of the card, with the `undone` one.
    mutating func takeBack(_ logged: LoggedEvent, at index: Int, events: [LoggedEvent]) {
        replay(events, at: index)
        if logged.day == day {
            done.addTime(-1, of: logged.event)
            if case .introduced = logged.event { done.addIntroduced(-1, in: cards[index].repertoire) }
            if logged.event.answer?.kind == .review, !cards[index].state.isNew {
                done.reviewed = max(0, done.reviewed - 1)
            }
        }
        if logged.event.concernsQuestion {
            skipped.remove(index)
            passed.remove(index)
        }
        settle(index)
    }

    /// Makes room for a question that was taken back.
    mutating func reopen(_ index: Int, isRepeat: Bool) {
        // A repeat had used up no place among the session's positions.
        if !isRepeat { limit.uncount(index) }
        if isCram, isAvailable(index) { roles[index] = .cram }
    }

    /// Takes over what other sessions and imports changed; cards that are not among the fresh ones are gone.
    mutating func update(_ fresh: [QueuedCard], done: DayTally?) {
        if let done { self.done = done }
        for card in fresh {
            if let index = index(of: card.id), card.newestEvent >= cards[index].newestEvent { cards[index] = card }
        }
        let present = Set(fresh.map(\.id))
        gone = Set(cards.indices.filter { !present.contains(cards[$0].id) })
        assignRoles()
    }

    /// Replaces the card of an index, as after a move was accepted or withdrawn.
    mutating func change(_ index: Int, _ change: (Card) -> Card) {
        cards[index].card = change(cards[index].card)
    }

    func index(of key: CardKey) -> Int? { cards.index(of: key) }

    /// Sets the role of one card after one of its events. An answer makes it wait again; other events do not change its
    /// turn.
    mutating func settle(_ index: Int, isAnswered: Bool = false) {
        guard !isCram else {
            let isLeft = !isAnswered && isAvailable(index) && !passed.contains(index) && !skipped.contains(index)
            roles[index] = isLeft && dueCards.contains(index) ? .cram : .nothing
            return
        }
        let turn = isAnswered ? nil : roles[index].after
        roles[index] =
            skipped.contains(index) || !isAvailable(index)
            ? .nothing : role(ofAvailable: index, after: turn ?? asked + 1 + Agenda.questionsBetween)
        if roles[index] == .due, !dueCards.contains(index) { dueCards.append(index) }
        if roles[index] == .introduction, !newCards.contains(index) { newCards.append(index) }
    }

    private func role(ofAvailable index: Int, after: Int) -> Role {
        let state = cards[index].state
        if state.isNew { return state.introduced == day ? .waiting(after: after) : .introduction }
        if state.isDue(on: day) { return .due }
        return state.toRepeat == day ? .repeated(after: after) : .nothing
    }

    /// Gives every card its role on the study day, as the due queue has it.
    private mutating func assignRoles() {
        let old = roles
        roles = Array(repeating: .nothing, count: cards.indices.count)
        guard !isCram else {
            let new = newToCram()
            dueCards = cards.indices.filter {
                isAvailable($0) && !passed.contains($0) && (!cards[$0].state.isNew || new.contains($0))
            }
            newCards = []
            for index in dueCards where !skipped.contains(index) { roles[index] = .cram }
            return
        }
        let queue = DueQueue(
            gone.isEmpty ? cards.all : cards.indices.filter { !gone.contains($0) }.map { cards[$0] }, on: day,
            limits: options.limits, done: done)
        dueCards = queue.due.compactMap { index(of: $0.id) }
        newCards = queue.new.compactMap { index(of: $0.id) }
        for index in dueCards { roles[index] = .due }
        for index in newCards { roles[index] = .introduction }
        for index in queue.repeats.compactMap({ index(of: $0.id) }) {
            roles[index] = .repeated(after: old[index].after ?? asked + Agenda.questionsBetween)
        }
        for index in queue.pending.compactMap({ index(of: $0.id) }) {
            roles[index] = .waiting(after: old[index].after ?? 0)
        }
        for index in skipped { roles[index] = .nothing }
    }

    /// The new cards that are crammed with the learnt ones, allocated to the repertoires as those of a day are. The
    /// limits of the day do not hold: nothing is learnt.
    private func newToCram() -> Set<Int> {
        guard options.cramNew > 0,
            let limits = DailyLimits(newPerDay: options.cramNew, newOrder: options.limits.newOrder)
        else { return [] }
        let fresh = cards.indices.filter { cards[$0].state.isNew && isAvailable($0) }
        return Set(DueQueue.allocated(fresh, of: cards.all, limits: limits, done: DayTally()))
    }
}
