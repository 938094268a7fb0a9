import GRDB
import PGN
import SeededRandom
import TestSupport
import Testing

@testable import Store

/// The games of a first import, replayed for the position index while SQLite builds the other indexes.
struct StagedReplayTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    /// Games with repetitions, unknown and unusual tags, other starts, and duplicates.
    private static let text: [UInt8] = {
        var generator = SeededGenerator(seed: 29)
        let lines = [
            "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6", "1. d4 d5 2. c4 e6 3. Nc3 Nf6", "1. e4 c5 2. Nf3 d6", "1. c4",
            "",
        ]
        let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"
        let tags = [
            "[Date \"2021.05.??\"]\n", "[Date \"????.??.??\"]\n", "[Date \"19\"]\n", "[WhiteElo \"2100\"]\n",
            "[WhiteElo \"99999\"]\n", "[BlackElo \"-\"]\n", "[TimeControl \"180+2\"]\n", "[TimeControl \"-\"]\n",
            "[TimeControl \"40/7200:3600\"]\n", "[TimeControl \"\"]\n",
        ]
        var games: [String] = []
        for number in 0..<1500 {
            var text = "[White \"White \(generator.below(40))\"]\n[Black \"Black \(generator.below(9))\"]\n"
            text += "[Round \"\(generator.below(60))\"]\n"
            for tag in tags where generator.below(4) == 0 { text += tag }
            let result = generator.pick(["1-0", "0-1", "1/2-1/2", "*"])
            if number % 23 == 0 {
                text += "[SetUp \"1\"]\n[FEN \"\(fen)\"]\n\n1. e4 Kd7 2. Ke2 \(result)\n\n"
            } else {
                text += "\n\(generator.pick(lines)) \(result)\n\n"
            }
            games.append(text)
        }
        return Array((games + games[100..<200]).joined().utf8)
    }()

    private func read(into file: LearnerFile, keepsDuplicates: Bool = false) throws -> GamesImport {
        var options = GamesImportOptions()
        options.keepsDuplicates = keepsDuplicates
        let games = file.importGames(options)
        var left = Self.text[...]
        var stream = PGNStream { count in
            defer { left = left.dropFirst(count) }
            return Array(left.prefix(count))
        }
        try games.read(&stream)
        return games
    }

    @Test func `a staged game has the facts, the start and the moves of its row`() throws {
        let file = try scratch.open()
        let games = try read(into: file, keepsDuplicates: true)
        var staged: [String] = []
        try games.staged.forEach { game in
            var one = GamesToReplay(first: 0)
            one.append(1, game)
            staged.append("\(one)")
        }
        _ = try games.publish()
        var number = 0
        try file.reading { db in
            let cursor = try GameCursor(db)
            while try cursor.next() != nil {
                var stored = GamesToReplay(first: 0)
                stored.append(1, cursor)
                #expect("\(stored)" == staged[number])
                number += 1
            }
        }
        #expect(number == staged.count && number > 1000)
    }

    @Test func `the position index is the one that the stored games give`() throws {
        let direct = try scratch.open()
        let report = try direct.importGames(Self.text)
        #expect(report.duplicatesWithinImport.count > 10)
        let index = try positionTables(direct)
        #expect(index.filter { !$0.isEmpty }.count > 3)
        direct.close()
        let later = try LearnerFile.open(path: scratch.file("later.sqlite"))
        try later.importGames(Self.text, updatesIndex: false)
        try later.writing { db in try PositionIndex(db).rebuild(ImportPace(single: db, path: later.path)) }
        #expect(try positionTables(later) == index)
        later.close()
    }

    @Test func `an import that is stopped while games are replayed leaves nothing`() throws {
        let file = try scratch.open()
        var calls = 0
        #expect(throws: CancellationError.self) {
            try file.importGames(Self.text) { step in
                if step == .indexing { calls += 1 }
                return calls < 3
            }
        }
        #expect(calls == 3)
        #expect(try file.gamesCount() == 0)
        #expect(try file.check(isFull: true).isEmpty)
    }

    private func positionTables(_ file: LearnerFile) throws -> [[Row]] {
        try file.reading { db in
            let names = try String.fetchAll(
                db, sql: "SELECT name FROM sqlite_master WHERE type = 'table' AND name LIKE 'position%' ORDER BY name")
            return try names.map { try Row.fetchAll(db, sql: "SELECT * FROM \($0) ORDER BY 1") }
        }
    }

    @Test func `games that other cores replay in advance are in the same order as those that are waited for`() throws {
        func occurrences(afterAdvances advances: Int) throws -> [String] {
            let file = try LearnerFile.open(path: scratch.file("\(advances).sqlite"))
            defer { file.close() }
            let games = try read(into: file)
            let positions = try games.takePositions()
            positions.finish()
            var added = StagedReplay.AddedGames(capacity: games.staged.count)
            for number in 0..<games.staged.count where number % 3 != 1 { added.insert(number) }
            let staged = StagedReplay(
                games.staged, added, first: 1, positions, in: FileLocation(path: file.path).folder)
            for _ in 0..<advances { staged.advance() }
            let replay = try staged.finish { true }
            #expect(replay.games.count == added.count)
            var found: [String] = []
            try replay.bins.forEachPosition { found += $0.map { "\($0.key) \($0.game) \($0.move) \($0.isBlack)" } }
            return found
        }
        let waited = try occurrences(afterAdvances: 0)
        #expect(waited.count > 1000)
        #expect(try occurrences(afterAdvances: 1) == waited)
        #expect(try occurrences(afterAdvances: 10_000) == waited)
    }
}
