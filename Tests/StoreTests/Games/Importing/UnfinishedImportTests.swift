import Chess
import Foundation
import GRDB
import Scheduling
import TestSupport
import Testing
import Training
import TrainingSupport

@testable import Store

/// Imports into a file with cards, in which sessions may be running, and imports that do not end.
@Suite struct UnfinishedImportTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    private static func games(_ count: Int, from first: Int = 1) -> [UInt8] {
        let lines = ["1. e4 e5 2. Nf3 Nc6 3. Bb5 a6", "1. d4 d5 2. c4 e6 3. Nc3 Nf6", "1. e4 c5 2. Nf3 d6 3. d4 cxd4"]
        return Array(
            (first..<(first + count)).map {
                "[White \"W\($0)\"]\n[Date \"20\(10 + $0 % 10).01.01\"]\n\n\(lines[$0 % 3]) 1-0\n\n"
            }
            .joined().utf8)
    }

    private func count(_ table: String, _ file: LearnerFile) throws -> Int {
        try file.reading { db in try Int.fetchOne(db, sql: "SELECT count(*) FROM \(table)") ?? 0 }
    }

    @Test func `the games of an import become visible together, and sessions write meanwhile`() throws {
        let file = try scratch.open()
        let cards = try file.makeCards(5)
        try file.importGames(Self.games(10))
        let other = try scratch.open()
        var answers = 0
        var seen: Set<Int> = []
        let text = Self.games(6000, from: 100)
        let report = try file.importGames(text) { step in
            guard case .writing = step else { return true }
            // Another session: it waits for the import only within a transaction.
            seen.insert((try? other.gamesCount()) ?? -1)
            return true
        }
        // Between the transactions of the import, an answer is written at once.
        let moment = Moment(day: firstDay, instant: 1)
        _ = try other.append([CardEvent(.early(.good), of: cards[0], at: moment)], expecting: nil)
        answers += 1
        #expect(report.added == 6000 && seen == [10])
        #expect(try other.gamesCount() == 6010)
        #expect(try count("game_batch", other) == 0)
        #expect(try other.check().isEmpty)
    }

    @Test func `an import that was killed shows no game and is removed when the file is next opened`() throws {
        let file = try scratch.open()
        _ = try file.makeCards(2)
        try file.importGames(Self.games(300))
        let before = try file.gameIDs()
        // What a killed import leaves behind: games in a batch, and a segment that is not in use.
        try file.writing { db in
            try db.execute(
                sql: """
                    INSERT INTO game_batch (first_game, last_game) VALUES (1001, 2000);
                    INSERT INTO Games (ID, WhiteID, BlackID, Result, PlyCount, Moves)
                      SELECT ID + 1000, WhiteID, BlackID, Result, PlyCount, Moves FROM Games WHERE WhiteID > 1;
                    INSERT INTO position_segment (first_game, games, bits, positions, is_ready)
                      VALUES (1001, 300, 0, 1, 0);
                    INSERT INTO position_bucket (id, positions) SELECT (max(id) << 32) + 1, x'00' FROM position_segment;
                    """)
        }
        #expect(try file.gameIDs() == before && file.gamesCount() == 300 && file.gamesInfo().games == 300)
        #expect(try file.gameHeader(1200) == nil)
        #expect(try file.statistics(of: .initial).games == 300)
        file.close()
        let reader = try LearnerFile.openReadOnly(path: scratch.path)
        #expect(try reader.gameIDs() == before)
        reader.close()
        let opened = try scratch.open()
        #expect(try count("Games", opened) == 300 + count("chapter", opened))
        #expect(try count("game_batch", opened) == 0)
        #expect(
            try opened.reading { db in try Bool.fetchOne(db, sql: "SELECT min(is_ready) FROM position_segment") }
                == true)
        #expect(try opened.check().isEmpty)
        #expect(try opened.gameIDs() == before && opened.statistics(of: .initial).games == 300)
    }

    @Test func `an import that is running is not removed by another program`() throws {
        let file = try scratch.open()
        _ = try file.makeCards(2)
        let lock = try #require(try ImportLock(ifFree: scratch.path))
        try file.writing { db in
            try db.execute(sql: "INSERT INTO game_batch (first_game, last_game) VALUES (10, 20)")
        }
        let other = try scratch.open()
        #expect(try count("game_batch", other) == 1)
        #expect(try ImportLock(ifFree: scratch.path) == nil)
        lock.release()
        #expect(try ImportLock(ifFree: scratch.path) != nil)
        #expect(!FileManager.default.fileExists(atPath: ImportLock.file(scratch.path)))
        #expect(try count("game_batch", try scratch.open()) == 0)
    }

    @Test func `a stopped import into a file with cards leaves nothing behind`() throws {
        let file = try scratch.open()
        _ = try file.makeCards(2)
        try file.importGames(Self.games(20))
        let before = try scratch.dump()
        for stop in [GamesImportStep.writing(games: 3000), .indexing] {
            #expect(throws: CancellationError.self) { try file.importGames(Self.games(4000, from: 50)) { $0 != stop } }
            #expect(try file.gamesCount() == 20)
            #expect(try count("game_batch", file) == 0)
        }
        #expect(try file.check().isEmpty)
        try file.importGames(Self.games(1, from: 20_000))
        #expect(try file.gamesCount() == 21)
        #expect(before.contains("game_checksum"))
    }
}
