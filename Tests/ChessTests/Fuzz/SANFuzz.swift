import Chess
import TestSupport
import Testing

/// What must hold of any bytes that are read as a move, in positions where every kind of move exists.
enum SANFuzz {
    static func check(_ bytes: [UInt8]) {
        for position in positions { check(bytes, position) }
    }

    /// Both ways of reading agree. A move that is found is legal and is found again under its own name; an error is a
    /// line that can be shown, and its candidates are legal.
    static func check(_ bytes: [UInt8], _ position: Position) {
        let context = "\(shown(bytes)) in \(position.fen)"
        do throws(SANError) {
            let move = try position.move(san: bytes.span)
            #expect(try SAN(utf8: bytes.span).move(in: position) == move, "\(context)")
            var after = position
            #expect(try after.play(san: bytes.span) == move, "\(context)")
            guard let move else { return }
            #expect(after == position.playing(move), "\(context)")
            #expect(position.isLegal(move), "\(context)")
            #expect(try position.move(san: position.san(move)) == move, "\(context)")
        } catch {
            #expect(isPrintableLine(error.description), "\(context)")
            #expect(error.candidates.allSatisfy(position.isLegal), "\(context)")
            #expect((error.kind == .ambiguous || error.kind == .promotionMissing) == !error.candidates.isEmpty)
        }
        if let move = try? position.move(san: String(decoding: bytes, as: UTF8.self), .prompt) {
            #expect(position.isLegal(move), "\(context)")
        }
    }

    static let positions = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "r3k2r/Pppp1ppp/1b3nbN/nPP5/BB2P3/q4N2/Pp1P2PP/R2Q1RK1 b kq - 0 1",
        "6k1/8/8/8/Q7/8/8/Q1Q2K2 w - - 0 1", "8/8/8/8/1k1Pp2B/8/8/3K4 b - d3 0 1", "4k3/4r3/8/8/8/4N3/8/N3K3 w - - 0 1",
        "4k3/8/8/8/8/8/4r3/R3K2R w KQ - 0 1", "1r2kr2/8/8/8/8/8/8/1R1K1R2 w FBfb - 0 1",
        "rnb1k3/P1P4p/8/1pP5/1B1B4/8/8/4K2R w K b6 0 1",
    ].compactMap { try? Position(fen: $0) }

    static let samples = [
        "e4", "Nf3", "exd5", "Nbd2", "R1e2+", "Qa1xb2#", "O-O", "O-O-O", "e8=Q", "exd8=N+", "a1=Q", "Ng1-f3", "e2e4",
        "e1g1", "exd3 e.p.", "ed", "--", "Z0", "0000", "0-0-0!?", "bxc6", "bc4", "bd3c4", "♘f3", "O–O", "e8(Q)", "e8/R",
    ]
    static let words = [
        "N", "B", "R", "Q", "K", "P", "n", "b", "a", "c", "d", "e", "f", "g", "h", "1", "2", "3", "4", "5", "6", "7",
        "8",
        "9", "x", "-", ":", "=", "(", ")", "/", "+", "#", "!", "?", "O", "o", "0", "e.p.", " ", "♕", "♟", "–", "×", "é",
        "\u{0}", "\u{FE0F}", "@",
    ]
}
