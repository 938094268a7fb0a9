import Chess
import Foundation
import GRDB
import GameDatabases
import PGN
import TestSupport
import Testing

@testable import Store

/// Imports of PGN files, and the statistics of positions.
struct GamesImportTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func file(_ name: String = "a") throws -> LearnerFile {
        try LearnerFile.open(path: folder.path(name + ".sqlite"))
    }

    @discardableResult
    private func importGames(
        _ text: String, into file: LearnerFile, isStrict: Bool = false, keepsDuplicates: Bool = false
    ) throws -> GamesImportReport {
        try file.importGames(text.utf8, isStrict: isStrict, keepsDuplicates: keepsDuplicates)
    }

    private func count(_ file: LearnerFile) throws -> Int {
        try file.reading { db in try Int.fetchOne(db, sql: "SELECT count(*) FROM Games") ?? 0 }
    }

    /// Returns random games with transpositions, some of them from other starting positions.
    private func games(_ number: Int, seed: UInt64) -> [GameTree] {
        var generator = SeededGenerator(seed: seed)
        return (0..<number).map { index in
            var start = Position.initial
            if generator.isLucky(oneIn: 8), let other = try? Position(fen: "4k3/8/8/3pP3/8/8/8/R3K2R w KQ d6 0 1") {
                start = other
            }
            var tree = GameTree(start: start, result: generator.pick(GameResult.allCases))
            tree.tags = [
                "White": "W\(generator.below(5))", "Black": "B\(index)",
                "Date": generator.pick(["2001.02.03", "????.??.??", "1999.??.??"]),
                "WhiteElo": generator.pick(["2000", "", "2431"]), "BlackElo": "\(1500 + generator.below(900))",
            ]
            var node = GameTree.root
            var position = start
            for _ in 0..<generator.below(60) {
                // Few moves to choose from, so that positions repeat within and between games.
                let moves = position.legalMoves().sorted { position.uci($0) < position.uci($1) }
                guard let move = moves.isEmpty ? nil : generator.pick(Array(moves.prefix(3))),
                    let next = tree.append(move, to: node)
                else { break }
                position = position.playing(move)
                node = next
            }
            return tree
        }
    }

    /// Returns the moves played in every position, counted by replaying the trees.
    private func recount(_ trees: [GameTree]) -> [PositionIdentity: (position: Position, tally: PositionTally)] {
        var found: [PositionIdentity: (position: Position, tally: PositionTally)] = [:]
        for tree in trees {
            var played: [PositionIdentity: Set<UInt16>] = [:]
            var position = tree.start
            var steps: [(Position, UInt16?)] = []
            for node in tree.mainLine() {
                guard let move = tree[node].move else { break }
                steps.append((position, position.storedMove(move)))
                position = position.playing(move)
            }
            steps.append((position, nil))
            let tags = tree.tags
            let facts = GameSummary(
                result: tree.result, whiteElo: UInt16(tags["WhiteElo"] ?? "") ?? 0,
                blackElo: UInt16(tags["BlackElo"] ?? "") ?? 0, year: UInt16((tags["Date"] ?? "").prefix(4)) ?? 0)
            for (position, move) in steps {
                var entry = found[position.identity] ?? (position, PositionTally())
                if played[position.identity] == nil { entry.tally.games += 1 }
                if let move, played[position.identity, default: []].insert(move).inserted {
                    entry.tally.add(move, facts, mover: position.sideToMove)
                } else {
                    played[position.identity, default: []].formUnion([])
                }
                found[position.identity] = entry
            }
        }
        return found
    }

    @Test func `the statistics of every position equal a full recount, after one import and after several`() throws {
        let trees = games(Long.rounds(150, long: 2000), seed: 11)
        let whole = try file("whole")
        try importGames(PGNWriter.write(trees), into: whole)
        let inParts = try file("parts")
        try importGames(PGNWriter.write(trees.prefix(100)), into: inParts)
        for start in stride(from: 100, to: trees.count, by: 10) {
            try importGames(PGNWriter.write(trees[start..<min(start + 10, trees.count)]), into: inParts)
        }
        #expect(try whole.gamesInfo().positions > 100)
        #expect(try inParts.reading { db in try PositionSegment.ready(db).count } > 1)
        let positions = recount(trees).values.sorted { $0.position.key < $1.position.key }
        for (number, (position, tally)) in positions.enumerated() where number.isMultiple(of: Long.rounds(4, long: 1)) {
            let expected = PositionStatistics(tally, position)
            #expect(try whole.statistics(of: position) == expected, "\(position.fen)")
            #expect(try inParts.statistics(of: position) == expected, "\(position.fen)")
        }
        #expect(try whole.statistics(of: Position(fen: "8/8/8/8/8/4k3/8/4K2R w - - 0 1")) == .none)
    }

    @Test func `only games that pass the filter are counted`() throws {
        let trees = games(120, seed: 12)
        let file = try file()
        try importGames(PGNWriter.write(trees), into: file)
        func expect(_ filter: GameFilter, _ isWanted: (TagPairs, GameResult) -> Bool) throws {
            let wanted = trees.filter { isWanted($0.tags, $0.result) }
            #expect(!wanted.isEmpty && wanted.count < trees.count)
            let tally = recount(wanted)[Position.initial.identity]?.tally ?? PositionTally()
            #expect(try file.statistics(of: .initial, filter) == PositionStatistics(tally, .initial))
        }
        var filter = GameFilter()
        filter.result = .draw
        try expect(filter) { $1 == .draw }
        filter = GameFilter()
        filter.player = "w3"
        try expect(filter) { tags, _ in tags["White"] == "W3" }
        filter.side = .black
        #expect(try file.statistics(of: .initial, filter).games == 0)
        filter = GameFilter()
        filter.since = 2000
        try expect(filter) { tags, _ in tags["Date"] == "2001.02.03" }
        filter = GameFilter()
        filter.until = 1999
        try expect(filter) { tags, _ in tags["Date"] == "1999.??.??" }
        filter = GameFilter()
        filter.elo = 2000...2300
        try expect(filter) { tags, _ in
            guard let white = tags["WhiteElo"].flatMap({ Int($0) }), let black = tags["BlackElo"].flatMap({ Int($0) })
            else { return false }
            return (2 * 2000...2 * 2300).contains(white + black)
        }
    }

    @Test func `a second import adds nothing, and duplicates within a file are left out`() throws {
        let file = try file()
        let text = PGNWriter.write(games(20, seed: 13))
        let first = try importGames(text + "\n" + text, into: file)
        #expect(first.added == 20 && first.games == 40)
        #expect(first.duplicatesWithinImport.map(\.number) == Array(21...40))
        #expect(first.duplicatesWithinImport.map(\.game) == Array(1...20))
        let again = try importGames(text, into: file)
        #expect(again.added == 0 && again.duplicates.count == 20 && again.games == 20)
        #expect(try count(file) == 20)
        let kept = try importGames(text, into: file, keepsDuplicates: true)
        #expect(kept.added == 20 && kept.duplicates.count == 20)
        #expect(try count(file) == 40)
    }

    @Test func `duplicates are found in the same way within a file, between files and against the database`() throws {
        let text = PGNWriter.write(games(30, seed: 14))
        let first = PGNWriter.write(games(30, seed: 14).prefix(10))
        let together = try file("together")
        let reports = try together.importFiles([Array(first.utf8), Array(text.utf8), Array(text.utf8)])
        #expect(reports.map(\.added) == [10, 20, 0])
        #expect(reports.map(\.duplicatesWithinImport.count) == [0, 10, 30])
        let apart = try file("apart")
        for part in [first, text, text] { try importGames(part, into: apart) }
        #expect(try count(together) == 30 && count(apart) == 30)
        let ids = try together.gameIDs()
        #expect(try ids.map { try together.game($0) } == ids.map { try apart.game($0) })
    }

    /// Tags that two games with the same players, date, result and moves have besides.
    @Test(arguments: [
        ("", "", true), ("[Round \"1\"]", "[Round \"2\"]", false), ("[Round \"1\"]", "[Round \"?\"]", true),
        ("[Round \"1\"]", "[Round \"1\"]", true), ("[Round \"3.1\"]", "[Round \"3.10\"]", false),
        ("[Event \"A\"]", "[Event \"a.\"]", true), ("[Site \"Paris\"]", "[Site \"Paris FRA\"]", true),
        ("[Site \"https://lichess.org/aaaaaaaa\"]", "[Site \"https://lichess.org/bbbbbbbb\"]", false),
        ("[Site \"https://lichess.org/aaaaaaaa\"]", "[Site \"Paris\"]", true),
        ("[Link \"https://www.chess.com/game/live/1\"]", "[Link \"https://www.chess.com/game/live/2\"]", false),
        ("[Link \"https://www.chess.com/game/live/1\"]", "[Annotator \"B\"]", true),
        ("[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]", "[FEN \"4k3/8/8/8/8/8/P3P3/4K3 w - - 0 1\"]", false),
    ])
    func `a duplicate has the same players, date, result, start and moves, and no other round or address`(
        tags: String, others: String, isDuplicate: Bool
    ) throws {
        func game(_ tags: String) -> String {
            "[White \"A\"]\n[Black \"B\"]\n[Date \"2020.01.02\"]\n\(tags)\n\n1. e4 1-0\n\n"
        }
        let within = try importGames(game(tags) + game(others), into: file("within"))
        #expect(within.duplicatesWithinImport.count == (isDuplicate ? 1 : 0))
        let base = try file("base")
        try importGames(game(tags), into: base)
        #expect(try importGames(game(others), into: base).duplicates.map(\.game) == (isDuplicate ? [1] : []))
    }

    @Test func `games without moves are duplicates only if all tags are equal`() throws {
        let game = "[Event \"A\"]\n[White \"A\"]\n[Black \"B\"]\n\n1-0\n\n"
        let other = game.replacing("[Event \"A\"]", with: "[Event \"B\"]")
        let report = try importGames(game + other + game, into: file())
        #expect(report.added == 2 && report.duplicatesWithinImport.map(\.number) == [3])
    }

    @Test func `a faulty game is left out, or refuses its file on request`() throws {
        let file = try file()
        let text = "[White \"A\"]\n\n1. e4 e5 1-0\n\n[White \"B\"]\n\n1. e4 Ke5 1-0\n\n[White \"C\"]\n\n1. d4 *\n"
        let good = Array("[White \"D\"]\n\n1. c4 *\n".utf8)
        var strict = GamesImportOptions()
        strict.isStrict = true
        let reports = try file.importFiles([Array(text.utf8), good], strict)
        #expect(reports[0].isRefused && reports[0].added == 0 && reports[0].errors.map(\.game) == [2])
        #expect(!reports[1].isRefused && reports[1].added == 1)
        #expect(try count(file) == 1 && file.gameHeader(1)?.white == "D")
        let taken = try importGames(text, into: file)
        #expect(taken.added == 2 && taken.errors.map(\.game) == [2])
        #expect(try file.statistics(of: .initial).games == 3)
    }

    @Test func `a stopped import leaves the file unchanged`() throws {
        let file = try file()
        try importGames("1. e4 *", into: file)
        let before = try Data(contentsOf: URL(fileURLWithPath: file.path))
        let text = (1...3000).map { "[White \"\($0)\"]\n\n1. d4 d5 *\n\n" }.joined()
        for stop in [GamesImportStep.reading(games: 2000), .writing(games: 1000), .indexing] {
            #expect(throws: CancellationError.self) { try file.importGames(text.utf8) { $0 != stop } }
        }
        #expect(try count(file) == 1)
        #expect(try Data(contentsOf: URL(fileURLWithPath: file.path)) == before)
    }

    @Test(arguments: [
        ("3.10", false), ("3.1", true), ("1", true), ("01", false), ("1.0", false), ("?", true), ("-", true),
        ("1.2.3", true), ("10.25", true), ("1e3", false), (" 5", false), ("0", true), ("0.5", true), ("½", true),
    ])
    func `a round is exact if its column returns it unchanged`(round: String, isExact: Bool) throws {
        #expect(GameColumns.isExact(round: Array(round.utf8).span) == isExact)
        guard isExact else { return }
        let queue = try DatabaseQueue()
        let read = try queue.write { db -> String? in
            try db.execute(sql: "CREATE TABLE t (Round INTEGER)")
            try db.execute(sql: "INSERT INTO t VALUES (?)", arguments: [round])
            return try Row.fetchOne(db, sql: "SELECT Round FROM t")?.text(at: 0)
        }
        #expect(read == round)
    }
}
