import Chess
import TestSupport
import Testing

/// The design's list of FEN features, one test per entry.
@Suite struct FENTests {
    private static let bare = "4k3/8/8/8/8/8/8/4K3"

    @Test(arguments: [
        ("\(bare) w", "\(bare) w - - 0 1"), ("\(bare) w - -", "\(bare) w - - 0 1"),
        ("\(bare) w - - 7", "\(bare) w - - 7 1"),
        ("\(bare) b - - 7 30", "\(bare) b - - 7 30"), ("\(bare) W - - 7 30", "\(bare) w - - 7 30"),
    ])
    func `two to six fields are read, six are written`(fen: String, written: String) throws {
        #expect(try Position(fen: fen).fen == written)
    }

    @Test(arguments: [
        "  4k3/8/8/8/8/8/8/4K3   b  -   - 7  9 ", "4k3/8/8/8/8/8/8/4K3_b_-_-_7_9",
        "\t4k3/8/8/8/8/8/8/4K3 b\t- -  7 9\r\n",
    ])
    func `any number of blanks, tabs and underscores separates fields`(fen: String) throws {
        #expect(try Position(fen: fen).fen == "\(Self.bare) b - - 7 9")
    }

    @Test(arguments: [
        ("99999 1", "65535 1"), ("0 0", "0 1"), ("99999999999999999999999 99999999999999999999999", "65535 65535"),
        ("-5 -1", "0 1"), ("- -", "0 1"), ("65536 3", "65535 3"), ("10000 20000", "10000 20000"),
    ])
    func `clocks out of range are clamped`(clocks: String, written: String) throws {
        #expect(try Position(fen: "\(Self.bare) w - - \(clocks)").fen == "\(Self.bare) w - - \(written)")
    }

    @Test func `all possible clocks are read`() throws {
        var position = try Position(fen: "\(Self.bare) w - - 65534 65535")
        for text in ["e1d1", "e8d8", "d1e1", "d8e8"] {
            position = position.playing(try #require(position.move(uci: text)))
            #expect(try Position(fen: position.fen) == position)
        }
        #expect(position.fen == "\(Self.bare) w - - 65535 65535")
    }

    @Test(arguments: [
        ("4k3/8/8/8/8/8/8/4K2R w KQkq - 0 1", "K", "Qkq"), ("r3k2r/8/8/8/8/8/8/4K3 w KQkq - 0 1", "kq", "KQ"),
        ("4k3/8/8/8/8/8/4K3/R6R w KQ - 0 1", "-", "KQ"), ("4k2r/8/8/8/8/8/8/4K2R w HAha - 0 1", "Kk", "Aa"),
    ])
    func `castling rights without king and rook are dropped and reported`(fen: String, rights: String, ignored: String)
        throws
    {
        let read = try Position.reading(fen: fen)
        #expect(read.ignored == ignored)
        #expect(read.position.epd.split(separator: " ")[2] == rights)
    }

    @Test(arguments: [
        "\(bare) w - e6 0 1", "4k3/8/8/4p3/8/8/8/4K3 w - e6 0 1", "4k3/8/8/3Pp3/8/8/8/4K3 w - e3 0 1",
        "4k3/8/4n3/3Pp3/8/8/8/4K3 w - e6 0 1", "4k3/4r3/8/3Pp3/8/8/8/4K3 w - e6 0 1",
        "4k3/8/8/3Pp3/8/8/8/4K3 w - d6 0 1", "8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1",
    ])
    func `an en-passant square without a legal capture is dropped silently`(fen: String) throws {
        let read = try Position.reading(fen: fen)
        #expect(read.ignored.isEmpty)
        #expect(read.position.legalEnPassant == nil)
        #expect(read.position.epd.hasSuffix(" -"))
    }

    @Test func `an en-passant square with a legal capture stays`() throws {
        let fen = "4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1"
        #expect(try Position(fen: fen).fen == fen)
        #expect(try Position(fen: fen).legalEnPassant == Square("e6"))
    }

    @Test(arguments: [
        // Input, X-FEN, Shredder-FEN.
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "KQkq", "HAha"),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1", "KQkq", "HAha"),
        ("1r2kr2/8/8/8/8/8/8/1R1K1R2 w KQkq - 0 1", "KQkq", "FBfb"),
        ("1r2kr2/8/8/8/8/8/8/1R1K1R2 w FBfb - 0 1", "KQkq", "FBfb"),
        ("4k3/8/8/8/8/8/8/RR2K1RR w GB - 0 1", "GB", "GB"), ("4k3/8/8/8/8/8/8/RR2K1RR w KQ - 0 1", "KQ", "HA"),
        ("4k3/8/8/8/8/8/8/RR2K1RR w KB - 0 1", "KB", "HB"),
    ])
    func `Chess960 castling rights are read and written in X-FEN and Shredder-FEN`(
        fen: String, sides: String, files: String
    ) throws {
        let position = try Position(fen: fen)
        #expect(position.fen(castling: .sides).split(separator: " ")[2] == sides)
        #expect(position.fen(castling: .files).split(separator: " ")[2] == files)
        #expect(position.fen == position.fen(castling: position.isChess960 ? .files : .sides))
    }

    @Test(arguments: [
        ("", "FEN: needs placement and side to move, as in \(Position.initial.fen)"),
        (bare, "FEN: needs placement and side to move, as in \(Position.initial.fen)"),
        ("\(bare) w - - 0 1 extra", "FEN: has 7 fields; a FEN has at most 6"),
        ("4k3/8/8/8/8/8/4K3 w - - 0 1", "placement: has 7 ranks instead of 8"),
        ("4k3/8/8/8/8/8/8/8/4K3 w - - 0 1", "placement: has 9 ranks instead of 8"),
        (
            "4k3/8/8/9/8/8/8/4K3 w - - 0 1",
            "placement: \"9\" in rank 5 is neither a piece (PNBRQK, pnbrqk) nor a digit from 1 to 8"
        ),
        ("4k4/8/8/8/8/8/8/4K3 w - - 0 1", "placement: rank 8 has 9 squares instead of 8"),
        ("4k3/8/8/8/7/8/8/4K3 w - - 0 1", "placement: rank 4 has 7 squares instead of 8"),
        ("8/8/8/8/8/8/8/4K3 w - - 0 1", "placement: black has no king"),
        ("4k3/8/8/8/8/8/8/3KK3 w - - 0 1", "placement: white has 2 kings"),
        ("P3k3/8/8/8/8/8/8/4K3 w - - 0 1", "placement: a pawn is on the first or the last rank"),
        ("4k3/8/8/8/8/8/8/4K2p w - - 0 1", "placement: a pawn is on the first or the last rank"),
        ("4k3/8/8/8/QQQQQQQQ/QQQQQQQQ/8/4K3 w - - 0 1", "placement: white has 17 pieces; a side has at most 16"),
        ("\(bare) x - - 0 1", "side to move: must be w or b"),
        ("\(bare) w X - 0 1", "castling rights: \"X\" is not one of KQkq, A to H, a to h or -"),
        ("4k3/8/8/8/8/8/8/RR2K2R w HBA - 0 1", "castling rights: names two rooks on one side of the white king"),
        ("\(bare) w - e9 0 1", "en passant: must be a square such as e3, or -"),
        ("\(bare) w - - x 1", "halfmove clock: must be a number"),
        ("\(bare) w - - 1 1.5", "fullmove number: must be a number"),
        ("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", "position: black is in check, but it is white's move"),
        ("4k3/8/8/8/8/3n1n2/4r3/4K3 w - - 0 1", "position: 3 pieces give check at once; at most two can"),
    ])
    func `an impossible position is refused with the field's name`(fen: String, message: String) {
        do throws(FENError) {
            _ = try Position(fen: fen)
            Issue.record("accepted")
        } catch {
            #expect(error.description == message)
        }
    }
}
