import Chess
import Testing

/// The moves of a game and its end.
struct GameTests {
    private func game(_ line: String, from fen: String? = nil) throws -> Game {
        var game = Game(from: try fen.map { try Position(fen: $0) } ?? .initial)
        for san in line.split(separator: " ") { try game.play(san: String(san)) }
        return game
    }

    @Test(
        arguments: [
            (nil, "f3 e5 g4 Qh4", GameOutcome.checkmate(winner: .black)),
            (nil, "e4 e5 Qh5 Nc6 Bc4 Nf6 Qxf7", .checkmate(winner: .white)),
            ("7k/8/6Q1/8/8/8/8/K7 b - - 0 1", "", .stalemate),
            ("7k/8/8/8/8/8/6n1/K7 b - - 0 1", "", .insufficientMaterial),
            ("7k/8/8/8/8/8/R7/K7 w - - 149 90", "Ra3", .seventyFiveMoves),
            ("7k/8/8/8/8/8/R7/K7 w - - 148 90", "Ra3", nil),
            ("7k/6Q1/6K1/8/8/8/8/8 b - - 150 90", "", .checkmate(winner: .white)),
            (nil, "e4", nil), ("8/8/4k3/8/8/4K3/4p3/8 w - - 0 1", "Kxe2", .insufficientMaterial),
        ] as [(String?, String, GameOutcome?)])
    func `the end of a game is found`(fen: String?, line: String, outcome: GameOutcome?) throws {
        #expect(try game(line, from: fen).outcome == outcome)
    }

    @Test func `a position that occurs for the third time can be claimed, for the fifth time ends the game`() throws {
        var game = Game()
        for times in 1...5 {
            #expect(game.repetitions == times)
            #expect(game.outcome == (times == 5 ? .fivefoldRepetition : nil))
            #expect(
                game.outcome(claimingDraws: true)
                    == (times < 3 ? nil : times == 5 ? .fivefoldRepetition : .threefoldRepetition))
            for san in ["Nf3", "Nf6", "Ng1", "Ng8"] { try game.play(san: san) }
        }
    }

    @Test func `positions with other rights or another legal en-passant capture are not the same`() throws {
        let rights = try game("Ke2 Ke7 Ke1 Ke8", from: "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1")
        #expect(rights.repetitions == 1)
        let capture = try game("e4 Kd8 Ke2 Ke8 Ke1", from: "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1")
        #expect(capture.repetitions == 1)
        let noCapture = try game("e4 Kd8 Kd1 Ke8 Ke1", from: "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1")
        #expect(noCapture.repetitions == 2)
    }

    @Test func `fifty moves can be claimed`() throws {
        let game = try game("Ra3", from: "7k/8/8/8/8/8/R7/K7 w - - 99 90")
        #expect(game.outcome == nil)
        #expect(game.outcome(claimingDraws: true) == .fiftyMoves)
        #expect(
            GameOutcome.fiftyMoves.isClaim && GameOutcome.threefoldRepetition.isClaim && !GameOutcome.stalemate.isClaim)
        #expect(GameOutcome.fiftyMoves.winner == nil && GameOutcome.checkmate(winner: .white).winner == .white)
    }

    @Test func `an outcome is written as a sentence`() {
        let outcomes: [GameOutcome] = [
            .checkmate(winner: .black), .stalemate, .insufficientMaterial, .fivefoldRepetition, .seventyFiveMoves,
            .threefoldRepetition, .fiftyMoves,
        ]
        #expect(
            outcomes.map(\.description) == [
                "Black wins by checkmate", "draw by stalemate", "draw by insufficient material",
                "draw by fivefold repetition", "draw by the 75-move rule", "draw by threefold repetition",
                "draw by the 50-move rule",
            ])
    }

    @Test func `an illegal move changes nothing, and moves are taken back`() throws {
        var game = try game("e4 e5")
        let before = game
        let illegal = try Position(fen: "4k3/8/8/8/8/8/8/4K2R w K - 0 1").move(san: "O-O")
        let isPlayed = game.play(illegal)
        #expect(!isPlayed)
        #expect(throws: SANError.self) { try game.play(san: "Ke3") }
        #expect(throws: SANError.self) { try game.play(san: "--") }
        #expect(game == before)
        let undone = [game.undo(), game.undo(), game.undo()]
        #expect(undone.map { $0?.description } == ["e7e5", "e2e4", nil])
        #expect(game == Game() && game.position == .initial && game.start == .initial)
    }

    @Test(arguments: [
        ("8/8/4k3/8/8/4K3/8/8 w", true), ("8/8/4k3/8/8/3NK3/8/8 w", true), ("8/8/4k3/8/8/3BK3/8/8 w", true),
        ("8/8/4kb2/8/8/3NK3/8/8 w", false), ("8/8/4kn2/8/8/3NK3/8/8 w", false), ("8/8/4k1b1/8/8/3BK3/8/8 w", true),
        ("8/8/4kb2/8/8/3BK3/8/8 w", false), ("8/8/4k3/8/8/2NNK3/8/8 w", false), ("8/4p3/4k3/8/8/4K3/8/8 w", false),
        ("8/8/4k3/8/8/3QK3/8/8 w", false), ("8/8/4k3/8/3B4/4KB2/8/8 w", false),
    ])
    func `material that cannot mate ends the game`(fen: String, isInsufficient: Bool) throws {
        let position = try Position(fen: fen)
        #expect(position.hasInsufficientMaterial == isInsufficient)
        #expect(position.mirrored.hasInsufficientMaterial == isInsufficient)
    }

    @Test func `one side alone may lack the material`() throws {
        let position = try Position(fen: "8/8/4k3/8/8/3NK3/4p3/8 w - - 0 1")
        #expect(!position.hasInsufficientMaterial(.white) && !position.hasInsufficientMaterial(.black))
        let queen = try Position(fen: "8/8/4kq2/8/8/3NK3/8/8 w - - 0 1")
        #expect(queen.hasInsufficientMaterial(.white) && !queen.hasInsufficientMaterial(.black))
    }
}
