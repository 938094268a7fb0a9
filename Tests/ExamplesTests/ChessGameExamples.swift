import Chess
import Testing

/// Examples of boards and games, in the comments and on the getting-started page of `Chess`.
@Suite struct ChessGameExamples {
    @Test func `a game knows its end and takes moves back`() async throws {
        try await example {
            var game = Game()
            for text in ["f3", "e5", "g4", "Qh4"] { try game.play(san: text) }
            print(game.outcome.map { "\($0)" } ?? "not over")  // Black wins by checkmate
            game.undo()
            print(game.outcome == nil, game.position.sideToMove)  // true black
        }
    }

    @Test func `knights and bishops may lack the power to mate`() async throws {
        try await example {
            for fen in ["8/8/4k3/8/8/3NK3/8/8 w", "8/8/4kb2/8/8/3NK3/8/8 w", "8/8/4k1b1/8/8/3BK3/8/8 w"] {
                print(try Position(fen: fen).hasInsufficientMaterial)
            }
            // true
            // false
            // true
        }
    }

    @Test func `a move is found by its squares`() async throws {
        try await example {
            let position = try Position(fen: "4k3/P7/8/8/8/8/8/4K2R w K - 0 1")
            print(position.move(from: .a7, to: .a8) == nil)  // true
            print(position.move(from: .a7, to: .a8, promotion: .knight).map(position.san) ?? "none")  // a8=N
            print(position.move(from: .e1, to: .g1).map(position.san) ?? "none")  // O-O
        }
    }

    @Test func `squares between two squares`() async throws {
        try await example {
            print(Bitboard.between(.a1, .d4), Bitboard.between(.a1, .g2))  // b2 c3 -
            print(Bitboard.rank(1) & Bitboard.light - [.g2])  // a2 c2 e2
        }
    }

    @Test func `the moves of one piece`() async throws {
        try await example {
            print(Position.initial.legalMoves(from: .b1).map(Position.initial.san).sorted())  // ["Na3", "Nc3"]
        }
    }

    @Test func `a position without black pawns is built`() async throws {
        try await example {
            var board = Position.initial.board
            for square in Bitboard.rank(6) { board[square] = nil }
            let handicap = try Position(board: board, castlingRooks: Position.initial.castlingRooks)
            print(handicap.fen)  // rnbqkbnr/8/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
        }
    }

    @Test func `a position is mirrored`() async throws {
        try await example {
            let position = try Position(fen: "4k3/8/8/8/8/8/4P3/4K2R w K - 3 7")
            print(position.mirrored.fen)  // 4k2r/4p3/8/8/8/8/8/4K3 b k - 3 7
        }
    }

    @Test func `start positions of Chess960 have numbers`() async throws {
        try await example {
            if let position = Position(chess960: 0) {
                print(position.epd)  // bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf -
            }
            print(Position.initial.chess960Number ?? -1)  // 518
        }
    }

    @Test func `a pinned piece and its line`() async throws {
        try await example {
            let position = try Position(fen: "4k3/8/4r3/8/1b6/2N5/4B3/4K3 w - - 0 1")
            print(position.pinned(.white))  // e2 c3
            if let line = position.pinLine(of: .c3) { print(line) }  // e1 d2 c3 b4 a5
        }
    }

    @Test func `moves of one piece, and a move between two squares`() async throws {
        try await example {
            let position = try Position(fen: "4k3/P7/8/3pP3/8/8/8/4K2R w K d6 0 2")
            print(position.legalMoves(from: .e5).map(position.san).sorted())  // ["e6", "exd6"]
            if let move = position.move(from: .e5, to: .d6) {
                print(position.isCapture(move), position.isEnPassant(move))  // true true
            }
            if let move = position.move(from: .a7, to: .a8, promotion: .rook) {
                print(position.san(move), position.givesCheck(move))  // a8=R+ true
            }
            if let square = Square("h9") { print(square) } else { print("not a square") }  // not a square
        }
    }

    @Test func `a draw by repetition is claimed`() async throws {
        try await example {
            var game = Game()
            for text in ["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8"] { try game.play(san: text) }
            print(game.repetitions, game.outcome == nil)  // 3 true
            if let draw = game.outcome(claimingDraws: true) { print(draw) }  // draw by threefold repetition
            game.undo()
            print(game.moves.count, game.repetitions)  // 7 2
        }
    }

    @Test func `a board as text, and the attackers of a square`() async throws {
        try await example {
            let position = try Position(fen: "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1")
            print(position.diagram.split(separator: "\n").suffix(2).joined(separator: "\n"))
            // . . . . . . . .
            // R . . . . . K .
            print(position.attackers(of: .a8, by: .white))  // a1
            print(position.attackers(of: .g8, by: .white).isEmpty)  // true
        }
    }

    @Test func `sets of squares and pins`() async throws {
        try await example {
            let position = try Position(fen: "4k3/8/4r3/8/1b6/2N5/4B3/4K3 w - - 0 1")
            let minor = position.pieces(.knight) | position.pieces(.bishop)
            print(minor & position.pieces(.white), minor - position.pinned(.white))  // e2 c3 b4
            if let line = position.pinLine(of: .c3) {
                print(position.legalMoves(from: .c3).count, line)  // 0 e1 d2 c3 b4 a5
            }
            print(position.hasInsufficientMaterial, Bitboard.rank(0) & Bitboard.dark)  // false a1 c1 e1 g1
        }
    }

    @Test func `a position is built and mirrored`() async throws {
        try await example {
            var board = Position.initial.board
            for square in Bitboard.file(0) { board[square] = nil }
            let position = try Position(board: board, sideToMove: .black)
            print(position.fen)  // 1nbqkbnr/1ppppppp/8/8/8/8/1PPPPPPP/1NBQKBNR b - - 0 1
            print(try position.playing(position.move(san: "e5")).mirrored.epd)
            // 1nbqkbnr/1ppppppp/8/8/4P3/8/1PPP1PPP/1NBQKBNR b - -
        }
    }

    @Test func `a start position of Chess960 on the page`() async throws {
        try await example {
            if let start = Position(chess960: 356) {
                print(start.epd)  // nbbrkrqn/pppppppp/8/8/8/8/PPPPPPPP/NBBRKRQN w FDfd -
                print(start.chess960Number ?? -1, Position.initial.chess960Number ?? -1)  // 356 518
            }
        }
    }
}
