import Chess
import TestSupport
import Testing

/// The replay from a table of pieces, compared with that of `Position`.
@Suite struct StoredReplayTests {
    @Test func `it finds the same positions in sound and damaged games`() throws {
        for seed in 1...UInt64(Long.rounds(300, long: 20_000)) {
            var generator = SeededGenerator(seed: seed)
            let start = try seed % 4 == 0 ? Position(fen: generator.pick(PerftCase.chess960).fen) : .initial
            var game = Self.game(from: start, &generator)
            check(game, start)
            for _ in 0..<4 where !game.isEmpty {
                game[Int(generator.next() % UInt64(game.count))] = UInt8(truncatingIfNeeded: generator.next())
                check(game, start)
            }
        }
    }

    @Test func `castling, promotions and en passant are among the moves`() throws {
        let line = "e4 Nf6 e5 d5 exd6 e5 Nf3 Bxd6 Be2 O-O O-O e4 Re1 exf3 Bf1 fxg2 h3 gxf1=N"
        var position = Position.initial
        var game: [UInt8] = []
        for text in line.split(separator: " ") {
            let move = try position.move(san: String(text))
            let stored = position.storedMove(move)
            game += [UInt8(truncatingIfNeeded: stored), UInt8(truncatingIfNeeded: stored >> 8)]
            position.play(move)
        }
        #expect(check(game, .initial).identity == position.identity)
    }

    @Test func `men that follow the moves of a game are those of its positions`() throws {
        for seed in 1...UInt64(Long.rounds(200, long: 10_000)) {
            var generator = SeededGenerator(seed: seed)
            let start = try seed % 4 == 0 ? Position(fen: generator.pick(PerftCase.chess960).fen) : .initial
            var position = start
            var positions: [Position] = []
            position.play(stored: Self.game(from: start, &generator).span) { next, _ in
                positions.append(copy next)
                return true
            }
            var men = PawnsAndPieces(start)
            for (before, after) in zip(positions, positions.dropFirst()) {
                if after.halfmoveClock == 0 { men.advance(from: before, to: after) }
                #expect(men == PawnsAndPieces(after))
            }
        }
    }

    /// - Returns: the last position.
    @discardableResult
    private func check(_ game: [UInt8], _ start: Position) -> Position {
        var positions: [Position] = []
        var moves: [UInt16] = []
        var position = start
        position.play(stored: game.span) {
            positions.append(copy $0)
            moves.append($1)
            return true
        }
        for depth in [positions.count / 2 + 1, Int.max] {
            var changed: [PawnsAndPieces] = []
            var indexes: [Int] = []
            let replay = StoredReplay(game.span, from: start, depth: depth) {
                changed.append($0)
                indexes.append($1)
            }
            let expected = positions.prefix(depth)
            #expect(replay.keys == expected.map(\.key))
            #expect(replay.moves == Array(moves.prefix(depth)))
            let afterChanges = expected.indices.dropFirst().filter { expected[$0].halfmoveClock == 0 }
            #expect(indexes == afterChanges)
            #expect(changed == afterChanges.map { PawnsAndPieces(expected[$0]) })
        }
        return positions.last ?? start
    }

    private static func game(from start: Position, _ generator: inout SeededGenerator) -> [UInt8] {
        var position = start
        var game: [UInt8] = []
        for _ in 0..<Int(generator.next() % 200) {
            let moves = position.legalMoves()
            guard !moves.isEmpty else { break }
            // Rare kinds of moves are preferred.
            let rare = moves.filter { $0.isCastling || $0.promotion != nil }
            let move = generator.pick(rare.isEmpty ? moves : rare)
            let stored = position.storedMove(move)
            game += [UInt8(truncatingIfNeeded: stored), UInt8(truncatingIfNeeded: stored >> 8)]
            position.play(move)
        }
        return game
    }
}
