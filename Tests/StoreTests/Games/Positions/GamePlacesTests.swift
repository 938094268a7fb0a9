import Chess
import SeededRandom
import TestSupport
import Testing

@testable import Store

/// The places of games in the position index.
@Suite struct GamePlacesTests {
    /// Games with few openings, which part at every ply, and in no order.
    private static func games() -> String {
        var generator = SeededGenerator(seed: 21)
        var text = ""
        for number in 0..<400 {
            var position = Position.initial
            var moves: [String] = []
            for _ in 0..<generator.below(30) {
                let legal = position.legalMoves()
                guard !legal.isEmpty else { break }
                // Nearly always the first one, so that many games have the first plies in common.
                let move = legal[generator.below(6) == 0 ? generator.below(min(3, legal.count)) : 0]
                moves.append(position.san(move))
                position.play(move)
            }
            text += "[White \"W\(number)\"]\n[Black \"B\"]\n[Result \"*\"]\n\n1. \(moves.joined(separator: " ")) *\n\n"
        }
        return text.replacing("1.  *", with: "*")
    }

    @Test func `games are in the order of the keys of their first 24 plies, and then of their IDs`() throws {
        let scratch = try Scratch()
        let file = try scratch.open()
        let report = try file.importGames(Self.games().utf8, keepsDuplicates: true)
        #expect(report.added == 400)
        try file.reading { db in
            var openings: [Int64: [UInt8]] = [:]
            var replay = Replay()
            let cursor = try GameCursor(db)
            while let id = try cursor.next() {
                replay.play(cursor)
                // Eight bits of the first eight keys and four of the others.
                let plies = replay.keys.dropFirst().prefix(24).enumerated().map { ply, key in
                    UInt8(truncatingIfNeeded: key & (ply < 8 ? 0xFF : 0xF))
                }
                openings[id] = plies + [UInt8](repeating: 0, count: 24 - plies.count)
            }
            let segment = try #require(try PositionSegment.ready(db).first)
            let games = try SegmentGames(segment, db)
            var placed: [Int64] = []
            try games.forEach { placed.append(games.id($1)) }
            let expected = openings.sorted { a, b in
                a.value == b.value ? a.key < b.key : a.value.lexicographicallyPrecedes(b.value)
            }
            #expect(placed == expected.map(\.key))
        }
    }
}
