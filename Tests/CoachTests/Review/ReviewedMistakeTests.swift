import Analysis
import Chess
import Openings
import PGN
import Testing
import UCI

@testable import Coach

/// What a review says on a move that is worse.
struct ReviewedMistakeTests {
    /// Black walks into mate.
    private static let mated: [(Score.Value, String)] = [
        (.centipawns(30), "e4 e5"), (.centipawns(30), "e5 Nf3"), (.centipawns(30), "Nf3 Nc6"),
        (.centipawns(0), "Nc6 Bc4 g6"), (.mate(1), "Qxe5#"), (.mate(1), ""),
    ]

    /// A rook ending in which the board shows no reason.
    private func unexplained(_ before: Score.Value, _ after: Score.Value) throws -> ReviewedMistake {
        let start = try Position(fen: "8/8/8/3k4/8/8/4R3/K7 w - - 0 1")
        let review = try review("Kb1", from: start, [(before, "Kb2 Kd4 Kc2"), (after, "Kd4 Kc2")])
        return try #require(review.mistakes.first)
    }

    @Test func `the text names the move with its sign, the comment does not repeat it`() throws {
        let mistakes = try review("e4 e5 Qh5 Ke7 Qxe5#", Self.mated).mistakes
        let mistake = try #require(mistakes.first)
        #expect(mistakes.count == 1)
        #expect(mistake.name == "2...Ke7??")
        #expect(mistake.cause == "allows-mate")
        #expect(mistake.text.hasPrefix("2...Ke7?? allows mate at once: 3.Qxe5#."))
        #expect(mistake.comment.hasPrefix("Allows mate at once: 3.Qxe5#."))
        #expect(!mistake.comment.contains("Ke7"))
        #expect(mistake.comment.contains("2...Nc6"))
    }

    @Test func `without a proved cause both expected scores and the better line are given`() throws {
        let mistake = try unexplained(.centipawns(500), .centipawns(0))
        #expect(mistake.cause == nil)
        #expect(
            mistake.text
                == "1.Kb1?? is a blunder: expected score 50 % after 1...Kd4 2.Kc2 instead of 86 % after 1.Kb2 Kd4 2.Kc2."
        )
        #expect(
            mistake.comment == "Blunder: expected score 50 % after 1...Kd4 2.Kc2 instead of 86 % after 1.Kb2 Kd4 2.Kc2."
        )
        let inaccuracy = try unexplained(.centipawns(60), .centipawns(0))
        #expect(
            inaccuracy.text.hasPrefix(
                "1.Kb1?! is an inaccuracy: expected score 50 % after 1...Kd4 2.Kc2 instead of 56 %"))
    }

    @Test func `a class near a threshold is the one the review counts`() throws {
        // A loss of 15.1 points, which another search may find to be 14.9.
        let mistake = try unexplained(.centipawns(169), .centipawns(0))
        #expect(mistake.move.moveClass == .blunder)
        #expect(mistake.text.hasPrefix("1.Kb1?? is a blunder"))
        #expect(!mistake.candidate.isSettled)
        #expect(try unexplained(.centipawns(500), .centipawns(0)).candidate.isSettled)
    }

    @Test func `a missed mate is named instead of a score of 100 per cent`() throws {
        let mistake = try unexplained(.mate(9), .centipawns(200))
        #expect(mistake.text.contains("expected score 68 % after 1...Kd4 2.Kc2 instead of mate in 9 after 1.Kb2"))
    }

    @Test func `the players are named by their colours`() throws {
        let review = try review(
            "e4 e5 Nf3 h5 Nc3 f6 Bc4",
            [
                (.centipawns(30), "e4 e5"), (.centipawns(30), "e5 Nf3"), (.centipawns(30), "Nf3 h5"),
                (.centipawns(30), "h5 Nc3"), (.centipawns(30), "Nc3 Nc6"), (.centipawns(30), "Nc6 Bb5"),
                (.centipawns(100), "Bc4 a6 d4 d6 Be3 a5"), (.centipawns(100), "a6 d4 d6 Be3 a5"),
            ])
        let mistake = try #require(review.mistakes.first)
        #expect(!mistake.text.contains("you"))
        #expect(mistake.text.contains("White"))
    }

    @Test func `the annotated game has the evaluation, the comment, the glyph and the better line`() throws {
        let tree = try #require(
            try PGNReader(Array("1. e4 e5 2. Qh5 Ke7 3. Qxe5# 1-0".utf8)).map { try $0.tree.get() }.first)
        let review = try review("e4 e5 Qh5 Ke7 Qxe5#", Self.mated)
        let text = PGNWriter.write([AnnotatedGame(tree, review, review.mistakes).tree])
        let words = text.replacing("\n", with: " ")
        #expect(words.contains("2... Ke7?? {[%eval #1] Allows mate at once: 3.Qxe5#."))
        #expect(words.contains("(2... Nc6 3. Bc4 g6)"))
        #expect(!words.contains("Blunder"))
        #expect(words.contains("3. Qxe5# 1-0"))
    }

    @Test func `the moments are those of the learner's side`() throws {
        let review = try review("e4 e5 Qh5 Ke7 Qxe5#", Self.mated)
        let opening = try OpeningReport(.initial, try moves("e4 e5 Qh5 Ke7 Qxe5#"), [], nil, .bundled)
        let black = ReviewReport(GameTree(), review, opening, side: .black)
        #expect(black.moments.map(\.name) == ["2...Ke7??"])
        #expect(black.move(before: try #require(black.moments.first)) == (try moves("e4 e5 Qh5").last))
        #expect(ReviewReport(GameTree(), review, opening, side: .white).moments.isEmpty)
        #expect(ReviewReport(GameTree(), review, opening, side: nil).moments.count == 1)
    }
}
