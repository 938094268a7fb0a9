import Training

/// The wrong moves of the question answered last, as far as they can be explained.
struct ExplainedMoves {
    /// The last wrong move.
    private(set) var last: ExplainedMove?
    /// The move that is compared side by side: the last one, or the first try of the question if only that one was a
    /// repeated mistake. Nil while its question is open again.
    private(set) var contrasted: ExplainedMove?

    /// Adds a wrong move.
    mutating func add(_ move: ExplainedMove) {
        last = move
        if let first = contrasted, first.card == move.card, first.isRepeated, !move.isRepeated {
            contrasted?.isAnswerOut = move.isAnswerOut
        } else {
            contrasted = move
        }
    }

    /// The question of a card is open, perhaps again: its answer is no longer out.
    mutating func open(_ card: CardID) {
        guard last?.card == card else { return }
        last?.isAnswerOut = false
        contrasted = nil
    }

    /// The answer of the last question is out.
    mutating func reveal() {
        last?.isAnswerOut = true
        contrasted?.isAnswerOut = true
    }
}
