import Chess

/// A wrong move of a simulated learner, and the first text about it.
struct SimulatedDeviation {
    let position: Position
    let answer: SimulatedAnswers.Answer
    /// Whether it is the first try at the question.
    let isFirstTry: Bool
    /// Whether the learner plays the move here for the first time.
    let isFirstSeen: Bool
    /// Whether it was one of the moves most likely to be played wrongly.
    let isLikely: Bool
    /// Whether the evaluations of both moves were stored before the answer.
    let isKnown: Bool
    /// From the answer to the text.
    let milliseconds: Double
}
