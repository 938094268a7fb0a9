public import Chess

/// The last answer: what `0`…`5`, `why`, `accept` and a trailing `last` act on.
public struct LastAnswer: Sendable {
    public let question: Question
    public let outcome: Outcome
    /// The last move of this question that was not prepared.
    public internal(set) var deviation: Move?
    /// The event of the graded answer; nil before there is one.
    var event: Int64?

    init(_ open: OpenQuestion, _ outcome: Outcome) {
        question = open.question
        self.outcome = outcome
        deviation = open.deviation
        event = open.event
    }

    /// The last answer after a step of its card was taken back; nil when the answer itself was.
    func undoing(_ step: UndoStep) -> LastAnswer? {
        if step.voided.contains(where: \.event.isTry) { return nil }
        guard step.kind == .accept else { return self }
        var last = self
        last.deviation = step.move.flatMap { question.position.move(uci: $0) }
        return last
    }
}
