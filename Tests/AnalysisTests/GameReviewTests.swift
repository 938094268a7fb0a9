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

    @Test(arguments: [
        (-40, MoveClass.good, "e4 d5"), (20, .inaccuracy, "e4 d5"), (30, .inaccuracy, "e4 e5"),
        (200, .inaccuracy, "e4 e5"),
    ])
    func `of two searches of the best move the one with the smaller loss counts`(
        score: Int, expected: MoveClass, best: String
    ) throws {
        let game = try line("f3 e5")
        let evaluations = try [(30, "e4 e5"), (-60, "e5 e4"), (-60, "e4")].enumerated().map { index, evaluation in
            PositionEvaluation(
                score: Score(.centipawns(evaluation.0), for: .white),
                line: try line(evaluation.1, from: game.positions[index]))
        }
        let first = ReviewedMove(
            ply: 1, game.moves[0], in: game.start, before: evaluations[0], after: evaluations[1])
        #expect(first.isDoubtful)
        let afterBest = PositionEvaluation(
            score: Score(.centipawns(score), for: .white), line: try line("d5", from: try position(after: "1.e4")))
        let review = try #require(
            GameReview(from: .initial, game.moves, evaluations: evaluations, afterBest: [1: afterBest]))
        #expect(review.moves[0].moveClass == expected)
        #expect(review.moves[0].best.sans.joined(separator: " ") == best)
        #expect(review.moves[0].lossCentipawns == 90)
    }

    @Test func `a wrong number of evaluations makes no review`() throws {
        let played = try line("e4")
        #expect(GameReview(from: .initial, played.moves, evaluations: []) == nil)
    }
}
