import Chess
import TestSupport
import Testing

/// The design's table of SAN, one test per row: spellings of real files are read, and written correctly.
@Suite struct SANTests {
    static let start = Position.initial.fen
    static let castling = "4k3/4P3/8/8/8/8/8/4K2R w K - 0 1"
    static let promotion = "8/4P1k1/8/8/8/8/8/4K3 w - - 0 1"
    static let enPassant = "8/8/8/8/1k1Pp2B/8/8/3K4 b - d3 0 1"
    static let knights = "4k3/4r3/8/8/8/4N3/8/N3K3 w - - 0 1"
    static let queens = "6k1/8/8/8/8/2Q5/8/Q1Q2K2 w - - 0 1"
    static let longCastling = "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1"

    /// Returns the SAN written for a token.
    private func written(_ fen: String, _ token: String) throws -> String {
        let position = try Position(fen: fen)
        return try SAN(token).move(in: position).map { position.san($0) } ?? "--"
    }

    @Test(arguments: [
        (start, "Ngf3", "Nf3"), (start, "Ng1f3", "Nf3"), (knights, "Nc2", "Nc2"), (knights, "Nac2", "Nc2"),
        (knights, "Na1c2", "Nc2"),
    ])
    func `unnecessary disambiguation is read`(fen: String, token: String, san: String) throws {
        #expect(try written(fen, token) == san)
    }

    @Test(arguments: [
        (start, "Ng1-f3", "Nf3"), (start, "e2-e4", "e4"), (start, "e2e4", "e4"), (promotion, "e7e8q", "e8=Q"),
        (promotion, "e7-e8=N", "e8=N+"), (castling, "e1g1", "O-O"), (castling, "e1h1", "O-O"),
        (longCastling, "e1c1", "O-O-O"), (start, "Pe4", "e4"), (start, "g1f3", "Nf3"),
    ])
    func `squares with and without a hyphen, and a pawn's letter, are read`(fen: String, token: String, san: String)
        throws
    {
        #expect(try written(fen, token) == san)
    }

    @Test(arguments: [
        (start, "e4+", "e4"), (start, " e4!? ", "e4"), (start, "e4##!!", "e4"), (promotion, "e8=N", "e8=N+"),
        (promotion, "e8=N#", "e8=N+"), (promotion, "e8=N++", "e8=N+"),
        ("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "Ra8", "Ra8#"), ("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "Ra8+?!", "Ra8#"),
    ])
    func `missing, wrong and doubled marks are corrected`(fen: String, token: String, san: String) throws {
        #expect(try written(fen, token) == san)
    }

    @Test(arguments: ["O-O", "0-0", "o-o", "O-O+", "O–O", "O‑O", "0—0", "O‐O", "O‒O", "O―O", "O−O", "O-O!"])
    func `castling with zeros, small letters and typographic dashes is read`(token: String) throws {
        #expect(try written(Self.castling, token) == "O-O")
    }

    @Test(arguments: ["O-O-O+", "0-0-0", "o-o-o", "O–O–O"]) func `castling long is read`(token: String) throws {
        #expect(try written(Self.longCastling, token) == "O-O-O")
    }

    @Test(arguments: [
        ("e8Q", "e8=Q"), ("e8=q", "e8=Q"), ("e8=Q+", "e8=Q"), ("e8(Q)", "e8=Q"), ("e8/Q", "e8=Q"), ("e8(R)", "e8=R"),
        ("e8/B", "e8=B"), ("e8b", "e8=B"), ("e8=♕", "e8=Q"), ("e8♞", "e8=N+"), ("Pe8=R", "e8=R"),
    ])
    func `promotions in all spellings are read`(token: String, san: String) throws {
        #expect(try written(Self.promotion, token) == san)
    }

    @Test(arguments: [
        "exd3", "exd3 e.p.", "exd3e.p.", "exd3ep", "exd3 ep.", "ed3", "ed", "e4:d3", "e:d3", "e×d3", "eXd3",
    ])
    func `en passant, and captures without x, are read`(token: String) throws {
        #expect(try written(Self.enPassant, token) == "exd3")
    }

    @Test(arguments: ["--", "Z0", "–– "]) func `null moves are read, written as --, and refused in check`(
        token: String
    ) throws {
        #expect(try SAN(token).move(in: .initial) == nil)
        let error = try #require(throws: SANError.self) { try Position.initial.move(san: token) }
        #expect(error.kind == .nullMove)
        let check = try Position(fen: "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1")
        #expect(throws: SANError.self) { try check.move(san: token) }
    }

    @Test(arguments: [
        (start, "♘f3", "Nf3"), (start, "♞f3", "Nf3"), (start, "♘\u{FE0E}f3", "Nf3"), (start, "♙e4", "e4"),
        (start, "♟e4", "e4"), (start, "♘g1−f3", "Nf3"), (knights, "♔d1", "Kd1"), (knights, "♚d1", "Kd1"),
        (queens, "♕aa3", "Qaa3"), (queens, "♛aa3", "Qaa3"), (longCastling, "♖d1", "Rd1"),
        (longCastling, "♜d1", "Rd1"), ("4k3/8/8/8/8/8/8/4KB2 w - - 0 1", "♗b5", "Bb5+"),
        ("4k3/8/8/8/8/8/8/4KB2 w - - 0 1", "♝b5", "Bb5+"),
    ])
    func `figurines of either colour are read`(fen: String, token: String, san: String) throws {
        #expect(try written(fen, token) == san)
    }

    @Test func `the prompt accepts small piece letters if only one move matches`() throws {
        let position = try Position.after(["e4", "e5"])
        #expect(position.san(try position.move(san: "nf3", .prompt)) == "Nf3")
        #expect(position.san(try position.move(san: "bc4", .prompt)) == "Bc4")
        #expect(position.san(try position.move(san: "qh5", .prompt)) == "Qh5")
    }

    @Test func `a small b stays a pawn while a b-pawn move is legal`() throws {
        let both = try Position(fen: "4k3/8/8/8/2n5/1P1B4/8/4K3 w - - 0 1")
        #expect(both.san(try both.move(san: "bc4", .prompt)) == "bxc4")
        #expect(both.san(try both.move(san: "Bc4", .prompt)) == "Bxc4")
        #expect(both.san(try both.move(san: "be4", .prompt)) == "Be4")
    }

    @Test func `a small b is a bishop if no pawn can make the move`() throws {
        let position = try Position(fen: "4k3/8/8/8/8/1P1B4/8/4K3 w - - 0 1")
        #expect(position.san(try position.move(san: "bdc4", .prompt)) == "Bc4")
        #expect(position.san(try position.move(san: "bd3c4", .prompt)) == "Bc4")
        #expect(throws: SANError.self) { try position.move(san: "bc8q", .prompt) }
    }

    @Test(arguments: [
        (knights, "a1c2", "Nc2"), (queens, "a1a3", "Qaa3"), (queens, "c3b2", "Q3b2"), (queens, "c1b2", "Qc1b2"),
        ("6k1/8/8/8/Q7/8/8/Q1Q2K2 w - - 0 1", "a1a3", "Qa1a3"), ("4k3/8/8/R7/8/8/8/R3K3 w - - 0 1", "a1a3", "R1a3"),
        ("4k3/8/8/8/8/4p3/3P1P2/4K3 w - - 0 1", "d2e3", "dxe3"), (promotion, "e7e8n", "e8=N+"),
    ])
    func `a move is disambiguated by file, else rank, else both`(
        fen: String, uci: String, san: String
    ) throws {
        let position = try Position(fen: fen)
        let move = try #require(position.move(uci: uci))
        #expect(position.san(move) == san)
        var bytes: [UInt8] = Array("1.".utf8)
        position.appendSAN(of: move, to: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == "1." + san)
    }

    @Test func `checks by discovery, castling, en passant and promotion are marked`() throws {
        for (fen, uci, san) in [
            ("4k3/8/8/8/4N3/8/8/4RK2 w - - 0 1", "e4c5", "Nc5+"), ("5k2/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "O-O+"),
            ("8/8/8/k2pP2R/8/8/8/4K3 w - d6 0 1", "e5d6", "exd6+"),
            ("3k4/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8q", "a8=Q+"),
        ] {
            let position = try Position(fen: fen)
            #expect(position.san(try #require(position.move(uci: uci))) == san)
        }
    }

    @Test func `playing a token equals reading and playing it; an error changes nothing`() throws {
        var position = Position.initial
        for token in ["e4", "c5", "Nf3", "--", "d4", "cxd4", "Ng1-f3"] {
            let before = position
            let bytes = Array(token.utf8)
            do throws(SANError) {
                let move = try position.play(san: bytes.span)
                #expect(position == (move.map(before.playing) ?? before.playingNull()))
            } catch {
                #expect(token == "Ng1-f3")
                #expect(position == before)
            }
        }
        #expect(position.fen == "rnbqkbnr/pp1ppppp/8/8/3pP3/5N2/PPP2PPP/RNBQKB1R w KQkq - 0 4")
    }
}
