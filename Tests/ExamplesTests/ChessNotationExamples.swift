import Chess
import Testing

/// Examples of lines, FEN, EPD and Polyglot books, in the comments and on the getting-started page of `Chess`.
@Suite struct ChessNotationExamples {

    @Test func `a line is written with and without numbers`() async throws {
        try await example {
            let position = try Position(fen: "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3")
            let line = [Move(from: .f1, to: .b5), Move(from: .a7, to: .a6), Move(from: .b5, to: .a4)]
            print(position.san(of: line))  // 3.Bb5 a6 4.Ba4
            print(position.playing(line[0]).san(of: line.dropFirst(), numbers: .spaced))  // 3... a6 4. Ba4
            print(position.san(of: line, numbers: .none))  // Bb5 a6 Ba4
        }
    }

    @Test func `a line on the page`() async throws {
        try await example {
            var game = Game()
            for text in ["e4", "e5", "Nf3", "Nc6", "Bb5"] { try game.play(san: text) }
            print(game.start.san(of: game.moves))  // 1.e4 e5 2.Nf3 Nc6 3.Bb5
            print(game.positions[3].san(of: game.moves[3...], numbers: .spaced))  // 2... Nc6 3. Bb5
            print(game.position.moveNumberText)  // 3...
        }
    }

    @Test func `a FEN is refused, or read without rights that are impossible`() async throws {
        try await example {
            do throws(FENError) {
                _ = try Position(fen: "8/8/8/8/8/8/8/K7 w - - 0 1")
            } catch {
                print(error)  // placement: black has no king
            }
            let (position, dropped) = try Position.reading(fen: "r3k3/8/8/8/8/8/8/4K2R w KQkq - 0 1")
            print(position.epd, dropped)  // r3k3/8/8/8/8/8/8/4K2R w Kq - Qk
        }
    }

    @Test func `an EPD line is read and written`() async throws {
        try await example {
            let test = try EPD("2rr3k/pp3pp1/1nnqbN1p/3pN3/2pP4/2P3Q1/PPB4P/R4RK1 w - - bm Qg6; id \"WAC.001\";")
            print(test["id"] ?? [], try test.moves("bm").map(test.position.san))  // ["WAC.001"] ["Qg6"]
            print(EPD(position: .initial, operations: [EPD.Operation(code: "bm", operands: ["e4", "d4"])]))
            // rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - bm e4 d4;
        }
    }

    @Test func `a Polyglot book on the page`() async throws {
        try await example {
            var book = PolyglotBook()
            let start = Position.initial
            book.add([try start.move(san: "e4"), try start.move(san: "d4")], in: start)
            if let copy = PolyglotBook(bytes: book.bytes) {
                for (move, weight) in copy.moves(in: start) { print(start.san(move), weight) }
            }
            // e4 2
            // d4 1
            print(String(start.polyglotKey, radix: 16))  // 463b96181691fc9c
        }
    }
}
