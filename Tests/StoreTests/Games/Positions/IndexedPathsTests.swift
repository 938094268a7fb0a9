import Chess
import GRDB
import SeededRandom
import TestSupport
import Testing

@testable import Store

/// The search for the games that may have reached a position without an entry in the position index.
@Suite struct IndexedPathsTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    private static func game(_ number: Int, _ moves: String, _ start: String = "") -> String {
        "[White \"W\(number)\"]\n[Black \"B\"]\n[Result \"*\"]\n\(start)\n\(moves) *\n\n"
    }

    /// Games in which positions repeat and are reached by several orders of moves; every seventh begins elsewhere.
    private static func games(_ numbers: Range<Int>, seed: UInt64) -> String {
        var generator = SeededGenerator(seed: seed)
        return numbers.map { number in
            var position = Position.initial
            var start = ""
            if number % 7 == 0 {
                position = position.playing(position.legalMoves()[number % 5])
                start = "[SetUp \"1\"]\n[FEN \"\(position.fen)\"]\n"
            }
            var moves: [String] = []
            for _ in 0..<(4 + generator.below(50)) {
                let legal = position.legalMoves().sorted { position.uci($0) < position.uci($1) }
                guard !legal.isEmpty else { break }
                let knights = legal.filter { position.san($0).hasPrefix("N") }
                let move = generator.pick(knights.isEmpty || generator.below(4) == 0 ? legal : knights)
                moves.append(position.san(move))
                position = position.playing(move)
            }
            return game(number, moves.joined(separator: " "), start)
        }.joined()
    }

    @Test(arguments: [(0, 2000), (3, 2000), (0, 10)])
    func `every game that reached a position without an entry is found`(fewGames: Int, maxLookups: Int) throws {
        let file = try scratch.open()
        try file.importGames(Self.games(0..<60, seed: 3).utf8)
        try file.importGames(Self.games(60..<70, seed: 4).utf8)
        _ = try file.removeGames([4])
        try file.reading { db in
            let segments = try PositionSegment.ready(db)
            #expect(segments.count == 2)
            let places = try segments.map { segment in
                var places: [Int64: Int] = [:]
                let games = try SegmentGames(segment, db)
                try games.forEach { places[games.id($1)] = $0 }
                return places
            }
            var reached: [PositionIdentity: (position: Position, games: Set<Int64>)] = [:]
            let cursor = try GameCursor(db)
            while let id = try cursor.next() {
                guard var position = cursor.start else { continue }
                Replay.forEachPosition(&position, cursor) { position, _ in
                    let position = copy position
                    reached[position.identity, default: (position, [])].games.insert(id)
                    return true
                }
            }
            var searched = 0
            for (position, games) in reached.values where try PositionIndex(db).tally(position) == nil {
                let search = ReplaySearch(position)
                var paths = IndexedPaths(segments, db, fewGames: fewGames, maxLookups: maxLookups) {
                    search.canReach($0)
                }
                let found = try paths.search()
                for game in games {
                    let isFound = segments.indices.contains { index in
                        places[index][game].map { found[index][$0] } ?? false
                    }
                    #expect(isFound, "\(position.fen)")
                }
                searched += 1
            }
            #expect(searched > 300)
        }
    }

    @Test func `of a position of the first moves that hardly any game reached few games are replayed`() throws {
        let file = try scratch.open()
        let usual = ["1. e4 e5 2. Nf3 Nc6", "1. Nf3 Nf6 2. g3 g6", "1. Nf3 d5 2. Ng1 d4"]
        let games = (0..<2400).map { Self.game($0, usual[$0 % usual.count]) }.joined()
        try file.importGames((games + Self.game(3000, "1. Na3 Na6 2. Rb1")).utf8)
        let never = try Position(fen: "rnbqkbnr/pppppppp/8/8/8/7N/PPPPPPPP/RNBQKB1R b KQkq - 1 1")
        let once = try Position(fen: "r1bqkbnr/pppppppp/n7/8/8/N7/PPPPPPPP/1RBQKBNR b Kkq - 3 2")
        try file.reading { db in
            let segments = try PositionSegment.ready(db)
            #expect(try ReplaySearch(never).games(segments, db, nil).count < 20)
            #expect(try ReplaySearch(once).games(segments, db, nil) == [2401])
        }
        #expect(try file.statistics(of: never).games == 0)
        #expect(try file.statistics(of: once).games == 1)
        // A game that begins there and comes to the initial position later.
        let start = "[SetUp \"1\"]\n[FEN \"\(never.fen)\"]\n"
        try file.importGames(Self.game(3001, "1... Nf6 2. Ng1 Ng8", start).utf8)
        #expect(try file.statistics(of: never).games == 1)
    }
}
