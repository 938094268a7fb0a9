import Foundation
import GRDB
import PGN
import Testing

@testable import GameDatabaseFixtures
@testable import GameDatabases

@Suite struct DatabaseRefusalTests {
    let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
    }

    private func refusal(_ path: String) -> DatabaseFileError? {
        #expect(throws: DatabaseFileError.self) { try GameDatabase(path: path) }
    }

    private func errors(_ path: String) throws -> [DatabaseGameError] {
        var games = try GameDatabase(path: path).games()
        var errors: [DatabaseGameError] = []
        while let game = try games.readGame() {
            if case .failure(let error) = game.tree { errors.append(error) }
        }
        #expect(games.counts.errors == errors.count)
        return errors
    }

    @Test func `a missing file, a directory, an empty file and a PGN file are refused`() throws {
        try Data("1. e4 e5\n".utf8).write(to: URL(fileURLWithPath: scratch.file("a.pgn")))
        try Data().write(to: URL(fileURLWithPath: scratch.file("empty")))
        #expect(refusal(scratch.file("none"))?.kind == .missing)
        #expect(refusal(scratch.folder)?.kind == .directory)
        #expect(refusal(scratch.file("empty"))?.kind == .notADatabase)
        #expect(refusal(scratch.file("a.pgn"))?.kind == .notADatabase)
    }

    @Test(arguments: [
        (
            "CREATE TABLE puzzles (id INTEGER, fen TEXT); CREATE TABLE other (x)",
            "with the tables other, puzzles, without"
        ),
        ("CREATE TABLE Games (ID INTEGER PRIMARY KEY, Name TEXT)", "no column of moves"),
        ("CREATE TABLE Games (ID INTEGER PRIMARY KEY, Moves INTEGER)", "declared INTEGER"),
        ("CREATE TABLE Games (ID INTEGER PRIMARY KEY, Moves)", "declared as nothing"),
        ("CREATE VIEW Games AS SELECT 1 AS ID, x'00' AS Moves2", "Games is a view table"),
        ("CREATE VIRTUAL TABLE Games USING fts5(Moves2)", "Games is a virtual table"),
        ("CREATE TABLE Games (ID INTEGER PRIMARY KEY, Moves2 BLOB) WITHOUT ROWID", "without row numbers"),
        ("CREATE TABLE Games (ID INTEGER PRIMARY KEY, a, Moves2 BLOB AS (zeroblob(9)))", "no column of moves"),
    ])
    func `a database in another format is refused, and the message says what it contains`(sql: String, words: String)
        throws
    {
        try scratch.run(sql, on: scratch.file("x.db3"))
        let before = try FolderState(scratch.folder)
        let error = try #require(refusal(scratch.file("x.db3")))
        #expect(error.kind == .unknownFormat)
        #expect(error.message.contains(words), "\(error.message)")
        #expect(error.message.hasPrefix(scratch.file("x.db3")))
        #expect(try FolderState(scratch.folder) == before)
    }

    @Test func `a file that another program is writing is refused`() throws {
        let path = scratch.file("x.db3")
        try FixtureFile.make(.enCroissant, at: path)
        for end in ["-wal", "-journal"] {
            try Data("something".utf8).write(to: URL(fileURLWithPath: path + end))
            let error = try #require(refusal(path))
            #expect(error.kind == .busy)
            #expect(error.message.contains(path + end))
            try FileManager.default.removeItem(atPath: path + end)
        }
        #expect(try errors(path).isEmpty)
    }

    @Test func `a path with unusual characters is opened`() throws {
        let path = scratch.file("50% of #games?mode=rwc&x=é.db3")
        try FixtureFile.make(.ocgdb, at: path)
        #expect(try errors(path).isEmpty)
        #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.folder).count == 1)
    }

    @Test(arguments: [
        (DatabaseFormat.ocgdb, "Moves2 = x'0C0715'", DatabaseGameError.Reason.unreadableMoves, "3 bytes"),
        (.ocgdb, "Moves2 = x'0C09'", .illegalMove, "game 1, ply 1: e2e5 cannot be played"),
        (.ocgdb, "Moves2 = x'0C17'", .unreadableMoves, "ply 1: 1 is not the code of a promotion"),
        (.ocgdb, "Moves2 = 'text'", .unreadableMoves, "not a blob"),
        (.ocgdb, "Moves2 = 12", .unreadableMoves, "not a blob"),
        (.ocgdb, "Moves2 = zeroblob(600000)", .illegalMove, "ply 1: a1a1"),
        (.ocgdb, "Moves2 = zeroblob(9000000)", .tooLong, "more than 8 MiB"),
        (.ocgdb, "FEN = '8/8/8/8/8/8/8/8 w - - 0 1'", .badStart, "white has no king"),
        (.ocgdb, "FEN = x'00'", .badStart, "not text"),
        (.ocgdbOneByte, "Moves1 = x'F9'", .unreadableMoves, "not a direction"),
        (.ocgdbOneByte, "Moves1 = x'0B00'", .illegalMove, "ply 1: d1a8 cannot"),
        (.ocgdbOneByte, "Moves1 = x'0B0B'", .unreadableMoves, "would leave the board"),
        (.ocgdbOneByte, "Moves1 = x'0B'", .unreadableMoves, "second byte"),
        (.ocgdbText, "Moves = '1. e4 Ke7'", .illegalMove, "game 1, ply 2: "),
        (.ocgdbText, "Moves = '1. e4 {open'", .unreadableMoves, "game 1"),
        (.ocgdbText, "Moves = '1. e4 * [Event \"x\"] 1. d4 *'", .unreadableMoves, "more than one game"),
        (.ocgdbText, "Moves = '[FEN \"8/8/8/8/8/k7/p7/K7 w - - 0 1\"] 1. e4 *'", .unreadableMoves, "holds tags"),
        (.ocgdbText, "Moves = x'312E206534'", .unreadableMoves, "not text"),
        (.enCroissant, "Moves = x'0C14'", .illegalMove, "ply 2: move number 20 of the 20 legal ones"),
        (.enCroissant, "Moves = x'0CFE'", .unreadableMoves, "ends that was never begun"),
        (.enCroissant, "Moves = x'0CFF0B'", .unreadableMoves, "never closed"),
        (.enCroissant, "Moves = x'0CFD0500'", .unreadableMoves, "cut off"),
        (.enCroissant, "Moves = x'0CFD05'", .unreadableMoves, "length"),
        (.enCroissant, "Moves = x'0CFC01007A'", .unreadableMoves, "not a glyph"),
        (.enCroissant, "Moves = replace(hex(zeroblob(300000)), '00', 'xx')", .unreadableMoves, "not a blob"),
        (.prep, "Moves = x'0C57'", .unreadableMoves, "5 is not"),
    ])
    func `an unreadable game is refused with row, ply and reason, and the others are read`(
        format: DatabaseFormat, change: String, reason: DatabaseGameError.Reason, words: String
    ) throws {
        let path = scratch.file("x.db3")
        try FixtureFile.make(format, at: path)
        if format == .prep { try scratch.run("DELETE FROM game_text", on: path) }
        try scratch.run("UPDATE Games SET \(change) WHERE ID = 1", on: path)
        let found = try errors(path)
        #expect(found.map(\.row) == [1])
        #expect(found.first?.reason == reason)
        #expect(found.first?.message.contains(words) == true, "\(found.first?.message ?? "")")
    }

    @Test func `a game with 300,000 variations is too long`() throws {
        let path = scratch.file("x.db3")
        try FixtureFile.make(.enCroissant, at: path)
        let moves = Data([12] + Array(repeating: 255, count: 300_000))
        let queue = try DatabaseQueue(path: path)
        try queue.write { try $0.execute(sql: "UPDATE Games SET Moves = ? WHERE ID = 2", arguments: [moves]) }
        try queue.close()
        #expect(try errors(path).map(\.reason) == [.tooLong])
    }

    @Test(.timeLimit(.minutes(10))) func `an endless query ends at the deadline`() throws {
        let path = scratch.file("x.db3")
        // A table of names without an index is searched for every game.
        try scratch.run(
            """
            CREATE TABLE Players (ID TEXT, Name TEXT);
            CREATE TABLE Games (ID INTEGER PRIMARY KEY, WhiteID INTEGER, Moves2 BLOB);
            WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 60000)
            INSERT INTO Players SELECT 'p' || i, 'x' FROM n;
            WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000)
            INSERT INTO Games SELECT i, i, NULL FROM n;
            """, on: path)
        var games = try GameDatabase(path: path, deadline: .milliseconds(100)).games()
        let error = #expect(throws: DatabaseFileError.self) { while try games.readGame() != nil {} }
        #expect(error?.message.contains("one step of reading takes longer than") == true)
        #expect(try games.readGame() == nil)
    }

    @Test func `a database in UTF-16 is read`() throws {
        let path = scratch.file("x.db3")
        try scratch.run(
            """
            PRAGMA encoding = 'UTF-16le';
            CREATE TABLE Players (ID INTEGER PRIMARY KEY, Name TEXT);
            INSERT INTO Players VALUES (2, 'Müller' || char(0) || 'x');
            CREATE TABLE Games (ID INTEGER PRIMARY KEY, WhiteID INTEGER, Moves TEXT);
            INSERT INTO Games VALUES (1, 2, '1. e4 e5 1-0');
            """, on: path)
        var games = try GameDatabase(path: path).games()
        let game = try #require(try games.readGame())
        #expect(game.tags["White"] == "Müller\u{0}x")
        #expect(try game.tree.get().result == .whiteWins)
    }
}
