import Foundation
import GRDB
import Scheduling
import Testing
import Training

@testable import Store

/// The migration of the log to numbers loses and changes nothing.
@Suite struct NumberMigrationTests {
    let scratch: Scratch
    let cards: [CardID]
    /// All rows of the log, before the migration.
    let before: [EventRow]
    let states: [CardState]

    init() throws {
        scratch = try Scratch()
        let file = try scratch.open()
        cards = try file.makeCards(3)
        for (index, event) in Self.events.enumerated() {
            let day = firstDay.advanced(by: index / 3)
            // Also before and after the study day in UTC.
            let time = Int64([-3_600_000, 0, 100_000_000][index % 3]) + Int64(index)
            let moment = Moment(day: day, instant: Int64(day.number) * EventRow.millisecondsOfDay + time)
            _ = try file.append([CardEvent(event, of: cards[index % 2], at: moment)], expecting: nil)
        }
        before = try file.rows()
        states = try cards.map(file.state)
        file.close()
    }

    private static let events: [ReviewEvent] =
        GradedBy.allCases.map { .answered(GradedAnswer(.review, .good, by: $0, played: "e7e8q", milliseconds: 900)) }
        + [
            .answered(GradedAnswer(.repeated, .wrongShown, by: .retry, played: "not a move", milliseconds: nil)),
            .answered(GradedAnswer(.early, .perfect, by: .hint, played: "a1h8", milliseconds: 0)),
            .introduced(played: "h8a1", milliseconds: 70_000), .introduced(played: nil, milliseconds: nil),
            .wrongTry(WrongTry(played: "g1f3", milliseconds: 5, isEarly: true)),
            .known(due: firstDay, byCommand: true), .restarted(former: "e2e4"), .reset, .rescheduled(due: firstDay),
            .madeDue(due: firstDay, played: "b7b8n"), .seenInGames(SeenInGames(played: "e2e4", games: 3, grade: .good)),
            .buried(until: firstDay, .question), .suspended(.command), .released,
            .regraded(Regrade(target: 2, grade: .hard, reason: .accepted("d2d4"))), .undone(target: 3),
        ]

    /// Converts the file to an older schema and opens it.
    private func migrated(_ undo: String, _ version: Int) throws -> LearnerFile {
        try scratch.run("\(undo) PRAGMA user_version = \(version)")
        return try scratch.open()
    }

    private static let first = """
        \(Schema5.undo) DROP TABLE analysis_engine; DROP TABLE analysis; DROP TABLE compared_game; DROP TABLE position;
        CREATE TABLE analysis (epd TEXT NOT NULL, engine TEXT NOT NULL, nodes INTEGER NOT NULL, move TEXT NOT NULL,
          score TEXT NOT NULL, pv TEXT NOT NULL, PRIMARY KEY (epd, engine, nodes, move)) WITHOUT ROWID;
        """

    @Test(arguments: [(first, 1), (Schema10.undo, 9)])
    func `every event of an older file is unchanged`(undo: String, version: Int) throws {
        let file = try migrated(undo, version)
        #expect(try file.rows() == before)
        #expect(try cards.map(file.state) == states)
        #expect(try file.check() == [])
        #expect(Set(before.map(\.kind)).count == EventKind.allCases.count - 1)
        file.close()
        let queue = try DatabaseQueue(path: scratch.path)
        let texts = try queue.read { db in
            try String.fetchAll(
                db, sql: "SELECT played FROM event WHERE typeof(kind) <> 'integer' OR typeof(played) = 'text'")
        }
        #expect(texts == ["not a move"])
    }

    @Test func `damaged events of an older file are found after the migration as before`() throws {
        let changes = [
            "kind = 'nonsense' WHERE id = 1", "graded_by = 'nobody' WHERE id = 2", "instant = 'later' WHERE id = 3",
            "day = 99000000000000 WHERE id = 4", "card = 99 WHERE id = 5", "kind = '5' WHERE id = 6",
            "played = x'6532653400' WHERE id = 7",
        ]
        let sql = changes.map { "UPDATE event SET \($0);" }.joined(separator: " ")
        try scratch.run(Schema10.undo)
        let queue = try DatabaseQueue(path: scratch.path)
        try queue.inDatabase { db in
            try db.execute(sql: "PRAGMA foreign_keys = OFF; DROP TRIGGER event_is_never_changed; \(sql)")
            try db.execute(
                sql: """
                    CREATE TRIGGER event_is_never_changed BEFORE UPDATE ON event
                      BEGIN SELECT RAISE(ABORT, 'the review log is append-only'); END;
                    PRAGMA user_version = 9
                    """)
        }
        try queue.close()
        let file = try scratch.open()
        let findings = try file.check()
        for id in 1...7 {
            #expect(
                findings.contains(CheckFinding(kind: .event, message: "log: event \(id) has been altered")), "\(id)")
        }
        #expect(findings.contains { $0.kind == .reference && $0.message.hasPrefix("event 5: ") })
        #expect(findings.filter { $0.kind == .value && $0.message.hasPrefix("event ") }.count == 7)
        #expect(!findings.contains { $0.kind == .schema || $0.kind == .structure })
        #expect(try file.rows().filter { $0.id > 7 } == before.filter { $0.id > 7 })
    }

    @Test func `events missing at the end of an older log are found after the migration`() throws {
        try scratch.run(
            """
            \(Schema10.undo) DROP TRIGGER event_is_never_deleted; DELETE FROM event WHERE id = \(before.count);
            CREATE TRIGGER event_is_never_deleted BEFORE DELETE ON event
              BEGIN SELECT RAISE(ABORT, 'the review log is append-only'); END;
            PRAGMA user_version = 9
            """)
        #expect(try scratch.open().check().contains { $0.kind == .gap })
    }

    @Test func `a migration that is killed leaves the older file intact`() throws {
        try scratch.run("\(Schema10.undo) PRAGMA user_version = 9")
        let old = try scratch.dump()
        let killed = scratch.file("killed.sqlite")
        var configuration = Configuration()
        configuration.foreignKeysEnabled = false
        let queue = try DatabaseQueue(path: scratch.path, configuration: configuration)
        try queue.inDatabase { db in
            // Pages of the migration are in the file before it is complete.
            try db.execute(sql: "PRAGMA cache_size = 1; PRAGMA cache_spill = 1")
            try db.inTransaction(.immediate) {
                for step in Migration.steps[9...] { try db.execute(sql: step) }
                try db.execute(sql: "PRAGMA user_version = \(Migration.steps.count)")
                for suffix in ["", "-journal"] {
                    try FileManager.default.copyItem(atPath: scratch.path + suffix, toPath: killed + suffix)
                }
                return .rollback
            }
        }
        try queue.close()
        #expect(try scratch.dump() == old)
        #expect(try scratch.bytes(killed) != scratch.bytes())
        let file = try LearnerFile.open(path: killed)
        #expect(try file.rows() == before)
        #expect(try file.check() == [])
    }

    @Test func `the space of the old log is given back`() throws {
        try scratch.run(
            """
            \(Schema10.undo) INSERT INTO event SELECT NULL, card, kind, day, instant, grade, graded_by, milliseconds,
              played, target, value, interval_before, checksum, due_day, scheduler
            FROM event CROSS JOIN (WITH RECURSIVE number AS (SELECT 1 AS n UNION ALL SELECT n + 1 FROM number LIMIT 1500)
              SELECT n FROM number);
            PRAGMA user_version = 9
            """)
        let size = try scratch.bytes().count
        let migrated = try scratch.open()
        #expect(try migrated.rows().count == before.count * 1_501)
        migrated.close()
        #expect(try scratch.bytes().count < size * 3 / 4)
    }

    @Test func `each kind and author has its own number`() {
        #expect(EventKind.allCases.map { EventKind(number: $0.number) } == EventKind.allCases)
        #expect(GradedBy.allCases.map { GradedBy(number: $0.number) } == GradedBy.allCases)
        #expect(EventKind.numbered.map(\.rawValue) == Schema11.kinds)
        #expect(GradedBy.numbered.map(\.rawValue) == Schema11.authors)
        #expect(EventKind(number: 17) == nil && EventKind(number: -1) == nil && GradedBy(number: 7) == nil)
    }

    @Test func `a move is stored as a number of two bytes, any other text as it is`() {
        for number in StoredMove.numbers { #expect(StoredMove(number: number)?.number == number) }
        #expect(StoredMove(number: -1) == nil && StoredMove(number: StoredMove.numbers.upperBound + 1) == nil)
        #expect(StoredMove(number: 4096 + 64 * 63)?.text == "a1h8n")
        for text in ["", "e2e9", "i2e4", "e2e4k", "E2e4", "e7e8Q", "0-0", "e2e4qq", "e2é4", "1234"] {
            #expect(StoredMove(text).number == nil && StoredMove(text).databaseValue == text.databaseValue)
        }
    }
}

extension LearnerFile {
    /// The rows of the log that can be read, ordered by ID.
    fileprivate func rows() throws -> [EventRow] {
        var rows: [EventRow] = []
        try forEachEventRow { rows.append($0) }
        return rows
    }
}
