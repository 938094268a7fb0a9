import Chess

/// What is known about a played and an expected move when a sentence about them is checked.
struct JudgedCase {
    let played: Line
    let expected: Line
    let answer: ProgramAnswer

    /// Nil if the answer's lines cannot be played.
    init?(fen: String, answer: ProgramAnswer) {
        guard let start = try? Position(fen: fen), let played = Line(start, answer.played.pv),
            let expected = Line(start, answer.expected.pv), !played.moves.isEmpty, !expected.moves.isEmpty
        else { return nil }
        (self.played, self.expected, self.answer) = (played, expected, answer)
    }

    var start: Position { played.start }
    var learner: Side { start.sideToMove }
    var opponent: Side { learner.opponent }
    var playedMove: Move { played.moves[0] }
    var expectedMove: Move { expected.moves[0] }
    /// The position after the played move.
    var afterPlayed: Position { played.positions[1] }
    /// The position after the expected move.
    var afterExpected: Position { expected.positions[1] }
    /// The loss of win chance, in points.
    var loss: Double { answer.expected.win - answer.played.win }
}
