import Foundation
import GRDB
import Scheduling
import Testing
import Training

@testable import Store

@Suite struct ReadOnlyTests {
    let scratch: Scratch

    init() throws {
        scratch = try Scratch()
    }

    @Test func `reading a missing file creates nothing`() throws {
        let error = #expect(throws: StoreError.self) { try LearnerFile.openReadOnly(path: scratch.path) }
        #expect(error?.kind == .missing)
        #expect(!FileManager.default.fileExists(atPath: scratch.path))
    }

    @Test func `a file that is open read-only stores no answer`() throws {
        let cards = try scratch.open().makeCards(1)
        let before = try scratch.bytes()
        let file = try LearnerFile.openReadOnly(path: scratch.path)
        let error = #expect(throws: StoreError.self) { try file.review(cards[0], .good, on: firstDay) }
        #expect(error?.kind == .readOnly)
        #expect(try scratch.bytes() == before)
    }

    @Test func `a reader of a locked file fails quickly`() throws {
        try scratch.open().close()
        let writer = try DatabaseQueue(path: scratch.path)
        let reader = try LearnerFile.openReadOnly(path: scratch.path)
        #expect(reader.lockWait.limit == .milliseconds(50))
        try writer.inDatabase { db in
            try db.execute(sql: "BEGIN EXCLUSIVE")
            for file in [{ reader }, { try LearnerFile.openReadOnly(path: scratch.path) }] {
                let error = #expect(throws: StoreError.self) { try file().dueCount(day: firstDay) }
                #expect(error?.kind == .busy)
            }
            try db.execute(sql: "ROLLBACK")
        }
    }

    @Test func `an unfinished write of a killed program is rolled back before reading`() throws {
        let file = try scratch.open()
        let cards = try file.makeCards(300)
        try file.review(cards[0], .good, on: firstDay)
        let killed = scratch.file("killed.sqlite")
        let writer = try DatabaseQueue(path: scratch.path)
        try writer.inDatabase { db in
            // A tiny cache makes SQLite write into the file, and so flush its journal, before the commit.
            try db.execute(sql: "PRAGMA cache_size = 2; BEGIN; UPDATE card SET lapses = 9, main = hex(randomblob(200))")
            for suffix in ["", "-journal"] {
                try FileManager.default.copyItem(atPath: scratch.path + suffix, toPath: killed + suffix)
            }
            try db.execute(sql: "ROLLBACK")
        }
        #expect(FileLocation(path: killed).hasJournal)
        let reader = try LearnerFile.openReadOnly(path: killed)
        #expect(try reader.storedCards().map(\.state.lapses).max() == 0)
        #expect(try reader.storedCards().map(\.main) == Array(repeating: "e2e4", count: 300))
        #expect(try reader.check().isEmpty)
    }

    @Test func `the data version changes with an answer of another connection`() throws {
        let one = try scratch.open()
        let cards = try one.makeCards(1)
        let other = try LearnerFile.openReadOnly(path: scratch.path)
        let before = try other.dataVersion()
        #expect(try other.dataVersion() == before)
        try one.review(cards[0], .good, on: firstDay)
        #expect(try other.dataVersion() != before)
    }
}
