public import Openings

/// What a session asks from, and under which options.
public struct SessionContent {
    /// The graphs whose lines are walked; best one a side, of all its active chapters.
    let repertoires: [CompiledRepertoire]
    /// What may be asked (one branch or all), in the order of `Repertoire.cards`. A move is judged by the card's own
    /// prepared moves.
    let cards: [QueuedCard]
    /// What the day brought already, over everything.
    let done: DayTally
    let options: SessionOptions
    private let sampler: ReplySampler?

    /// - Parameter sampler: chooses the opponent's replies as often as they occur in games; nil takes the one that leads
    ///   to what is due, in the author's order.
    public init(
        repertoires: [CompiledRepertoire], cards: [QueuedCard], done: DayTally = DayTally(),
        options: SessionOptions = SessionOptions(), sampler: ReplySampler? = nil
    ) {
        self.repertoires = repertoires
        self.cards = cards
        self.done = done
        self.options = options
        self.sampler = sampler
    }

    /// Walks the lines of the repertoires.
    var walker: LineWalker {
        LineWalker(LineGraph(repertoires, cards: cards), prefix: options.prefix, sampler: sampler)
    }
}
