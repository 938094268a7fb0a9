public import Openings

/// Other cards for a session that is under way.
extension Session {
    /// Takes over what other sessions and imports changed: the cards that may be asked now, and the day's tally if it is
    /// known. Cards of this session that are not among them are asked no more, until they are again; further ones are
    /// left out. An open question that is no longer asked gives way to the next one.
    public mutating func update(_ fresh: [QueuedCard], done: DayTally? = nil, at moment: Moment) {
        follow(moment)
        sequence.update(fresh, done: done, at: moment, log)
    }

    /// Goes on with other cards, as a new session on them would, and keeps what this one has answered: on a new study day
    /// other cards are due.
    public mutating func restart(
        repertoires: [CompiledRepertoire], cards: [QueuedCard], done: DayTally, options: SessionOptions,
        sampler: ReplySampler? = nil, at moment: Moment
    ) {
        let walker = LineWalker(LineGraph(repertoires, cards: cards), prefix: options.prefix, sampler: sampler)
        sequence = QuestionSequence(Agenda(cards, options: options, done: done, at: moment), walker)
        sequence.advance(at: moment, log)
    }
}
