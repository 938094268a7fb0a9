import Scheduling

/// The new cards of a simulation, by repertoire, in the order they are learned.
struct FreshCards {
    private struct Queue {
        var cards: [Int] = []
        var next = 0
        var count: Int { cards.count - next }
    }

    private var queues: [RepertoireKey: Queue] = [:]
    /// By name.
    private var repertoires: [RepertoireKey] = []
    /// Buried cards, those that are released first at the end.
    private var buried: [(until: StudyDay, index: Int, repertoire: RepertoireKey)] = []

    init(_ cards: [PlanCard], today: StudyDay) {
        for (index, card) in cards.enumerated() where card.schedule.due == nil {
            if let until = card.buriedUntil, until > today {
                buried.append((until, index, card.repertoire))
            } else {
                queues[card.repertoire, default: Queue()].cards.append(index)
            }
        }
        buried.sort { ($1.until, $1.index) < ($0.until, $0.index) }
        repertoires = queues.keys.sorted()
    }

    /// The number of cards that may be learned now.
    var count: Int { repertoires.reduce(0) { $0 + (queues[$1]?.count ?? 0) } }

    /// Adds the cards whose burial ends, after the others of their repertoire.
    mutating func release(on day: StudyDay) {
        while let last = buried.last, last.until <= day {
            queues[last.repertoire, default: Queue()].cards.append(last.index)
            buried.removeLast()
            repertoires = queues.keys.sorted()
        }
    }

    /// Allocates the new positions of a day.
    func allocation(of total: Int, caps: [String: Int], done: DayTally) -> NewPositionAllocation {
        let shares = repertoires.map { repertoire in
            NewPositionAllocation.Share(
                repertoire, available: queues[repertoire]?.count ?? 0, introduced: done.introducedIn[repertoire] ?? 0)
        }
        return NewPositionAllocation(shares, total: total, caps: caps)
    }

    /// Removes and returns the next card of a repertoire; nil when there is none.
    mutating func next(_ repertoire: RepertoireKey) -> Int? {
        guard let queue = queues[repertoire], queue.count > 0 else { return nil }
        queues[repertoire]?.next += 1
        return queue.cards[queue.next]
    }
}
