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

    private func stream(_ text: String) -> PGNStream {
        var left = Array(text.utf8)[...]
        return PGNStream { count in
            defer { left = left.dropFirst(count) }
            return Array(left.prefix(count))
        }
    }

    @discardableResult
    private func importGames(_ text: String, into file: LearnerFile, skipsFaultyGames: Bool = false) throws
        -> GamesImportReport
    {
        var stream = stream(text)
        return try file.importGames(&stream, skipsFaultyGames: skipsFaultyGames)
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
        let indexed = try whole.reading { db in try Int.fetchOne(db, sql: "SELECT count(*) FROM position") ?? 0 }
        #expect(indexed > 100)
        for (position, tally) in recount(trees).values.sorted(by: { $0.position.key < $1.position.key }) {
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
            return (2000...2300).contains((white + black) / 2)
        }
    }

    @Test func `a second import adds nothing; a game that occurs twice in a file is added twice`() throws {
        let file = try file()
        let text = PGNWriter.write(games(20, seed: 13))
        #expect(try importGames(text + "\n" + text, into: file).duplicatesWithinFile.count == 20)
        #expect(try count(file) == 40)
        let again = try importGames(text, into: file)
        #expect(again.added == 0 && again.duplicates.count == 20 && again.games == 20)
        #expect(try count(file) == 40)
    }

    @Test func `a faulty game refuses its file, or is skipped on request`() throws {
        let file = try file()
        let text = "[White \"A\"]\n\n1. e4 e5 1-0\n\n[White \"B\"]\n\n1. e4 Ke5 1-0\n\n[White \"C\"]\n\n1. d4 *\n"
        let refused = try importGames(text, into: file)
        #expect(refused.isRefused && refused.added == 0 && refused.errors.map(\.game) == [2])
        #expect(try count(file) == 0)
        let taken = try importGames(text, into: file, skipsFaultyGames: true)
        #expect(taken.added == 2 && taken.errors.count == 1)
        #expect(try file.statistics(of: .initial).games == 2)
    }

    @Test func `a stopped import leaves the file unchanged`() throws {
        let file = try file()
        try importGames("1. e4 *", into: file)
        let before = try Data(contentsOf: URL(fileURLWithPath: file.path))
        var stream = stream(String(repeating: "1. d4 d5 *\n\n", count: 3000))
        #expect(throws: CancellationError.self) { try file.importGames(&stream) { $0 != .reading(games: 2000) } }
        #expect(try count(file) == 1)
        #expect(try Data(contentsOf: URL(fileURLWithPath: file.path)) == before)
    }

    @Test(arguments: [
        ("3.10", false), ("3.1", true), ("1", true), ("01", false), ("1.0", false), ("?", true), ("-", true),
        ("1.2.3", true), ("10.25", true), ("1e3", false), (" 5", false), ("0", true), ("0.5", true), ("½", true),
    ])
    func `a round is exact if its column returns it unchanged`(round: String, isExact: Bool) throws {
        #expect(GameColumns.isExact(round: round) == isExact)
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
