import Analysis
import Chess
import Training

/// A deviation that can be asked about.
struct ExplainedMove: Sendable {
    let card: CardID
    let position: Position
    let played: Move
    /// The card's prepared moves, the main one first.
    let prepared: [Move]
    /// How the move comes back into the book: a line that begins with it; nil when it does not.
    let wayBack: [Move]?
    /// How often the learner has played it here, this time included.
    let time: Int
    /// Whether the prepared moves may be named.
    let isAnswerOut: Bool

    /// What is told as a way back into the book. A move that only leads there by further moves is first of all as bad as
    /// it is.
    func transposition(_ comparison: MoveComparison) -> MoveLine? {
        guard let wayBack, wayBack.count == 1 || comparison.outcome != .worse else { return nil }
        return MoveLine(from: position, wayBack)
    }
}
