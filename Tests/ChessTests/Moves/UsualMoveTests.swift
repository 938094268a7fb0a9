import Chess
import TestSupport
import Testing

/// Moves read from one machine word, compared with the full reader.
@Suite struct UsualMoveTests {
    /// Every text that the fast reader accepts means the same to the full reader, and it accepts all usual moves.
    @Test func `a usual move is the one of the full reader`() throws {
        for seed in 1...UInt64(Long.rounds(12, long: 400)) {
            var generator = SeededGenerator(seed: seed)
            var position = try seed % 3 == 0 ? Position(fen: generator.pick(PerftCase.chess960).fen) : .initial
            for _ in 0..<60 {
                let moves = position.legalMoves()
                guard !moves.isEmpty else { break }
                for move in moves {
                    let text = position.san(move)
                    let isEnPassant = position.isCapture(move) && position[move.to] == nil
                    let played = try check(text, position)
                    let isLeft = played == nil && (move.promotion != nil || isEnPassant)
                    #expect(played == move || isLeft, "\(text) in \(position.fen)")
                }
                for _ in 0..<40 { _ = try check(text(&generator), position) }
                position.play(generator.pick(moves))
            }
        }
    }

    @Test(arguments: [
        "e9", "i4", "ex", "Nx", "N+", "Nf3x", "Nxxf3", "Nxgf3", "Pe4", "nf3", "O-0", "Jf3", "e4e4", "R\0a1",
    ])
    func `other texts are left to the full reader`(text: String) throws {
        _ = try check(text, .initial)
    }

    /// Returns the move that the fast reader plays; nil when it leaves the text to the full reader.
    private func check(_ text: String, _ position: Position) throws -> Move? {
        let bytes = Array(text.utf8)
        guard (2...7).contains(bytes.count) else { return nil }
        // The bits above the text mean nothing.
        var word: UInt64 = 0x2078_3833_6161_7833
        for (index, byte) in bytes.enumerated() {
            word = word & ~(0xFF << UInt64(8 * index)) | UInt64(byte) << UInt64(8 * index)
        }
        var after = position
        var before = Position.initial.playing(Move(from: .e2, to: .e4))
        let old = before
        guard let move = UsualMoveReader().play(MoveWord(bytes: word, count: bytes.count), in: &after, before: &before)
        else {
            #expect(after == position && before == old)
            return nil
        }
        #expect(try SAN(text).move(in: position) == move, "\(text) in \(position.fen)")
        #expect(before == position && after == position.playing(move), "\(text) in \(position.fen)")
        return move
    }

    /// Returns a text that often means a move.
    private func text(_ generator: inout SeededGenerator) -> String {
        let files = ["a", "b", "c", "d", "e", "f", "g", "h"]
        let ranks = ["1", "2", "3", "4", "5", "6", "7", "8"]
        let target = generator.pick(files) + generator.pick(ranks)
        let middle = generator.pick(["", "", "", "x"])
        let start = generator.pick(["", "", generator.pick(files), generator.pick(ranks)])
        let piece = generator.pick(["N", "B", "R", "Q", "K", "", generator.pick(files)])
        return piece + start + middle + target + generator.pick(["", "", "+", "#"])
    }
}
