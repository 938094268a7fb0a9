/// A position with two lines, and sentences about them that are true and others that are false.
struct KnownCase: Sendable {
    let fen: String
    let played: String
    let expected: String
    /// The loss of win chance in points.
    let loss: Double
    let centipawns: Int
    /// The engine's distance to mate after the played move.
    let mate: Int?
    /// The engine's best moves and their win chances, in points.
    let best: [(san: String, win: Double)]
    let holds: [String]
    let wrong: [String]

    init(
        _ fen: String, played: String, expected: String, loss: Double, centipawns: Int, mate: Int? = nil,
        best: [(san: String, win: Double)] = [], holds: [String], wrong: [String]
    ) {
        (self.fen, self.played, self.expected) = (fen, played, expected)
        (self.loss, self.centipawns, self.mate) = (loss, centipawns, mate)
        self.best = best
        (self.holds, self.wrong) = (holds, wrong)
    }

    /// The case as the program would have answered it; nil if a line is not legal.
    var judged: JudgedCase? { JudgedCase(fen: fen, answer: answer(text: "")) }

    /// An answer with these lines and figures.
    func answer(text: String, reasons: [ProgramAnswer.GivenReason] = []) -> ProgramAnswer {
        let (playedMoves, expectedMoves) = (played.components(" "), expected.components(" "))
        return ProgramAnswer(
            text: text, reasons: reasons, outcome: loss < 3 ? "sound" : loss < 5 ? "slightly-worse" : "worse",
            moveClass: loss < 5 ? "good" : loss < 10 ? "inaccuracy" : loss < 15 ? "mistake" : "blunder",
            lossCentipawns: centipawns,
            played: .init(
                san: playedMoves[0], pv: playedMoves, cp: mate == nil ? -centipawns : nil, mate: mate, win: 50 - loss),
            expected: .init(san: expectedMoves[0], pv: expectedMoves, cp: 0, mate: nil, win: 50),
            bestMoves: best.map { .init(san: $0.san, pv: [$0.san], cp: 0, mate: nil, win: $0.win) })
    }
}
