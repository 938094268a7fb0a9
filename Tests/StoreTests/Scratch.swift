import Foundation
import GRDB
import Scheduling
import Training

@testable import Store

/// A folder of a test's own, gone when the test is over.
final class Scratch {
    let folder: String

    init() throws {
        var template = Array("\(NSTemporaryDirectory())/prep-store-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw CocoaError(.fileWriteUnknown) }
        folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// The learner's file in this folder.
    var path: String { "\(folder)/prep.sqlite" }

    func file(_ name: String) -> String { "\(folder)/\(name)" }

    func open() throws -> LearnerFile { try LearnerFile.open(path: path) }

    /// Runs SQL as another program would.
    func run(_ sql: String, on path: String? = nil) throws {
        let queue = try DatabaseQueue(path: path ?? self.path)
        try queue.write { db in try db.execute(sql: sql) }
        try queue.close()
    }

    func bytes(_ path: String? = nil) throws -> Data {
        try Data(contentsOf: URL(fileURLWithPath: path ?? self.path))
    }

    /// Everything in the file, table by table and row by row, as text.
    func dump() throws -> String {
        let queue = try DatabaseQueue(path: path)
        defer { try? queue.close() }
        return try queue.read { db in
            let sql = "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"
            return try String.fetchAll(db, sql: sql).map { table in
                let rows = try Row.fetchAll(db, sql: "SELECT * FROM \"\(table)\" ORDER BY 1, 2")
                return "\(table)\n" + rows.map { "  \($0)" }.joined(separator: "\n")
            }.joined(separator: "\n")
        }
    }
}

extension LearnerFile {
    /// Cards of a repertoire without a file, for tests of the log: numbered from 1, in the queue.
    func makeCards(_ count: Int) throws -> [CardID] {
        try writing { db in
            try db.execute(sql: "INSERT INTO repertoire (id, name, side, place) VALUES (1, 'cards', 0, 1)")
            for number in 1...count {
                try db.execute(
                    sql: "INSERT INTO card (side, epd, main, prepared, is_queued) VALUES (0, ?, 'e2e4', 'e2e4', 1)",
                    arguments: ["position \(number)"])
                try db.execute(
                    sql: """
                        INSERT INTO card_repertoire (repertoire, card, place, prepared, remarks, line)
                        VALUES (1, ?, ?, 'e2e4', 0, x'')
                        """, arguments: [db.lastInsertedRowID, number])
            }
        }
        return (1...count).map { CardID(Int64($0)) }
    }

    /// One review, as a session writes it.
    @discardableResult
    func review(_ card: CardID, _ grade: Grade, on day: StudyDay, milliseconds: Int? = nil) throws -> ReviewRecord {
        let record = ReviewRecord(
            card: card, kind: .review, day: day, instant: Int64(day.number) * 86_400_000, grade: grade,
            gradedBy: .answer, milliseconds: milliseconds, played: "e2e4")
        return try append([record], expecting: nil)[0]
    }
}

/// The first study day of the tests: 2026-11-21.
let firstDay = StudyDay(number: 20_778)
