import Chess
import Openings

/// Which question comes next.
extension Session {
    /// So many other questions come before a card is asked again.
    static let questionsBetween = 4

    /// Gives every card its role on the study day, as the due queue has it.
    mutating func assignRoles() {
        let old = roles
        roles = Array(repeating: .nothing, count: cards.count)
        if options.mode == .cram {
            dueOrder = cards.indices.filter { isStanding($0) && !passed.contains($0) }
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
            roles[index] = .nothing
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

    private var isFull: Bool {
        options.positions.map { counted.count >= $0 } ?? false
    }

    /// May be asked now: what is due, and what has waited long enough.
    private func isReady(_ index: Int) -> Bool {
        switch roles[index] {
        case .due, .cram: !isFull
        case .waiting(let after), .repeated(let after): after <= asked
        case .introduction, .nothing: false
        }
    }

    private func isFresh(_ index: Int) -> Bool {
        roles[index] == .introduction && !isFull
    }

    /// Opens the next question, or none.
    mutating func advance(at moment: Moment) {
        open = nil
        if let minutes = options.minutes, moment.instant - startedAt >= Int64(minutes) * 60_000 { return }
        while !planned.isEmpty {
            let stop = planned.removeFirst()
            if stop.isOnTheWay || isReady(stop.card) || isFresh(stop.card) { return ask(stop) }
        }
        let next = nextReady() ?? nextFresh() ?? patient(upTo: Int.max).map(jump)
        guard var stops = next, !stops.isEmpty else { return }
        let first = stops.removeFirst()
        planned = stops
        ask(first)
    }

    /// Due in the line under way, then what has waited long enough, then due elsewhere.
    private func nextReady() -> [Stop]? {
        if let stops = way(to: isReady) { return stops }
        if let waiting = patient(upTo: asked) { return jump(to: waiting) }
        let ready = dueOrder.filter(isReady)
        let quiet = ready.filter { !tellsUnanswered($0) }
        if let drawing, let stops = draw(drawing, Set(quiet.isEmpty ? ready : quiet)) { return stops }
        return (quiet.first ?? ready.first).map(jump)
    }

    /// New positions: in the author's order, or along the line under way.
    private func nextFresh() -> [Stop]? {
        if options.limits.newOrder == .lines, let stops = way(to: isFresh) { return stops }
        let fresh = newOrder.filter(isFresh)
        return (fresh.first { !tellsUnanswered($0) } ?? fresh.first).map(jump)
    }

    /// Whether the card's line would show the answer of a position that was left without one.
    private func tellsUnanswered(_ index: Int) -> Bool {
        !unanswered.isEmpty && passages(of: index).contains { unanswered.contains($0.card) }
    }

    /// The cards that the line of a card passes through on its way, in its order. O(plies).
    private func passages(of index: Int) -> [Stop] {
        guard let home = graph.homes[index] else { return [] }
        let card = cards[index].card
        var position = card.start
        var passages: [Stop] = []
        for (ply, move) in card.line.enumerated() {
            if let place = graph.place(of: position, in: home.repertoire), let other = graph.card(at: place) {
                passages.append(
                    Stop(
                        card: other, place: place, start: card.start, line: Array(card.line[..<ply]),
                        position: position))
            }
            position = position.playing(move)
        }
        return passages
    }

    /// The repeated or shown card that has waited longest.
    private func patient(upTo limit: Int) -> Int? {
        var best: (after: Int, index: Int)?
        for index in roles.indices {
            guard let after = roles[index].after, after <= limit else { continue }
            if best.map({ after < $0.after }) ?? true { best = (after, index) }
        }
        return best?.index
    }

    /// Along the line under way: behind the move that was played, else behind another prepared one.
    private func way(to isWanted: (Int) -> Bool) -> [Stop]? {
        guard let walk, let place = walk.stop.place else { return nil }
        if let after = graph.place(after: walk.move, from: place),
            let steps = graph.way(from: after, drawing: drawing, to: isWanted)
        {
            return stops(
                along: [LineGraph.Step(move: walk.move, place: after)] + steps, from: walk.stop.position,
                walk.stop.start, walk.stop.line)
        }
        guard let steps = graph.way(from: place, drawing: drawing, to: isWanted) else { return nil }
        return stops(along: steps, from: walk.stop.position, walk.stop.start, walk.stop.line)
    }

    /// A new line: the one by which the card's position first appears. What is due on the way is asked on the way, or
    /// the line would give its answer away.
    private func jump(to index: Int) -> [Stop] {
        let card = cards[index].card
        let onTheWay = passages(of: index).compactMap { stop -> Stop? in
            let isWanted = stop.card != index && (roles[stop.card] == .due || roles[stop.card] == .cram)
            return isWanted ? stop : askedOnTheWay(stop)
        }
        return onTheWay + [
            Stop(
                card: index, place: graph.homes[index], start: card.start, line: card.line, position: card.position)
        ]
    }

    func stops(
        along steps: [LineGraph.Step], from origin: Position, _ start: Position, _ line: [Move]
    ) -> [Stop] {
        var position = origin
        var line = line
        var stops: [Stop] = []
        for (number, step) in steps.enumerated() {
            position = position.playing(step.move)
            line.append(step.move)
            guard let card = graph.card(at: step.place) else { continue }
            let stop = Stop(card: card, place: step.place, start: start, line: line, position: position)
            if number == steps.count - 1 {
                stops.append(stop)
            } else if let onTheWay = askedOnTheWay(stop) {
                stops.append(onTheWay)
            }
        }
        return stops
    }

    /// A known card on the way that is asked without credit; with `fromStart` only, and once a session. Nil where it is
    /// played for the learner.
    private func askedOnTheWay(_ stop: Stop) -> Stop? {
        guard options.fromStart, !passed.contains(stop.card), !skipped.contains(stop.card),
            roles[stop.card] == .nothing, !cards[stop.card].state.isNew, isStanding(stop.card)
        else { return nil }
        var asked = stop
        asked.isOnTheWay = true
        return asked
    }
}
