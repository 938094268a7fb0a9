public import Chess
import Openings
public import Scheduling

/// The learner's commands at a question.
extension Session {
    /// Which card a command acts on: the open question's, or (a trailing `last`) that of the last answer.
    public enum Which: Hashable, Sendable {
        case open
        case last
    }

    /// A little more each time: idea, piece, square. Nothing is written; the grade will tell.
    ///
    /// - Returns: nil when no question is open or its answer is out already. After the last hint, the last again.
    public mutating func hint() -> GivenHint? {
        guard var open, open.stage != .typing else { return nil }
        let steps = Hint.steps(for: cards[open.stop.card].card)
        guard !steps.isEmpty else { return nil }
        let number = min(open.hints, steps.count - 1)
        open.hints = number + 1
        open.hint = steps[number]
        self.open = open
        return GivenHint(hint: steps[number], level: steps[number].isStrong ? 3 : number + 1)
    }

    /// Overrules the grade of the last answer, until the next answer is given. The log keeps both.
    ///
    /// - Returns: nil when there is no graded last answer.
    public mutating func regrade(_ grade: Grade, at moment: Moment) throws -> Regraded? {
        try regrade(grade, .overruled, at: moment)
    }

    private mutating func regrade(
        _ grade: Grade, _ reason: Regrade.Reason, at moment: Moment
    ) throws -> Regraded? {
        follow(moment)
        guard let last, let event = last.event, let index = indices[last.question.card] else { return nil }
        let regrade = Regrade(target: event, grade: grade, reason: reason)
        _ = try log.append([CardEvent(.regraded(regrade), of: last.question.card, at: moment)], expecting: nil)
        try refresh(index)
        settle(index)
        if let place = given.firstIndex(where: { $0.event == event }) { given[place].answer.grade = grade }
        return regraded(index, grade)
    }

    private func regraded(_ index: Int, _ grade: Grade) -> Regraded {
        let state = cards[index].state
        return Regraded(
            card: cards[index].id, grade: grade, interval: state.interval, due: state.due, asksAgain: again(state))
    }

    /// Takes the last deviation into the repertoire: the answer counts as a 4, and the move is prepared for the rest of
    /// the session. The caller has the move stored first.
    ///
    /// - Returns: nil when the last answer was no deviation.
    public mutating func accept(at moment: Moment) throws -> Accepted? {
        follow(moment)
        guard canAccept else { return nil }
        guard let last, let move = last.deviation, let index = indices[last.question.card] else { return nil }
        let isOpen = open?.question.card == last.question.card && open?.question.kind != .introduction
        let result: Regraded
        if last.event != nil {
            let uci = last.question.position.uci(move)
            guard let regraded = try regrade(.good, .accepted(uci), at: moment) else { return nil }
            result = regraded
        } else {
            guard let open, isOpen else { return nil }
            let answer = GradedAnswer(
                open.question.kind.answer, .good, by: .accept, played: open.stop.position.uci(move))
            guard let stored = try write(.answered(answer), for: open, at: moment) else {
                self.last = nil
                advance(at: moment)
                return nil
            }
            given.append(SessionSummary.Given(event: stored.id, card: stored.card, answer: answer))
            self.last?.event = stored.id
            result = regraded(index, .good)
        }
        if let event = self.last?.event { withoutAccepted[event] = cards[index].card }
        cards[index].card = cards[index].card.accepting(move)
        self.last?.deviation = nil
        if isOpen, let open { close(open, played: move, at: moment) }
        return Accepted(card: last.question.card, move: move, regraded: result, closesQuestion: isOpen)
    }

    /// Whether `accept` has a deviation to take: the last answer's, once that is graded or while its question is open.
    public var canAccept: Bool {
        guard let last, last.deviation != nil, indices[last.question.card] != nil else { return false }
        return last.event != nil || open?.question.card == last.question.card && open?.question.kind != .introduction
    }

    /// Takes a move that was added to the position of the last answer as a further prepared one. No grade changes. The
    /// caller has the move stored first.
    ///
    /// - Throws: errors of the log.
    public mutating func add(_ move: Move) throws {
        guard let last, let index = indices[last.question.card] else { return }
        try refresh(index)
        cards[index].card = cards[index].card.accepting(move)
        if last.deviation == move { self.last?.deviation = nil }
    }

    /// Leaves the open question for the end of the session: see `askSkipped`. Until then no route shows its answer.
    /// Nothing is written; what was written already stands.
    public mutating func skip(at moment: Moment) {
        follow(moment)
        guard let open else { return }
        if open.event == nil {
            skipped.insert(open.stop.card)
            settle(open.stop.card)
        }
        leave(at: moment)
    }

    /// Asks the skipped positions after all, also beyond the session's limits, and within these what has waited for them.
    public mutating func askSkipped(at moment: Moment) {
        follow(moment)
        let cards = skipped.sorted()
        skipped = []
        beyondLimit.formUnion(cards)
        for index in cards { settle(index) }
        if open == nil { advance(at: moment) }
    }

    /// Sets the card aside until tomorrow.
    ///
    /// - Returns: the card; nil when there is none to act on.
    public mutating func bury(_ which: Which = .open, at moment: Moment) throws -> CardID? {
        try setAside(which, .buried(until: moment.day.advanced(by: 1), .question), at: moment)
    }

    /// Sets the card aside until it is released.
    ///
    /// - Returns: the card; nil when there is none to act on.
    public mutating func suspend(_ which: Which = .open, at moment: Moment) throws -> CardID? {
        try setAside(which, .suspended(.question), at: moment)
    }

    private mutating func setAside(_ which: Which, _ event: ReviewEvent, at moment: Moment) throws -> CardID? {
        follow(moment)
        let card = which == .open ? open?.question.card : last?.question.card
        guard let card, let index = indices[card] else { return nil }
        _ = try log.append([CardEvent(event, of: card, at: moment)], expecting: nil)
        try refresh(index)
        settle(index)
        if let open, open.stop.card == index { leave(at: moment) }
        return card
    }

    /// Goes on without an answer, on another line.
    private mutating func leave(at moment: Moment) {
        walk = nil
        planned = []
        advance(at: moment)
    }

    /// Takes over what other sessions and imports changed: the cards that may be asked now, and the day's tally if it is
    /// known. Cards of this session that are not among them are asked no more, until they are again; further ones are
    /// left out. An open question that no longer stands gives way to the next one.
    public mutating func update(_ fresh: [QueuedCard], done: DayTally? = nil, at moment: Moment) {
        follow(moment)
        if let done { self.done = done }
        for card in fresh {
            if let index = indices[card.id], card.newestEvent >= cards[index].newestEvent { cards[index] = card }
        }
        let standing = Set(fresh.map(\.id))
        gone = Set(cards.indices.filter { !standing.contains(cards[$0].id) })
        planned.removeAll { gone.contains($0.card) }
        assignRoles()
        guard let open, open.stage != .typing || open.question.kind == .introduction else { return }
        if !isStanding(open.stop.card) || kind(of: open.stop.card) != open.question.kind { advance(at: moment) }
    }
}
