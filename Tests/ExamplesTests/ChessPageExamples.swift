import Chess
import Testing

/// The examples on the getting-started page of `Chess`.
@Suite struct ChessPageExamples {
    @Test func `moves are played from the initial position`() async throws {
        try await example {
            var position = Position.initial
            for text in ["d4", "Nf6", "c4", "e6", "Nc3", "Bb4"] {
                let move = try position.move(san: text)
                position = position.playing(move)
            }
            print(position.sideToMove.name, position.fullmoveNumber)  // white 4
            print(position.epd)  // rnbqk2r/pppp1ppp/4pn2/8/1bPP4/2N5/PP2PPPP/R1BQKBNR w KQkq -
        }
    }

    @Test func `an invalid move is refused with a reason`() async throws {
        try await example {
            let position = try Position(fen: "r1bqkb1r/pppn1ppp/4pn2/3p4/2PP4/2N2N2/PP2PPPP/R1BQKB1R w KQkq - 2 5")
            for text in ["cxd5", "Nd2", "Bb5", "Qz9", "0-0"] {
                do throws(SANError) {
                    _ = try position.move(san: text)
                    print(text, "can be played")
                } catch {
                    print(error.kind, error.message, separator: ": ")
                }
            }
            // cxd5 can be played
            // Nd2 can be played
            // illegal: Bb5 is not possible: no white bishop can reach b5
            // syntax: "Qz9" is not a move; write it like Nf3, exd5, O-O or e8=Q
            // illegal: O-O is not possible: the bishop on f1 is in the way
        }
    }

    @Test func `the legal moves are written in SAN and UCI`() async throws {
        try await example {
            let position = try Position(fen: "4k3/8/8/8/8/8/4q3/R3K2R w KQ - 0 1")
            for move in position.legalMoves() {
                print(position.san(move), position.uci(move))
            }
            // Kxe2 e1e2
        }
    }

    @Test func `a position reports mate, checkers and pieces`() async throws {
        try await example {
            let position = try Position(fen: "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1")
            print(position.isCheckmate, position.isStalemate)  // true false
            print(position.checkers, position.hasLegalMove)  // a8 false
            for square in position.pieces(.black) {
                if let piece = position[square] { print(piece.kind.name, square) }
            }
            // pawn f7
            // pawn g7
            // pawn h7
            // king g8
        }
    }

    @Test func `a transposition is recognised`() async throws {
        try await example {
            var seen: [PositionIdentity: String] = [:]
            for line in ["d4 Nf6 c4 e6 Nf3 d5", "Nf3 d5 d4 e6 c4 Nf6", "d4 d5 c4 e6 Nc3 Nf6"] {
                var position = Position.initial
                for text in line.split(separator: " ") {
                    position = position.playing(try position.move(san: text))
                }
                if let earlier = seen[position.identity] {
                    print("\(line) transposes to \(earlier)")
                } else {
                    seen[position.identity] = line
                }
            }
            // Nf3 d5 d4 e6 c4 Nf6 transposes to d4 Nf6 c4 e6 Nf3 d5
        }
    }

    @Test func `Chess960 needs only its FEN`() async throws {
        try await example {
            let position = try Position(fen: "1r2k3/8/8/8/8/8/8/1R2K1R1 w GBb - 0 1")
            for castling in position.legalMoves().filter(\.isCastling) {
                let after = position.playing(castling)
                print(position.san(castling), position.uci(castling), after.epd)
            }
            // O-O-O e1b1 1r2k3/8/8/8/8/8/8/2KR2R1 b b -
            // O-O e1g1 1r2k3/8/8/8/8/8/8/1R3RK1 b b -
        }
    }

    @Test func `perft counts the legal moves`() async throws {
        try await example {
            for depth in 1...4 {
                print(depth, Position.initial.perft(depth: depth))
            }
            // 1 20
            // 2 400
            // 3 8902
            // 4 197281
        }
    }
}
