import Chess
import GRDB
import TestSupport
import Testing

@testable import Store

/// Removed games and the position index, checksums of games.
@Suite struct GameRemovalTests {
    private let scratch: Scratch
    private let file: LearnerFile

    /// 200 games in which most positions are frequent enough for a tally, some are not, and years differ.
    init() throws {
        scratch = try Scratch()
        file = try scratch.open()
        let lines = ["1. e4 e5 2. Nf3 Nc6", "1. e4 e5 2. Nf3 Nf6", "1. e4 c5", "1. d4 d5", "1. d4 d5 2. c4"]
        let games = (0..<200).map { number in
            """
            [White "W\(number)"]
            [Date "\(number == 7 ? 2030 : number == 8 ? 2031 : 2000 + number % 9).01.01"]
            [WhiteElo "\(2000 + number)"]

            \(lines[number % 4 == 0 && number > 150 ? 4 : number % 4]) \(number % 3 == 0 ? "1-0" : "0-1")


            """
        }
        try file.importGames(games.joined().utf8)
        try file.importGames("[White \"late\"]\n[Date \"2009.01.01\"]\n\n1. e4 e5 2. Nf3 Nc6 1-0\n".utf8)
    }

    private var positions: [Position] {
        get throws {
            try ["", "e4", "e4 e5", "e4 e5 Nf3", "e4 c5", "d4", "d4 d5", "d4 d5 c4"].map { text in
                var position = Position.initial
                for san in text.split(separator: " ") {
                    position.play(try position.move(san: String(san)))
                }
                return position
            }
        }
    }

    /// Statistics from a replay of all games.
    private func recount(_ position: Position) throws -> PositionStatistics {
        try file.reading { db in PositionStatistics(try ReplaySearch(position).tally(GameCursor(db)), position) }
    }

    @Test(arguments: [[4], [8, 9], [1, 2, 3, 201], Array(20...90), [201]] as [[Int64]])
    func `after a removal the index equals a recount, also its last years`(ids: [Int64]) throws {
        #expect(try file.hasPositionIndex())
        #expect(try file.removeGames(ids) == ids.count)
        #expect(try file.gamesCount() == 201 - ids.count)
        for position in try positions {
            let expected = try recount(position)
            #expect(try file.statistics(of: position) == expected, "\(position.fen)")
            if let indexed = try file.indexedStatistics(of: position) { #expect(indexed == expected) }
        }
        #expect(try file.check().isEmpty)
    }

    @Test func `an unknown game or a chapter stops a removal, and nothing is removed`() throws {
        let error = #expect(throws: StoreError.self) { try file.removeGames([3, 4711]) }
        #expect(error?.kind == .notFound)
        #expect(try file.gamesCount() == 201)
    }

    @Test func `after the removal of a damaged game the index agrees with the others`() throws {
        try scratch.run("UPDATE Games SET Moves = substr(Moves, 1, 2) WHERE ID = 3")
        let file = try scratch.open()
        _ = try file.removeGames([3])
        #expect(try file.check(isFull: true).isEmpty)
        for position in try positions { #expect(try file.statistics(of: position) == recount(position)) }
    }

    @Test(arguments: [
        "UPDATE Games SET Result = '1/2-1/2' WHERE ID = 3", "UPDATE Games SET Moves = x'1C07' WHERE ID = 3",
        "UPDATE Players SET Name = 'Somebody' WHERE Name = 'W3'", "DELETE FROM Games WHERE ID = 3",
        "UPDATE Games SET Date = NULL WHERE ID = 3", "UPDATE Games SET WhiteElo = 2999 WHERE ID = 3",
        "INSERT INTO Games (ID, Result, PlyCount, Moves) VALUES (4000, '*', 0, x'')",
        "UPDATE game_checksum SET games = -9223372036854775808",
        "UPDATE Games SET PlyCount = PlyCount + 1 WHERE ID IN (3, 150)", "UPDATE Games SET Moves = NULL WHERE ID = 3",
    ])
    func `check finds games that another program changed, removed or added`(sql: String) throws {
        #expect(try file.check().isEmpty)
        try scratch.run(sql)
        let findings = try scratch.open().check().filter { $0.kind == .game }
        #expect(findings.count == 1, "\(findings)")
    }

    @Test func `a full check finds a single position whose key was changed`() throws {
        try scratch.run(
            """
            UPDATE position_bucket SET positions = CAST(x'7F' || substr(positions, 2) AS BLOB)
            WHERE id = (SELECT min(id) FROM position_bucket WHERE positions <> x'')
            """)
        let findings = try scratch.open().check(isFull: true)
        #expect(findings.map(\.kind) == [.index], "\(findings)")
    }

    @Test(arguments: [
        // Positions lost, and a game too few in the list or the tally of each position.
        "UPDATE position_bucket SET positions = x'' WHERE id = (SELECT min(id) FROM position_bucket)",
        "UPDATE position_segment SET first_game = first_game + 1",
        // The keys of positions changed: a search for gaps would not see them.
        "UPDATE position_bucket SET positions = CAST(x'7F' || substr(positions, 2) AS BLOB)",
        "DELETE FROM position_segment WHERE id > 1; UPDATE Games SET Date = '1960.01.01' WHERE ID < 180",
    ])
    func `check finds an index that does not agree with the games, and repair builds it anew`(sql: String) throws {
        try scratch.run(sql)
        let file = try scratch.open()
        #expect(try file.check().contains { $0.kind == .index })
        #expect(try file.check(isFull: true).contains { $0.kind == .index })
        #expect(try file.repair().isEmpty)
        #expect(try file.check(isFull: true).isEmpty)
        for position in try positions { #expect(try file.statistics(of: position) == recount(position)) }
    }
}
