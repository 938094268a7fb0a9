import Chess
import TestSupport
import Testing

/// Ambiguity and all other reasons why a move is not accepted; the exact sentence is tested.
@Suite struct SANErrorTests {
    static let start = Position.initial.fen
    static let castling = "4k3/4P3/8/8/8/8/8/4K2R w K - 0 1"
    static let promotion = "8/4P1k1/8/8/8/8/8/4K3 w - - 0 1"
    static let enPassant = "8/8/8/8/1k1Pp2B/8/8/3K4 b - d3 0 1"
    static let knights = "4k3/4r3/8/8/8/4N3/8/N3K3 w - - 0 1"
    static let queens = "6k1/8/8/8/8/2Q5/8/Q1Q2K2 w - - 0 1"

    @Test(arguments: [
        (start, "Nd2", SANError.Kind.illegal, "Nd2 is not possible: your own pawn is on d2"),
        (start, "Nd5", .illegal, "Nd5 is not possible: no white knight can reach d5"),
        (start, "Bc4", .illegal, "Bc4 is not possible: no white bishop can reach c4"),
        (start, "Nfxd2", .illegal, "Nfxd2 is not possible: your own pawn is on d2"),
        (start, "e5", .illegal, "e5 is not possible: the pawn on e2 cannot reach e5"),
        (start, "exd3", .illegal, "exd3 is not possible: there is nothing to capture on d3"),
        (start, "O-O", .illegal, "O-O is not possible: the bishop on f1 is in the way"),
        (start, "e9", .syntax, "\"e9\" is not a move; write it like Nf3, exd5, O-O or e8=Q"),
        (start, "hello", .syntax, "\"hello\" is not a move; write it like Nf3, exd5, O-O or e8=Q"),
        (start, "", .syntax, "a move is missing"),
        (start, "@@@@", .syntax, "@@@@ is an engine's null move; write -- for a null move"),
        (start, "0000", .syntax, "0000 is an engine's null move; write -- for a null move"),
        (start, "♘f9", .syntax, "\"♘f9\" is not a move; write it like Nf3, exd5, O-O or e8=Q"),
        (start, "e4\u{1B}[2J", .syntax, "\"e4?[2J\" is not a move; write it like Nf3, exd5, O-O or e8=Q"),
        (start, "bdc4", .syntax, "bdc4 has a small letter for its piece; write a capital one"),
        (start, "O-O-O-O", .syntax, "\"O-O-O-O\" is not a move; write it like Nf3, exd5, O-O or e8=Q"),
        (start, "Nf3=Q", .illegal, "Nf3=Q: only a pawn on the last rank becomes another piece"),
        (start, "nf3", .syntax, "nf3 has a small letter for its piece; write a capital one"),
        (start, "e4e.p.", .illegal, "e4 is not an en-passant capture; leave out the e.p."),
        (castling, "Kg1", .illegal, "Kg1 is not possible: castling is written O-O or O-O-O"),
        (
            "1r3rk1/6pp/8/3N4/8/8/8/R3K3 b Q - 0 1", "Ke8", .illegal,
            "Ke8 is not possible: the king on g8 cannot reach e8"
        ),
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
            "Nb3 is not possible: the king is in check by the rook on e2, and this move leaves it in check"
        ),
        ("4k3/8/8/8/8/8/4r3/R3K3 w Q - 0 1", "O-O-O", .illegal, "O-O-O is not possible: the king is in check"),
        ("3rk3/8/8/8/8/8/8/R3K3 w Q - 0 1", "O-O-O", .illegal, "O-O-O is not possible: d1 is attacked"),
    ])
    func `an impossible move is refused with its reason`(
        fen: String, token: String, kind: SANError.Kind, message: String
    ) throws {
        let position = try Position(fen: fen)
        do throws(SANError) {
            let move = try position.move(san: token)
            Issue.record("\(token) was read as \(position.san(move))")
        } catch {
            #expect(error.kind == kind)
            #expect(error.message == message)
        }
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

    @Test func `candidates match everything written, in the order of their UCI notation`() throws {
        let position = try Position(fen: "7k/8/8/1Q3Q2/8/8/8/1Q3QK1 w - - 0 1")
        for (token, candidates) in [("Qd3", ["b1d3", "b5d3", "f1d3", "f5d3"]), ("Qbd3", ["b1d3", "b5d3"])] {
            do throws(SANError) {
                _ = try position.move(san: token)
                Issue.record("\(token) was accepted")
            } catch {
                #expect(error.kind == .ambiguous)
                #expect(error.candidates.map { position.uci($0) } == candidates)
            }
        }
    }
}
