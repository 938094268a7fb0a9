/// What later events of the log change in earlier ones: answers that were undone, and answers that were regraded.
public struct LogCorrections: Sendable {
    /// An event of a card. An event never changes those of another card.
    private struct Target: Hashable {
        let card: CardID
        let event: Int64
    }

    private var table = CorrectionTable<Target, Regrade>()

    public init() {}

    /// Takes further events, in the order of the log. Those that change no other are ignored.
    public mutating func add(_ logged: LoggedEvent) {
        switch logged.event {
        case .undone(let target): table.undo(Target(card: logged.card, event: target))
        case .regraded(let regrade):
            let target = Target(card: logged.card, event: regrade.target)
            table.regrade(target, by: Target(card: logged.card, event: logged.id), regrade)
        default: break
        }
    }

    /// Whether the event was undone.
    public func isUndone(_ logged: LoggedEvent) -> Bool {
        table.isUndone(Target(card: logged.card, event: logged.id))
    }

    /// The event as it counts: nil when it was undone; an answer that was regraded has its last grade and the author of
    /// that grade.
    public func effective(_ logged: LoggedEvent) -> LoggedEvent? {
        switch table.standing(of: Target(card: logged.card, event: logged.id)) {
        case .unchanged: return logged
        case .undone: return nil
        case .regraded(let last):
            return LoggedEvent(
                id: logged.id, CardEvent(logged.event.regraded(last), of: logged.card, at: logged.entry.moment))
        }
    }
}

extension Sequence<LoggedEvent> {
    /// What the events of the log change in each other.
    var corrections: LogCorrections {
        var corrections = LogCorrections()
        for logged in self { corrections.add(logged) }
        return corrections
    }

    /// The events that were not undone.
    public var standing: [LoggedEvent] {
        let corrections = self.corrections
        return filter { !corrections.isUndone($0) }
    }

    /// The events that were not undone. An answer that was regraded has its last grade and the author of that grade.
    public var effective: [LoggedEvent] {
        let corrections = self.corrections
        return compactMap(corrections.effective)
    }
}
