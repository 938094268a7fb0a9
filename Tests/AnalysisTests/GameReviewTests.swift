import Analysis
import Chess
import Testing
import UCI

/// The review of games with given evaluations.
struct GameReviewTests {
    /// Reviews a game. Each position has an evaluation from White's point of view and its best line in SAN.
    private func review(_ game: String, _ evaluations: [(Score.Value, String)]) throws -> GameReview {
        let played = try line(game)
        let positionEvaluations = try zip(played.positions, evaluations).map { position, evaluation in
            guard position.hasLegalMove else { return try #require(PositionEvaluation(endOf: position)) }
            return PositionEvaluation(
                try #require(
                    Evaluation(
                        position: position, moves: try line(evaluation.1, from: position).moves,
                        score: Score(evaluation.0, for: .white), depth: 10, nodes: 1000, engine: "test")))
        }
        return try #require(GameReview(from: .initial, played.moves, evaluations: positionEvaluations))
    }

    @Test func `fool's mate has the right classes, losses and statistics`() throws {
        let review = try review(
            "f3 e5 g4 Qh4#",
            [
                (.centipawns(30), "e4 e5"), (.centipawns(-60), "e5 e4"), (.centipawns(-50), "e4"), (.mate(-1), "Qh4#"),
                (.mate(-1), ""),
            ])
        #expect(review.moves.map(\.moveClass) == [.inaccuracy, .best, .blunder, .best])
        #expect(review.moves.map(\.lossCentipawns) == [90, 10, 950, 0])
        #expect(review.white.averageCentipawnLoss == 520)
        #expect(review.black.averageCentipawnLoss == 5)
        #expect(review.white.inaccuracies == 1 && review.white.mistakes == 0 && review.white.blunders == 1)
        #expect(review.black.blunders == 0)
        #expect(review.moves[3].after.value == .mate(0))
        #expect(review.moves[3].reply.moves.isEmpty)
        #expect(review.moves[0].best.text == "1.e4 e5")
    }

    @Test func `Black's moves are judged from Black's side, and a better move than expected has no loss`() throws {
        let review = try review(
            "e4 f6 d4",
            [(.centipawns(30), "e4"), (.centipawns(30), "e5"), (.centipawns(150), "d4"), (.centipawns(160), "e6")])
        #expect(review.moves.map(\.lossCentipawns) == [0, 120, 0])
        #expect(review.moves[1].moveClass == .mistake)
        #expect(review.black.accuracy.map { $0 < 70 } == true)
        #expect(review.white.accuracy == 100)
    }

    @Test func `a wrong number of evaluations makes no review`() throws {
        let played = try line("e4")
        #expect(GameReview(from: .initial, played.moves, evaluations: []) == nil)
    }
}
