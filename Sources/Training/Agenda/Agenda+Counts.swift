import Chess
import Openings
import Scheduling

/// What is left of a session, in numbers, and when a card is asked next.
extension Agenda {
    /// The number of positions the session still holds.
    var remaining: Session.Remaining {
        var remaining = Session.Remaining()
        for index in indices { remaining.count(role(of: index)) }
        return remaining
    }

    /// The number of positions still asked within the session's limit.
    ///
    /// - Parameter hasQuestion: whether a question is open; it counts.
    func left(hasQuestion: Bool) -> Int {
        let remaining = self.remaining
        let all = remaining.due + remaining.repeats + remaining.new
        return limit.positionsLeft.map { min(all, max(hasQuestion ? 1 : 0, $0)) } ?? all
    }

    var positionsToAsk: Set<PositionIdentity> {
        Set(indices.filter { role(of: $0) != .nothing }.map { self[$0].card.position.identity })
    }

    /// The number of new positions of each repertoire still to be shown, in the order of the session's cards.
    var plannedNew: [NewPositionAllocation.Count] {
        let fresh = fresh(reserving: remaining.due).sorted().map { self[$0].repertoire }
        let counts = NewPositionAllocation.counts(fresh)
        var order: [RepertoireKey] = []
        for repertoire in fresh where !order.contains(repertoire) { order.append(repertoire) }
        return order.compactMap { repertoire in counts.first { $0.repertoire == repertoire } }
    }

    /// What is left while no question is open.
    ///
    /// - Parameter firstSkipped: the first skipped card that the line to a card passes; nil when it passes none.
    func leftover(firstSkipped: (Int) -> Int?) -> Leftover {
        let skipped = skippedCards.filter(isWanted)
        var rest = Session.Remaining()
        var waiting: [Int: Int] = [:]
        for index in indices where role(of: index) != .nothing {
            if let first = firstSkipped(index) {
                waiting[first, default: 0] += 1
            } else {
                rest.count(role(of: index))
            }
        }
        return Leftover(
            skipped: skipped.map { self[$0].id },
            waiting: skipped.compactMap { index in
                waiting[index].map { Leftover.Waiting(after: self[index].id, count: $0) }
            }, rest: rest)
    }

    /// When the card is asked next; nil while it is new.
    func nextReview(of index: Int) -> Outcome.NextReview? {
        let state = self[index].state
        if !isCram, state.isToRepeat(on: day) { return .today }
        return state.due.map(Outcome.NextReview.on)
    }

    /// The schedule of a card after its answer got another grade.
    func regraded(_ index: Int, _ grade: Grade) -> Regraded {
        let state = self[index].state
        return Regraded(
            card: self[index].id, grade: grade, interval: state.interval, due: state.due,
            asksAgain: nextReview(of: index))
    }
}
