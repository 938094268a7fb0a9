import Chess
import TestSupport
import Testing

@Suite struct FENTests {
    @Test(arguments: [
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", nil),
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
        ),
        (
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR_b_KQkq_e3_0_1",
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"
        ),
        ("  4k3/8/8/8/8/8/8/4K3   b  -   - 7  99999 ", "4k3/8/8/8/8/8/8/4K3 b - - 7 9999"),
        ("4k3/8/8/8/8/8/8/4K3 w KQkq - 0 0", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"),
        ("4k3/8/8/8/8/8/8/4K3 w - e6 0 1", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"),
        ("4k3/8/8/8/8/8/8/RR2K2R w HBA - 0 1", nil as String?),
        ("1r2kr2/8/8/8/8/8/8/1R1K1R2 w KQkq - 0 1", "1r2kr2/8/8/8/8/8/8/1R1K1R2 w FBfb - 0 1"),
        ("1r2kr2/8/8/8/8/8/8/1R1K1R2 w FBfb - 0 1", nil),
    ])
    func `a FEN is read generously and written canonically`(fen: String, written: String?) throws {
        if fen.contains("HBA") {
            #expect(throws: FENError.self) { try Position(fen: fen) }
        } else {
            #expect(try Position(fen: fen).fen == written ?? fen)
        }
    }

    @Test(arguments: [
        ("", "FEN: needs placement and side to move, as in rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
        (
            "4k3/8/8/8/8/8/8/4K3",
            "FEN: needs placement and side to move, as in rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
        ),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1 extra", "FEN: has 7 fields; at most 6 belong to it"),
        ("4k3/8/8/8/8/8/4K3 w - - 0 1", "placement: has 7 ranks instead of 8"),
        (
            "4k3/8/8/9/8/8/8/4K3 w - - 0 1",
            "placement: \"9\" in rank 5 is no piece (PNBRQK, pnbrqk) and no digit 1 to 8"
        ),
        ("4k4/8/8/8/8/8/8/4K3 w - - 0 1", "placement: rank 8 has 9 squares instead of 8"),
        ("8/8/8/8/8/8/8/4K3 w - - 0 1", "placement: black has no king"),
        ("4k3/8/8/8/8/8/8/3KK3 w - - 0 1", "placement: white has 2 kings"),
        ("P3k3/8/8/8/8/8/8/4K3 w - - 0 1", "placement: a pawn stands on the first or the last rank"),
        ("4k3/8/8/8/QQQQQQQQ/QQQQQQQQ/8/4K3 w - - 0 1", "placement: white has 17 pieces; 16 are the most"),
        ("4k3/8/8/8/8/8/8/4K3 x - - 0 1", "side to move: must be w or b"),
        ("4k3/8/8/8/8/8/8/4K3 w X - 0 1", "castling rights: \"X\" is none of KQkq, A to H, a to h or -"),
        ("4k3/8/8/8/8/8/8/4K3 w - e9 0 1", "en passant: must be a square such as e3, or -"),
        ("4k3/8/8/8/8/8/8/4K3 w - - x 1", "halfmove clock: must be a number"),
        ("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", "position: black is in check, but it is white's move"),
        ("4k3/8/8/8/8/3n1n2/4r3/4K3 w - - 0 1", "position: 3 pieces give check at once; two are the most"),
    ])
    func `what cannot be a position is refused with the field's name`(fen: String, message: String) {
        do throws(FENError) {
            _ = try Position(fen: fen)
            Issue.record("accepted")
        } catch {
            #expect(error.description == message)
        }
    }

    @Test func `castling rights without king and rook are dropped and named`() throws {
        let read = try Position.reading(fen: "4k3/8/8/8/8/8/8/4K2R w KQkq - 0 1")
        #expect(read.ignored == "Qkq")
        #expect(read.position.epd == "4k3/8/8/8/8/8/8/4K2R w K -")
    }

    @Test func `random bytes never crash the reader`() {
        var dice = Dice(seed: 11)
        let alphabet = Array("rnbqkpRNBQKP12345678/ wb-KQkqah e36_xyzé\u{0}")
        for _ in 0..<20_000 {
            let text = String(
                (0..<Int.random(in: 0...70, using: &dice)).map { _ in
                    alphabet.randomElement(using: &dice) ?? "/"
                })
            if let position = try? Position(fen: text) { #expect((try? Position(fen: position.fen)) == position) }
        }
    }
}
