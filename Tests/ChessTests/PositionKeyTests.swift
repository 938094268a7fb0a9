import Chess
import FuzzDrivers
import TestSupport
import Testing

@Suite struct PositionKeyTests {
    @Test(
        arguments: [
            ([], 0x463b_9618_1691_fc9c),
            (["e4"], 0x823c_9b50_fd11_4196),
            (["e4", "d5"], 0x0756_b944_61c5_0fb0),
            (["e4", "d5", "e5"], 0x662f_afb9_65db_29d4),
            (["e4", "d5", "e5", "f5"], 0x22a4_8b5a_8e47_ff78),
            (["e4", "d5", "e5", "f5", "Ke2"], 0x652a_607c_a3f2_42c1),
            (["e4", "d5", "e5", "f5", "Ke2", "Kf7"], 0x00fd_d303_c946_bdd9),
            (["a4", "b5", "h4", "b4", "c4"], 0x3c81_23ea_7b06_7637),
            (["a4", "b5", "h4", "b4", "c4", "bxc3", "Ra3"], 0x5c3f_9b82_9b27_9560),
        ] as [([String], UInt64)])
    func `the keys equal Polyglot's published ones`(line: [String], key: UInt64) throws {
        let position = try Position.after(line)
        #expect(position.polyglotKey == key)
        #expect(try Position(fen: "\(position.fen)").key == position.key)
    }

    @Test func `incremental state equals that of the FEN in random games`() throws {
        for seed in 1...UInt64(Long.rounds(40, long: 2_000)) {
            var generator = SeededGenerator(seed: seed)
            var position = try seed % 2 == 0 ? .initial : Position(fen: generator.pick(PerftCase.chess960).fen)
            for _ in 0..<60 {
                let moves = position.legalMoves()
                guard !moves.isEmpty else { break }
                position.play(generator.pick(moves))
                let fen = position.fen
                let read = try Position(fen: fen)
                #expect(read.key == position.key)
                #expect(read.identity == position.identity)
                #expect(read.fen == fen)
                #expect(position.pieces(.white).rawValue & position.pieces(.black).rawValue == 0)
                #expect(
                    position.attackers(of: position.king(of: position.sideToMove.opponent), by: position.sideToMove)
                        .isEmpty)
                // A square for an illegal capture is stored, but not written.
                if position.legalEnPassant != nil { #expect(read == position) }
            }
        }
    }

    @Test func `two move orders lead to the same position`() throws {
        let a = try Position.after(["d4", "Nf6", "c4", "e6", "Nf3", "d5"])
        let b = try Position.after(["c4", "e6", "Nf3", "d5", "d4", "Nf6"])
        #expect(a.identity == b.identity)
        #expect(a.epd == b.epd)
        #expect(a != b, "the clocks differ, and == compares them")
    }

    @Test func `an en-passant square counts only if the capture is legal`() throws {
        let pinned = try Position(fen: "8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1")
        let without = try Position(fen: "8/8/8/8/k2Pp2Q/8/8/3K4 b - - 0 1")
        #expect(pinned.identity == without.identity)
        #expect(pinned.epd == without.epd)
        #expect(pinned.key == without.key)
        #expect(pinned.polyglotKey != without.polyglotKey, "Polyglot's rule counts it")

        let free = try Position(fen: "8/8/8/8/1k1Pp2B/8/8/3K4 b - d3 0 1")
        #expect(free.legalEnPassant?.description == "d3")
        #expect(free.epd == "8/8/8/8/1k1Pp2B/8/8/3K4 b - d3")
        #expect(free.identity != (try Position(fen: "8/8/8/8/1k1Pp2B/8/8/3K4 b - - 0 1").identity))
    }

    @Test func `1.e4 without an adjacent black pawn has no en-passant square`() throws {
        #expect(try Position.after(["e4"]).epd == "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq -")
    }

    @Test func `lost castling rights make a different position`() throws {
        let away = try Position.after(["Nf3", "Nf6", "Rg1", "Rg8", "Rh1", "Rh8", "Ng1", "Ng8"])
        #expect(away.identity != Position.initial.identity)
        #expect(away.epd.hasSuffix(" w Qq -"))
    }
}

extension Position {
    /// Returns the position after a line in SAN from the start.
    static func after(_ line: [String]) throws -> Position {
        try line.reduce(.initial) { $0.playing(try $0.move(san: $1)) }
    }
}
