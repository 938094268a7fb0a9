import Chess
import SeededRandom
import Testing

@testable import Store

/// Which positions a game may have reached, by its signature.
@Suite struct GameSignatureTests {
    private func position(_ line: String) throws -> Position {
        try line.split(separator: " ").reduce(into: Position.initial) { $0.play(try $0.move(san: String($1))) }
    }

    private func signature(_ line: String) throws -> GameSignature {
        var position = Position.initial
        var recorder = GameSignature.Recorder(position)
        for san in line.split(separator: " ") {
            position.play(try position.move(san: String(san)))
            recorder.add(PawnsAndPieces(position))
        }
        return recorder.signature
    }

    private func bits(_ signature: GameSignature) -> [Int] {
        var bits: [Int] = []
        signature.forEachBit { bits.append($0) }
        return bits
    }

    @Test(arguments: [
        ("", true), ("Nf3", true), ("e4", true), ("e4 e5 d3 d6 Bg5 h6", true),
        // A pawn that stood elsewhere, and one that never moved.
        ("d4", false), ("e3", false), ("e4 e5 c4", false),
        // A man that was never captured, and two that never were gone at the same time.
        ("e4 e5 Nf3 Nc6 Bb5 a6 Bxc6", false),
    ])
    func `a game may have reached what has its pawns and men`(line: String, isPossible: Bool) throws {
        let game = try signature("e4 e5 Nf3 Nc6 Nc3 Nf6 Bc4 Bc5 d3 d6 O-O O-O Bg5 h6")
        #expect(game.contains(GameSignature(of: try position(line))) == isPossible)
    }

    @Test(arguments: [
        Position.initial.fen, "8/P6k/8/8/8/8/p6K/8 w - - 49 60", "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 b - - 0 1",
    ])
    func `every position of a random game has only bits of the game`(fen: String) throws {
        var generator = SeededGenerator(seed: 12)
        for _ in 0..<40 {
            var position = try Position(fen: fen)
            var positions = [position]
            var recorder = GameSignature.Recorder(position)
            for _ in 0..<160 {
                let moves = position.legalMoves()
                guard !moves.isEmpty else { break }
                position.play(moves[generator.below(moves.count)])
                recorder.add(PawnsAndPieces(position))
                positions.append(position)
            }
            let game = recorder.signature
            for position in positions {
                #expect(game.contains(GameSignature(of: position)), "\(position.fen)")
            }
        }
    }

    /// Signatures are stored: another hash would need a migration.
    @Test func `a signature has the bits that files have`() throws {
        let quiet = try signature("Nf3 Nc6")
        #expect(bits(quiet) == [])
        let open = try signature("e4 e5 Nf3 Nc6 d4 exd4 Nxd4 Nxd4 Qxd4")
        #expect(bits(open) == [15, 16, 23, 44, 45, 73, 79, 81, 94, 111])
    }

    @Test func `a bit is inserted into either half`() {
        var signature = GameSignature()
        for bit in [0, 63, 64, GameSignature.bits - 1] { signature.insert(bit) }
        #expect(bits(signature) == [0, 63, 64, GameSignature.bits - 1])
    }
}
