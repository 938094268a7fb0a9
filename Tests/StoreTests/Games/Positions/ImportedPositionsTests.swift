import Chess
import GRDB
import PGN
import SeededRandom
import TestSupport
import Testing

@testable import Store

/// The positions of a first import, collected while its games are read.
struct ImportedPositionsTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    /// Moves that reach the position after 1. e4 e5 beyond the depth of the position index, and then stay in its structure.
    private static let late =
        (1...22).map { "\($0). \($0 % 2 == 1 ? "Nf3 Nf6" : "Ng1 Ng8") " }.joined() + "23. e4 e5 24. Nf3 Nc6 25. Bb5 a6"

    /// Games with repetitions, unknown and unusual tags, other starts, and duplicates.
    private static let text: [UInt8] = {
        var generator = SeededGenerator(seed: 29)
        let lines = [
            "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6", "1. d4 d5 2. c4 e6 3. Nc3 Nf6", "1. e4 c5 2. Nf3 d6", "1. c4",
            "", late,
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
            staged.append(Self.text(game.summary, game.start, Array(game.moves)))
        }
        _ = try games.publish()
        var number = 0
        try file.reading { db in
            let cursor = try GameCursor(db)
            while try cursor.next() != nil {
                let moves = cursor.withMoves { Array($0) }
                #expect(Self.text(cursor.summary, cursor.start, moves) == staged[number])
                number += 1
            }
        }
        #expect(number == staged.count && number > 1000)
    }

    private static func text(_ summary: GameSummary, _ start: Position?, _ moves: [UInt8]) -> String {
        "\(GameFacts(summary).rawValue) \(start?.fen ?? "-") \(moves)"
    }

    private static let refused = Array("1. e4 e5 *\n\n1. e4 Ke4 *\n\n1. d4 d5 *\n".utf8)
    private static let short = Array("1. e4 e5 2. Nf3 Nc6 1-0\n".utf8)
    /// With --strict, the first, the last and two neighbouring files are refused.
    private static let files = [
        refused, TenGames.bytes, text, refused, refused, TenGames.bytes, short, refused,
    ]
    /// The position after 1. e4 e5.
    private static let afterE5 = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"

    @Test(arguments: [false, true], [false, true])
    func `the position index is the one that the stored games give`(isStrict: Bool, keepsDuplicates: Bool) throws {
        let direct = try scratch.open()
        var options = GamesImportOptions()
        options.isStrict = isStrict
        options.keepsDuplicates = keepsDuplicates
        let reports = try direct.importFiles(Self.files, options)
        #expect(reports[2].duplicatesWithinImport.count > 10)
        #expect(reports[3].isRefused == isStrict)
        let position = try Position(fen: Self.afterE5)
        let indexed = try #require(try direct.indexedStatistics(of: position))
        let index = try positionTables(direct)
        #expect(index.filter { !$0.isEmpty }.count > 3)
        direct.close()
        let later = try LearnerFile.open(path: scratch.file("later.sqlite"))
        options.updatesIndex = false
        _ = try later.importFiles(Self.files, options)
        #expect(try later.statistics(of: position) == indexed && indexed.games > 300)
        try later.writing { db in try PositionIndex(db).rebuild(ImportPace(single: db, path: later.path)) }
        #expect(try positionTables(later) == index)
        later.close()
    }

    @Test func `a file that cannot be read to its end adds nothing to the position index`() throws {
        let file = try scratch.open()
        let games = file.importGames()
        var left = Self.text[...]
        var broken = PGNStream { count in
            guard left.count > Self.text.count / 2 else { throw CancellationError() }
            defer { left = left.dropFirst(count) }
            return Array(left.prefix(count))
        }
        #expect(throws: CancellationError.self) { try games.read(&broken) }
        var pieces = [TenGames.bytes + Self.short]
        var stream = PGNStream { _ in pieces.popLast() ?? [] }
        try games.read(&stream)
        #expect(try games.publish().last?.added == 11)
        #expect(try file.indexedStatistics(of: Position.initial)?.games == file.statistics(of: .initial).games)
        #expect(try file.check(isFull: true).isEmpty)
    }

    @Test func `games that come while others are read are in the position index, too`() throws {
        let file = try scratch.open()
        let games = try read(into: file)
        try file.importGames(TenGames.bytes + Self.short)
        _ = try games.publish()
        let found = try file.indexedStatistics(of: try Position(fen: Self.afterE5))
        #expect(found?.games ?? 0 > 300)
        #expect(try file.check(isFull: true).isEmpty)
    }

    /// Kings and pawns reach the same positions early and late, by many ways.
    @Test func `a position has an entry with all its games if two of them reached it early`() throws {
        var generator = SeededGenerator(seed: 31)
        let fen = "4k3/p6p/8/8/8/8/P6P/4K3 w - - 0 1"
        var positions: [PositionIdentity: Position] = [:]
        /// By position: the games that reached it, and those that reached it early.
        var reached: [PositionIdentity: (all: Set<Int>, early: Set<Int>)] = [:]
        var text = ""
        for game in 0..<150 {
            var position = try Position(fen: fen)
            var moves: [String] = []
            for ply in 0...100 {
                positions[position.identity] = position
                reached[position.identity, default: ([], [])].all.insert(game)
                if ply < PositionIndex.depth { reached[position.identity]?.early.insert(game) }
                let legal = position.legalMoves()
                let kings = legal.filter { position.san($0).hasPrefix("K") }
                guard ply < 100, !legal.isEmpty else { break }
                let choice = generator.pick(generator.below(20) == 0 || kings.isEmpty ? legal : kings)
                moves.append(position.san(choice))
                position.play(choice)
            }
            text += "[White \"W\(game)\"]\n[SetUp \"1\"]\n[FEN \"\(fen)\"]\n\n\(moves.joined(separator: " ")) *\n\n"
        }
        let file = try scratch.open()
        try file.importGames(text.utf8)
        var (entries, later) = (0, 0)
        for (identity, games) in reached {
            let position = try #require(positions[identity])
            let found = try file.indexedStatistics(of: position)?.games
            #expect(found == (games.early.count > 1 ? games.all.count : nil), "\(position.fen)")
            entries += games.early.count > 1 ? 1 : 0
            later += games.early.count > 1 && games.all.count > games.early.count ? 1 : 0
        }
        #expect(entries > 300 && later > 50, "\(entries) \(later)")
        #expect(try file.check(isFull: true).isEmpty)
    }

    @Test(arguments: [1, 2]) func `an import that is stopped while indexes are built leaves nothing`(
        stop: Int
    ) throws {
        let file = try scratch.open()
        var calls = 0
        #expect(throws: CancellationError.self) {
            try file.importGames(Self.text + Self.text + Self.text, keepsDuplicates: true) { step in
                if step == .indexing { calls += 1 }
                return calls < stop
            }
        }
        #expect(calls == stop)
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
}
