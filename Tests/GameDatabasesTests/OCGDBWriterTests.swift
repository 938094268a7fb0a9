import Chess
import Foundation
import GRDB
import PGN
import Testing

@testable import GameDatabaseFixtures
@testable import GameDatabases

@Suite struct OCGDBWriterTests {
    let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
    }

    private var path: String { scratch.file("export.ocgdb.db3") }

    @discardableResult
    private func write(_ trees: [GameTree]) throws -> OCGDBReport {
        try Data().write(to: URL(fileURLWithPath: path))
        let writer = try OCGDBWriter(filling: path, for: path)
        for tree in trees { try writer.append(tree) }
        return try writer.finish()
    }

    private func value(_ sql: String) throws -> String? {
        let queue = try DatabaseQueue(path: path)
        defer { try? queue.close() }
        return try queue.read { try String.fetchOne($0, sql: sql) }
    }

    /// Returns the moves of a game in UCI, decoded without the reader.
    private func decoded(_ game: Int) throws -> [String] {
        let queue = try DatabaseQueue(path: path)
        defer { try? queue.close() }
        let blob = try queue.read { db in
            try Data.fetchOne(db, sql: "SELECT Moves2 FROM Games WHERE ID = ?", arguments: [game]) ?? Data()
        }
        return stride(from: 0, to: blob.count, by: 2).map { place in
            let word = Int(blob[place]) + Int(blob[place + 1]) * 256
            let promotion = ["", "?", "n", "b", "r", "q"][word / 4_096]
            return Mailbox.name(word % 64) + Mailbox.name(word / 64 % 64) + promotion
        }
    }

    @Test func `the moves are those of the games, in ocgdb's encoding`() throws {
        let trees = try FixtureGames.standard.map(FixtureGames.tree)
        let report = try write(trees)
        #expect(report.games == trees.count)
        for (index, tree) in trees.enumerated() { #expect(try decoded(index + 1) == tree.uciMoves()) }
        let words = try decoded(4)
        for move in ["a2a1q", "h7g8b", "h2g1n", "d7d8r"] { #expect(words.contains(move)) }
    }

    @Test func `schema, Info rows and unknown names are those of ocgdb`() throws {
        try write(try FixtureGames.standard.map(FixtureGames.tree))
        #expect(try value("SELECT Value FROM Info WHERE Name = 'Data Structure Version'") == "0.6")
        #expect(try value("SELECT Value FROM Info WHERE Name = 'Variant'") == "standard")
        #expect(try value("SELECT Value FROM Info WHERE Name = 'GameCount'") == "6")
        #expect(try value("SELECT Value FROM Info WHERE Name = 'PlayerCount'") == "8")
        #expect(try value("SELECT Value FROM Info WHERE Name = 'CommentCount'") == "4")
        for table in ["Events", "Sites", "Players"] {
            #expect(try value("SELECT Name FROM \(table) WHERE ID = 1") == "")
        }
        #expect(
            try value("SELECT group_concat(name) FROM pragma_table_info('Games')")
                == "ID,EventID,SiteID,Date,Round,WhiteID,WhiteElo,BlackID,BlackElo,Result,TimeControl,ECO,PlyCount,FEN,Moves2"
        )
        #expect(try value("SELECT Date FROM Games WHERE ID = 1") == "1850-03-07")
        #expect(try value("SELECT WhiteElo FROM Games WHERE ID = 1") == "2410")
        #expect(try value("SELECT PlyCount FROM Games WHERE ID = 1") == "15")
        #expect(
            try value("SELECT Result || Date || Moves2 || EventID FROM Games WHERE ID = 6") == nil,
            "unknown values are NULL")
        #expect(try value("SELECT EventID || WhiteID FROM Games WHERE ID = 6") == "11")
        #expect(
            try value("SELECT group_concat(Ply || ':' || Comment, '|') FROM Comments WHERE GameID = 1")
                == "-1:A short game.|0:best by test|1:Black chose the open game.|13:too bold")
    }

    @Test func `the reader reads the main line with its comments`() throws {
        let trees = try FixtureGames.standard.map(FixtureGames.tree)
        try write(trees)
        let database = try GameDatabase(path: path)
        #expect(database.format == .ocgdb)
        var games = database.games()
        for tree in trees {
            let game = try #require(try games.readGame())
            let line = tree.withoutVariations()
            #expect(try game.tree.get().tagged { $0 = line.tags } == line)
            #expect(game.tags.entries.filter { $0.name != "FEN" } == line.tags.entries.filter { $0.name != "FEN" })
        }
    }

    @Test func `what the format cannot store is counted`() throws {
        let texts = [
            FixtureGames.italian, FixtureGames.chess960, "1. e4 -- 2. d4 *",
            "[Date \"2019.??.??\"]\n[Odd-Name \"x\"]\n[Annotator \"me\"]\n[Annotator \"you\"]\n[annotator \"they\"]\n\n1. e4 *",
            "[Round \"3.10\"]\n[Date \"????.??.??\"]\n\n1. d4 *",
        ]
        let report = try write(try texts.map(FixtureGames.tree))
        #expect(report.games == 3)
        #expect(report.chess960Games == 1)
        #expect(report.gamesWithNullMoves == 1)
        #expect(report.variations == 3)
        #expect(report.nags == 4)
        #expect(report.inexactDates == 2)
        #expect(report.tags == 3)
        #expect(try value("SELECT Date FROM Games WHERE ID = 2") == "2019-11-11")
        #expect(try value("SELECT Annotator FROM Games WHERE ID = 2") == "me")
        #expect(try value("SELECT Date FROM Games WHERE ID = 3") == nil)
        #expect(try value("SELECT Round FROM Games WHERE ID = 3") == "3.10")
    }
}
