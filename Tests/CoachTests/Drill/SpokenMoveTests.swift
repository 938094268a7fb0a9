import Chess
import Testing

@testable import Coach

@Suite struct SpokenMoveTests {
    /// After 1.e4 d5 2.Nf3 Nc6 3.Bb5 e6: White can castle, take d5 and pin.
    private func reading(_ line: String) throws -> String {
        let position = try Position(fen: "r1bqkbnr/ppp2ppp/2n1p3/1B1p4/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 4")
        switch DrillEntry(line, in: position) {
        case .move(let move): return position.san(move)
        case .misused(let message): return message
        case .refused(let error): return "\(error.kind): \(error.message)"
        default: return "something else"
        }
    }

    @Test(arguments: [
        ("knight d4", "Nd4"), ("Knight to d 4", "Nd4"), ("knight f d 4", "Nd4"), ("pawn takes d5", "exd5"),
        ("e takes d 5", "exd5"), ("e pawn takes d 5", "exd5"), ("king side castle", "O-O"), ("castles short", "O-O"),
        ("castle kingside", "O-O"), ("bishop takes c 6, check", "Bxc6+"), ("bishop takes c6 check", "Bxc6+"),
        ("e 5", "e5"),
        ("pawn e 5", "e5"), ("pawn to e5", "e5"), ("rook f 1", "Rf1"),
    ])
    func `a move in words is an answer`(line: String, san: String) throws { #expect(try reading(line) == san) }

    @Test func `words that fit no move or several are no answer`() throws {
        #expect(try reading("knight a 8") == "illegal: Na8 is not possible: no white knight can reach a8")
        #expect(try reading("queen side castle").hasPrefix("illegal: O-O-O"))
        #expect(try reading("knight takes d 4") == "Nd4 takes nothing. Say it without that word.")
        #expect(try reading("d pawn d 5").hasPrefix("illegal: d5"))
        #expect(try reading("horse f3").hasPrefix("syntax: "))
        let position = try Position(fen: "4k3/8/8/8/8/1N3N2/8/4K3 w - - 0 1")
        guard case .misused(let message) = DrillEntry("knight d 4", in: position) else {
            Issue.record("two knights reach d4")
            return
        }
        #expect(message == "That could be Nbd4 or Nfd4. Say which.")
    }

    @Test func `a promotion without its piece asks for it`() throws {
        let position = try Position(fen: "4k3/P7/8/8/8/8/8/4K3 w - - 0 1")
        guard case .promotion(let moves) = DrillEntry("pawn a 8", in: position) else {
            Issue.record("the piece is missing")
            return
        }
        #expect(moves.count == 4)
    }
}
