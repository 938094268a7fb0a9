import Foundation
import Scheduling
import Synchronization
import Testing
import Training

@testable import Store

@Suite struct BackupTests {
    let scratch: Scratch
    let file: LearnerFile

    init() throws {
        scratch = try Scratch()
        file = try scratch.open()
    }

    private func backups() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: scratch.path + ".backups").sorted()
    }

    @Test func `a backup is a sound file that only the user can read`() throws {
        let card = try file.makeCards(1)[0]
        try file.review(card, .good, on: firstDay)
        let copy = scratch.file("elsewhere/copy.sqlite")
        try file.backup(to: copy)
        let mode = try FileManager.default.attributesOfItem(atPath: copy)[.posixPermissions] as? Int
        #expect(mode == 0o600)
        let other = try LearnerFile.openReadOnly(path: copy)
        #expect(try other.check().isEmpty)
        #expect(try other.allEvents() == file.allEvents())
        #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.file("elsewhere")) == ["copy.sqlite"])
    }

    @Test func `the first change of a day backs up yesterday's state, and the last ten backups are kept`() throws {
        let card = try file.makeCards(1)[0]
        for number in 0..<12 {
            let day = firstDay.advanced(by: number)
            try file.review(card, .good, on: day)
            try file.review(card, .good, on: day)
        }
        #expect(try backups() == (2..<12).map { "\(firstDay.advanced(by: $0)).sqlite" })
        let newest = try LearnerFile.openReadOnly(path: "\(scratch.path).backups/\(firstDay.advanced(by: 11)).sqlite")
        #expect(try newest.allEvents().count == 22)
    }

    @Test func `an answer is stored even if no backup can be made, and the reason is reported once a day`() throws {
        let card = try file.makeCards(1)[0]
        try Data().write(to: URL(fileURLWithPath: scratch.path + ".backups"))
        let reports = Mutex<[String]>([])
        let file = try scratch.open { report in reports.withLock { $0.append(report) } }
        for number in [0, 0, 1] { try file.review(card, .good, on: firstDay.advanced(by: number)) }
        #expect(try file.allEvents().count == 3)
        let sentences = reports.withLock { $0 }
        #expect(sentences.count == 2)
        #expect(sentences.allSatisfy { $0.hasPrefix("No backup was made today: ") })
    }

    @Test func `a restored backup is unchanged, and the old file is copied beside it`() throws {
        let card = try file.makeCards(1)[0]
        try file.review(card, .good, on: firstDay)
        try file.backup(to: scratch.file("copy.sqlite"))
        try file.review(card, .good, on: firstDay.advanced(by: 1))
        file.close()
        try LearnerFile.restore(path: scratch.path, from: scratch.file("copy.sqlite"))
        #expect(try scratch.open().allEvents().count == 1)
        #expect(try LearnerFile.openReadOnly(path: scratch.path + ".before-restore").allEvents().count == 2)
    }

    @Test func `a backup that is not sound is not restored`() throws {
        let card = try file.makeCards(1)[0]
        try file.review(card, .good, on: firstDay)
        let copy = scratch.file("copy.sqlite")
        try file.backup(to: copy)
        try scratch.run("DROP TRIGGER event_is_never_changed; UPDATE event SET grade = 5", on: copy)
        let error = #expect(throws: StoreError.self) { try LearnerFile.restore(path: scratch.path, from: copy) }
        #expect(error?.kind == .damaged)
        #expect(try file.check().isEmpty)
    }
}
