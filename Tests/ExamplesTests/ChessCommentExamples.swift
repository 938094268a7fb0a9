import Chess
import Testing

/// The examples in the comments of `Chess`.
@Suite struct ChessCommentExamples {
    @Test func `moves change a position`() async throws {
        try await example {
            var position = Position.initial
            for text in ["e4", "e5", "Nf3", "Nc6", "Bb5"] {
                position = position.playing(try position.move(san: text))
            }
            print(position.epd)  // r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq -
            print(position.fullmoveNumber, position.legalMoveCount, position.isCheck)  // 3 30 false
        }
    }

    @Test func `an invalid FEN is refused with a reason`() async throws {
        try await example {
            let position = try Position(fen: "8/8/8/8/8/k7/p7/K7 w")
            print(position.fen)  // 8/8/8/8/8/k7/p7/K7 w - - 0 1
            do {
                _ = try Position(fen: "8/8/8/8/8/k7/p7/K8 w - - 0 1")
            } catch {
                print(error)  // placement: rank 1 has 9 squares instead of 8
            }
        }
    }

    @Test func `castling rights without a rook are reported`() async throws {
        try await example {
            let fen = "r3k3/8/8/8/8/8/8/4K2R w KQkq - 0 1"
            let (position, ignored) = try Position.reading(fen: fen)
            print(ignored)  // Qk
            print(position.epd)  // r3k3/8/8/8/8/8/8/4K2R w Kq -
        }
    }

    @Test func `castling rights are written in both styles`() async throws {
        try await example {
            let position = try Position(fen: "4k3/8/8/8/8/8/8/RR2K2R w KB - 0 1")
            print(position.fen(castling: .sides))  // 4k3/8/8/8/8/8/8/RR2K2R w KB - 0 1
            print(position.fen(castling: .files))  // 4k3/8/8/8/8/8/8/RR2K2R w HB - 0 1
        }
    }

    @Test func `an EPD line is a position with operations`() async throws {
        try await example {
            let line = try EPD("6k1/5ppp/8/8/8/8/8/R5K1 w - - bm Ra8#; id \"back rank\";")
            print(line["id"] ?? [])  // ["back rank"]
            print(try line.moves("bm").map(line.position.uci))  // ["a1a8"]
        }
    }

    @Test func `the legal moves are listed`() async throws {
        try await example {
            let position = try Position(fen: "8/P6k/8/8/8/8/8/K7 w - - 0 1")
            let moves = position.legalMoves().map(position.san).sorted()
            print(moves.joined(separator: " "))  // Ka2 Kb1 Kb2 a8=B a8=N a8=Q a8=R
        }
    }

    @Test func `an ambiguous move lists its candidates`() async throws {
        try await example {
            let position = try Position(fen: "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1")
            do throws(SANError) {
                _ = try position.move(san: "Nd2")
            } catch {
                print(error)  // Nd2 could be Nbd2 or Nfd2; write which
                print(error.candidates.map(position.uci))  // ["b1d2", "f3d2"]
            }
        }
    }

    @Test func `a small piece letter is accepted at the prompt but not in a file`() async throws {
        try await example {
            print(Position.initial.san(try Position.initial.move(san: "nf3", .prompt)))  // Nf3
            do {
                _ = try Position.initial.move(san: "nf3")
            } catch {
                print(error)  // nf3 has a small letter for its piece; write a capital one
            }
        }
    }

    @Test func `a SAN is parsed before it is resolved`() async throws {
        try await example {
            let written = try SAN("0-0")
            let position = try Position(fen: "4k3/8/8/8/8/8/8/4K2R w K - 0 1")
            if let move = try written.move(in: position) {
                print(position.san(move), position.uci(move))  // O-O e1g1
            }
        }
    }

    @Test func `a move is written in the shortest form`() async throws {
        try await example {
            let position = try Position(fen: "6k1/5ppp/8/8/8/8/8/R3R1K1 w - - 0 1")
            let texts = ["a1a8", "a1c1"].compactMap { position.move(uci: $0) }.map(position.san)
            print(texts)  // ["Ra8#", "Rac1"]
        }
    }

    @Test func `castling is king takes rook`() async throws {
        try await example {
            let position = try Position(fen: "4k3/8/8/8/8/8/8/4K2R w K - 0 1")
            if let move = position.move(uci: "e1g1") {
                print(move, move.from, move.to, move.isCastling)  // e1h1 e1 h1 true
                print(position.playing(move).epd)  // 4k3/8/8/8/8/8/8/5RK1 b - -
            }
        }
    }

    @Test func `perft counts leaves`() async throws {
        try await example {
            let kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
            print(try Position(fen: kiwipete).perft(depth: 2))  // 2039
        }
    }

    @Test func `perft counts leaves by move`() async throws {
        try await example {
            for (move, nodes) in Position.initial.perftByMove(depth: 3).prefix(2) {
                print(Position.initial.uci(move), nodes)
            }
            // a2a3 380
            // a2a4 420
        }
    }

    @Test func `two move orders lead to the same position`() async throws {
        try await example {
            func position(after line: [String]) throws -> Position {
                var position = Position.initial
                for text in line {
                    position = position.playing(try position.move(san: text))
                }
                return position
            }
            let reti = try position(after: ["Nf3", "d5", "d4"])
            let queensPawn = try position(after: ["d4", "d5", "Nf3"])
            print(reti == queensPawn, reti.identity == queensPawn.identity)  // false true
            print(reti.identity.epd)  // rnbqkbnr/ppp1pppp/8/3p4/3P4/5N2/PPP1PPPP/RNBQKB1R b KQkq -
        }
    }

    @Test func `an en-passant square without a legal capture is not part of the key`() async throws {
        try await example {
            let afterE4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"
            let position = try Position(fen: afterE4)
            print(String(position.polyglotKey, radix: 16))  // 823c9b50fd114196
            print(position.epd.hasSuffix("KQkq -"), position.key == position.polyglotKey)  // true true
        }
    }

    @Test func `bitboards are combined as sets`() async throws {
        try await example {
            let start = Position.initial
            print(start.pieces(.white, .knight))  // b1 g1
            let pieces = start.pieces(.black) - start.pieces(.pawn)
            print(pieces.count, pieces.first.map(\.description) ?? "none")  // 8 a8
        }
    }

    @Test func `attackers of a square are found`() async throws {
        try await example {
            let position = try Position(fen: "4k3/8/8/3p4/4P3/2N5/8/4K3 w - - 0 1")
            print(position.attackers(of: .d5, by: .white))  // c3 e4
        }
    }

    @Test func `a square outside the board is nil`() async throws {
        try await example {
            let square = Square.e4
            print(square.file, square.rank, square.rawValue, square.isLight)  // 4 3 28 true
            print(Square("e4") == .e4, Square("z9") == nil, Square(file: 8, rank: 0) == nil)  // true true true
        }
    }
    @Test func `the moves in a list can be swapped`() async throws {
        try await example {
            let position = try Position(fen: "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1")
            var list = MoveList()
            position.legalMoves(into: &list)
            if let capture = list.firstIndex(where: { position.captured(by: $0) != nil }) { list.swapAt(0, capture) }
            print(position.san(list[0]), list.count)  // exd5 7
        }
    }

    @Test func `the piece a move captures`() async throws {
        try await example {
            let position = try Position(fen: "4k3/8/8/3pP3/8/8/8/4K2R w K d6 0 1")
            for text in ["exd6", "e6", "O-O"] {
                guard let taken = position.captured(by: try position.move(san: text)) else { continue }
                print(text, taken)
            }
            // exd6 pawn
        }
    }

    @Test func `a Polyglot book gives its moves with their weights`() async throws {
        try await example {
            var book = PolyglotBook()
            let start = Position.initial
            book.add([try start.move(san: "e4"), try start.move(san: "d4")], in: start)
            print(book.moves(in: start).map { "\(start.san($0.move)) \($0.weight)" })  // ["e4 2", "d4 1"]
            print(book.bytes.count)  // 32
        }
    }

    @Test func `a Polyglot move is read and written`() async throws {
        try await example {
            let position = try Position(fen: "4k3/8/8/8/8/8/8/4K2R w K - 0 1")
            if let move = position.move(polyglot: 0x0107) {
                print(position.san(move), position.polyglotMove(move) == 0x0107)  // O-O true
            }
        }
    }

    @Test func `a board in eight lines`() async throws {
        try await example {
            let position = try Position(fen: "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1")
            print(position.diagram.split(separator: "\n").suffix(2).joined(separator: "\n"))
            // . . . . . . . .
            // R . . . . . K .
        }
    }
}
