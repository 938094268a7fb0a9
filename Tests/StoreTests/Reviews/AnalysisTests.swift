import Foundation
import GRDB
import Openings
import Synchronization
import Testing
import Training
import TrainingSupport

@testable import Store

@Suite struct AnalysisTests {
    let scratch: Scratch
    let file: LearnerFile

    init() throws {
        scratch = try Scratch()
        file = try scratch.open()
    }

    private func found(
        _ question: String = "e2e4", budget: Int = 200_000, engine: String = "Stockfish 15.1", text: String = "cp 31"
    ) -> StoredAnalysis {
        StoredAnalysis(epd: "8/8/8/8/8/8/8/8 w - -", engine: engine, question: question, budget: budget, found: text)
    }

    private func stored(_ one: StoredAnalysis, budget: Int? = nil) throws -> StoredAnalysis? {
        try file.analysis(
            epd: one.epd, engine: one.engine, question: one.question, budget: budget ?? one.budget)
    }

    @Test func `results are stored by position, engine, question and budget`() throws {
        try file.keep([found(), found("d2d4", text: "cp 20")])
        try file.keep([found()])
        #expect(try stored(found()) == found())
        #expect(try stored(found("d2d4"))?.found == "cp 20")
        #expect(try stored(found("c2c4")) == nil)
        #expect(try stored(found(engine: "Toga II 3.0")) == nil)
        let again = try LearnerFile.openReadOnly(path: scratch.path)
        #expect(try again.analysis(epd: found().epd, engine: found().engine, question: "e2e4", budget: 1) == found())
    }

    @Test
    func `a stronger result replaces a weaker one, answers weaker questions, and is not replaced by a weaker one`()
        throws
    {
        try file.keep([found(budget: 1000, text: "weak")])
        #expect(try stored(found(), budget: 1001) == nil)
        try file.keep([found(budget: 5000, text: "strong")])
        try file.keep([found(budget: 2000, text: "middling")])
        #expect(try stored(found(), budget: 1)?.found == "strong")
        #expect(try stored(found(), budget: 5000)?.found == "strong")
        #expect(try stored(found(), budget: 5001) == nil)
        #expect(try file.reading { db in try Int.fetchOne(db, sql: "SELECT count(*) FROM analysis") } == 1)
    }

    @Test func `beyond the limit the oldest results are deleted`() throws {
        for number in 0..<20 { try file.keep([found("q\(number)")], limit: 5) }
        // A result with a greater budget makes an old question new.
        try file.keep([found("q16", budget: 300_000)], limit: 5)
        try file.keep([found("q20")], limit: 5)
        let left = try file.reading { db in try String.fetchAll(db, sql: "SELECT question FROM analysis ORDER BY id") }
        #expect(left == ["q17", "q18", "q19", "q16", "q20"])
    }

    @Test func `results in a position where the learner played a wrong move outlive the limit`() throws {
        _ = try file.applyImport(Sample.plan(Sample.italian))
        let key = Sample.key("e4", "e5")
        let card = try #require(try file.card(key))
        let wrongTry = ReviewEvent.wrongTry(WrongTry(played: "a2a3"))
        _ = try file.append(
            [CardEvent(wrongTry, of: card.id, at: Moment(day: firstDay, instant: 1))], expecting: nil)
        for (epd, text) in [(key.epd, "kept"), ("\(key.epd) hmvc 2;", "kept too"), (Sample.key("e4").epd, "old")] {
            try file.keep([StoredAnalysis(epd: epd, engine: "e", question: "a2a3", budget: 1, found: text)])
        }
        for number in 0..<3 { try file.keep([found("q\(number)")], limit: 2) }
        let left = try file.reading { db in try String.fetchAll(db, sql: "SELECT found FROM analysis ORDER BY id") }
        #expect(left == ["kept", "kept too", "cp 31", "cp 31"])
    }

    @Test func `the results for a move are found after any number of quiet plies`() throws {
        func result(_ epd: String, _ budget: Int) -> StoredAnalysis {
            StoredAnalysis(epd: epd, engine: "e", question: "e1e2", budget: budget, found: "cp \(budget)")
        }
        let results = [
            result("8/8/8/8/8/8/8/4K2k w - -", 1), result("8/8/8/8/8/8/8/4K2k w - - hmvc 9;", 3),
            result("8/8/8/8/8/8/8/4K2k w - - hmvc 12;", 2), result("8/8/8/8/8/8/8/4K1k1 w - - hmvc 12;", 4),
        ]
        try file.keep(results)
        #expect(
            try file.analyses(epd: "8/8/8/8/8/8/8/4K2k w - -", question: "e1e2") == [
                results[1], results[2], results[0],
            ]
        )
    }

    @Test func `a busy file fails quickly, and a read-only file stores nothing`() throws {
        try file.keep([found()])
        let writer = try DatabaseQueue(path: scratch.path)
        let limits = Mutex<Set<Duration>>([])
        let wait = file.lockWait
        file.queue.inDatabase { $0.trace { _ in limits.withLock { _ = $0.insert(wait.limit) } } }
        try writer.inDatabase { db in
            try db.execute(sql: "BEGIN EXCLUSIVE")
            let reading = #expect(throws: StoreError.self) { try stored(found()) }
            let writing = #expect(throws: StoreError.self) { try file.keep([found("d2d4")]) }
            #expect(reading?.kind == .busy && writing?.kind == .busy)
            try db.execute(sql: "ROLLBACK")
        }
        // Both wait for at most twenty milliseconds.
        #expect(limits.withLock { $0 } == [.milliseconds(20)])
        #expect(wait.limit == .seconds(5))
        let reader = try LearnerFile.openReadOnly(path: scratch.path)
        let error = #expect(throws: StoreError.self) { try reader.keep([found()]) }
        #expect(error?.kind == .readOnly)
    }

    @Test func `the name of an engine is found by its program`() throws {
        #expect(try file.engineName(of: "/e 7 8") == nil)
        try file.keep(engineName: "Fake", of: "/e 7 8")
        try file.keep(engineName: "Fake 2", of: "/e 7 8")
        #expect(try file.engineName(of: "/e 7 8") == "Fake 2")
    }

    @Test func `a file with the third schema gets the new table and keeps everything else`() throws {
        file.close()
        try scratch.run(
            """
            \(Schema5.undo)
            DROP TABLE analysis; DROP TABLE analysis_engine;
            CREATE TABLE analysis (epd TEXT NOT NULL, engine TEXT NOT NULL, nodes INTEGER NOT NULL, move TEXT NOT NULL,
              score TEXT NOT NULL, pv TEXT NOT NULL, PRIMARY KEY (epd, engine, nodes, move)) WITHOUT ROWID;
            INSERT INTO setting VALUES ('threads', '2'); PRAGMA user_version = 3
            """)
        let migrated = try scratch.open()
        #expect(try migrated.value(of: .threads) == 2)
        try migrated.keep([found()])
        #expect(try migrated.check().isEmpty)
    }
}
