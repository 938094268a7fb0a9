/// Other cards for a session that is under way.
extension Session {
    /// Takes over what other sessions and imports changed: the cards that may be asked now, and the day's tally if it is
    /// known. Cards of this session that are not among them are asked no more, until they are again; further ones are
    /// left out. An open question that is no longer asked gives way to the next one.
    public mutating func update(_ fresh: [QueuedCard], done: DayTally? = nil, at moment: Moment) {
        follow(moment)
        sequence.update(fresh, done: done, at: moment, log)
    }

    /// Goes on with the cards of a new study day, as a new session on them would, and keeps what this one has answered and
    /// its limits. The time that counts as a quick answer stays.
    public mutating func restart(_ content: SessionContent, at moment: Moment) {
        sequence = QuestionSequence(content, continuing: agenda.limit, at: moment)
        sequence.advance(at: moment, log)
    }
}
