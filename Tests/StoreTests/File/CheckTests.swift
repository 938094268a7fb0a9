import Foundation
import GRDB
import Scheduling
import Testing
import Training

@testable import Store

@Suite struct CheckTests {
    let scratch: Scratch
    let file: LearnerFile

    init() throws {
        scratch = try Scratch()
        file = try scratch.open()
        let cards = try file.makeCards(3)
        for (index, card) in cards.enumerated() { try file.review(card, .good, on: firstDay.advanced(by: index)) }
    }

    private func kinds() throws -> [CheckFinding.Kind] { try file.check().map(\.kind) }

    @Test func `a file as it was written is sound`() throws {
        #expect(try file.check().isEmpty)
    }

    @Test(arguments: [
        "grade = 5", "day = day + 1", "time = time + 1", "played = played + 1", "played = 'e2e3'", "played = 99999",
        "kind = 2", "kind = 'early'", "kind = x'00'", "kind = 17", "graded_by = 6", "graded_by = 'answer'",
        "interval_before = 30", "checksum = 'x'",
    ])
    func `a changed row of the log is found`(change: String) throws {
        try scratch.run("DROP TRIGGER event_is_never_changed; UPDATE event SET \(change) WHERE id = 2")
        #expect(try file.check().contains { $0.kind == .event && $0.message.contains("event 2") })
        #expect(try file.repair().contains { $0.kind == .event })
    }

    @Test func `an event of a card that does not exist is found`() throws {
        let sql =
            "PRAGMA foreign_keys = OFF; DROP TRIGGER event_is_never_changed; UPDATE event SET card = 99 WHERE id = 2"
        let queue = try DatabaseQueue(path: scratch.path)
        try queue.inDatabase { db in try db.execute(sql: sql) }
        try queue.close()
        let findings = try file.check()
        #expect(findings.contains { $0.kind == .reference && $0.message.hasPrefix("event 2: refers to a row of card") })
        #expect(findings.contains { $0.kind == .event && $0.message.contains("event 2") })
    }

    @Test(arguments: [
        "UPDATE event_day SET first_event = 3", "UPDATE event_day SET last_event = 0", "DELETE FROM event_day",
        "INSERT INTO event_day VALUES (7, 1, 1)",
    ])
    func `wrong first and last events of days are found and rebuilt`(sql: String) throws {
        try scratch.run(sql)
        #expect(try kinds().contains(.daySum))
        #expect(try file.repair().isEmpty)
    }

    @Test(arguments: [1, 2, 3])
    func `a row missing from the log is found`(id: Int) throws {
        try scratch.run("DROP TRIGGER event_is_never_deleted; DELETE FROM event WHERE id = \(id)")
        #expect(try file.check().contains { $0.kind == .gap && $0.message.contains("event \(id) is missing") })
    }

    @Test func `a schedule that differs from its answers is found and rebuilt`() throws {
        let state = try file.state(of: CardID(1))
        try scratch.run("UPDATE card SET interval = 90, due = due + 89 WHERE id = 1")
        #expect(try kinds() == [.state])
        #expect(try file.repair().isEmpty)
        #expect(try file.state(of: CardID(1)) == state)
    }

    @Test func `sums that differ from the answers are found and recounted`() throws {
        let sums = try file.daySums()
        try scratch.run("UPDATE day_sum SET answers = 7; DELETE FROM day_sum WHERE day > \(firstDay.number)")
        #expect(try kinds() == [.daySum, .daySum, .daySum])
        #expect(try file.repair().isEmpty)
        #expect(try file.daySums().map(\.answers) == sums.map(\.answers))
    }

    @Test func `a damaged page is a finding, not a crash`() throws {
        file.close()
        var bytes = try scratch.bytes()
        for index in stride(from: 4_096, to: bytes.count, by: 61) { bytes[index] ^= 0x5a }
        try bytes.write(to: URL(fileURLWithPath: scratch.path))
        let damaged = try? scratch.open()
        let findings = try damaged?.check()
        #expect(findings?.isEmpty != true)
    }
}
