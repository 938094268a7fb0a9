import Foundation
import GRDB
import Scheduling
import Testing
import Training

@testable import Store

@Suite struct RestoreTests {
    let scratch: Scratch
    let backup: String

    /// A data file with one more answer than its backup.
    init() throws {
        scratch = try Scratch()
        backup = scratch.file("copy.sqlite")
        let file = try scratch.open()
        let card = try file.makeCards(300)[0]
        try file.review(card, .good, on: firstDay)
        try file.backup(to: backup)
        try file.review(card, .good, on: firstDay.advanced(by: 1))
        file.close()
    }

    private var aside: String { scratch.path + ".before-restore" }

    private func answers(_ path: String) throws -> Int {
        let file = try LearnerFile.openReadOnly(path: path)
        defer { file.close() }
        #expect(try file.check().isEmpty)
        return try file.allEvents().count
    }

    /// Leaves the data file in the state after a program was killed during a large change: pages of the change are in
    /// the file, and a journal can roll them back.
    private func leaveHotJournal() throws {
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        let queue = try DatabaseQueue(path: scratch.path, configuration: configuration)
        try queue.inDatabase { db in
            try db.execute(sql: "PRAGMA cache_size = 1; PRAGMA journal_mode = DELETE; BEGIN IMMEDIATE")
            try db.execute(sql: "UPDATE card SET epd = 'half a change ' || id || hex(zeroblob(100)), interval = 9")
        }
        let halves = ["", "-journal"].map {
            (scratch.path + $0, try? Data(contentsOf: URL(fileURLWithPath: scratch.path + $0)))
        }
        try queue.inDatabase { db in try db.execute(sql: "ROLLBACK") }
        try queue.close()
        for (path, data) in halves { try #require(data).write(to: URL(fileURLWithPath: path)) }
    }

    @Test func `the journal of a killed writer is rolled back before the file is copied`() throws {
        try leaveHotJournal()
        let size = try scratch.bytes(scratch.path + "-journal").count
        #expect(size > 512)
        try LearnerFile.restore(path: scratch.path, from: backup)
        #expect(try answers(scratch.path) == 1)
        #expect(try answers(aside) == 2)
        #expect(!FileManager.default.fileExists(atPath: scratch.path + "-journal"))
        #expect(!FileManager.default.fileExists(atPath: aside + "-journal"))
    }

    @Test func `a backup with the journal of a killed writer restores the state before the change`() throws {
        try FileManager.default.removeItem(atPath: backup)
        try leaveHotJournal()
        for suffix in ["", "-journal"] {
            try FileManager.default.moveItem(atPath: scratch.path + suffix, toPath: backup + suffix)
        }
        try LearnerFile.restore(path: scratch.path, from: backup)
        #expect(try answers(scratch.path) == 2)
    }

    @Test func `the copy of the old file is independent and has its own mode`() throws {
        chmod(scratch.path, 0o640)
        try LearnerFile.restore(path: scratch.path, from: backup)
        #expect(FileIdentity(aside) != FileIdentity(scratch.path))
        let facts = try FileManager.default.attributesOfItem(atPath: aside)
        #expect(facts[.referenceCount] as? Int == 1)
        #expect(facts[.posixPermissions] as? Int == 0o600)
        #expect(try FileManager.default.attributesOfItem(atPath: scratch.path)[.posixPermissions] as? Int == 0o640)
        try LearnerFile.open(path: scratch.path).close()
        #expect(try answers(aside) == 2)
    }

    @Test func `the copy of the old file can be restored, and the replaced file gets another name`() throws {
        try LearnerFile.restore(path: scratch.path, from: backup)
        #expect(try LearnerFile.restore(path: scratch.path, from: aside) == aside + "-2")
        #expect(try answers(scratch.path) == 2)
        #expect(try answers(aside + "-2") == 1)
        #expect(try answers(aside) == 2)
    }

    @Test(arguments: [
        "",
        "no database at all, but a text of more than a hundred bytes, so that it has a header of "
            + "the size that SQLite wants",
    ])
    func `a file that is not a database any more is replaced, and copied unchanged`(_ text: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: scratch.path))
        try LearnerFile.restore(path: scratch.path, from: backup)
        #expect(try answers(scratch.path) == 1)
        #expect(try scratch.bytes(aside) == Data(text.utf8))
    }

    @Test func `a file of another program is not replaced`() throws {
        try FileManager.default.removeItem(atPath: scratch.path)
        try scratch.run("CREATE TABLE games (id)")
        let error = #expect(throws: StoreError.self) { try LearnerFile.restore(path: scratch.path, from: backup) }
        #expect(error?.kind == .otherDatabase)
    }

    @Test func `a file that another program is reading or writing is not replaced`() throws {
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        let queue = try DatabaseQueue(path: scratch.path, configuration: configuration)
        try queue.inDatabase { db in
            try db.execute(sql: "BEGIN IMMEDIATE; UPDATE card SET lapses = 0")
        }
        let error = #expect(throws: StoreError.self) { try LearnerFile.restore(path: scratch.path, from: backup) }
        #expect(error?.kind == .busy)
        try queue.inDatabase { db in try db.execute(sql: "ROLLBACK") }
        #expect(try answers(scratch.path) == 2)
        #expect(!FileManager.default.fileExists(atPath: aside))
    }

    @Test func `a session that is open during a restore cannot write into the replaced file`() throws {
        let session = try scratch.open()
        _ = try session.allEvents()
        try LearnerFile.restore(path: scratch.path, from: backup)
        #expect(throws: StoreError.self) { try session.review(CardID(1), .good, on: firstDay.advanced(by: 2)) }
        #expect(try answers(scratch.path) == 1)
    }

    @Test func `the data file is not a backup of itself`() throws {
        symlink(scratch.path, scratch.file("link.sqlite"))
        #expect(throws: StoreError.self) {
            try LearnerFile.restore(path: scratch.path, from: scratch.file("link.sqlite"))
        }
        #expect(try answers(scratch.path) == 2)
    }

    @Test func `a data file behind a symbolic link is replaced in its folder`() throws {
        let link = scratch.file("link.sqlite")
        symlink(scratch.path, link)
        try LearnerFile.restore(path: link, from: backup)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == scratch.path)
        #expect(try answers(scratch.path) == 1)
    }

    @Test func `without a data file a backup becomes one that only the user can read`() throws {
        let place = scratch.file("new/prep.sqlite")
        #expect(try LearnerFile.restore(path: place, from: backup) == nil)
        #expect(try answers(place) == 1)
        #expect(try FileManager.default.attributesOfItem(atPath: place)[.posixPermissions] as? Int == 0o600)
    }

    @Test func `a restore does not change the backup, and leaves no other files`() throws {
        let before = try scratch.bytes(backup)
        try LearnerFile.restore(path: scratch.path, from: backup)
        #expect(try scratch.bytes(backup) == before)
        let names = try FileManager.default.contentsOfDirectory(atPath: scratch.folder).sorted()
        #expect(
            names.filter { !$0.hasSuffix("-journal") } == [
                "copy.sqlite", "prep.sqlite", "prep.sqlite.backups", "prep.sqlite.before-restore",
            ])
    }
}
