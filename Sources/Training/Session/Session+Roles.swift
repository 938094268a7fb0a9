import Chess
import Openings

/// What each card still wants of the session.
extension Session {
    /// How many other questions come before a card is asked again.
    static let questionsBetween = 4

    /// Gives every card its role on the study day, as the due queue has it.
    mutating func assignRoles() {
        let old = roles
        roles = Array(repeating: .nothing, count: cards.count)
        if options.mode == .cram {
            let new = newToCram()
            dueOrder = cards.indices.filter {
                isStanding($0) && !passed.contains($0) && (!cards[$0].state.isNew || new.contains($0))
            }
            newOrder = []
            for index in dueOrder where !skipped.contains(index) { roles[index] = .cram }
            return
        }
        let queue = DueQueue(
            gone.isEmpty ? cards : cards.indices.filter { !gone.contains($0) }.map { cards[$0] }, on: day,
            limits: options.limits, done: done)
        dueOrder = queue.due.compactMap { indices[$0.id] }
        newOrder = queue.new.compactMap { indices[$0.id] }
        for index in dueOrder { roles[index] = .due }
        for index in newOrder { roles[index] = .introduction }
        for index in queue.repeats.compactMap({ indices[$0.id] }) {
            roles[index] = .repeated(after: old[index].after ?? asked + Session.questionsBetween)
        }
        for index in queue.pending.compactMap({ indices[$0.id] }) {
            roles[index] = .waiting(after: old[index].after ?? 0)
        }
        for index in skipped { roles[index] = .nothing }
    }

    /// The role of one card after an event of its own. An answer makes it wait anew; other events leave its turn.
    mutating func settle(_ index: Int, isAnswered: Bool = false) {
        guard options.mode == .scheduled else {
            let isLeft = !isAnswered && isStanding(index) && !passed.contains(index) && !skipped.contains(index)
            roles[index] = isLeft && dueOrder.contains(index) ? .cram : .nothing
            return
        }
        let state = cards[index].state
        let turn = isAnswered ? nil : roles[index].after
        let after = turn ?? asked + 1 + Session.questionsBetween
        if !state.isAvailable(on: day) || skipped.contains(index) || gone.contains(index) {
            roles[index] = .nothing
        } else if state.isNew {
            roles[index] = state.introduced == day ? .waiting(after: after) : .introduction
        } else if state.isDue(on: day) {
            roles[index] = .due
        } else if state.toRepeat == day {
            roles[index] = .repeated(after: after)
        } else {
            roles[index] = .nothing
        }
        if roles[index] == .due, !dueOrder.contains(index) { dueOrder.append(index) }
        if roles[index] == .introduction, !newOrder.contains(index) { newOrder.append(index) }
    }

    /// Still in the queue, and neither suspended nor buried.
    func isStanding(_ index: Int) -> Bool {
        !gone.contains(index) && cards[index].state.isAvailable(on: day)
    }

    var isFull: Bool {
        isTimeUp || options.positions.map { counted.count >= $0 } ?? false
    }

    /// Whether the session's minutes allow the card.
    func mayAsk(_ index: Int) -> Bool { !isTimeUp || beyondLimit.contains(index) }

    /// May be asked now: what is due, and what has waited long enough.
    func isReady(_ index: Int) -> Bool {
        switch roles[index] {
        case .due, .cram: !isFull || beyondLimit.contains(index)
        case .waiting(let after), .repeated(let after): after <= asked && mayAsk(index)
        case .introduction, .nothing: false
        }
    }

    func isFresh(_ index: Int) -> Bool {
        roles[index] == .introduction && (!isFull || beyondLimit.contains(index))
    }

    /// Whether the card is asked later in this session, so that no route to another question may show its answer.
    ///
    /// - Parameter isIntroduction: whether the other question introduces a new position. A line of new positions is
    ///   introduced move by move: what has been introduced already may be shown on the way to the next one. A position
    ///   that is still to be introduced is shown with its move anyway, so that nothing due waits for it.
    func hidesAnswer(_ index: Int, isIntroduction: Bool) -> Bool {
        if skipped.contains(index) { return isWanted(index) }
        return switch roles[index] {
        case .nothing: false
        case .waiting: !isIntroduction
        case .introduction: isIntroduction
        case .due, .cram, .repeated: true
        }
    }

    /// Whether the schedule, or cramming, asks for the card today.
    func isWanted(_ index: Int) -> Bool {
        guard isStanding(index) else { return false }
        let state = cards[index].state
        return options.mode == .cram || state.isNew || state.isDue(on: day) || state.toRepeat == day
    }

    /// Whether the card can be asked on the way to another question, before its answer is shown there.
    func canComeFirst(_ index: Int, isIntroduction: Bool) -> Bool {
        isReady(index) || isIntroduction && isFresh(index)
    }
}
