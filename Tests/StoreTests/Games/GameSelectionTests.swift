import Chess
import GRDB
import PGN
import TestSupport
import Testing

@testable import Store

/// Which games count, and the statistics of those.
struct GameSelectionTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func file(_ text: String, updatesIndex: Bool = true) throws -> LearnerFile {
        let file = try LearnerFile.open(path: folder.path("a.sqlite"))
        try add(text, to: file, updatesIndex: updatesIndex)
        return file
    }

    private func add(_ text: String, to file: LearnerFile, updatesIndex: Bool = true) throws {
        try file.importGames(text.utf8, keepsDuplicates: true, updatesIndex: updatesIndex)
    }

    /// A game's ratings, date and time control, with the tags it needs to differ from others.
    private func game(
        _ number: Int, _ white: Int?, _ black: Int?, _ year: String = "2020", _ control: String? = nil,
        _ moves: String = "1. e4 e5 1-0"
    ) -> String {
        let ratings = [("WhiteElo", white), ("BlackElo", black)].map { name, value in
            value.map { "[\(name) \"\($0)\"]\n" } ?? ""
        }
        let time = control.map { "[TimeControl \"\($0)\"]\n" } ?? ""
        let others = "[White \"W\(number)\"]\n[Date \"\(year).01.01\"]\n[Result \"1-0\"]\n"
        return others + "\(ratings.joined())\(time)\n\(moves)\n\n"
    }

    private func counts(_ file: LearnerFile, _ change: (inout GameFilter) -> Void) throws -> GameCounts {
        var filter = GameFilter()
        change(&filter)
        let selection = try file.selection(filter)
        #expect(try file.statistics(of: .initial, filter).games == selection.counts.counted)
        #expect(try file.gameIDs(filter).count == selection.counts.counted)
        return selection.counts
    }

    @Test(arguments: [true, false])
    func `the average of the ratings is compared without truncation, and unrated games are counted as left out`(
        isIndexed: Bool
    ) throws {
        let file = try file(
            game(1, 1500, 1501) + game(2, 1500, 1500) + game(3, 1499, 1500) + game(4, 1600, nil) + game(5, nil, nil)
                + game(6, 1400, 1600), updatesIndex: isIndexed)
        let exact = try counts(file) { $0.elo = 1500...1500 }
        #expect(exact.counted == 2 && exact.unrated == 2 && exact.all == 6)
        #expect(try counts(file) { $0.elo = 1500...1501 }.counted == 3)
        #expect(try counts(file) { $0.elo = 1499...1500 }.counted == 3)
        let old = try counts(file) {
            $0.elo = 1500...1500
            $0.since = 2021
        }
        // Games that fail anyway are not left out because of their ratings.
        #expect(old.counted == 0 && old.unrated == 0)
    }

    @Test func `games of unknown speed are counted as left out, and the file knows whether any speed is known`() throws
    {
        let file = try file(game(1, nil, nil, "2020", "300+3") + game(2, nil, nil, "2020", "?") + game(3, nil, nil))
        let blitz = try counts(file) { $0.speed = .blitz }
        #expect(blitz.counted == 1 && blitz.untimed == 2 && blitz.timed == 1)
        let rapid = try counts(file) { $0.speed = .rapid }
        #expect(rapid.counted == 0 && rapid.untimed == 2 && rapid.timed == 1)
    }

    @Test(arguments: ["w", "W1", "w10", "w1%", "b", "b_", "nobody", ""], [Side?.none, .white, .black])
    func `the games of few and of many players are those that SQL selects`(name: String, side: Side?) throws {
        let file = try file((0..<40).map { game($0, nil, nil) }.joined() + "[Black \"B_1\"]\n\n1. d4 *\n\n")
        var filter = GameFilter()
        filter.player = name
        filter.side = side
        let expected = try Set(file.gameIDs(filter))
        try file.reading { db in
            let named = try #require(try filter.namedGames(db))
            #expect((0...50).filter { named.contains($0) } == expected.sorted())
        }
    }

    @Test(arguments: [
        ("ad", ["Adams", "adam"]), ("ADAM", ["Adams", "adam"]), ("adams", ["Adams"]), ("a_", ["a_b"]), ("a%", []),
        ("é", ["éa"]), ("", ["Adams", "Ädams", "a_b", "adam", "éa"]),
    ])
    func `a player is found by the beginning of the name, each once`(name: String, expected: [String]) throws {
        let names = ["Adams", "adam", "a_b", "Ädams", "éa"]
        let file = try file(names.map { "[White \"\($0)\"]\n\n1. e4 *\n\n" }.joined())
        let (query, values) = NameRange.players(name)
        let found = try file.reading { db in
            try String.fetchAll(
                db, sql: "SELECT Name FROM Players WHERE Name <> '' AND ID IN (\(query)) ORDER BY Name",
                arguments: StatementArguments(values))
        }
        let count = try file.reading { db in
            try Int.fetchOne(
                db, sql: "SELECT count(*) FROM (\(query)) WHERE ID <> 1", arguments: StatementArguments(values))
        }
        #expect(Set(found) == Set(expected))
        #expect(count == expected.count)
    }

    /// Random games in which positions repeat, with some facts unknown.
    private func games(_ count: Int, seed: UInt64) -> String {
        var generator = SeededGenerator(seed: seed)
        return (0..<count).map { number in
            var position = Position.initial
            var moves: [String] = []
            for ply in 0..<(10 + generator.below(80)) {
                let legal = position.legalMoves().sorted { position.uci($0) < position.uci($1) }
                guard !legal.isEmpty else { break }
                let move = generator.pick(ply < 8 ? Array(legal.prefix(2)) : legal)
                moves.append(position.san(move))
                position = position.playing(move)
            }
            return game(
                number, generator.pick([nil, 1400, 1701]), generator.pick([nil, 1500, 1800]),
                generator.pick(["1999", "2015", "????"]), generator.pick([nil, "60", "300+3", "600"]),
                moves.joined(separator: " ") + " 1-0")
        }.joined()
    }

    /// Filters by ratings, by year and speed, by name, and none.
    private var filters: [GameFilter] {
        var filters = [GameFilter(), GameFilter(), GameFilter(), GameFilter()]
        filters[1].elo = 1450...1750
        filters[2].since = 2000
        filters[2].speed = .blitz
        filters[3].player = "W1"
        filters[3].elo = 1000...1700
        return filters
    }

    /// Compares the statistics of positions of some games, for each filter, with a replay of all games that SQL selects.
    private func expectRecount(_ file: LearnerFile, _ comment: Testing.Comment) throws {
        var positions = [Position.initial]
        for id in try file.gameIDs().prefix(12) {
            let tree = try #require(try file.game(id))
            let line = tree.mainLine()
            for ply in [0, 1, 4, 7, 15, 30, 60, line.count - 1] where line.indices.contains(ply) {
                positions.append(tree.position(at: line[ply]))
            }
        }
        for filter in filters {
            let selection = try file.selection(filter)
            for position in positions {
                let expected = try file.reading { db in
                    let (condition, values) = filter.sql
                    let cursor = try GameCursor(db, where: condition, values)
                    return PositionStatistics(try ReplaySearch(position).tally(cursor), position)
                }
                #expect(try file.statistics(of: position, filter) == expected, comment)
                #expect(try file.statistics(of: position, in: selection) == expected, comment)
                if let indexed = try file.indexedStatistics(of: position, in: selection) {
                    #expect(indexed == expected, comment)
                }
            }
        }
    }

    @Test
    func
        `filtered statistics equal a recount in several segments, after a removal, after dedupe, and without an index`()
        throws
    {
        let count = Long.rounds(60, long: 600)
        let file = try file(games(count, seed: 5))
        try expectRecount(file, "one segment")
        #expect(try file.statistics(of: .initial).games == count)
        let selection = try file.selection(filters[1])
        try add(games(8, seed: 6) + games(4, seed: 5), to: file)
        try add(games(3, seed: 7), to: file)
        #expect(try file.reading { db in try PositionSegment.ready(db).count } == 3)
        try expectRecount(file, "three segments")
        // A selection that was made before the import counts the new games, too.
        #expect(
            try file.statistics(of: .initial, in: selection).games
                == file.statistics(of: .initial, filters[1]).games)
        _ = try file.removeGames([2, 3, 50, Int64(count) + 2])
        try expectRecount(file, "after a removal")
        let duplicates = try file.storedDuplicates().surplus
        #expect(!duplicates.isEmpty)
        _ = try file.removeGames(duplicates.map(\.game))
        try expectRecount(file, "after dedupe")
        #expect(try file.check(isFull: true).isEmpty)
        try file.withoutTransaction { db in
            try db.inTransaction {
                try PositionIndex(db).apply(.removal)
                return .commit
            }
        }
        try expectRecount(file, "without an index")
    }

    @Test(arguments: ["facts", "missing", "unknown"])
    func `check finds an index whose games differ from the file`(fault: String) throws {
        let file = try file(games(80, seed: 6))
        #expect(try file.check().isEmpty)
        try file.writing { db in
            let blob = [UInt8].stored(
                try #require(try Row.fetchOne(db, sql: "SELECT games FROM position_games ORDER BY id LIMIT 1"))[0])
            var games = blob.withUnsafeBufferPointer { bytes in
                (0..<bytes.count / IndexedGame.size).map { IndexedGame(bytes, at: $0) }
            }
            switch fault {
            case "facts": games[0].facts = GameFacts(GameSummary())
            case "missing": games[0].facts = .none
            default: games[0] = IndexedGame(number: 4711, facts: games[0].facts)
            }
            var bytes: [UInt8] = []
            for game in games { game.append(to: &bytes) }
            try db.execute(sql: "UPDATE position_games SET games = ?", arguments: [Blob.of(bytes)])
        }
        let findings = try file.check()
        #expect(findings.map(\.kind) == [.index])
        #expect(findings.first?.message.contains("other games than the file") == true)
    }

    @Test func `a game may have reached each of its positions, by its signature`() throws {
        let file = try file(games(Long.rounds(60, long: 600), seed: 7))
        let ids = try file.gameIDs()
        var others = (reached: 0, asked: 0)
        for id in ids {
            let tree = try #require(try file.game(id))
            for (ply, node) in tree.mainLine().enumerated() {
                let signature = GameSignature(of: tree.position(at: node))
                let candidates = try file.reading { db in
                    try PositionSegment.ready(db).flatMap { segment in
                        let games = try SegmentGames(segment, db)
                        return try SegmentSignatures(segment, db).places(with: signature)
                            .compactMap { try games.game(at: $0).map(games.id) }
                    }
                }
                #expect(candidates.contains(id), "game \(id), ply \(ply)")
                guard ply == 40 else { continue }
                others.asked += ids.count
                others.reached += candidates.count
            }
        }
        // It would be useless if it admitted most games.
        #expect(others.asked > 0 && others.reached * 10 < others.asked)
    }
}
