import Chess
import Foundation
import GRDB
import PGN
import Testing

@testable import Store

/// Stored games: read, found and removed.
@Suite struct StoredGamesTests {
    let scratch: Scratch

    init() throws { scratch = try Scratch() }

    @discardableResult
    private func importGames(_ bytes: [UInt8], into file: LearnerFile, updatesIndex: Bool = true) throws
        -> GamesImportReport
    {
        let report = try file.importGames(bytes, updatesIndex: updatesIndex)
        #expect(report.errors.isEmpty, "\(report.errors)")
        return report
    }

    private func trees(_ file: LearnerFile) throws -> [GameTree] {
        var trees: [GameTree] = []
        try file.forEachGame(try file.gameIDs()) { trees.append($1) }
        return trees
    }

    @Test func `ten games are read as they were imported`() throws {
        let wanted = try PGNReader(TenGames.bytes).map { try $0.tree.get() }
        #expect(wanted.count == 10)
        #expect(wanted[4].tags["White"] == "Pelé")
        #expect(wanted[3].start.isChess960 && wanted[9].result == .blackWins)
        let file = try scratch.open()
        try importGames(TenGames.bytes, into: file)
        let stored = try trees(file)
        #expect(stored.count == 10)
        for (tree, original) in zip(stored, wanted) {
            #expect(tree == original, "\(PGNWriter.write(tree))")
            #expect(PGNWriter.write(tree) == PGNWriter.write(original))
        }
        // Written and read again, they are unchanged.
        let second = try LearnerFile.open(path: scratch.file("second.sqlite"))
        let text = PGNWriter.write(stored)
        try importGames(Array(text.utf8), into: second)
        #expect(PGNWriter.write(try trees(second)) == text)
    }

    @Test func `values in columns are stored nowhere else`() throws {
        let file = try scratch.open()
        try importGames(TenGames.bytes, into: file)
        let texts = try file.reading { db in try Int64.fetchAll(db, sql: "SELECT game FROM game_text ORDER BY game") }
        #expect(texts == [1, 2, 3, 4, 5, 6, 7, 9, 10])
        let heading = try #require(try file.gameHeader(8))
        #expect(heading.white == "G" && heading.whiteElo == 9999 && heading.round == "10.25" && heading.plies == 16)
        #expect(try file.gameHeader(2)?.white == nil)
        #expect(try file.gameHeader(2)?.whiteElo == nil)
    }

    @Test(arguments: [
        ("x'0C070C07'", "game 8, ply 2"), ("substr(Moves, 1, 10)", "game 8, ply 5: 5 of its 16 half-moves are left"),
        ("substr(Moves, 1, 11)", "game 8"), ("NULL", "game 8, ply 0: 0 of its 16 half-moves are left"),
    ]) func `a damaged game is an error with its ply`(moves: String, place: String) throws {
        let file = try scratch.open()
        try importGames(TenGames.bytes, into: file)
        try scratch.run("UPDATE Games SET Moves = \(moves) WHERE ID = 8")
        let error = #expect(throws: StoreError.self) { _ = try file.game(8) }
        #expect(error?.kind == .damaged)
        #expect(error?.message.contains(place) == true, "\(error?.message ?? "")")
        #expect(try file.game(7) != nil)
        #expect(try file.game(99) == nil)
    }

    /// Only the names in a few ranges of their index are compared.
    @Test(arguments: [
        "", "K", "k", "ka", "KAR", "karp", "ÖST", "öst", "Öst", "ö", "%", "_k", "1k", "K\u{7F}", "\u{10FFFF}",
        "\u{D7FF}", "x",
    ])
    func `a player is found by the beginning of the name as among all names`(beginning: String) throws {
        let names = [
            "K", "k", "Karpov", "KARPOV", "kArl", "Ka", "L", "J", "Öst", "öST", "%", "_K", "1K", "K\u{7F}x",
            "\u{10FFFF}a", "\u{D7FF}", "\u{E000}", "Kasparov", "Kb", "{", "[",
        ]
        let file = try scratch.open()
        let games = names.map { "[White \"\($0)\"]\n[Black \"\($0)\"]\n[Result \"*\"]\n\n1. e4 *\n\n" }.joined()
        try importGames(Array(games.utf8), into: file)
        let expected = try file.reading { db in
            try Int64.fetchAll(
                db,
                sql: """
                    SELECT Games.ID FROM Games JOIN Players ON Players.ID = WhiteID
                    WHERE Name LIKE ? || '%' ESCAPE '\\' ORDER BY Games.ID
                    """,
                arguments: [beginning.map { "%_".contains($0) ? "\\\($0)" : String($0) }.joined()])
        }
        var filter = GameFilter()
        filter.player = beginning
        #expect(try file.gameIDs(filter).sorted() == expected)
        #expect(expected.isEmpty == (beginning == "x"))
    }

    @Test func `games are found by player, event, date, result, ECO code and position`() throws {
        let file = try scratch.open()
        try importGames(TenGames.bytes, into: file)
        func found(_ change: (inout GameFilter) -> Void) throws -> [Int64] {
            var filter = GameFilter()
            change(&filter)
            return try file.gameIDs(filter)
        }
        #expect(try file.gameIDs() == Array(1...10))
        #expect(try found { $0.event = "CHAMPION" } == [1])
        #expect(try found { $0.event = "%" } == [])
        #expect(try found { $0.eco = "B9"..."B9" } == [1])
        #expect(try found { $0.eco = "A0"..."B90" } == [1, 7])
        #expect(try found { $0.eco = "E"..."E" } == [8])
        #expect(try found { $0.player = "müller" } == [1])
        #expect(try found { $0.player = "MüLLERS" } == [])
        #expect(try file.gameIDs(GameFilter(), reaching: Position.initial.after("e4")) == [1, 5, 9])
        #expect(try file.gameIDs(GameFilter(), reaching: Position.initial.after("e4 e5 Nf3")) == [9])
        #expect(try file.gameIDs(GameFilter(), .newestFirst) == [1, 8, 7, 4, 5, 3, 10, 2, 9, 6])
        #expect(
            try file.gameIDs(GameFilter(), reaching: Position.initial.after("e4"), .newestFirst) == [1, 5, 9])
    }

    @Test func `removed games leave neither rows nor names nor statistics`() throws {
        let text = (1...20).map { number in
            """
            [Event "E\(number)"]
            [Site "S\(number % 2)"]
            [White "W\(number)"]
            [Black "Same"]

            1. e4 {c} \(number % 2 == 0 ? "e5" : "c5") 1-0
            """
        }.joined(separator: "\n\n")
        let file = try scratch.open()
        try importGames(Array(text.utf8), into: file)
        let even = Array(stride(from: Int64(2), through: 20, by: 2))
        #expect(try file.removeGames(even + [2]) == 10)
        #expect(try file.gamesCount() == 10)
        let statistics = try #require(try file.indexedStatistics(of: Position.initial.after("e4")))
        #expect(statistics.games == 10 && statistics.moves.map(\.games) == [10])
        let info = try file.gamesInfo()
        #expect(
            info.players == 11 && info.events == 10 && info.sites == 1 && info.annotated == 10
                && info.results.white == 10)
        let names = try file.reading { db in try Int.fetchOne(db, sql: "SELECT count(*) FROM Players") }
        #expect(names == 12)
        #expect(try file.check().isEmpty)
        let before = try scratch.bytes()
        #expect(throws: StoreError.self) { try file.removeGames([1, 2]) }
        #expect(try scratch.bytes() == before)
        #expect(try file.removeGames(file.gameIDs()) == 10)
        #expect(try file.gamesInfo() == GamesInfo(of: file))
        #expect(try file.statistics(of: .initial) == .none)
    }

    @Test func `without an index all statistics are the same, and the next import builds it`() throws {
        let file = try scratch.open()
        try importGames(TenGames.bytes, into: file)
        let with = try file.statistics(of: .initial)
        let e4 = try Position.initial.after("e4")
        #expect(try file.indexedStatistics(of: .initial)?.games == with.games)
        try importGames(Array("[White \"New\"]\n\n1. e4 *\n".utf8), into: file, updatesIndex: false)
        #expect(try !file.hasPositionIndex())
        #expect(try file.indexedStatistics(of: e4) == nil)
        #expect(try file.statistics(of: e4).games == 4)
        // Even an import that adds nothing.
        #expect(try importGames(TenGames.bytes, into: file).added == 0)
        #expect(try file.indexedStatistics(of: e4)?.games == 4)
        // Removing games does not build it.
        try importGames(Array("[White \"Newer\"]\n\n1. e4 *\n".utf8), into: file, updatesIndex: false)
        _ = try file.removeGames([1])
        #expect(try !file.hasPositionIndex())
    }

    @Test func `an import can be stopped while its indexes are built`() throws {
        let file = try scratch.open()
        try importGames(TenGames.bytes, into: file)
        let before = try scratch.bytes()
        let text = (0..<3000).map { "[White \"W\($0)\"]\n\n1. e4 e5 2. Nf3 Nc6 *\n\n" }.joined()
        var asked = 0
        #expect(throws: CancellationError.self) {
            try file.importGames(text.utf8) { step in
                if step == .indexing { asked += 1 }
                return asked < 3
            }
        }
        #expect(asked == 3)
        #expect(try scratch.bytes() == before)
        #expect(try file.gamesCount() == 10)
        #expect(try file.check().isEmpty)
    }

    @Test func `a chapter of a repertoire can be neither shown nor removed as a game`() throws {
        let file = try scratch.open()
        _ = try file.applyImport(Sample.plan(Sample.italian))
        let chapter = try #require(
            try file.reading { db in try Int64.fetchOne(db, sql: "SELECT game FROM chapter LIMIT 1") })
        #expect(try file.gameIDs().isEmpty)
        #expect(try file.game(chapter) == nil)
        #expect(try file.repertoire(ofChapter: chapter) != nil)
        let error = #expect(throws: StoreError.self) { try file.removeGames([chapter]) }
        #expect(error?.message.contains("chapter") == true)
        #expect(try file.gamesInfo().games == 0)
    }
}

extension Position {
    /// Returns the position after moves separated by spaces.
    fileprivate func after(_ moves: String) throws -> Position {
        try moves.split(separator: " ").reduce(self) { position, text in
            position.playing(try position.move(san: String(text)))
        }
    }
}

extension GamesInfo {
    /// The file after all games are removed.
    fileprivate init(of file: LearnerFile) throws {
        self.init()
        bytes = try file.gamesInfo().bytes
    }
}
