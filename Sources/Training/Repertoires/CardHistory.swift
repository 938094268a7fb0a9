import Scheduling

/// The events of one card that were not undone, in the order of the log.
public struct CardHistory: Sendable {
    private let events: ArraySlice<LoggedEvent>

    /// - Parameter events: all events of the card, in the order of the log.
    public init(_ events: [LoggedEvent]) {
        self.events = events.standing[...]
    }

    /// The events to undo when one of these moves is the answer again: the last restart that replaced such an answer and
    /// what follows it. Empty when there is no such restart, or the card was graded or rescheduled after it.
    func undone(byReturnOf prepared: Set<String>) -> [LoggedEvent] {
        let busy = events.lastIndex { logged in
            switch logged.event {
            case .restarted, .introduced: false
            default: logged.event.movesSchedule
            }
        }
        let idle = events[(busy.map { $0 + 1 } ?? events.startIndex)...]
        guard let restart = idle.lastIndex(where: { $0.event.isRestart(from: prepared) }) else { return [] }
        return idle[restart...].filter(\.event.movesSchedule)
    }

    /// The events to undo with the import that started the schedule again: that restart and what follows it, with the
    /// answers to the other move. Nil when the import did not start it again, or its former answer is not prepared.
    ///
    /// - Parameters:
    ///   - first: the number of the import's first event.
    ///   - prepared: the prepared moves after the undo; nil when the card is not asked.
    /// - Returns: the events, and the former answer.
    func undone(since first: Int64, prepared: Set<String>?) -> (events: [LoggedEvent], former: String?)? {
        for (index, logged) in zip(events.indices, events) {
            guard case .restarted(let former) = logged.event, logged.id >= first else { continue }
            guard let prepared, let former, !prepared.contains(former) else {
                return (events[index...].filter(\.event.movesSchedule), former)
            }
        }
        return nil
    }

    /// Returns whether the card has a due day when these events are undone.
    func isScheduled(without undone: Set<Int64>) -> Bool {
        CardState(replaying: events.filter { !undone.contains($0.id) }, under: .sm2).due != nil
    }
}

extension ReviewEvent {
    /// Whether the event is an answer or sets the schedule. Suspending, burying and releasing concern the card, not an
    /// answer.
    fileprivate var movesSchedule: Bool {
        switch self {
        case .answered, .introduced, .known, .restarted, .reset, .rescheduled, .madeDue: true
        case .seenInGames(let seen): seen.grade != nil
        case .wrongTry, .added, .buried, .suspended, .released, .regraded, .undone: false
        }
    }

    /// Whether the schedule started again because one of these moves was replaced.
    fileprivate func isRestart(from prepared: Set<String>) -> Bool {
        guard case .restarted(let former) = self else { return false }
        return former.map(prepared.contains) ?? false
    }
}
