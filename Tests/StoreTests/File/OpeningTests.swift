import Foundation
import GRDB
import GameDatabases
import Testing

@testable import Store

@Suite struct OpeningTests {
    let scratch: Scratch

    init() throws {
        scratch = try Scratch()
    }

    private func refusal(_ path: String? = nil) -> StoreError? {
        #expect(throws: StoreError.self) { try LearnerFile.open(path: path ?? scratch.path) }
    }

    private func mode(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }

    @Test func `a new file and its folder are readable for the user only`() throws {
        let path = scratch.file("deep/er/prep.sqlite")
        _ = try LearnerFile.open(path: path)
        #expect(try mode(path) == 0o600)
        #expect(try mode(scratch.file("deep")) == 0o700)
        #expect(try mode(scratch.file("deep/er")) == 0o700)
    }

    @Test func `a file that is opened again keeps its schema`() throws {
        try scratch.open().close()
        let before = try scratch.bytes()
        try scratch.open().close()
        #expect(try scratch.bytes() == before)
        #expect(
            try SQLiteFileHeader(path: scratch.path)
                == .database(application: LearnerFile.applicationID, version: LearnerFile.schemaVersion))
    }

    @Test func `an empty file becomes a learner's file`() throws {
        try Data().write(to: URL(fileURLWithPath: scratch.path))
        #expect(try scratch.open().check().isEmpty)
    }

    @Test func `writing uses a truncated journal and is flushed`() throws {
        let file = try scratch.open()
        let pragmas = ["journal_mode", "synchronous", "foreign_keys"]
        let values = try file.reading { db in
            try pragmas.map { try String.fetchOne(db, sql: "PRAGMA \($0)") }
        }
        #expect(values == ["truncate", "2", "1"])
        #expect(file.lockWait.limit == .seconds(5))
    }

    @Test func `the games tables and their seven indexes are those of ocgdb`() throws {
        let file = try scratch.open()
        let tables = try file.reading { db in
            try String.fetchAll(
                db, sql: "SELECT name FROM sqlite_master WHERE type = 'table' AND name GLOB '[A-Z]*' ORDER BY name")
        }
        #expect(tables == ["Events", "Games", "Info", "Players", "Sites"])
        let indexes = try file.reading { db in
            try String.fetchAll(
                db, sql: "SELECT name FROM sqlite_master WHERE type = 'index' AND name LIKE 'games%' ORDER BY name")
        }
        #expect(
            indexes == [
                "games_black_elo_idx", "games_black_idx", "games_date_idx", "games_plycount_idx", "games_result_idx",
                "games_white_elo_idx", "games_white_idx",
            ])
    }

    @Test func `a directory is refused`() throws {
        let error = try #require(refusal(scratch.folder))
        #expect(error.kind == .directory)
        #expect(error.message.contains(scratch.folder))
    }

    @Test(arguments: ["1. e4 e5\n", String(repeating: "not a database ", count: 100), "SQLite format 3"])
    func `a file that is not a database is refused and unchanged`(text: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: scratch.path))
        let error = try #require(refusal())
        #expect(error.kind == .notADatabase)
        #expect(error.message.contains(scratch.path))
        #expect(try scratch.bytes() == Data(text.utf8))
    }

    @Test func `a database of another program is refused, and the message names prep games import`() throws {
        try scratch.run("CREATE TABLE Games (ID INTEGER)")
        let before = try scratch.bytes()
        let error = try #require(refusal())
        #expect(error.kind == .otherDatabase)
        #expect(error.message.contains("prep games import"))
        #expect(try scratch.bytes() == before)
        #expect(throws: error) { try LearnerFile.openReadOnly(path: scratch.path) }
    }

    @Test func `a newer schema is refused with both versions in the message, and no byte is changed`() throws {
        try scratch.open().close()
        try scratch.run("PRAGMA user_version = \(LearnerFile.schemaVersion + 1)")
        let before = try scratch.bytes()
        let error = try #require(refusal())
        #expect(error.kind == .newerSchema)
        #expect(error.message.contains("version \(LearnerFile.schemaVersion + 1)"))
        #expect(error.message.contains("up to \(LearnerFile.schemaVersion)"))
        #expect(throws: error) { try LearnerFile.openReadOnly(path: scratch.path) }
        #expect(try scratch.bytes() == before)
        let files = try FileManager.default.contentsOfDirectory(atPath: scratch.folder)
        #expect(files == ["prep.sqlite"])
    }

    @Test(.enabled(if: getuid() != 0, "the superuser may write everywhere"))
    func `a file in a folder that cannot be written opens read-only`() throws {
        try scratch.open().close()
        chmod(scratch.folder, 0o500)
        defer { chmod(scratch.folder, 0o700) }
        #expect(refusal()?.kind == .permission)
        #expect(try LearnerFile.openReadOnly(path: scratch.path).listing().isEmpty)
    }

    @Test func `a file cannot be created below another file`() throws {
        try Data("x".utf8).write(to: URL(fileURLWithPath: scratch.file("plain")))
        #expect(refusal(scratch.file("plain/prep.sqlite"))?.kind == .permission)
    }
}
