import Foundation
import Scheduling
import Testing
import Training

@testable import Store

/// Automatic backups after a wrong clock, and files left by killed backups.
@Suite struct BackupOrderTests {
    let scratch: Scratch

    init() throws {
        scratch = try Scratch()
    }

    private var folder: String { scratch.path + ".backups" }
    private func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() }

    /// Answers on each of these days, each time with a newly opened file.
    private func answer(on days: [StudyDay]) throws {
        for day in days {
            let file = try scratch.open { Issue.record("\($0)") }
            try file.review(CardID(1), .good, on: day)
            file.close()
        }
    }

    private func records(_ day: StudyDay) throws -> Int {
        try LearnerFile.openReadOnly(path: "\(folder)/\(day).sqlite").allEvents().count
    }

    @Test func `backups of a clock that ran ahead do not displace later ones`() throws {
        let file = try scratch.open()
        _ = try file.makeCards(1)
        file.close()
        let ahead = (0..<10).map { firstDay.advanced(by: 14_600 + $0) }
        try answer(on: ahead)
        let back = (0..<8).map { firstDay.advanced(by: $0) }
        try answer(on: back)
        #expect(try names() == back.map { "\($0).sqlite" } + ahead.suffix(2).map { "\($0).sqlite" })
        #expect(try records(back[7]) == 17)
        try answer(on: [firstDay.advanced(by: 8), firstDay.advanced(by: 9), firstDay.advanced(by: 10)])
        #expect(try names() == (1..<11).map { "\(firstDay.advanced(by: $0)).sqlite" })
    }

    @Test func `a date on which the clock has been before gets a new backup`() throws {
        let file = try scratch.open()
        _ = try file.makeCards(1)
        file.close()
        try answer(on: [firstDay.advanced(by: 3), firstDay, firstDay.advanced(by: 3)])
        #expect(try records(firstDay.advanced(by: 3)) == 2)
        #expect(try names().count == 2)
    }

    @Test func `files left by killed backups are removed, and nothing else`() throws {
        let file = try scratch.open()
        _ = try file.makeCards(1)
        file.close()
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let old = Date(timeIntervalSinceNow: -200_000)
        // No process has the number 2^22 + 1 (the highest is 2^22 on Linux); this one has its own.
        let mine = ".prep-\(getpid())-77.tmp"
        let files: [(name: String, isOld: Bool, stays: Bool)] = [
            (".prep-4194305-0.tmp", false, false), (".prep-4194305-0.tmp-journal", false, false),
            (mine, false, true), ("2026-01-01.sqlite.Ab3dEf", true, false), ("2026-01-01.sqlite.Ab3dEg", false, true),
            ("notes.sqlite.Ab3dEf", true, true), (".prep-x-0.tmp", true, true), ("mine.txt", true, true),
        ]
        for file in files {
            let path = "\(folder)/\(file.name)"
            try Data("x".utf8).write(to: URL(fileURLWithPath: path))
            if file.isOld { try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: path) }
        }
        try answer(on: [firstDay])
        let left = try names()
        for file in files { #expect(left.contains(file.name) == file.stays, "\(file.name)") }
    }
}
