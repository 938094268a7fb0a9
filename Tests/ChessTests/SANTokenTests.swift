import Chess
import TestSupport
import Testing

/// Forty tokens, each in its position, with the SAN written for it or the reason for its refusal.
@Suite struct SANTokenTests {
    private static let tokens: [(fen: String, token: String, answer: String)] = [
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "Ngf3", "Nf3"),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "Ng1f3", "Nf3"),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "Ng1-f3", "Nf3"),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "e2e4", "e4"),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "e2-e4", "e4"),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "Pe4", "e4"),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "e4+", "e4"),
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "e4e.p.",
            "illegal: e4 is not an en-passant capture; leave out the e.p."
        ),
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "nf3",
            "syntax: nf3 has a small letter for its piece; write a capital one"
        ),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "--", "--"),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "Z0", "--"),
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "@@@@",
            "syntax: @@@@ is an engine's null move; write -- for a null move"
        ),
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "0000",
            "syntax: 0000 is an engine's null move; write -- for a null move"
        ),
        ("4k3/4P3/8/8/8/8/8/4K2R w K - 0 1", "0-0", "O-O"),
        ("4k3/4P3/8/8/8/8/8/4K2R w K - 0 1", "O-O+", "O-O"),
        ("4k3/4P3/8/8/8/8/8/4K2R w K - 0 1", "o-o", "O-O"),
        ("4k3/4P3/8/8/8/8/8/4K2R w K - 0 1", "Kg1", "illegal: Kg1 is not possible: castling is written O-O or O-O-O"),
        ("4k3/4P3/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "O-O"),
        ("3k4/4P3/8/8/8/8/8/4K3 w - - 0 1", "e8Q", "position: black is in check, but it is white's move"),
        ("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "e8Q", "e8=Q"),
        ("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "e8=Q", "e8=Q"),
        ("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "e8(Q)", "e8=Q"),
        ("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "e8/Q", "e8=Q"),
        ("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "e8=q", "e8=Q"),
        (
            "8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "e8",
            "promotionMissing: e8 does not say what the pawn becomes; write e8=B, e8=N, e8=Q or e8=R"
        ),
        ("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "e8=K", "syntax: e8=K: a pawn becomes a queen, rook, bishop or knight"),
        ("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "e7e8q", "e8=Q"),
        ("4k3/8/8/1b6/8/3N4/8/N3K3 w - - 0 1", "Nb4", "Nb4"),
        ("4k3/4r3/8/8/8/4N3/8/N3K3 w - - 0 1", "Nc2", "Nc2"),
        ("4k3/4r3/8/8/8/4N3/8/N3K3 w - - 0 1", "Nac2", "Nc2"),
        ("6k1/8/8/8/8/2Q5/8/Q3QK2 w - - 0 1", "Qaa3", "Qaa3"),
        ("6k1/8/8/8/8/2Q5/8/Q1Q2K2 w - - 0 1", "Qb2", "ambiguous: Qb2 could be Qab2, Qc1b2 or Q3b2; write which"),
        ("6k1/8/8/8/Q7/8/8/Q1Q2K2 w - - 0 1", "Qa1a3", "Qa1a3"),
        (
            "8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1", "exd3",
            "illegal: exd3 is not possible: taking en passant would open a line to the king"
        ),
        ("8/8/8/8/1k1Pp2B/8/8/3K4 b - d3 0 1", "exd3 e.p.", "exd3"),
        ("8/8/8/8/1k1Pp2B/8/8/3K4 b - d3 0 1", "exd3e.p.", "exd3"),
        ("8/8/8/8/1k1Pp2B/8/8/3K4 b - d3 0 1", "ed3", "exd3"),
        ("8/8/8/8/1k1Pp2B/8/8/3K4 b - d3 0 1", "ed", "exd3"),
        ("8/8/8/8/1k1Pp2B/8/8/3K4 b - d3 0 1", "e4:d3", "exd3"),
        ("8/8/8/8/1k1Pp2B/8/8/3K4 b - d3 0 1", "exd3ep", "exd3"),
    ]

    @Test func `forty tokens are read correctly`() {
        #expect(Self.tokens.count == 40)
        for (fen, token, answer) in Self.tokens { #expect(Self.answer(fen, token) == answer, "\(token) in \(fen)") }
    }

    private static func answer(_ fen: String, _ token: String) -> String {
        do {
            let position = try Position(fen: fen)
            return try SAN(token).move(in: position).map { position.san($0) } ?? "--"
        } catch let error as SANError {
            return "\(error.kind): \(error)"
        } catch {
            return "\(error)"
        }
    }

    @Test(arguments: [
        "O-O-", "0-0-", "O-O-O-", "e4-", "e4x", "Nf3-", "Nf3x", "Nf-3", "N-f-3", "N--f3", "Nxxf3", "e-4", "e2--e4",
        "ed-",
    ])
    func `a stray separator makes a text invalid`(token: String) {
        let error = #expect(throws: SANError.self) { try SAN(token) }
        #expect(error?.kind == .syntax)
    }
}
