import Analysis
import Chess
import Openings
import Testing
import UCI

/// Explanations of evaluations from a table, without an engine.
@Suite struct ExplanationTests {
    private func explain(
        after moves: String = "", from start: Position = .initial, played: (String, Score.Value),
        expected: (String, Score.Value), prepared: [String] = [], transposition: String? = nil
    ) throws -> Explanation {
        let question = try position(after: moves, from: start)
        let comparison = try #require(
            MoveComparison(
                played: evaluation(played.0, played.1, from: question),
                expected: evaluation(expected.0, expected.1, from: question)))
        return Explanation(
            comparison, prepared: try prepared.map { try question.move(san: $0) },
            transposition: try transposition.map { try line($0, from: question) })
    }

    @Test func `a mate is counted in the opponent's moves and shown`() throws {
        let explanation = try explain(
            after: "1.e4 e5 2.Nf3 d6 3.Bc4 Bg4 4.Nc3 g6 5.Nxe5", played: ("Bxd1 Bxf7+ Ke7 Nd5#", .mate(-2)),
            expected: ("dxe5 Qxg4", .centipawns(-120)))
        #expect(explanation.reasons.first?.kind == .allowsMate)
        #expect(explanation.beforeRetry?.text == "5...Bxd1?? allows mate in 2: 6.Bxf7+.")
        #expect(explanation.beforeRetry?.line.text == "5...Bxd1 6.Bxf7+ Ke7 7.Nd5#")
    }

    @Test func `a mate the line does not reach is not claimed`() throws {
        let explanation = try explain(
            after: "1.e4 e5 2.Nf3 d6 3.Bc4 Bg4 4.Nc3 g6 5.Nxe5", played: ("Bxd1 Bxf7+ Ke7", .mate(-2)),
            expected: ("dxe5 Qxg4", .centipawns(-120)))
        #expect(!explanation.reasons.contains { $0.kind == .allowsMate })
    }

    @Test func `a reason about the prepared move is not shown before the retry, only the reply`() throws {
        let explanation = try explain(
            after: "1.e4 e5", played: ("c3 d5", .centipawns(-80)), expected: ("Nf3 Nc6", .centipawns(30)))
        #expect(explanation.reasons.first?.isAboutExpected == true)
        #expect(explanation.beforeRetry?.text == "After 2.c3 Black plays 2...d5.")
    }

    @Test func `a fork names the attacked pieces`() throws {
        let explanation = try explain(
            after: "1.e4 e5 2.Nf3 Nc6 3.Bc4 Nf6 4.Ng5", played: ("h6 Nxf7 Qe7 Nxh8 d6 d3", .centipawns(-400)),
            expected: ("d5 exd5", .centipawns(-20)))
        #expect(explanation.reasons.map(\.kind) == [.losesMaterial, .fork, .preparedPoint])
        let text = "4...h6?? loses a rook and a pawn: 5.Nxf7 forks the queen on d8 and the rook on h8."
        #expect(explanation.beforeRetry?.text == text)
    }

    @Test func `a piece without a safe square is trapped`() throws {
        let explanation = try explain(
            from: try Position(fen: "6k1/5ppp/8/1pp5/8/1B6/P1P2PPP/6K1 w - - 0 30"),
            played: ("h3 c4 Kf1 cxb3 axb3", .centipawns(-250)), expected: ("c4 bxc4 Bxc4", .centipawns(300)))
        #expect(explanation.reasons.map(\.kind) == [.losesMaterial, .trappedPiece, .preparedPoint])
        let text = "30.h3?? loses a piece for a pawn: 30...c4 traps the bishop on b3."
        #expect(explanation.beforeRetry?.text == text)
    }

    @Test func `a piece with a way out is not trapped`() throws {
        let explanation = try explain(
            from: try Position(fen: "6k1/5ppp/8/1pp5/8/1B6/P4PPP/6K1 w - - 0 30"),
            played: ("h3 c4 Kf1 cxb3 axb3", .centipawns(-250)), expected: ("Bd5 c4", .centipawns(300)))
        #expect(!explanation.reasons.map(\.kind).contains(.trappedPiece))
    }

    @Test func `a mate threat names the square`() throws {
        let explanation = try explain(
            from: try Position(fen: "3q2k1/5ppp/3b4/8/8/8/PP3PPP/5RK1 w - - 0 30"),
            played: ("a3 Qh4 g3", .centipawns(-600)), expected: ("g3 Qd7", .centipawns(-300)))
        #expect(explanation.reasons.first?.kind == .mateThreat)
        #expect(explanation.beforeRetry?.text == "30.a3 runs into 30...Qh4, which threatens mate on h2.")
    }

    @Test func `of a move as good, the development is named rather than pressure`() throws {
        let explanation = try explain(
            from: Position(fen: "rnbqkb1r/4pp1p/p1p2np1/1pPp4/3P4/2NBPN2/PP3PPP/R1BQK2R b KQkq - 1 7"),
            played: ("Ra7 O-O Bg7 Qc2 O-O h3 Re8 Re1 Nbd7 e4 b4 e5", .centipawns(-78)),
            expected: ("Bg4 h3 Bxf3 gxf3 Nbd7 f4 Bg7 Ne2 O-O Ng3 e6 h4", .centipawns(-67)))
        #expect(explanation.full.text == "7...Ra7 is about as good as 7...Bg4, which develops the bishop.")
    }

    @Test func `a material loss that the score does not reflect is no reason`() throws {
        let explanation = try explain(
            after: "1.e4 e5", played: ("f4 exf4 Nf3 g5", .centipawns(-60)), expected: ("Nf3 Nc6", .centipawns(-30)))
        #expect(explanation.comparison.outcome == .sound)
        #expect(!explanation.reasons.contains { !$0.isAboutExpected })
        #expect(explanation.beforeRetry == nil)
        #expect(
            explanation.full.text == "2.f4 is about as good as 2.Nf3, which develops the knight.")
        let drilled = Explanation(explanation.comparison, prepared: [explanation.comparison.expected.move])
        #expect(
            drilled.full.text
                == "2.f4 is about as good, but your book plays 2.Nf3, which develops the knight.")
    }

    @Test func `a class near a threshold is not shown, and a settled one is`() throws {
        let near = try explain(
            after: "1.e4 e5", played: ("c3 d5", .centipawns(-80)), expected: ("Nf3 Nc6", .centipawns(30)))
        #expect(!near.comparison.isSettled)
        #expect(near.full.text.hasPrefix("2.c3 misses 2.Nf3, which "))
        let clear = try explain(
            after: "1.e4 e5", played: ("c3 d5", .centipawns(-280)), expected: ("Nf3 Nc6", .centipawns(30)))
        #expect(clear.comparison.isSettled)
        #expect(clear.full.text.hasPrefix("2.c3?? is a blunder. 2.Nf3 "))
    }

    /// The same lines once with a loss of 16 points, which a deeper search could make 14, and once with one of 46.
    @Test func `a class that is not settled is withheld before and after the answer`() throws {
        let text = "loses a rook and a pawn: 5.Nxf7 forks the queen on d8 and the rook on h8."
        for (expected, name) in [(-400, "4...h6"), (-20, "4...h6??")] {
            let explanation = try explain(
                after: "1.e4 e5 2.Nf3 Nc6 3.Bc4 Nf6 4.Ng5",
                played: ("h6 Nxf7 Qe7 Nxh8 d6 d3", .centipawns(-980)), expected: ("d5 exd5", .centipawns(expected)))
            #expect(explanation.beforeRetry?.text == "\(name) \(text)")
            #expect(explanation.full.text.hasPrefix("\(name) \(text)"))
        }
    }

    @Test(arguments: [
        (-30, "30.Ra2 is about as good as 30.Ra3."), (-45, "30.Ra2 is slightly worse."), (-60, "30.Ra2 is worse."),
        (-82, "30.Ra2?! is an inaccuracy."), (-105, "30.Ra2 is worse."), (-140, "30.Ra2? is a mistake."),
        (-160, "30.Ra2 is worse."), (-250, "30.Ra2?? is a blunder."),
    ])
    func `without a reason the class is a word, if it is settled`(score: Int, text: String) throws {
        let explanation = try explain(
            from: try Position(fen: "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 30"), played: ("Ra2 g6", .centipawns(score)),
            expected: ("Ra3 g6", .centipawns(0)))
        #expect(explanation.full.text == text)
    }

    @Test func `a loss of three to five points misses nothing`() throws {
        let explanation = try explain(
            after: "1.e4 e5", played: ("c3 d5", .centipawns(-10)), expected: ("Nf3 Nc6", .centipawns(30)))
        #expect(!explanation.comparison.isSettled)
        #expect(explanation.full.text.hasPrefix("2.c3 is slightly worse: 2.Nf3 "))
    }

    @Test func `a slightly worse move is explained only after the answer`() throws {
        let explanation = try explain(
            after: "1.e4 e5", played: ("d3 Nf6", .centipawns(-10)), expected: ("Nf3 Nc6", .centipawns(35)))
        #expect(explanation.beforeRetry == nil)
        #expect(
            explanation.full.text
                == "2.d3 shuts in the bishop on f1. 2.Nf3 attacks the pawn on e5.")
    }

    @Test func `the line before the retry ends where a prepared move would be played`() throws {
        let explanation = try explain(
            after: "1.e4 e5", played: ("a4 Nf6 Nf3 Nxe4", .centipawns(-80)), expected: ("Nc3 Nf6", .centipawns(20)),
            prepared: ["Nc3", "Nf3"])
        #expect(explanation.beforeRetry?.line.text == "2.a4 Nf6")
        #expect(explanation.full.played.text == "2.a4 Nf6 3.Nf3 Nxe4")
    }

    @Test func `the gain of the prepared move is shown only after the answer`() throws {
        let explanation = try explain(
            after: "1.e4 e5 2.Bc4 Nc6 3.Qh5 Nf6", played: ("Nf3 Nxh5", .centipawns(-700)),
            expected: ("Qxf7#", .mate(1)))
        #expect(explanation.reasons.map(\.kind) == [.missesMate])
        #expect(explanation.beforeRetry?.text == "After 4.Nf3 Black plays 4...Nxh5.")
        #expect(explanation.full.text == "4.Nf3?? misses 4.Qxf7#, which is mate.")
    }

    @Test func `that the prepared move takes back is not shown before the retry`() throws {
        let explanation = try explain(
            after: "1.e4 c5 2.Nf3 d6 3.d4 cxd4", played: ("h3 e5 c3 Nc6", .centipawns(-100)),
            expected: ("Nxd4 Nf6", .centipawns(40)))
        #expect(explanation.reasons.first?.kind == .wrongRecapture)
        #expect(!explanation.claimsBeforeRetry)
        #expect(explanation.beforeRetry?.text == "After 4.h3 Black plays 4...e5.")
        #expect(explanation.full.text == "4.h3? does not take the pawn on d4.")
    }

    @Test func `refutations are drawn in red, and the prepared line in green after the answer`() throws {
        let explanation = try explain(
            after: "1.e4 e5 2.Nf3 Nc6 3.Bc4 Bc5", played: ("a4 Nf6 d3 d6", .centipawns(-80)),
            expected: ("O-O Nf6 d3 d6", .centipawns(30)))
        #expect(explanation.beforeRetry?.drawings.map(\.text) == ["Ra2a4", "Rg8f6", "Rd2d3"])
        let full = explanation.full.drawings.map(\.text)
        #expect(full == ["Ra2a4", "Rg8f6", "Rd2d3", "Ge1g1", "Gg8f6", "Gd2d3"])
    }

    @Test func `sentences that would name the prepared move are omitted before the retry`() throws {
        let explanation = try explain(
            after: "1.e4 e5 2.Nf3 Nc6 3.Bc4 Nf6 4.Ng5", played: ("h6 Nxf7 Qe7 Nxh8 d6 d3", .centipawns(-400)),
            expected: ("d5 exd5", .centipawns(-20)), prepared: ["d5", "Nxe4"])
        #expect(explanation.beforeRetry?.text.contains("5.Nxf7 forks") == true)
        let hiding = try explain(
            after: "1.e4 c5 2.Nf3 e6 3.d4 cxd4 4.Nxd4 Nf6", played: ("e5 Qa5+ Nc3 Qxe5+ Be3 d5", .centipawns(-135)),
            expected: ("Nc3 Nc6", .centipawns(13)))
        #expect(hiding.beforeRetry?.line.text == "5.e5 Qa5+")
        #expect(hiding.full.text.contains("forks the king and the pawn on e5"))
    }

    @Test func `a transposition shows its moves`() throws {
        let explanation = try explain(
            after: "1.d4 Nf6", played: ("Nf3 d5", .centipawns(20)), expected: ("c4 e6", .centipawns(25)),
            transposition: "Nf3 e6 c4")
        #expect(explanation.full.text == "2.Nf3 transposes into your book after 2.Nf3 e6 3.c4.")
        #expect(explanation.beforeRetry == nil)
    }

    @Test func `scores are capped at ten pawns`() throws {
        let explanation = try explain(
            after: "1.e4 e5 2.Bc4 Nc6 3.Qh5", played: ("Nf6 Qxf7#", .mate(-1)), expected: ("Qe7", .centipawns(30)))
        #expect(explanation.comparison.lossCentipawns == 1030)
        #expect(explanation.comparison.moveClass == .blunder)
    }

    @Test func `evaluations of two positions cannot be compared`() throws {
        let other = try position(after: "1.e4 e5")
        let first = try evaluation("e4", .centipawns(20), from: .initial)
        #expect(MoveComparison(played: first, expected: try evaluation("Nf3", .centipawns(20), from: other)) == nil)
    }

    @Test func `an illegal line makes no evaluation`() throws {
        let move = try #require(Position.initial.move(uci: "e2e4"))
        let score = Score(.centipawns(0), for: .white)
        for moves in [[move, move], []] {
            let evaluation = Evaluation(
                position: .initial, moves: moves, score: score, depth: 1, nodes: 1, engine: "")
            #expect(evaluation == nil)
        }
    }
}
