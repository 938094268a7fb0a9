import Chess
import Openings

/// The open question, from its stop.
extension Session {
    /// What a question about the card is today.
    func kind(of index: Int) -> Question.Kind {
        let state = cards[index].state
        if options.mode == .cram { return .early }
        if state.isNew { return state.introduced == day ? .new : .introduction }
        if state.isDue(on: day) { return .review }
        return state.toRepeat == day ? .repeated : .early
    }

    mutating func ask(_ stop: PlannedQuestion) {
        let queued = cards[stop.card]
        let card = queued.card
        let kind = kind(of: stop.card)
        let isIntroduction = kind == .introduction
        let filter = LeakFilter(card)
        let comments = card.texts.filter { isIntroduction || filter.admitsComment($0) }
        let question = Question(
            card: queued.id, kind: kind, repertoire: card.repertoire, side: card.key.side, start: stop.start,
            line: stop.line, newFrom: common(with: stop), position: stop.position, comments: comments,
            drawings: card.drawings.filter { isIntroduction || filter.admits($0) },
            show: isIntroduction ? card.prepared.first : nil,
            notes: isIntroduction ? AnswerNotes(card, played: nil, nothingWaited: true) : nil)
        stops[stop.card] = stop
        let missed = isIntroduction ? nil : missedTry(queued.id, kind)
        let stage: Stage = isIntroduction ? .typing : missed == nil ? .firstTry : .retry
        open = OpenQuestion(stop: stop, question: question, stage: stage)
        open?.deviation = missed.flatMap { stop.position.move(uci: $0.played) }
    }

    /// The wrong first try at this question, made before the learner left it: then the next one is the retry. A wrong
    /// try at an early question counts for this session's own early questions only: it never spoils a review.
    private func missedTry(_ card: CardID, _ kind: Question.Kind) -> WrongTry? {
        guard let events = try? log.events(of: card).standing else { return nil }
        let isEarly = kind == .early
        let last = events.last { logged in
            switch logged.event {
            case .wrongTry(let wrongTry):
                logged.day == day && wrongTry.isEarly == isEarly && (!isEarly || logged.instant >= startedAt)
            case .answered(let answer): answer.kind != .early || isEarly
            case .introduced, .restarted, .reset: true
            default: false
            }
        }
        guard case .wrongTry(let wrongTry) = last?.event else { return nil }
        return wrongTry
    }

    /// How many plies of the stop's line are on the screen already.
    private func common(with stop: PlannedQuestion) -> Int {
        guard let shown, shown.start == stop.start else { return 0 }
        return zip(shown.line, stop.line).prefix { $0 == $1 }.count
    }

    /// Ends the open question and opens the next one.
    mutating func close(_ open: OpenQuestion, played: Move?, at moment: Moment) {
        let index = open.stop.card
        let main = cards[index].card.prepared.first?.move
        let move = cards[index].card.prepared.first { $0.move == played }?.move ?? main
        asked += 1
        passed.insert(index)
        if !open.stop.isOnTheWay, open.question.kind != .repeated { counted.insert(index) }
        if options.mode == .cram || open.stop.isOnTheWay { settle(index) }
        if let move {
            walk = (open.stop, move)
            shown = (open.stop.start, open.stop.line + [move])
        }
        advance(at: moment)
    }
}
