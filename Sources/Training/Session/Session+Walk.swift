import Chess
import Openings

/// Which question comes next.
extension Session {
    /// Opens the next question, or none.
    mutating func advance(at moment: Moment) {
        open = nil
        if let minutes = options.minutes { isTimeUp = moment.instant - startedAt >= Int64(minutes) * 60_000 }
        if isTimeUp, beyondLimit.isEmpty { return }
        while !planned.isEmpty {
            let stop = planned.removeFirst()
            guard stop.isOnTheWay || isReady(stop.card) || isFresh(stop.card), !showsAnswer(stop) else { continue }
            return ask(stop)
        }
        var search = RouteSearch()
        guard var stops = next(&search), !stops.isEmpty else { return }
        let first = stops.removeFirst()
        planned = stops
        ask(first)
    }

    private func next(_ search: inout RouteSearch) -> [PlannedQuestion]? {
        if let stops = nextReady(&search) ?? nextFresh(&search) { return stops }
        if let stops = firstRoute(patient(upTo: Int.max), &search) { return stops }
        guard skipped.isEmpty else { return nil }
        // Only where two lines lead to each other's answers: nothing is left unasked because of that.
        let index = dueOrder.first(where: isReady) ?? freshWithinLimit().first ?? patient(upTo: Int.max).first
        return index.map { [stop(at: $0)] }
    }

    /// Due in the line under way, then what has waited long enough, then due elsewhere.
    private func nextReady(_ search: inout RouteSearch) -> [PlannedQuestion]? {
        if let stops = way(isIntroduction: false, to: isReady) { return stops }
        if let stops = firstRoute(patient(upTo: asked), &search) { return stops }
        let ready = dueOrder.filter(isReady)
        if let drawing, let stops = draw(drawing, Set(ready)) { return stops }
        return firstRoute(ready, &search)
    }

    /// New positions: in the author's order, or along the line under way.
    private func nextFresh(_ search: inout RouteSearch) -> [PlannedQuestion]? {
        let fresh = freshWithinLimit()
        if options.limits.newOrder == .lines, let stops = way(isIntroduction: true, to: Set(fresh).contains),
            let last = stops.last, isAuthorLine(last)
        {
            return stops
        }
        return firstRoute(fresh, &search)
    }

    /// The way to the first of some cards that has one.
    private func firstRoute(_ cards: [Int], _ search: inout RouteSearch) -> [PlannedQuestion]? {
        for index in cards {
            if let stops = approach(index, &search) { return stops }
        }
        return nil
    }

    /// The repeated and introduced cards that may come now, the one that has waited longest first.
    ///
    /// - Parameter limit: cards that wait for a later question are left out.
    private func patient(upTo limit: Int) -> [Int] {
        var waiting: [(after: Int, index: Int)] = []
        for index in roles.indices {
            guard let after = roles[index].after, after <= limit, mayAsk(index) else { continue }
            waiting.append((after, index))
        }
        return waiting.sorted { $0 < $1 }.map(\.index)
    }

    /// Along the line under way: after the move that was played, else after another prepared one.
    private func way(isIntroduction: Bool, to isWanted: (Int) -> Bool) -> [PlannedQuestion]? {
        guard let walk, let place = walk.stop.place else { return nil }
        // The line under way may show no answer either: neither of the card asked last nor of one before it.
        guard !hidesAnswer(walk.stop.card, isIntroduction: isIntroduction),
            !showsAnswer(walk.stop, isIntroduction: isIntroduction)
        else { return nil }
        let isHidden = { hidesAnswer($0, isIntroduction: isIntroduction) }
        if let after = graph.place(after: walk.move, from: place),
            let steps = graph.way(from: after, drawing: drawing, isHidden: isHidden, to: isWanted)
        {
            return stops(
                along: [LineGraph.Step(move: walk.move, place: after)] + steps, from: walk.stop.position,
                walk.stop.start, walk.stop.line)
        }
        guard let steps = graph.way(from: place, drawing: drawing, isHidden: isHidden, to: isWanted) else { return nil }
        return stops(along: steps, from: walk.stop.position, walk.stop.start, walk.stop.line)
    }

    func stops(
        along steps: [LineGraph.Step], from origin: Position, _ start: Position, _ line: [Move]
    ) -> [PlannedQuestion] {
        var position = origin
        var line = line
        var stops: [PlannedQuestion] = []
        for (number, step) in steps.enumerated() {
            position = position.playing(step.move)
            line.append(step.move)
            guard let card = graph.card(at: step.place) else { continue }
            let stop = PlannedQuestion(card: card, place: step.place, start: start, line: line, position: position)
            if number == steps.count - 1 {
                stops.append(stop)
            } else if let onTheWay = askedOnTheWay(stop) {
                stops.append(onTheWay)
            }
        }
        return stops
    }
}
