import Chess
import Testing
import UCI

@testable import Analysis

/// When enough searches agree on how much a move loses.
@Suite struct BandSettlingTests {
    /// Returns the band on which searches with these results settle, and after how many of them; nil if none is the
    /// last.
    private func settled(_ scores: Int...) throws -> String? {
        var settling = BandSettling()
        for (number, score) in scores.enumerated() {
            if let settled = settling.add(try comparison(score)) { return "\(settled.band) after \(number + 1)" }
        }
        return nil
    }

    /// Returns a comparison in which the played move has this score, and the expected one is level.
    private func comparison(_ score: Int) throws -> MoveComparison {
        try #require(
            MoveComparison(
                played: try evaluation("h3 e5", .centipawns(score), from: .initial),
                expected: try evaluation("e4 e5", .centipawns(0), from: .initial)))
    }

    @Test func `one search is enough for a loss far from every threshold`() throws {
        #expect(try settled(-250) == "blunder after 1")
        #expect(try settled(-85, -85) == "inaccuracy after 2")
        #expect(try settled(-60, -61, -85) == "inaccuracy after 3")
    }

    @Test func `one search alone calls no move sound`() throws {
        #expect(try settled(-5) == nil)
        #expect(try settled(-5, -5) == "sound after 2")
        #expect(try settled(60) == nil)
        #expect(try settled(60, 60) == "sound after 2")
        #expect(try settled(-30, -31, -30, -31) == "sound after 4")
    }

    @Test func `without agreement the last search counts, unless it is the only one that finds the move sound`() throws
    {
        #expect(try settled(-5, -40, -5, -40) == "slightlyWorse after 4")
        #expect(try settled(-40, -5, -40, -5) == "sound after 4")
        #expect(try settled(-53, -58, -53, -58) == "inaccuracy after 4")
        #expect(try settled(-53, -58, -53, -5) == "slightlyWorse after 4")
    }

    @Test func `the scores shown are those of the search whose band counts`() throws {
        for scores in [[-53, -58, -53, -58], [-58, -53, -58, -53], [-40, -5, -40, -5], [-53, -58, -53, -5]] {
            var settling = BandSettling()
            let settled = try scores.compactMap { try settling.add(comparison($0)) }
            let shown = try #require(settled.first)
            #expect(shown.band == LossBand(points: shown.loss), "\(scores)")
        }
    }

    /// Gives the lines of a table: the first row for the first budget, the second for twice as much and so on, the last one
    /// for all others.
    private struct Searches: Evaluator {
        let played: [(line: String, score: Int)]
        let expected: [(line: String, score: Int)]
        let remembered = Remembered()
        let asked = Asked()
        /// The budget from which on the engine fails.
        var failing: SearchBudget?

        func remember(_ evaluation: Evaluation, budget: SearchBudget) async { await remembered.add(evaluation) }

        func evaluate(_ move: Move?, in position: Position, budget: SearchBudget) async throws -> Evaluation {
            await asked.add(budget)
            if let failing, budget.amount >= failing.amount { throw EvaluationError.noEvaluation }
            let isExpected = try move == line(expected[0].line, from: position).moves[0]
            let rows = isExpected ? expected : played
            let doubled = (budget.amount / SearchBudget.standard.amount).trailingZeroBitCount
            let row = rows[min(doubled, rows.count - 1)]
            return try evaluation(row.line, .centipawns(row.score), from: position)
        }
    }

    /// The budgets of all searches.
    private actor Asked {
        private(set) var budgets: [SearchBudget] = []

        func add(_ budget: SearchBudget) { budgets.append(budget) }
    }

    /// The evaluations that were to be stored.
    private actor Remembered {
        private(set) var all: [Evaluation] = []

        func add(_ evaluation: Evaluation) { all.append(evaluation) }
    }

    private let start = try? Position(fen: "r2q1rk1/pppbb1pp/2n1pn2/5pB1/3P4/2NB1N2/PPP3PP/R3QRK1 w - - 4 11")
    private let pawnLost = ("d5 Nxd5 Nxd5 exd5 Bf4 Bd6 Bxd6 cxd6 c3 Qb6+ Kh1 Rae8", -172)
    private let pawnUnclear = (
        "d5 Nxd5 Nxd5 exd5 Bxe7 Qxe7 Qxe7 Nxe7 Rae1 Nc6 Bb5 Rad8 c4 a6 Bxc6 Bxc6 "
            + "Nd4 dxc4 Nxc6 bxc6", -171
    )
    private let better = (
        "Bc4 h6 Bh4 Kh7 Rd1 Qc8 Rd2 Bd6 a4 Bb4 Re2 Nh5 "
            + "Bxe6", -26
    )

    @Test func `where the lines of the last search show no reason, those of an earlier one count`() async throws {
        let start = try #require(start)
        let searches = Searches(played: [pawnLost, pawnUnclear], expected: [better, better])
        let comparison = try await searches.compareUntilSettled(
            played: start.move(san: "d5"), expected: start.move(san: "Bc4"), in: start)
        #expect(comparison.played.line == (try line(pawnLost.0, from: start)))
        #expect(comparison.played.score == Score(.centipawns(-171), for: .white), "the score of the last search")
        #expect(Explanation(comparison).full.text == "11.d5? loses a pawn: 11...Nxd5.")
        let remembered = await searches.remembered.all
        #expect(remembered.map(\.line) == [comparison.played.line], "so that it is found again in the file")
        #expect(remembered.map(\.score) == [Score(.centipawns(-171), for: .white)])
    }

    @Test func `what is stored has the class that was settled`() async throws {
        let start = try #require(start)
        let searches = Searches(played: [-78, -83, -78, -31].map { (pawnLost.0, $0) }, expected: [better])
        let (d5, bc4) = (try start.move(san: "d5"), try start.move(san: "Bc4"))
        let comparison = try await searches.compareUntilSettled(played: d5, expected: bc4, in: start)
        #expect(comparison.band == .slightlyWorse)
        let stored = Searches(
            played: await searches.remembered.all.filter { $0.move == d5 }.map { (pawnLost.0, $0.score.value.capped) },
            expected: [better])
        #expect(try await stored.compareUntilSettled(played: d5, expected: bc4, in: start).band == .slightlyWorse)
    }

    /// The first line shows the loss of a pawn, the second an opened diagonal.
    @Test func `a reason that two of three searches show comes before that of the last one`() throws {
        let start = try Position(fen: "r2qk2r/4bppp/b1np4/1N2p3/2P1P3/8/PP3PPP/R1BQ1RK1 w kq - 1 14")
        let comparison = { (played: String, expected: String) in
            try #require(
                MoveComparison(
                    played: try evaluation(played, .centipawns(-321), from: start),
                    expected: try evaluation(expected, .centipawns(-177), from: start))
            ).settled(as: .mistake)
        }
        let pawn = try comparison(
            "f4 Bxb5 cxb5 Qb6+ Kh1 Qxb5 a4 Qc4 Bd2 O-O Rc1 Qxe4 Re1 Qd5", "Be3 O-O Qd3 Bc8 a3 h6 b3")
        let king = try comparison(
            "f4 Qb6+ Kh1 Bxb5 cxb5 Qxb5 a4 Qc4 Ra3 exf4 Rc3 Qa6 b4 Nxb4 Bxf4 Nc6 Rg3 O-O Bh6 g6 Bxf8 Bxf8",
            "Be3 O-O a3 Nd4 a4 Bb7 Nxd4 exd4 Bxd4 Qc8 Qd3 f5 exf5 Rxf5 b4")
        let line = { (searches: [MoveComparison]) in try #require(pawn.explained(by: searches)).played.line }
        #expect(try line([pawn, pawn, king]) == pawn.played.line)
        #expect(try line([king, pawn, king]) == king.played.line)
        #expect(try line([king, pawn]) == pawn.played.line, "else the latest")
        #expect(try line([pawn, king]) == king.played.line, "else the latest")
    }

    /// The bishop that two searches see shut in is seen only where the other lines go, the attack on e4 is on the board.
    @Test func `what the expected move does comes before a disadvantage that most of the searches show`() throws {
        let start = try Position(fen: "r1bqkb1r/pppp2pp/2n2n2/5N2/2B1P3/8/PPP2PPP/RNBQK2R b KQkq - 0 6")
        let comparison = { (played: String) in
            try #require(
                MoveComparison(
                    played: try evaluation(played, .centipawns(-200), from: start),
                    expected: try evaluation(
                        "d5 Bxd5 Nxd5 Qxd5 Qxd5 exd5 Bxf5 dxc6 bxc6 Be3 Bxc2 O-O Bd6 Nd2", .centipawns(-45), from: start
                    ))
            ).settled(as: .mistake)
        }
        let point = try comparison("d6 Nc3 Ne5 Bd3 Bxf5 exf5 d5 Qe2 Qe7 O-O c6 Bf4 Nxd3 Qxd3")
        let others = try [
            comparison("d6 Nc3 Ne5 Bb3 Nxe4 Nxg7+ Bxg7 Nxe4 Qh4 Qd5 Bd7 O-O Bc6 Qe6+"),
            comparison("d6 Nc3 Na5 Be2 Bxf5 exf5 Qd7 Nd5 O-O-O Bg5 Be7 Nxe7+ Qxe7 O-O"),
        ]
        #expect(Explanation(point).full.text == "6...d6? is a mistake. 6...d5 challenges the pawn on e4.")
        #expect(Explanation(others[0]).full.text.hasPrefix("6...d6? shuts in the bishop on f8."))
        #expect(try #require(point.explained(by: [point] + others)).played.line == point.played.line)
        #expect(try #require(point.explained(by: others)).played.line == others[1].played.line)
    }

    @Test func `without a reason in any of four searches the one that settled the loss counts`() async throws {
        let start = try #require(start)
        let searches = Searches(played: [pawnUnclear, pawnUnclear], expected: [better, better])
        let comparison = try await searches.compareUntilSettled(
            played: start.move(san: "d5"), expected: start.move(san: "Bc4"), in: start)
        #expect(!Explanation(comparison).hasReason)
        #expect(comparison.band == .mistake)
        #expect(comparison.played.line == (try line(pawnUnclear.0, from: start)))
        #expect(await searches.asked.budgets == [1, 1, 2, 2, 4, 4, 8, 8].map { SearchBudget.standard.times($0) })
    }

    @Test func `an engine that fails after the loss is settled costs only the reason`() async throws {
        let start = try #require(start)
        let budget = SearchBudget.standard
        var searches = Searches(played: [pawnUnclear, pawnUnclear], expected: [better, better])
        searches.failing = budget.times(4)
        let (d5, bc4) = (try start.move(san: "d5"), try start.move(san: "Bc4"))
        let comparison = try await searches.compareUntilSettled(played: d5, expected: bc4, in: start)
        #expect(comparison.band == .mistake)
        searches.failing = budget.times(2)
        let failing = searches
        await #expect(throws: EvaluationError.noEvaluation) {
            _ = try await failing.compareUntilSettled(played: d5, expected: bc4, in: start)
        }
    }
}
