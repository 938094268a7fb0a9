import Scheduling
public import Training

/// A review log that forgets everything with the process.
public final class InMemoryLog: ReviewLog {
    /// All events, in the order of their ids.
    public private(set) var events: [LoggedEvent] = []
    private var indices: [CardID: [Int]] = [:]

    public init(_ events: [CardEvent] = []) {
        for event in events { _ = store(event) }
    }

    public func append(_ events: [CardEvent], expecting: Int64?) throws -> [LoggedEvent] {
        if let expecting, let card = events.first?.card {
            let newest = indices[card]?.last.map { Int64($0 + 1) } ?? 0
            guard newest <= expecting else { throw ReviewConflict(card: card, newest: newest) }
        }
        return events.map(store)
    }

    public func undoLast(at moment: Moment) throws -> UndoStep? {
        let steps = events.standing.reversed().lazy.compactMap { UndoStep(takingBack: $0, among: self.events) }
        guard let step = steps.first else { return nil }
        for logged in step.voided {
            _ = store(CardEvent(.undone(target: logged.id), of: logged.card, at: moment))
        }
        return step
    }

    /// The replay of the card's events.
    public func state(of card: CardID) throws -> CardState {
        CardState(replaying: try events(of: card), under: .sm2)
    }

    public func events(of card: CardID) throws -> [LoggedEvent] {
        (indices[card] ?? []).map { events[$0] }
    }

    private func store(_ event: CardEvent) -> LoggedEvent {
        let logged = LoggedEvent(id: Int64(events.count + 1), event)
        indices[event.card, default: []].append(events.count)
        events.append(logged)
        return logged
    }
}
