import Foundation
import GRDB
import Scheduling
import Training

@testable import Store

/// The folder of a test, removed at deinit.
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

    /// Returns the position of a card: the initial position without some of Black's pawns and White's first two.
    static func start(_ number: Int) -> String {
        func rank(_ letter: Character, _ isMissing: (Int) -> Bool) -> String {
            var text = ""
            var gap = 0
            for file in 0..<8 {
                if isMissing(file) {
                    gap += 1
                } else {
                    text += (gap > 0 ? "\(gap)" : "") + String(letter)
                    gap = 0
                }
            }
            return text + (gap > 0 ? "\(gap)" : "")
        }
        let black = rank("p") { number >> $0 & 1 == 1 }
        let white = rank("P") { $0 < 2 && number >> (8 + $0) & 1 == 1 }
        return "rnbqkbnr/\(black)/8/8/8/8/\(white)/RNBQKBNR w KQkq -"
    }

    func open(backupFailed: @escaping @Sendable (String) -> Void = { _ in }) throws -> LearnerFile {
        try LearnerFile.open(path: path, backupFailed: backupFailed)
    }

    /// Runs SQL as another program would.
    func run(_ sql: String, on path: String? = nil) throws {
        let queue = try DatabaseQueue(path: path ?? self.path)
        try queue.write { db in try db.execute(sql: sql) }
        try queue.close()
    }

    func bytes(_ path: String? = nil) throws -> Data {
        try Data(contentsOf: URL(fileURLWithPath: path ?? self.path))
    }

    /// Returns the number that a query gives.
    func number(_ sql: String) throws -> Int {
        let queue = try DatabaseQueue(path: path)
        defer { try? queue.close() }
        return try queue.read { db in try Int.fetchOne(db, sql: sql) ?? 0 }
    }

    /// Returns all rows of all tables as text.
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
    /// Adds a repertoire `cards` for White with queued cards, numbered from 1, each asking for e4.
    func makeCards(_ count: Int) throws -> [CardID] {
        let chapters = (1...count).map { number in
            """
            [SetUp "1"]
            [FEN "\(Scratch.start(number)) 0 1"]

            1. e4 *

            """
        }
        let day = firstDay.advanced(by: -1)
        _ = try applyImport(Sample.plan(chapters.joined(separator: "\n"), name: "cards", day: day))
        // Removes the other rows of the import.
        try writing { db in try db.execute(sql: "DELETE FROM day_sum; DELETE FROM import_log") }
        return (1...count).map { CardID(Int64($0)) }
    }

    /// Appends one review, as a session does.
    @discardableResult
    func review(_ card: CardID, _ grade: Grade, on day: StudyDay, milliseconds: Int? = nil) throws -> LoggedEvent {
        let answer = GradedAnswer(.review, grade, by: .answer, played: "e2e4", milliseconds: milliseconds)
        let moment = Moment(day: day, instant: Int64(day.number) * 86_400_000)
        return try append([CardEvent(.answered(answer), of: card, at: moment)], expecting: nil)[0]
    }
}

/// The first study day of the tests: 2026-11-21.
let firstDay = StudyDay(number: 20_778)

extension LearnerFile {
    /// The whole log, ordered by ID.
    func allEvents() throws -> [LoggedEvent] {
        try reading { db in
            try LogScan(db, "ORDER BY id").events().compactMap(\.logged)
        }
    }
}
