import Chess
import TestSupport
import Testing

@Suite struct SANTests {
    static let start = Position.initial.fen
    static let castling = "4k3/4P3/8/8/8/8/8/4K2R w K - 0 1"
    static let promotion = "8/4P1k1/8/8/8/8/8/4K3 w - - 0 1"
    static let enPassant = "8/8/8/8/1k1Pp2B/8/8/3K4 b - d3 0 1"
    static let knights = "4k3/4r3/8/8/8/4N3/8/N3K3 w - - 0 1"
    static let queens = "6k1/8/8/8/8/2Q5/8/Q1Q2K2 w - - 0 1"

    @Test(arguments: [
        (start, "Ngf3", "Nf3"), (start, "Ng1f3", "Nf3"), (start, "Ng1-f3", "Nf3"), (start, "e2e4", "e4"),
        (start, "e2-e4", "e4"), (start, "Pe4", "e4"), (start, "e4+", "e4"), (start, " e4!? ", "e4"),
        (start, "e4##!!", "e4"),
        (castling, "0-0", "O-O"), (castling, "O-O+", "O-O"), (castling, "o-o", "O-O"), (castling, "e1g1", "O-O"),
        (castling, "e1h1", "O-O"),
        (promotion, "e8Q", "e8=Q"), (promotion, "e8=Q", "e8=Q"), (promotion, "e8=Q+", "e8=Q"),
        (promotion, "e8(Q)", "e8=Q"), (promotion, "e8/Q", "e8=Q"), (promotion, "e8=q", "e8=Q"),
        (promotion, "e7e8q", "e8=Q"), (promotion, "e7-e8=N", "e8=N+"), (promotion, "e8b", "e8=B"),
        (enPassant, "exd3", "exd3"), (enPassant, "exd3 e.p.", "exd3"), (enPassant, "exd3e.p.", "exd3"),
        (enPassant, "ed3", "exd3"), (enPassant, "ed", "exd3"), (enPassant, "e4:d3", "exd3"),
        (enPassant, "exd3ep", "exd3"), (enPassant, "e×d3", "exd3"),
        (knights, "Nc2", "Nc2"), (knights, "Nac2", "Nc2"), (queens, "Qaa3", "Qaa3"), (queens, "Qc3b2", "Q3b2"),
        ("6k1/8/8/8/Q7/8/8/Q1Q2K2 w - - 0 1", "Qa1a3", "Qa1a3"),
        (start, "♘f3", "Nf3"), (start, "♞f3", "Nf3"), (start, "♘\u{FE0E}f3", "Nf3"), (start, "♙e4", "e4"),
        (start, "e2–e4", "e4"), (start, "♘g1−f3", "Nf3"), (knights, "♔d1", "Kd1"),
        (castling, "O–O", "O-O"), (castling, "O‑O", "O-O"), (castling, "0—0", "O-O"), (castling, "O‐O", "O-O"),
        (castling, "O‒O", "O-O"), (castling, "O―O", "O-O"), (castling, "O−O+", "O-O"), (promotion, "e8=♕", "e8=Q"),
        (promotion, "e8♞", "e8=N+"), (promotion, "e8(R)", "e8=R"), (promotion, "e8/B", "e8=B"),
    ])
    func `the spellings of real files are read, and written right`(fen: String, token: String, written: String) throws {
        let position = try Position(fen: fen)
        let move = try #require(try position.move(san: token))
        #expect(position.san(move) == written)
    }

    @Test(arguments: [
        (start, "Nd2", SANError.Kind.illegal, "Nd2 is not possible: your own pawn stands on d2"),
        (start, "Nd5", .illegal, "Nd5 is not possible: no white knight can reach d5"),
        (start, "Bc4", .illegal, "Bc4 is not possible: no white bishop can reach c4"),
        (start, "Nfxd2", .illegal, "Nfxd2 is not possible: your own pawn stands on d2"),
        (start, "e5", .illegal, "e5 is not possible: the pawn on e2 cannot reach e5"),
        (start, "exd3", .illegal, "exd3 is not possible: there is nothing to capture on d3"),
        (start, "O-O", .illegal, "O-O is not possible: the bishop on f1 stands between"),
        (start, "e9", .syntax, "e9 is no move; write it like Nf3, exd5, O-O or e8=Q"),
        (start, "hello", .syntax, "hello is no move; write it like Nf3, exd5, O-O or e8=Q"),
        (start, "", .syntax, "a move is missing"),
        (start, "@@@@", .syntax, "@@@@ is an engine's null move; write -- for a null move"),
        (start, "0000", .syntax, "0000 is an engine's null move; write -- for a null move"),
        (start, "nf3", .syntax, "nf3 has a small letter for its piece; write a capital one"),
        (start, "e4e.p.", .illegal, "e4 is no en-passant capture; leave out the e.p."),
        (castling, "Kg1", .illegal, "Kg1 is not possible: castling is written O-O or O-O-O"),
        (castling, "O-O-O", .illegal, "O-O-O is not possible: the king or that rook has moved, or the rook is gone"),
        (promotion, "e8", .promotionMissing, "e8 does not say what the pawn becomes; write e8=B, e8=N, e8=Q or e8=R"),
        (promotion, "e8=", .syntax, "e8= does not say what the pawn becomes; write =Q, =R, =B or =N"),
        (promotion, "e8=K", .syntax, "e8=K: a pawn becomes a queen, rook, bishop or knight"),
        (queens, "Qb2", .ambiguous, "Qb2 could be Qab2, Qc1b2 or Q3b2; write which"),
        ("4k3/8/8/1b6/8/3N4/8/N3K3 w - - 0 1", "Nd5", .illegal, "Nd5 is not possible: no white knight can reach d5"),
        (knights, "Nd5", .illegal, "Nd5 is not possible: the knight on e3 is pinned to the king"),
        (
            "8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1", "exd3", .illegal,
            "exd3 is not possible: taking en passant would open a line to the king"
        ),
        (
            "4k3/8/8/8/8/8/4r3/N3K3 w - - 0 1", "Nb3", .illegal,
            "Nb3 is not possible: the king is in check by the rook on e2, and this does not meet it"
        ),
        ("4k3/8/8/8/8/8/4r3/R3K3 w Q - 0 1", "O-O-O", .illegal, "O-O-O is not possible: the king is in check"),
        ("3rk3/8/8/8/8/8/8/R3K3 w Q - 0 1", "O-O-O", .illegal, "O-O-O is not possible: d1 is attacked"),
    ])
    func `what cannot be played is refused with its reason`(
        fen: String, token: String, kind: SANError.Kind, message: String
    ) throws {
        let position = try Position(fen: fen)
        do throws(SANError) {
            let move = try position.move(san: token)
            Issue.record("\(token) was read as \(move.map { position.san($0) } ?? "a null move")")
        } catch {
            #expect(error.kind == kind)
            #expect(error.message == message)
        }
    }

    @Test(arguments: ["--", "Z0"]) func `null moves are read, but not in check`(token: String) throws {
        #expect(try Position.initial.move(san: token) == nil)
        let check = try Position(fen: "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1")
        #expect(throws: SANError.self) { try check.move(san: token) }
    }

    @Test func `the prompt takes small piece letters where only one move can be meant`() throws {
        let position = try Position.after(["e4", "e5"])
        #expect(position.san(try #require(try position.move(san: "nf3", .prompt))) == "Nf3")
        #expect(position.san(try #require(try position.move(san: "bc4", .prompt))) == "Bc4")
        #expect(position.san(try #require(try position.move(san: "qh5", .prompt))) == "Qh5")
    }

    @Test func `a small b stays a pawn while a b-pawn move is legal`() throws {
        let both = try Position(fen: "4k3/8/8/8/2n5/1P1B4/8/4K3 w - - 0 1")
        #expect(both.san(try #require(try both.move(san: "bc4", .prompt))) == "bxc4")
        #expect(both.san(try #require(try both.move(san: "Bc4", .prompt))) == "Bxc4")
        #expect(both.san(try #require(try both.move(san: "be4", .prompt))) == "Be4")
    }

    @Test func `an ambiguous move lists its candidates`() throws {
        let position = try Position(fen: Self.queens)
        do throws(SANError) {
            _ = try position.move(san: "Qb2")
            Issue.record("it was accepted")
        } catch {
            #expect(error.candidates.map { position.san($0) } == ["Qab2", "Qc1b2", "Q3b2"])
        }
    }

    @Test func `every legal move of five hundred varied positions goes out and comes back`() throws {
        var positions = 0
        var seed: UInt64 = 1
        while positions < 500 {
            var dice = Dice(seed: seed)
            seed += 1
            var position = Position.initial
            for ply in 0..<Int.random(in: 4...160, using: &dice) {
                guard let move = position.legalMoves().randomElement(using: &dice) else { break }
                position = position.playing(move)
                guard ply % 13 == 7 else { continue }
                positions += 1
                let moves = position.legalMoves()
                let texts = moves.map { position.san($0) }
                #expect(Set(texts).count == moves.count, "two moves share a name in \(position.fen)")
                for (move, text) in zip(moves, texts) {
                    #expect(try position.move(san: text) == move)
                    #expect(position.move(uci: position.uci(move)) == move)
                    #expect(position.move(stored: position.storedMove(move)) == move)
                }
            }
        }
    }
}
