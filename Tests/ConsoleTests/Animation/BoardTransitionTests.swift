import Chess
import Testing

@testable import Console

@Suite struct BoardTransitionTests {
    private static func words(_ transition: BoardTransition) -> String {
        let travels = transition.travels.map { travel in
            let end = travel.arriving == travel.piece ? "" : "=\(travel.arriving.kind.letter)"
            return "\(travel.piece.fenLetter)\(travel.from)\(travel.to)\(end)"
        }
        let gone = transition.vanishing.map { "-\($0)" }
        return (travels.sorted() + gone + transition.appearing.map { "+\($0)" }).joined(separator: " ")
    }

    @Test(arguments: [
        // A pawn, a piece, a capture.
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "e4", "Pe2e4"),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "Nf3", "Ng1f3"),
        ("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "exd5", "Pe4d5 -d5"),
        // Castling moves two pieces, for both sides and wings.
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "O-O", "Ke1g1 Rh1f1"),
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "O-O-O", "Ke1c1 Ra1d1"),
        ("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "O-O", "ke8g8 rh8f8"),
        ("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "O-O-O", "ke8c8 ra8d8"),
        // En passant: the captured pawn is beside the square reached.
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6", "Pe5d6 -d5"),
        // Promotions change the piece, with and without a capture.
        ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8=Q", "Pa7a8=Q"),
        ("1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "axb8=N", "Pa7b8=N -b8"),
        ("4k3/8/8/8/8/8/p7/4K3 b - - 0 1", "a1=R", "pa2a1=R"),
        // One of several same pieces moves.
        ("4k3/8/8/8/8/1N3N2/8/4K3 w - - 0 1", "Nbd4", "Nb3d4"),
        ("4k3/8/8/8/8/8/Q7/Q3K3 w - - 0 1", "Q1b2", "Qa1b2"),
        // Chess960: king and rook change places, only the rook moves, or both pass each other.
        ("4k3/8/8/8/8/8/8/5KR1 w G - 0 1", "O-O", "Kf1g1 Rg1f1"),
        ("4k3/8/8/8/8/8/8/6KR w H - 0 1", "O-O", "Rh1f1"),
        ("4k3/8/8/8/8/8/8/RK6 w A - 0 1", "O-O-O", "Kb1c1 Ra1d1"),
    ])
    func `a move becomes the ways of its pieces`(fen: String, san: String, wanted: String) throws {
        let before = try Position(fen: fen)
        let move = try before.position(playing: san)
        #expect(Self.words(BoardTransition(from: before, to: move)) == wanted)
    }

    @Test func `between positions that no move connects, pieces go the shortest way, vanish and appear`() throws {
        let from = try Position(fen: "4k3/8/8/8/N7/8/7N/4K3 w - - 0 1")
        let to = try Position(fen: "4k3/8/8/1N6/8/8/8/q3K3 w - - 0 1")
        #expect(Self.words(BoardTransition(from: from, to: to)) == "Na4b5 -h2 +a1")
        #expect(Self.words(BoardTransition(from: from, to: from)) == "")
    }

    @Test func `two same pieces that both move do not cross`() throws {
        let from = try Position(fen: "4k3/8/8/8/8/8/8/R3K2R w - - 0 1")
        let to = try Position(fen: "4k3/8/8/8/8/8/8/1R2K1R1 w - - 0 1")
        #expect(Self.words(BoardTransition(from: from, to: to)) == "Ra1b1 Rh1g1")
    }
}

extension Position {
    /// The position after a move in SAN.
    fileprivate func position(playing san: String) throws -> Position { playing(try move(san: san)) }
}
