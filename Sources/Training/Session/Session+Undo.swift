import Chess
import Openings
import Scheduling

/// Taking back what the learner did.
extension Session {
    /// Takes back the newest step, also one of an earlier session; as often as wanted. Where the step was a question's
    /// answer, try, introduction, burial or suspension, its card is the open question again, if it is of this session
    /// and can be asked. A move that was accepted or added is no longer prepared.
    ///
    /// - Returns: nil when nothing is left to take back.
    public mutating func undo(at moment: Moment) throws -> Undone? {
        follow(moment)
        guard let step = try log.undoLast(at: moment) else { return nil }
        if step.kind == .note { return Undone(step: step, isAskedAgain: false) }
        let isLastQuestion = step.card != nil && step.card == last?.question.card
        if isLastQuestion, step.voided.contains(where: \.event.isTry) {
            last = nil
        } else if isLastQuestion, step.kind == .accept {
            let position = last?.question.position
            last?.deviation = step.move.flatMap { position?.move(uci: $0) }
        }
        try withdrawMove(of: step)
        let isReopened = try reopen(step, at: moment)
        return Undone(step: step, isAskedAgain: isReopened)
    }

    /// Says whether the step's card is the open question now.
    private mutating func reopen(_ step: UndoStep, at moment: Moment) throws -> Bool {
        for logged in step.voided {
            given.removeAll { $0.event == logged.id }
            if case .regraded(let regrade) = logged.event,
                let place = given.firstIndex(where: { $0.event == regrade.target })
            {
                given[place].answer.grade = try grade(ofAnswer: regrade.target, logged.card) ?? given[place].grade
            }
            guard let index = indices[logged.card] else { continue }
            try refresh(index)
            if logged.day == day {
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
        // A regrade by `accept` leaves the question answered: only its grade is the former one again. An added move was
        // no answer.
        let isQuestion = step.voided.contains(where: \.event.concernsQuestion)
        guard isQuestion, let card = step.card, let index = indices[card] else {
            if open == nil { advance(at: moment) }
            return false
        }
        // A repeat had used up no place among the session's positions.
        if !step.voided.contains(where: { $0.event.answer?.kind == .repeated }) { counted.remove(index) }
        planned = []
        walk = nil
        guard !gone.contains(index), cards[index].state.isAvailable(on: day) else {
            if open == nil { advance(at: moment) }
            return false
        }
        if options.mode == .cram { roles[index] = .cram }
        ask(stops[index] ?? stop(at: index))
        return true
    }

    /// The grade that an answer has now; nil when the log does not hold it.
    private func grade(ofAnswer event: Int64, _ card: CardID) throws -> Grade? {
        let standing = try log.events(of: card).standing
        for logged in standing.reversed() {
            if case .regraded(let regrade) = logged.event, regrade.target == event { return regrade.grade }
        }
        return standing.first { $0.id == event }?.event.answer?.grade
    }

    /// Makes the card what it was before a move was accepted or added.
    private mutating func withdrawMove(of step: UndoStep) throws {
        guard step.kind == .accept || step.kind == .add, let uci = step.move else { return }
        let index = step.card.flatMap { indices[$0] } ?? cards.firstIndex { $0.card.key == step.key }
        guard let index else { return }
        let answers = step.voided.flatMap { [$0.id, $0.event.target] }.compactMap(\.self)
        if let event = answers.first(where: { withoutAccepted[$0] != nil }),
            let card = withoutAccepted.removeValue(forKey: event)
        {
            cards[index].card = card
        } else if let move = cards[index].card.position.move(uci: uci) {
            cards[index].card = cards[index].card.withdrawing(move)
        }
    }
}
