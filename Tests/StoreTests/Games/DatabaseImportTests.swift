import Chess
import Foundation
import GRDB
import GameDatabases
import PGN
import TestSupport
import Testing

@testable import GameDatabaseFixtures
@testable import Store

/// Imports of game databases into the learner's file.
@Suite struct DatabaseImportTests {
    let scratch: Scratch

    init() throws { scratch = try Scratch() }

    @Test(arguments: DatabaseFormat.allCases)
    func `the games of every format are stored unchanged, and only once`(format: DatabaseFormat) throws {
        let path = scratch.file("other.db3")
        try FixtureFile.make(format, at: path)
        var wanted: [GameTree] = []
        var games = try GameDatabase(path: path).games()
        while let game = try games.readGame() { wanted.append(try game.tree.get()) }
        let file = try scratch.open()
        let report = try file.importGames(of: GameDatabase(path: path))
        #expect(report.added == wanted.count && report.faulty == 0 && report.games == wanted.count)
        var stored: [GameTree] = []
        try file.forEachGame(file.gameIDs()) { stored.append($1) }
        #expect(stored.map(PGNWriter.write) == wanted.map(PGNWriter.write))
        #expect(stored == wanted)
        #expect(try file.statistics(of: .initial).games > 1)
        let again = try file.importGames(of: GameDatabase(path: path))
        #expect(again.added == 0 && again.duplicates.map(\.number) == Array(1...wanted.count))
        #expect(try file.check().isEmpty)
    }

    @Test func `a faulty game refuses its database, or is skipped on request, and is reported by ID and ply`() throws {
        let path = scratch.file("other.db3")
        try FixtureFile.make(.ocgdb, at: path)
        try scratch.run("UPDATE Games SET ID = 40, Moves2 = x'0C070C07' WHERE ID = 2", on: path)
        let file = try scratch.open()
        let before = try scratch.bytes()
        let refused = try file.importGames(of: GameDatabase(path: path), isStrict: true)
        #expect(refused.isRefused && refused.added == 0)
        #expect(refused.databaseErrors.map(\.row) == [40] && refused.databaseErrors.map(\.ply) == [2])
        #expect(refused.databaseErrors.first?.message.hasPrefix("game 40, ply 2: e2e4") == true)
        #expect(try scratch.bytes() == before)
        let taken = try file.importGames(of: GameDatabase(path: path))
        #expect(taken.added == taken.games - 1 && taken.added > 0)
    }

    @Test func `the games of another learner's file are imported without the chapters of its repertoires`() throws {
        let other = try LearnerFile.open(path: scratch.file("other.sqlite"))
        _ = try other.applyImport(Sample.plan(Sample.italian))
        try other.importGames(TenGames.bytes)
        var wanted: [GameTree] = []
        try other.forEachGame(other.gameIDs()) { wanted.append($1) }
        other.close()
        let file = try scratch.open()
        let report = try file.importGames(of: GameDatabase(path: other.path))
        #expect(report.games == 10 && report.added == 10)
        var stored: [GameTree] = []
        try file.forEachGame(file.gameIDs()) { stored.append($1) }
        #expect(stored == wanted)
    }

    @Test func `the file itself is refused under any name`() throws {
        let file = try scratch.open()
        let link = scratch.file("link.db3")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: scratch.path)
        let hard = scratch.file("hard.db3")
        try FileManager.default.linkItem(atPath: scratch.path, toPath: hard)
        for path in [scratch.path, link, hard] {
            let error = #expect(throws: StoreError.self) { try file.importGames(of: GameDatabase(path: path)) }
            #expect(error?.kind == .nothingToImport)
        }
        #expect(!file.isSameFile(as: scratch.file("none")))
    }

    @Test(.timeLimit(.minutes(10)), arguments: DatabaseFormat.allCases)
    func `damaged copies leave the file unchanged or intact`(format: DatabaseFormat) throws {
        let original = scratch.file("original.db3")
        try FixtureFile.make(format, at: original)
        let bytes = [UInt8](try scratch.bytes(original))
        let seed = UInt64(DatabaseFormat.allCases.firstIndex(of: format) ?? 0) + 500
        var generator = SeededGenerator(seed: seed)
        try scratch.open().close()
        let empty = try scratch.bytes()
        var taken = 0
        for number in 0..<Long.rounds(20, long: 1_000) {
            let mutant = scratch.file("mutant.db3")
            try Mutant.write(bytes, number, at: mutant, &generator)
            let learner = scratch.file("learner-\(number).sqlite")
            try empty.write(to: URL(fileURLWithPath: learner))
            let file = try LearnerFile.open(path: learner)
            do {
                let report = try file.importGames(
                    of: GameDatabase(path: mutant, deadline: .seconds(2)),
                    isStrict: generator.isLucky(oneIn: 2))
                taken += report.added
                if report.isRefused { #expect(try scratch.bytes(learner) == empty) }
                #expect(try file.check().isEmpty, "mutant \(number) of \(format), seed \(seed)")
                // Every imported game can be read and written.
                try file.forEachGame(file.gameIDs()) { _, tree in _ = PGNWriter.write(tree) }
            } catch  where error is StoreError || error is DatabaseFileError {
                #expect(try scratch.bytes(learner) == empty, "mutant \(number) of \(format), seed \(seed)")
            }
            file.close()
            try FileManager.default.removeItem(atPath: mutant)
            try FileManager.default.removeItem(atPath: learner)
        }
        #expect(taken > 5)
    }

    @Test func `games imported from PGN are read from the learner's file`() throws {
        let text = FixtureGames.all.joined(separator: "\n\n")
        let file = try scratch.open()
        try file.importGames(text.utf8)
        file.close()
        var reader = try GameDatabase(path: scratch.path).games()
        var games: [DatabaseGame] = []
        while let game = try reader.readGame() { games.append(game) }
        #expect(reader.counts.games == FixtureGames.all.count)
        for (game, text) in zip(games, FixtureGames.all) {
            let wanted = try FixtureGames.tree(text)
            #expect(try game.tree.get().tagged { $0 = wanted.tags } == wanted)
        }
    }
}
