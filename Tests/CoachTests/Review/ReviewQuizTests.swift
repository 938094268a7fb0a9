import Analysis
import Chess
import Openings
import PGN
import Testing
import UCI

@testable import Coach

/// The questions of `review --quiz`, with moves evaluated by a table.
struct ReviewQuizTests {
    /// 2...Ke7 walks into mate; 2...Nc6 is best.
    private func quiz() throws -> ReviewQuiz {
        let review = try review(
            "e4 e5 Qh5 Ke7 Qxe5#",
            [
                (.centipawns(30), "e4 e5"), (.centipawns(30), "e5 Nf3"), (.centipawns(30), "Nf3 Nc6"),
                (.centipawns(0), "Nc6 Bc4 g6"), (.mate(1), "Qxe5#"), (.mate(1), ""),
            ])
        let opening = try OpeningReport(.initial, [], [], nil, .bundled)
        let report = ReviewReport(GameTree(), review, opening, side: nil)
        return ReviewQuiz(report.moments.map { QuizQuestion($0, in: report, game: 1) })
    }

    /// A move of Black in the question, with the score from White's point of view and the reply.
    private func judged(_ san: String, _ score: Score.Value, _ reply: String, _ quiz: ReviewQuiz) throws -> ReviewedMove
    {
        let question = try #require(quiz.question)
        let move = try question.position.move(san: san)
        let after = question.position.playing(move)
        let line = try #require(MoveLine(from: after, try moves(reply, from: after)))
        let reviewed = question.mistake.move
        return ReviewedMove(
            ply: reviewed.ply, move, in: question.position,
            before: PositionEvaluation(score: reviewed.before, line: reviewed.best),
            after: PositionEvaluation(score: Score(score, for: .white), line: line))
    }

    private func answer(_ move: ReviewedMove, _ quiz: inout ReviewQuiz) throws -> QuizAnswer {
        let answer = quiz.answer(move)
        return try #require(answer)
    }

    @Test func `the best move is right, whatever the search after it finds`() throws {
        var quiz = try quiz()
        let answer = try answer(judged("Nc6", .centipawns(300), "Bc4", quiz), &quiz)
        #expect(answer.isRight && answer.isClosed)
        #expect(answer.text == "2...Nc6 is the best move.")
        #expect(quiz.question == nil && quiz.right == 1 && quiz.answered == 1)
    }

    @Test(arguments: [(30, true), (32, true), (33, false), (400, false)])
    func `a move that loses at most three points of win chance is right`(centipawns: Int, isRight: Bool) throws {
        var quiz = try quiz()
        let answer = try answer(judged("d6", .centipawns(centipawns), "Nf3", quiz), &quiz)
        #expect(answer.isRight == isRight)
        #expect(quiz.right == (isRight ? 1 : 0))
    }

    @Test func `nothing of the best move is shown before the question is closed`() throws {
        var quiz = try quiz()
        let first = try answer(judged("Nf6", .centipawns(120), "Qxe5+ Be7", quiz), &quiz)
        #expect(!first.isRight && !first.isClosed)
        #expect(!first.text.contains("Nc6"))
        #expect(first.text.contains("3.Qxe5+"))
        #expect(quiz.question != nil && quiz.wrong == 1)
        let second = try answer(judged("a6", .centipawns(130), "Qxe5+ Be7", quiz), &quiz)
        #expect(!second.isRight && second.isClosed)
        #expect(second.text.hasPrefix("2...a6"))
        #expect(quiz.question == nil && quiz.right == 0 && quiz.answered == 1)
    }

    @Test func `the move of the game is recognized and refuted`() throws {
        var quiz = try quiz()
        let game = try #require(quiz.question).mistake.move
        let answer = try answer(game, &quiz)
        #expect(answer.text == "2...Ke7 was played in the game. 2...Ke7?? allows mate at once: 3.Qxe5#.")
        #expect(answer.refutation?.line.text == "2...Ke7 3.Qxe5#")
    }

    @Test func `a right second try counts, a question left open does not`() throws {
        var quiz = try quiz()
        _ = quiz.answer(try judged("a6", .centipawns(130), "Qxe5+ Be7", quiz))
        let second = try answer(judged("Nc6", .centipawns(0), "Bc4", quiz), &quiz)
        #expect(second.isRight && second.isClosed)
        #expect(quiz.right == 1 && quiz.answered == 1)
        var other = try self.quiz()
        other.close()
        #expect(other.question == nil && other.answered == 0)
        let late = other.answer(try judged("Nc6", .centipawns(0), "Bc4", self.quiz()))
        #expect(late == nil)
    }

    @Test func `a question has the position, the move of the game and the opponent's last move`() throws {
        let question = try #require(try quiz().question)
        #expect(question.side == .black && question.played == "2...Ke7")
        #expect(question.lastMove == (try moves("e4 e5 Qh5").last))
        #expect(question.players == ["?", "?"])
    }
}
